import { afterEach, describe, expect, test } from 'vitest';
import { ADDRESSES, directly, wholePlan } from './in-process.ts';
import { observe } from './observe.ts';
import type { Fetch } from './in-process.ts';
import { coverPairs } from '../suites/kit/all-pairs.ts';
import { openTarget } from '../suites/kit/target.ts';
import type { Target } from '../suites/kit/target.ts';
import type { Experiment } from '../suites/probe/experiment.ts';
import { listExperiments } from '../suites/probe/list-experiments.ts';
import { moduleExperiments } from '../suites/probe/module-experiments.ts';
import { lifetimeExperiments } from '../suites/probe/lifetime-experiments.ts';
import { oauthExperiments } from '../suites/probe/oauth-experiments.ts';
import { otherExperiments } from '../suites/probe/other-gaps.ts';

import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { Addresses, Plan } from '../run/plan.ts';
import { AS_ASSUMED } from '../run/profile.ts';
import type { ResolvedGap, ResolvedGaps } from '../run/profile.ts';
import { defaultResolutions, gaps } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { Gap, GapId, ResolvableGapId, Resolutions } from '../spec/gaps/gaps.ts';

type Answers = Partial<Resolutions>;

const EXPERIMENTS: readonly Experiment[] = [
  ...listExperiments,
  ...moduleExperiments,
  ...otherExperiments,
  ...oauthExperiments,
  ...lifetimeExperiments,
];
const OWN = EXPERIMENTS.flatMap((experiment) => experiment.gaps);
const MAX_REQUESTS = 174;

const { stateUrl, ...STATELESS } = ADDRESSES;
const ONE_EDITION = { authUrl: ADDRESSES.authUrl, baseUrl: ADDRESSES.baseUrl, stateUrl };

interface Probed {
  readonly gaps: ResolvedGaps;
  readonly requests: number;
}

const targets: Target[] = [];
afterEach(async () => {
  await Promise.all(targets.splice(0).map((target) => target.session.close()));
});

interface Probing {
  readonly answers?: Answers;
  readonly experiments?: readonly Experiment[];
  readonly edition?: Edition;
  readonly plan?: Plan;
  readonly addresses?: Addresses;
  readonly around?: (fetch: Fetch) => Fetch;
  /** How the service reaches apps. */
  readonly call?: Fetch;
  readonly prepare?: (fetch: Fetch) => Promise<Partial<Plan>>;
}

/** Probes a reference service in this process. */
async function probe({
  answers = {},
  experiments = EXPERIMENTS,
  edition = 'hosted',
  plan = wholePlan,
  addresses = ADDRESSES,
  around = (fetch) => fetch,
  call,
  prepare = async () => ({}),
}: Probing = {}): Promise<Probed> {
  const service = createService({
    ...{ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, answers },
    ...(call && { call }),
  });
  const more = await prepare(async (request) => service.answer(request));
  let requests = 0;
  const target = openTarget({ ...plan, ...more, targets: [addresses] }, addresses, () => {
    const send = directly(around(async (request) => service.answer(request)));
    return (request) => {
      requests += 1;
      return send(request);
    };
  });
  targets.push(target);
  const found: ResolvedGaps[] = [];
  for (const experiment of experiments) found.push(await observe(experiment, target, edition));
  return { gaps: Object.assign({}, ...found) as ResolvedGaps, requests };
}

/** What no request to a service shows. */
const UNSEEN: readonly GapId[] = [
  ...(Object.entries(gaps) as [GapId, Gap][]).filter(([, { role }]) => role === 'app').map(([gap]) => gap),
  'resources.concept-endpoint',
  'states.term-status',
  'events.notifications',
  'versioning.policy',
  'errors.rate-limited',
  'limits.rate',
];

/** Without pages, nothing shows how large they are; without a JWT, nothing shows its claims. */
function isHidden(gap: GapId, answers: Answers): boolean {
  if (UNSEEN.includes(gap)) return true;
  if (gap === 'lists.page-size' || gap === 'lists.page-size-most') return answers['lists.pagination'] === 'none';
  // A filter alone is refused as well, and tells nothing of what becomes of both; an error for both is the default.
  if (gap === 'lists.other-filters' && answers['croql.empty'] === 'required')
    return truthOf(gap, answers) !== 'ignored';
  return gap === 'module.jwt-claims' && answers['module.service-authentication'] === 'none';
}

/** How the reference resolves a gap. */
function truthOf(gap: GapId, answers: Answers): string {
  const chosen = answers[gap as ResolvableGapId];
  if (chosen !== undefined) return chosen;
  // Unless it is told otherwise, the reference accepts longer expressions than the kit expects of a service.
  if (gap === 'croql.length') return '65536';
  return (defaultResolutions as Partial<Record<GapId, string>>)[gap] ?? AS_ASSUMED;
}

