import { fulfilsContract } from './rules.ts';
import { verifyContract } from './pact.ts';
import type { ProxiedRequest } from './proxy.ts';
import type { PactInteraction } from './pact.ts';
import type { Difference, InteractionResult } from './result.ts';
import { serviceStates } from './states.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check, checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { buildJobRequest } from '../drivers/call-app.ts';
import { requireApp } from '../drivers/job.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { appServiceContract } from '../../spec/contracts/app-service.ts';
import { listRequirements } from '../../spec/contracts/contract.ts';
import type { Terms } from '../../spec/contracts/contract.ts';
import { serviceAppTerms } from '../../spec/contracts/service-app.ts';
import type { ContractName } from '../../run/outcome.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const isAuthorizationPath = (path: string) => path.startsWith('/oauth/');
const authorizationTerms = appServiceContract.interactions.filter(({ request }) => isAuthorizationPath(request.path));
const listTerms = appServiceContract.interactions.filter(({ request }) => !isAuthorizationPath(request.path));

/** The terms for an edition: the list of projects has a requirement for each edition. */
const adaptTerms = (terms: Terms, edition: Edition): Terms =>
  edition === 'enterprise' && terms.breaks.status === 'lists.projects'
    ? { ...terms, breaks: { ...terms.breaks, status: 'lists.projects-enterprise' } }
    : terms;

const listCited = (all: readonly Terms[]) => [...new Set(all.flatMap(listRequirements))];

/** The contract between app and service, verified at both servers. */
export const contractChecks: readonly Check[] = [
  check(
    'contracts.authorization-server',
    { title: 'the authorization server fulfils the contract with the apps', cites: listCited(authorizationTerms) },
    (context) => verifyService(context, context.target.addresses.authUrl, authorizationTerms),
  ),
  ...checkEachEdition(
    'contracts.lists',
    (edition) => ({
      title: 'the lists fulfil the contract with the apps',
      cites: listCited(listTerms.map((terms) => adaptTerms(terms, edition))),
    }),
    (context, edition) =>
      verifyService(
        context,
        context.target.api(edition),
        listTerms.map((terms) => adaptTerms(terms, edition)),
      ),
  ),
];

async function verifyService(context: CheckContext, baseUrl: string, all: readonly Terms[]): Promise<void> {
  const { target } = context;
  if (target.addresses.stateUrl === undefined)
    throw new Unsupported('the target has no state address', { code: 'no-state-address' });
  if (target.plan.readOnly)
    throw new Unsupported('the run is read-only, and a contract asks for tokens', { code: 'read-only' });
  const names = new Set(all.map(({ description }) => description));
  const verified = await verifyContract({
    pact: 'app-service.json',
    select: (interaction) => (names.has(interaction.description) ? interaction : undefined),
    baseUrl,
    states: serviceStates(target),
    prepare: (request) => withScopes(request, target.plan.scopes),
    timeout: target.plan.timeout,
  });
  judgeResults(context, 'app-service', all, verified);
}

/** The source leaves the names of scopes open, so requests name those of the target. */
function withScopes(request: ProxiedRequest, scopes: readonly string[]): void {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (!url.searchParams.has('scope')) return;
  url.searchParams.set('scope', scopes.join(' '));
  request.url = `${url.pathname}${url.search}`;
}

/** The contract between service and app, verified at an app. */
export const appContractChecks: readonly Check[] = [
  check(
    'contracts.module',
    { title: 'the module fulfils the contract with the service', cites: listCited(serviceAppTerms) },
    async (context) => {
      const { target } = context;
      const module = requireApp(target);
      const { origin } = new URL(module.baseUrl);
      const verified = await verifyContract({
        pact: 'service-app.json',
        select: (interaction) => ofJobType(interaction, module.jobType),
        baseUrl: origin,
        // The kit cannot set the form of this app's responses: of each choice the app fulfils one.
        states: { 'the app answers with': async () => ({}) },
        prepare: (request) => {
          const { method, url, headers } = buildJobRequest(target, '');
          const { pathname, search } = new URL(url);
          Object.assign(request, { method, url: `${pathname}${search}` });
          Object.assign(request.headers, headers);
        },
        timeout: target.plan.timeout,
      });
      judgeResults(context, 'service-app', serviceAppTerms, chooseBest(verified));
    },
  ),
];

/** An app may know the job by another name. */
function ofJobType(interaction: PactInteraction, jobType: string): PactInteraction {
  const { request } = interaction;
  const body = request.body && { ...request.body, content: { ...request.body.content, jobType } };
  return { ...interaction, request: { ...request, ...(body && { body }) } };
}

/** Of the alternatives of each choice the one that is fulfilled, or else the one that is nearest to the response. */
function chooseBest(verified: readonly InteractionResult[]): readonly InteractionResult[] {
  return [...new Set(verified.map(findChoice))].flatMap((choice) =>
    verified
      .filter((one) => findChoice(one) === choice)
      .sort((a, b) => measureDistance(a) - measureDistance(b))
      .slice(0, 1),
  );
}

const findTerms = ({ description }: InteractionResult) =>
  serviceAppTerms.find((terms) => terms.description === description);
const findChoice = (one: InteractionResult) => findTerms(one)?.choice ?? one.description;

/** The deeper the differences of the body lie, the nearer; then the status counts. */
function measureDistance(one: InteractionResult): number {
  const { differences, failure } = one;
  // A response with a body is no failed attempt at one without.
  const isBare = findTerms(one)?.breaks['$'] === undefined;
  if (failure !== undefined || (isBare && differences.length > 0)) return Infinity;
  const depths = differences.filter(({ at }) => at !== 'status').map(measureDepth);
  return 1 / Math.min(...depths) + (differences.length > depths.length ? 0.01 : 0);
}

/** A missing member counts for the object that should hold it. */
const measureDepth = ({ at, actual }: Difference) => at.split('.').length - (actual === 'none' ? 1 : 0) + 0.1;

function judgeResults(
  context: CheckContext,
  contract: ContractName,
  all: readonly Terms[],
  verified: readonly InteractionResult[],
): void {
  const asked = verified.filter(({ blocked }) => blocked === undefined);
  if (asked.length === 0) throw new PreconditionFailed(verified[0]?.blocked ?? 'the contract has no interactions');
  for (const one of asked) {
    const terms = all.find(({ description }) => description === one.description);
    if (terms === undefined) throw new Error(`Pact verified “${one.description}”, which is not in the contract`);
    // The exchanges that set up its states are no evidence about an interaction.
    context.target.takeExchanges();
    if (one.exchange) context.target.record(one.exchange);
    const { description, differences, failure } = one;
    context.noteInteraction({ contract, description, differences, ...(failure === undefined ? {} : { failure }) });
    const found = context.judge(listRequirements(terms).map(fulfilsContract), { terms, verified: one });
    if (found.length === 0) context.target.confirm('contracts');
  }
}
