import { expect, test } from 'vitest';
import { checksOf, runOn } from './croql-run.ts';
import { ADDRESSES, directly } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { createService } from '../mocks/service/create-service.ts';
import { systemRandom } from '../mocks/core/random.ts';

/*
 * Faults of lists under two conditions together, of a second user, of requests at the same moment and of data of before
 * a change. Each is a service around the reference service, and is run against the check of requests alone.
 */

/** What a request of a list asks. */
interface Asked {
  readonly path: string;
  readonly isEnterprise: boolean;
  readonly croql: string | null;
  readonly limit: string | null;
  readonly offset: string | null;
  /** The number of the token among all that were sent. */
  readonly token: number;
  /** The requests that have no response yet. */
  readonly open: readonly string[];
  /** How often the data were replaced. */
  readonly loads: number;
}

type Send = (changes?: Readonly<Record<string, string | undefined>>) => Promise<Response>;
type Answer = (asked: Asked, send: Send) => Promise<Response> | undefined;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A service that answers some requests of lists in its own way. */
const tamper =
  (answer: Answer) =>
  (fetch: Fetch): Fetch => {
    const open: string[] = [];
    const tokens: string[] = [];
    let loads = 0;
    return async (request) => {
      if (request.method === 'POST' && (await request.clone().text()).includes('"the dataset is"')) loads += 1;
      const url = new URL(request.url);
      const bearer = request.headers.get('authorization');
      if (bearer === null || !/\/(strings|translations|segments|terms)$/.test(url.pathname)) return fetch(request);
      if (!tokens.includes(bearer)) tokens.push(bearer);
      const at = `${url.host}${url.pathname}`;
      const get = (name: string) => url.searchParams.get(name);
      const asked: Asked = {
        ...{
          path: url.pathname,
          isEnterprise: url.origin === ADDRESSES.enterpriseBaseUrl,
          token: tokens.indexOf(bearer),
        },
        ...{ croql: get('croql'), limit: get('limit'), offset: get('offset'), open: [...open], loads },
      };
      const send: Send = (changes = {}) => {
        const sent = { croql: get('croql'), limit: get('limit'), offset: get('offset'), ...changes };
        const query = Object.entries(sent).flatMap(([name, value]) =>
          value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
        );
        return fetch(new Request(`${url.origin}${url.pathname}?${query.join('&')}`, { headers: request.headers }));
      };
      open.push(at);
      try {
        await turn();
        return await (answer(asked, send) ?? send());
      } finally {
        open.splice(open.indexOf(at), 1);
      }
    };
  };

const unfiltered = (send: Send) => send({ croql: undefined });

/** Keeps the first response to each of these requests. */
const keep = (isKept: (asked: Asked) => boolean): Answer => {
  const kept = new Map<string, Promise<Response>>();
  return (asked, send) => {
    if (!isKept(asked)) return undefined;
    const { path, isEnterprise, croql, limit, offset } = asked;
    const key = JSON.stringify([path, isEnterprise, croql, limit, offset]);
    const known = kept.get(key) ?? send();
    kept.set(key, known);
    return known.then((response) => response.clone());
  };
};