const isClaimed = ({ certainty }: ResolvedGap) => certainty === 'observed' || certainty === 'consistent';
const show = (gap: string, { certainty, resolution, saw }: ResolvedGap) => `${gap}: ${certainty} ${resolution}; ${saw}`;

/** Claims that are not true of the reference with these answers. */
const findWrong = (found: ResolvedGaps, answers: Answers) =>
  (Object.entries(found) as [GapId, ResolvedGap][])
    .filter(([gap, resolved]) => isClaimed(resolved) && resolved.resolution !== truthOf(gap, answers))
    .map(([gap, resolved]) => show(gap, resolved));

/** What a probe says of these gaps besides the truth. */
const findDifferences = (found: ResolvedGaps, answers: Answers, asked: readonly GapId[] = OWN) =>
  asked.flatMap((gap) => {
    const resolved = found[gap]!;
    const { certainty, resolution } = resolved;
    const isRight =
      gap === 'lists.other-parameters' && answers['lists.pagination'] === 'none'
        ? certainty === 'none of the known'
        : isHidden(gap, answers)
          ? certainty === 'undetermined'
          : isClaimed(resolved) && resolution === truthOf(gap, answers);
    return isRight ? [] : [show(gap, resolved)];
  });

/** Two values for each gap that takes one, besides the default. */
const VALUES: { readonly [Id in ResolvableGapId]?: readonly string[] } = {
  'oauth.code-lifetime': ['60', '1777'],
  'lists.page-size': ['10', '100'],
  'lists.page-size-most': ['50', '1234'],
  'croql.length': ['2000', '12345'],
  'module.method': ['PUT', 'PATCH'],
  'module.content-pattern-reach': ['1000', '77777'],
  'module.job-type': ['post-import-file', 'file-import'],
  'module.service-type-name': ['crowdinType', 'formatType'],
};

/** Those of them that no list of likely values holds, and the requests that finding one may take. */
const BISECTED: ReadonlySet<unknown> = new Set(['1777', '1234', '12345', '77777']);
const MAX_BISECTION = 30;
/** The requests for a next page, in the ways that others have, of a list that has none. */
const MAX_FOR_PAGES = 12;
/** The requests without an expression of lists that are refused then. */
const MAX_FOR_BARE = 12;

/** What the reference cannot be told. */
const UNTOLD: readonly string[] = ['lists.tm-id=string'];

/** Every resolution of a gap, the default first. */
const resolutionsOf = (gap: GapId): readonly string[] => {
  const { choices, default: usual }: Gap = gaps[gap];
  if (usual === undefined) return [];
  return [...new Set([usual, ...Object.keys(choices ?? {}), ...(VALUES[gap as ResolvableGapId] ?? [])])].filter(
    (name) => !UNTOLD.includes(`${gap}=${name}`),
  );
};

test('every gap of authorization, lists, errors, limits and modules has one experiment', () => {
  const own =
    /^(oauth|lists|errors|limits|module|resources|states|events|versioning)\.|^croql\.(empty|length|malformed|order)$/;
  expect([...OWN].sort()).toEqual(
    Object.keys(gaps)
      .filter((gap) => own.test(gap))
      .sort(),
  );
});

