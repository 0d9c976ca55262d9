import type { Difference, Verified } from './result.ts';
import type { AnyJudge, Judge } from '../judge.ts';
import { citesOf } from '../../spec/contracts/contract.ts';
import type { Terms } from '../../spec/contracts/contract.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** An interaction of a contract, and what came of it. */
export interface Compared {
  readonly terms: Terms;
  readonly verified: Verified;
}

/** The answer to one request of a contract is one that its consumer can use. */
export const keepsContract: Judge<Compared> = {
  id: 'contracts.kept',
  decides: ({ terms, verified }) => (isElsewhere(verified) ? [] : citesOf(terms)),
  judge: ({ terms, verified }) => {
    if (isElsewhere(verified)) return [];
    if (verified.failure !== undefined)
      return [{ requirement: citesOf(terms)[0] ?? terms.breaks.status, code: 'no-answer', detail: verified.failure }];
    return told(terms, verified.differences).map(({ requirement, difference: { at, due, came } }) => ({
      requirement,
      code: 'contract',
      interaction: terms.description,
      at,
      due,
      came,
    }));
  },
  get rejects() {
    return [
      {
        title: 'tokens where a refusal is due',
        breaks: 'oauth.token.verifier-checked' as const,
        input: { terms: REFUSAL, verified: came(status(400, 200), { at: '$.error', due: 'a value', came: 'none' }) },
      },
      {
        title: 'a refusal with another status',
        breaks: 'oauth.token.error-status' as const,
        input: { terms: REFUSAL, verified: came(status(400, 500)) },
      },
      {
        title: 'a refusal in another shape',
        breaks: 'oauth.token.error-shape' as const,
        input: { terms: REFUSAL, verified: came({ at: '$.error', due: 'a value', came: 'none' }) },
      },
      {
        title: 'another record than the expression selects',
        breaks: 'lists.croql' as const,
        input: { terms: LIST, verified: came({ at: '$.data[*].data.id', due: '101', came: '102' }) },
      },
      {
        title: 'two records in place of one',
        breaks: 'lists.croql' as const,
        input: { terms: LIST, verified: came({ at: '$.data.length', due: '1', came: '2' }) },
      },
      {
        title: 'another envelope, of which the source says nothing',
        breaks: 'lists.envelope' as const,
        input: { terms: LIST, verified: came({ at: '$.data', due: 'a value', came: 'none' }) },
      },
      {
        title: 'no answer',
        breaks: 'lists.croql' as const,
        input: { terms: LIST, verified: { description: '', differences: [], failure: 'the connection was closed' } },
      },
    ];
  },
  get accepts() {
    return [
      { title: 'an answer without a difference', input: { terms: LIST, verified: came() } },
      {
        title: 'a step in between, as to a page for the login',
        input: {
          terms: { description: '', breaks: { status: 'oauth.authorize.denial', Location: 'oauth.authorize.denial' } },
          verified: {
            ...came({ at: 'Location', due: '', came: '/login' }),
            exchange: {
              request: {
                method: 'GET',
                url: 'http://localhost/oauth/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fcallback',
                headers: {},
              },
              response: { status: 302, headers: { location: ['/login'] }, body: '' },
            },
          },
        } satisfies Compared,
      },
    ];
  },
};

/** What is told of the differences of one answer. */
function told(terms: Terms, differences: readonly Difference[]) {
  const status = differences.find(({ at }) => at === 'status');
  const ofBody = differences.filter(({ at }) => at === '$' || at === 'body');
  // Where there is no body that can be read, all else about it is a consequence.
  const others = ofBody.length > 0 ? ofBody : differences.filter(({ at }) => at !== 'status');
  const named = (requirement: RequirementId, difference: Difference) => [{ requirement, difference }];
  if (status === undefined)
    return others.flatMap((difference) => named(brokenBy(terms, difference.at), difference)).filter(isFirst);
  // An answer with 2xx that still has the body of a refusal grants nothing.
  const isGranted = /^2\d\d$/.test(status.came) && (others.length > 0 || !('$' in terms.breaks));
  if (terms.forbids !== undefined && isGranted) return named(terms.forbids, status);
  // With another status, the rest is a consequence.
  return named(terms.breaks.status, status);
}

const isFirst = (
  { requirement }: { readonly requirement: RequirementId },
  index: number,
  all: readonly { readonly requirement: RequirementId }[],
) => all.findIndex((other) => other.requirement === requirement) === index;

/** The requirement of the longest path that leads to a place. */
function brokenBy({ breaks }: Terms, at: string): RequirementId {
  const paths = Object.keys(breaks).filter(
    (path) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`),
  );
  const longest = paths.sort((a, b) => b.length - a.length)[0];
  const header = Object.entries(breaks).find(([name]) => name.toLowerCase() === at.toLowerCase());
  return (longest === undefined ? undefined : breaks[longest]) ?? header?.[1] ?? breaks['$'] ?? breaks.status;
}

/** A redirect that does not lead to the app yet: what comes of it is not seen here. */
function isElsewhere({ exchange }: Verified): boolean {
  const location = exchange?.response.headers['location']?.[0];
  const asked = exchange && new URL(exchange.request.url).searchParams.get('redirect_uri');
  if (location === undefined || !asked || exchange === undefined) return false;
  const home = new URL(exchange.request.url).origin;
  return !location.startsWith(asked) && URL.canParse(location, home) && new URL(location, home).origin === home;
}

const came = (...differences: readonly Difference[]): Verified => ({ description: '', differences });
const status = (due: number, actual: number): Difference => ({ at: 'status', due: `${due}`, came: `${actual}` });

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

/** Every judge of the contracts. */
export const contractJudges: readonly AnyJudge[] = [keepsContract];
