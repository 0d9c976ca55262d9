import type { Difference, InteractionResult } from './result.ts';
import type { AnyRule, Example, Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';
import { listRequirements } from '../../spec/contracts/contract.ts';
import type { Terms } from '../../spec/contracts/contract.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** An interaction of a contract, and what the verifier saw of it. */
export interface VerifiedInteraction {
  readonly terms: Terms;
  readonly verified: InteractionResult;
}

/** The response to one request of a contract is one that its consumer can use, as far as this requirement goes. */
export const fulfilsContract = (requirement: RequirementId): Rule<VerifiedInteraction> => ({
  madeBy: ['fulfilsContract', requirement],
  requirement,
  expected: 'the response that the contract describes',
  violation: ({ terms, verified }) => findViolations(terms, verified).get(requirement),
  unproven: ({ verified: { exchange, differences, failure } }) => {
    if (leadsElsewhere(exchange)) return 'the response leads to a page of the target first';
    // A response with another status was compared no further.
    const isOther = failure !== undefined || differences.some(({ at }) => at === 'status');
    return isOther ? 'the response is another one than the contract describes' : undefined;
  },
  invalid: INVALID.filter(({ violates }) => violates === requirement),
  valid: [REFUSAL, LIST]
    .filter((terms) => listRequirements(terms).includes(requirement))
    .map((terms) => ({ title: 'a response without a difference', input: { terms, verified: verify() } })),
});

/** The first violation of each requirement. */
function findViolations(
  terms: Terms,
  { exchange, differences, failure }: InteractionResult,
): ReadonlyMap<RequirementId, Violation> {
  const found = new Map<RequirementId, Violation>();
  if (leadsElsewhere(exchange)) return found;
  if (failure !== undefined)
    return found.set(listRequirements(terms)[0] ?? terms.breaks.status, { code: 'no-response', detail: failure });
  for (const { requirement, difference } of attribute(terms, differences)) {
    const { at, expected, actual } = difference;
    if (!found.has(requirement))
      found.set(requirement, { code: 'contract', interaction: terms.description, at, expected, actual });
  }
  return found;
}

/** Which requirement each difference of a response violates, without the differences that follow from another. */
function attribute(terms: Terms, differences: readonly Difference[]) {
  const status = differences.find(({ at }) => at === 'status');
  const ofBody = differences.filter(({ at }) => at === '$' || at === 'body');
  // If the body cannot be read, its other differences follow from that.
  const others = ofBody.length > 0 ? ofBody : differences.filter(({ at }) => at !== 'status');
  if (status === undefined)
    return others.map((difference) => ({ requirement: findRequirement(terms, difference.at), difference }));
  // A response with 2xx that still has the body of a refusal grants nothing.
  const isGranted = /^2\d\d$/.test(status.actual) && (others.length > 0 || !('$' in terms.breaks));
  if (terms.forbids !== undefined && isGranted) return [{ requirement: terms.forbids, difference: status }];
  // With another status, the other differences follow from that.
  return [{ requirement: terms.breaks.status, difference: status }];
}

/** The requirement of the longest path that leads to a place. */
function findRequirement({ breaks }: Terms, at: string): RequirementId {
  const paths = Object.keys(breaks).filter(
    (path) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`),
  );
  const longest = paths.sort((a, b) => b.length - a.length)[0];
  const header = Object.entries(breaks).find(([name]) => name.toLowerCase() === at.toLowerCase());
  return (longest === undefined ? undefined : breaks[longest]) ?? header?.[1] ?? breaks['$'] ?? breaks.status;
}

/** Whether a redirect leads to a page of the target and not yet to the app, so that its result is not visible here. */
function leadsElsewhere(exchange: InteractionResult['exchange']): boolean {
  const location = exchange?.response.headers['location']?.[0];
  const asked = exchange && new URL(exchange.request.url).searchParams.get('redirect_uri');
  if (location === undefined || !asked || exchange === undefined) return false;
  const home = new URL(exchange.request.url).origin;
  return !location.startsWith(asked) && URL.canParse(location, home) && new URL(location, home).origin === home;
}

const verify = (...differences: readonly Difference[]): InteractionResult => ({ description: '', differences });
const status = (expected: number, actual: number): Difference => ({
  at: 'status',
  expected: `${expected}`,
  actual: `${actual}`,
});

const REFUSAL: Terms = {
  description: '',
  breaks: { status: 'oauth.token.error-status', $: 'oauth.token.error-shape' },
  forbids: 'oauth.token.verifier-checked',
};
const LIST: Terms = {
  description: '',
  breaks: {
    status: 'lists.croql',
    $: 'lists.envelope',
    '$.data.length': 'lists.croql',
    '$.data[*].data.id': 'lists.croql',
  },
};

/** Interactions that each violate one requirement. */
const INVALID: readonly (Example<VerifiedInteraction> & { readonly violates: RequirementId })[] = [
  {
    title: 'tokens in place of a refusal',
    violates: 'oauth.token.verifier-checked',
    input: {
      terms: REFUSAL,
      verified: verify(status(400, 200), { at: '$.error', expected: 'a value', actual: 'none' }),
    },
  },
  {
    title: 'a refusal with another status',
    violates: 'oauth.token.error-status',
    input: { terms: REFUSAL, verified: verify(status(400, 500)) },
  },
  {
    title: 'a refusal in another shape',
    violates: 'oauth.token.error-shape',
    input: { terms: REFUSAL, verified: verify({ at: '$.error', expected: 'a value', actual: 'none' }) },
  },
  {
    title: 'another record than the expression selects',
    violates: 'lists.croql',
    input: { terms: LIST, verified: verify({ at: '$.data[*].data.id', expected: '101', actual: '102' }) },
  },
  {
    title: 'two records in place of one',
    violates: 'lists.croql',
    input: { terms: LIST, verified: verify({ at: '$.data.length', expected: '1', actual: '2' }) },
  },
  {
    title: 'another envelope, which the source does not describe',
    violates: 'lists.envelope',
    input: { terms: LIST, verified: verify({ at: '$.data', expected: 'a value', actual: 'none' }) },
  },
  {
    title: 'no response',
    violates: 'lists.croql',
    input: { terms: LIST, verified: { description: '', differences: [], failure: 'the connection was closed' } },
  },
];

/** The rules of the contracts, for one requirement of each kind of difference. */
export const contractRules: readonly AnyRule[] = [...new Set(INVALID.map(({ violates }) => violates))].map(
  fulfilsContract,
);
