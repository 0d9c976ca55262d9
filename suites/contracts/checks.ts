import { keepsContract } from './judges.ts';
import { verifyContract } from './pact.ts';
import type { Passing } from './passing.ts';
import type { PactInteraction } from './pact.ts';
import type { Difference, Verified } from './result.ts';
import { serviceStates } from './states.ts';
import type { Attempt } from '../attempt.ts';
import { check, checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { moduleOf, requestOf } from '../module/call-app.ts';
import { Blocked, NotOffered } from '../target.ts';
import { appServiceContract } from '../../spec/contracts/app-service.ts';
import { citesOf } from '../../spec/contracts/contract.ts';
import type { Terms } from '../../spec/contracts/contract.ts';
import { serviceAppTerms } from '../../spec/contracts/service-app.ts';
import type { Edition } from '../../spec/requirement.ts';

const isOfAuthorizationServer = (path: string) => path.startsWith('/oauth/');
const ofAuthorization = appServiceContract.interactions.filter(({ request }) => isOfAuthorizationServer(request.path));
const ofLists = appServiceContract.interactions.filter(({ request }) => !isOfAuthorizationServer(request.path));

/** The terms as they bind an edition: the list of projects has a requirement for each. */
const inEdition = (terms: Terms, edition: Edition): Terms =>
  edition === 'enterprise' && terms.breaks.status === 'lists.projects'
    ? { ...terms, breaks: { ...terms.breaks, status: 'lists.projects-enterprise' } }
    : terms;

const cites = (all: readonly Terms[]) => [...new Set(all.flatMap(citesOf))];

/** The contract between app and service, verified at both servers. */
export const contractChecks: readonly Check[] = [
  check(
    'contracts.authorization-server',
    { title: 'the authorization server keeps the contract with the apps', cites: cites(ofAuthorization) },
    (attempt) => verifyService(attempt, attempt.target.addresses.authUrl, ofAuthorization),
  ),
  ...checkEachEdition(
    'contracts.lists',
    (edition) => ({
      title: 'the lists keep the contract with the apps',
      cites: cites(ofLists.map((terms) => inEdition(terms, edition))),
    }),
    (attempt, edition) =>
      verifyService(
        attempt,
        attempt.target.api(edition),
        ofLists.map((terms) => inEdition(terms, edition)),
      ),
  ),
];

async function verifyService(attempt: Attempt, baseUrl: string, all: readonly Terms[]): Promise<void> {
  const { target } = attempt;
  if (target.addresses.stateUrl === undefined) throw new NotOffered('the target has no state address');
  if (target.plan.readOnly) throw new NotOffered('the run is read-only, and a contract asks for tokens');
  const names = new Set(all.map(({ description }) => description));
  const verified = await verifyContract({
    pact: 'app-service.json',
    select: (interaction) => (names.has(interaction.description) ? interaction : undefined),
    baseUrl,
    states: serviceStates(target),
    prepare: (request) => withScopes(request, target.plan.scopes),
    timeout: target.plan.timeout,
  });
  compare(attempt, all, verified);
}

/** Which scopes there are is open, so a target is asked for its own. */
function withScopes(request: Passing, scopes: readonly string[]): void {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (!url.searchParams.has('scope')) return;
  url.searchParams.set('scope', scopes.join(' '));
  request.url = `${url.pathname}${url.search}`;
}

/** The contract between service and app, verified at an app. */
export const appContractChecks: readonly Check[] = [
  check(
    'contracts.module',
    { title: 'the module keeps the contract with the service', cites: cites(serviceAppTerms) },
    async (attempt) => {
      const { target } = attempt;
      const module = moduleOf(target);
      const { origin } = new URL(module.baseUrl);
      const verified = await verifyContract({
        pact: 'service-app.json',
        select: (interaction) => ofJobType(interaction, module.jobType),
        baseUrl: origin,
        // Nobody can tell this app how to answer: of each choice it fulfils one.
        states: { 'the app answers with': async () => ({}) },
        prepare: (request) => {
          const { method, url, headers } = requestOf(target, '');
          const { pathname, search } = new URL(url);
          Object.assign(request, { method, url: `${pathname}${search}` });
          Object.assign(request.headers, headers);
        },
        timeout: target.plan.timeout,
      });
      compare(attempt, serviceAppTerms, bestOfEach(verified));
    },
  ),
];

/** An app may know the job by another name. */
function ofJobType(interaction: PactInteraction, jobType: string): PactInteraction {
  const { request } = interaction;
  const body = request.body && { ...request.body, content: { ...request.body.content, jobType } };
  return { ...interaction, request: { ...request, ...(body && { body }) } };
}

/** Of the alternatives of each choice the one that is fulfilled, or else the one that the answer comes nearest to. */
function bestOfEach(verified: readonly Verified[]): readonly Verified[] {
  return [...new Set(verified.map(choiceOf))].flatMap((choice) =>
    verified
      .filter((one) => choiceOf(one) === choice)
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, 1),
  );
}

const termsOf = ({ description }: Verified) => serviceAppTerms.find((terms) => terms.description === description);
const choiceOf = (one: Verified) => termsOf(one)?.choice ?? one.description;

/** The deeper the differences of the body lie, the nearer; then the status counts. */
function distance(one: Verified): number {
  const { differences, failure } = one;
  // An answer with a body is no failed attempt at one without.
  const isBare = termsOf(one)?.breaks['$'] === undefined;
  if (failure !== undefined || (isBare && differences.length > 0)) return Infinity;
  const depths = differences.filter(({ at }) => at !== 'status').map(depthOf);
  return 1 / Math.min(...depths) + (differences.length > depths.length ? 0.01 : 0);
}

/** What is not there is missed in what should hold it. */
const depthOf = ({ at, came }: Difference) => at.split('.').length - (came === 'none' ? 1 : 0) + 0.1;

function compare(attempt: Attempt, all: readonly Terms[], verified: readonly Verified[]): void {
  const asked = verified.filter(({ blocked }) => blocked === undefined);
  if (asked.length === 0) throw new Blocked(verified[0]?.blocked ?? 'the contract has no interactions');
  for (const one of asked) {
    const terms = all.find(({ description }) => description === one.description);
    if (terms === undefined) throw new Error(`Pact verified “${one.description}”, which is not in the contract`);
    // What set up its states shows nothing about an interaction.
    attempt.target.takeExchanges();
    if (one.exchange) attempt.target.record(one.exchange);
    attempt.judge(keepsContract, { terms, verified: one });
  }
}