test('the probe says how the reference resolves every gap, with few requests', async () => {
  const { gaps: found, requests } = await probe();
  expect(findDifferences(found, {})).toEqual([]);
  expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('the lists of the enterprise edition are probed like those of the hosted one', async () => {
  const answers: Answers = { 'lists.envelope': 'data', 'lists.page-size': '10', 'croql.malformed': 'other-4xx' };
  const { gaps: found } = await probe({ answers, experiments: listExperiments, edition: 'enterprise' });
  expect(
    findDifferences(
      found,
      answers,
      listExperiments.flatMap((experiment) => experiment.gaps),
    ),
  ).toEqual([]);
  const none = await probe({ experiments: listExperiments, edition: 'enterprise', addresses: ONE_EDITION });
  expect(Object.values(none.gaps).filter(({ certainty }) => certainty !== 'undetermined')).toEqual([]);
});

describe('each resolution is seen', () => {
  for (const gap of OWN)
    for (const resolution of resolutionsOf(gap))
      test(`${gap} is ${resolution}`, async () => {
        const answers: Answers = { [gap]: resolution };
        const experiments = EXPERIMENTS.filter((experiment) => experiment.gaps.includes(gap));
        const { gaps: found } = await probe({ answers, experiments });
        expect(
          findDifferences(
            found,
            answers,
            experiments.flatMap((experiment) => experiment.gaps),
          ),
        ).toEqual([]);
      });
});

/** Every two resolutions of different gaps meet. */
const COMBINATIONS = coverPairs(
  Object.fromEntries(OWN.map((gap) => [gap, resolutionsOf(gap)] as const).filter(([, names]) => names.length > 1)),
) as readonly Answers[];

describe('any two resolutions are seen together', () => {
  for (const [index, answers] of COMBINATIONS.entries())
    test(`combination ${index + 1} of ${COMBINATIONS.length}`, async () => {
      const { gaps: found, requests } = await probe({ answers });
      expect(findDifferences(found, answers)).toEqual([]);
      const bisected = Object.values(answers).filter((value) => BISECTED.has(value)).length;
      const forPages = answers['lists.pagination'] === 'none' ? MAX_FOR_PAGES : 0;
      const forBare = answers['croql.empty'] === 'required' ? MAX_FOR_BARE : 0;
      expect(requests).toBeLessThanOrEqual(MAX_REQUESTS + bisected * MAX_BISECTION + forPages + forBare);
    });
});

/** An access token and the lists of the demonstration data, for a probe that can do nothing but read. */
const prepareReader = async (fetch: Fetch): Promise<Partial<Plan>> => {
  const state = async (name: string, params: object) => {
    const body = JSON.stringify({ state: name, params, action: 'setup' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(new Request(stateUrl, { method: 'POST', headers, body }));
    return (await response.json()) as Readonly<Record<string, string>>;
  };
  const redirectUri = 'https://reader.example/callback';
  await state('the app is registered', {
    app: {
      type: 'confidential',
      clientId: 'reader',
      clientSecret: 'a secret of some length',
      redirectUris: [redirectUri],
    },
  });
  const params = { clientId: 'reader', redirectUri, scope: 'project tm glossary' };
  const { accessToken } = await state('the app is authorized', params);
  return { accessToken: accessToken!, lists: { projectId: 1, languageId: 'uk', tmId: 1, glossaryId: 1 } };
};

describe('a target without a state address', () => {
  for (const [index, answers] of [{}, ...COMBINATIONS].entries())
    test(`nothing false is said of it (${index})`, async () => {
      const { gaps: found, requests } = await probe({ answers, addresses: STATELESS, prepare: prepareReader });
      expect(findWrong(found, answers)).toEqual([]);
      expect(found['lists.envelope']).toMatchObject({ certainty: 'observed' });
      expect(found['croql.malformed']).toMatchObject({ certainty: 'observed' });
      expect(found['oauth.body-form']).toMatchObject({ certainty: 'undetermined' });
      expect(found['module.method']).toMatchObject({ certainty: 'undetermined', decide: 'service.stateUrl' });
      expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
    });

  test('a probe that only reads sends nothing but GET', async () => {
    const methods = new Set<string>();
    const { gaps: found } = await probe({
      plan: { ...wholePlan, readOnly: true },
      prepare: prepareReader,
      around: (fetch) => (request) => {
        methods.add(request.method);
        return fetch(request);
      },
    });
    expect([...methods]).toEqual(['GET']);
    expect(findWrong(found, {})).toEqual([]);
    expect(found['lists.envelope']).toMatchObject({ certainty: 'observed', resolution: 'data-of-data' });
    expect(found['module.method']).toMatchObject({
      certainty: 'undetermined',
      saw: expect.stringContaining('read-only'),
    });
  });

  test('without a token and a way to get one everything is undetermined', async () => {
    const { gaps: found } = await probe({ addresses: STATELESS });
    expect(Object.values(found).filter(({ certainty }) => certainty !== 'undetermined')).toEqual([]);
  });
});

test('of a service that cannot reach the kit nothing is said about modules', async () => {
  const { gaps: found } = await probe({
    experiments: moduleExperiments,
    call: () => Promise.reject(new Error('no route to the app')),
  });
  expect(Object.values(found).filter(({ certainty }) => certainty !== 'undetermined')).toEqual([]);
  expect(found['module.method']?.decide).toMatch(/module\.publicUrl/);
});

test('a service whose modules are never called is not said to need patterns', async () => {
  const { gaps: found } = await probe({
    experiments: moduleExperiments,
    around: (fetch) => async (request) => {
      const body = await request.text();
      const changed = body.replaceAll('"file-post-import":', '"another-kind":');
      return fetch(
        new Request(request.url, { method: request.method, headers: request.headers, ...(body && { body: changed }) }),
      );
    },
  });
  expect(Object.entries(found).filter(([, resolved]) => isClaimed(resolved))).toEqual([]);
});

test('with one scope of the configuration nothing false is said of scopes', async () => {
  const { gaps: found } = await probe({ plan: { ...wholePlan, scopes: ['project'] }, experiments: oauthExperiments });
  expect(findWrong(found, {})).toEqual([]);
  expect(found['oauth.scope-children']).toMatchObject({ certainty: 'consistent' });
  expect(found['errors.forbidden']).toMatchObject({ certainty: 'undetermined', decide: 'scopes' });
});

/** Responses that say nothing about any request. */
const SAME_RESPONSES: Readonly<Record<string, () => Response>> = {
  'refuses everything': () => Response.json({ error: { message: 'Unauthorized', code: 401 } }, { status: 401 }),
  'refuses everything as invalid': () =>
    Response.json({ error: 'invalid_request', error_description: 'No.' }, { status: 400 }),
  'finds nothing': () => new Response('Not found', { status: 404 }),
  fails: () => new Response('Oops', { status: 500 }),
  'responds with a page': () => new Response('<p>Hello', { headers: { 'content-type': 'text/html' } }),
  'responds with an empty object': () => Response.json({}),
  'responds with an empty list': () => Response.json({ data: [] }),
};

describe('a service that gives every request the same response shows nothing', () => {
  for (const [name, respond] of Object.entries(SAME_RESPONSES)) {
    test(`it ${name}`, async () => {
      const { gaps: found } = await probe({ around: () => async () => respond() });
      expect(Object.entries(found).filter(([, resolved]) => isClaimed(resolved))).toEqual([]);
    });

    test(`it ${name}, but offers states`, async () => {
      const { gaps: found } = await probe({
        around: (fetch) => async (request) => (request.url === stateUrl ? fetch(request) : respond()),
      });
      // Imports are seen by their outcomes and by the calls of modules.
      expect(findWrong(found, {})).toEqual([]);
      const claimed = Object.entries(found).flatMap(([gap, resolved]) => (isClaimed(resolved) ? [gap] : []));
      expect(claimed.filter((gap) => !/^(module|states|versioning)\./.test(gap))).toEqual([]);
    });
  }
});

/** Services that resolve a gap in a way that the kit does not know. */
// prettier-ignore
const OTHERS: readonly { readonly gap: GapId; readonly title: string; readonly certainty: string; readonly saw: RegExp; readonly change: (request: Request, fetch: Fetch) => Promise<Response> }[] = [
  { gap: 'lists.page-size-most', title: 'cuts a large limit', certainty: 'none of the known', saw: /500 records are shown, though there are more/,
    change: (request, fetch) => fetch(new Request(request.url.replace(/limit=(\d+)/, (_, limit) => `limit=${Math.min(500, Number(limit))}`), request)) },
  { gap: 'oauth.token-type-case', title: 'writes Bearer', certainty: 'none of the known', saw: /`Bearer`/,
    change: async (request, fetch) => replaceText(await fetch(request), '"bearer"', '"Bearer"') },
  { gap: 'croql.length', title: 'bounds its addresses', certainty: 'consistent', saw: /for the length of the address/,
    change: async (request, fetch) => (request.url.length > 9_000 ? new Response('', { status: 414 }) : fetch(request)) },
  { gap: 'lists.repeated-croql', title: 'takes the first of two expressions', certainty: 'none of the known', saw: /as the first one/,
    change: (request, fetch) => fetch(new Request(request.url.replace(/&croql=.*/, ''), request)) },
  { gap: 'lists.pagination', title: 'counts its records', certainty: 'none of the known', saw: /total/,
    change: async (request, fetch) => replaceText(await fetch(request), '"pagination":{', '"pagination":{"total":1,') },
  { gap: 'oauth.body-form', title: 'fails at forms', certainty: 'undetermined', saw: /neither granted nor plainly refused/,
    change: async (request, fetch) => (request.headers.get('content-type')?.includes('form') ? new Response('', { status: 503 }) : fetch(request)) },
  { gap: 'lists.plus', title: 'ignores expressions', certainty: 'undetermined', saw: /not filtered/,
    change: (request, fetch) => fetch(new Request(request.url.replace(/croql=[^&]*/g, ''), request)) },
];

async function replaceText(response: Response, from: string, to: string): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  return new Response(status === 304 ? null : text.replace(from, to), { status, headers });
}

describe('a service of another kind', () => {
  for (const { gap, title, certainty, saw, change } of OTHERS)
    test(`one that ${title}: ${gap} is ${certainty}`, async () => {
      const experiments = EXPERIMENTS.filter((experiment) => experiment.gaps.includes(gap));
      const { gaps: found } = await probe({ experiments, around: (fetch) => (request) => change(request, fetch) });
      expect(found[gap]).toMatchObject({ certainty, saw: expect.stringMatching(saw) });
    });
});