// prettier-ignore
const FAULTS: readonly (readonly [says: string, around: () => (fetch: Fetch) => Fetch])[] = [
  ['A long expression is not applied behind the first page.',
    () => tamper(({ croql, offset }, send) => ((croql?.length ?? 0) > 1_000 && Number(offset) > 0 ? unfiltered(send) : undefined))],
  ['An expression with a date is not applied to a page of one record.',
    () => tamper(({ croql, limit }, send) => (limit === '1' && /'\d{4}/.test(croql ?? '') ? unfiltered(send) : undefined))],
  ['An offset without a limit is applied before the expression, in terms.',
    () => tamper(({ path, croql, limit, offset }, send) => (path.endsWith('/terms') && croql !== null && limit === null && offset !== null ? send({ offset: String(Number(offset) + 1) }) : undefined))],
  ['A mention is not applied for a second user.',
    () => tamper(({ croql, token }, send) => (token > 0 && croql?.includes('@') ? unfiltered(send) : undefined))],
  ['An expression beyond ASCII is not applied in the enterprise edition to pages of segments.',
    () => tamper(({ path, isEnterprise, croql, limit }, send) => (isEnterprise && limit !== '500' && path.endsWith('/segments') && /[^\0-\x7f]/.test(croql ?? '') ? unfiltered(send) : undefined))],
  ['A page beside a request of the same list is not filtered.',
    () => tamper(({ path, croql, offset, open }, send) => (croql !== null && Number(offset) > 0 && open.some((at) => at.endsWith(path)) ? unfiltered(send) : undefined))],
  ['A request of an edition beside one of the other is not filtered.',
    () => tamper(({ path, croql, isEnterprise, open }, send) => (croql !== null && open.some((at) => at.endsWith(path) && at.startsWith('enterprise') !== isEnterprise) ? unfiltered(send) : undefined))],
  ['The enterprise edition keeps pages of before a change of the data.',
    () => tamper(keep(({ isEnterprise, croql, offset }) => isEnterprise && croql !== null && offset !== null))],
  ['Pages with an expression of more than a hundred characters are kept over a change of the data.',
    () => tamper(keep(({ croql, offset }) => (croql?.length ?? 0) > 100 && offset !== null))],
];

/** A service that reads an address as another one. */
const readdress =
  (change: (path: string) => string) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    const path = change(url.pathname);
    return path === url.pathname ? fetch(request) : fetch(new Request(`${url.origin}${path}${url.search}`, request));
  };

const changeId = (change: (id: number) => number) => (path: string) =>
  path.replace(/(?<=\/(?:projects|tms|glossaries)\/)\d+/, (id) => String(change(Number(id))));

// prettier-ignore
const ADDRESS_FAULTS: readonly (readonly [says: string, requirements: readonly string[], change: (path: string) => string])[] = [
  ['Ids have 8 bits.', ['lists.strings', 'lists.segments', 'lists.terms'], changeId((id) => id & 0xff || id)],
  ['Ids have 32 bits.', ['lists.strings', 'lists.segments', 'lists.terms'], changeId((id) => id >>> 0 || id)],
  ['Ids have the precision of 24 bits.', ['lists.strings', 'lists.segments', 'lists.terms'], changeId(Math.fround)],
  ['Codes of languages have two letters.', ['lists.translations'], (path) => path.replace(/(languages\/fi)l/, '$1')],
  ['Codes of languages have one subtag more than the first.', ['lists.translations'], (path) => path.replace(/(languages\/sr-Cyrl)-RS/, '$1')],
];

const checks = checksOf.reference.filter(({ id }) => id.startsWith('croql.requests'));
const addressChecks = checksOf.reference.filter(({ id }) => id.startsWith('croql.addresses'));

const run = (around: (fetch: Fetch) => Fetch, asked = checks) => {
  const service = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom });
  return runOn('reference', () => directly(around((request) => service.fetch(request))), {}, asked);
};

for (const [says, around] of FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const found = (await run(around())).flatMap(({ findings }) => findings.map(({ requirement }) => requirement));
    expect([...new Set(found)]).toEqual(['lists.croql']);
  });

for (const [says, requirements, change] of ADDRESS_FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await run(readdress(change), addressChecks);
    const found = new Set<string>(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement)));
    expect(requirements.filter((requirement) => !found.has(requirement))).toEqual([]);
  });

/** A service that answers requests at the same moment for the list that was named last, of those like it. */
const confuse = (isLike: (path: string) => boolean) => (): ((fetch: Fetch) => Fetch) => {
  let last = '';
  return (fetch) => async (request) => {
    const url = new URL(request.url);
    if (!url.searchParams.has('croql') || !isLike(url.pathname)) return fetch(request);
    last = url.pathname;
    await turn();
    return fetch(new Request(`${url.origin}${last}${url.search}`, request));
  };
};

for (const [says, around] of [
  [
    'Lists of languages with a region are confused at the same moment.',
    confuse((path) => /languages\/[^/]*-/.test(path)),
  ],
  ['Glossaries are confused at the same moment.', confuse((path) => path.includes('/glossaries/'))],
] as const)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await run(around(), addressChecks);
    expect(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))).toContain('lists.croql');
  });

test('a service with ids of 31 bits is not flagged', async () => {
  const refuseLarge =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const isLarge = request.method === 'POST' && (await request.clone().text()).includes('"id":4294967297');
      return isLarge ? Response.json({ error: 'an id is too large' }, { status: 422 }) : fetch(request);
    };
  const outcomes = await run(refuseLarge, addressChecks);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
});

/** Services that conform. */
const VARIATIONS: Readonly<Record<string, () => (fetch: Fetch) => Fetch>> = {
  'responses that overtake each other': () =>
    tamper(({ croql, offset }, send) =>
      (croql?.length ?? 0) % 3 === Number(offset) % 3 ? turn().then(() => send()) : undefined,
    ),
  'lists for the first user alone': () =>
    tamper(({ token }) => (token > 0 ? Promise.resolve(new Response(null, { status: 403 })) : undefined)),
  'pages in their own way': () =>
    tamper(({ offset }, send) => (offset === null ? undefined : send({ offset: undefined }))),
  'responses kept until the data change': () => {
    let loads = 0;
    let answer = keep(() => true);
    return tamper((asked, send) => {
      if (asked.loads !== loads) answer = keep(() => true);
      loads = asked.loads;
      return answer(asked, send);
    });
  },
};

for (const [title, around] of Object.entries(VARIATIONS))
  test(`a service with ${title} is not flagged`, async () => {
    const outcomes = await run(around());
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
  });
