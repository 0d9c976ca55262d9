import fc from 'fast-check';
import { ADDRESSES } from '../in-process.ts';
import type { Fetch } from '../in-process.ts';
import type { Difference, Served } from './mutant.ts';
import { createService } from './reference.ts';
import {
  PROBE_DATES,
  PROBE_LANGUAGES,
  PROBE_LOGINS,
  PROBE_NUMBERS,
  PROBE_TEXTS,
  probeDataset,
} from './list-probe-data.ts';
import { createEvaluationContext, trees } from '../../croql/generate.ts';
import { format } from '../../croql/printer.ts';
import { sensitiveGap } from '../../suites/oracle/gap-sensitivity.ts';
import { expressions } from '../../suites/oracle/expressions.ts';
import { memberName, memberPaths } from '../../suites/oracle/member-paths.ts';
import type { MemberPath } from '../../suites/oracle/member-paths.ts';
import { memberValues } from '../../suites/oracle/member-values.ts';
import type { QueryTarget } from '../../suites/oracle/query-target.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import { randomFrom } from '../../run/prng.ts';

interface List {
  readonly edition: Edition;
  readonly context: ContextName;
  readonly path: string;
}

/** One thing that a client does: it loads a dataset, moves the clock or sends requests at once. */
type Step = { readonly load: number } | { readonly seconds: number } | { readonly reads: readonly Read[] };

/** A list read to its end. */
interface Read extends List {
  readonly croql?: string;
  readonly limit?: number;
}

/** What came back: the ids in their order, or the status of a refusal, and the bodies of all pages. */
interface Seen {
  readonly ids: readonly number[] | string;
  readonly bodies: readonly string[];
}

const EDITIONS: readonly Edition[] = ['hosted', 'enterprise'];
const LISTS: readonly Omit<List, 'edition'>[] = [
  ...[21, 22, 2, 70_000].map((id) => ({ context: 'source-string' as const, path: `/projects/${id}/strings` })),
  ...['uk', 'pt', 'pt-BR', 'zh-Hant'].map((code) => ({
    context: 'translation' as const,
    path: `/projects/21/languages/${code}/translations`,
  })),
  { context: 'translation', path: '/projects/22/languages/pt/translations' },
  ...[31, 3, 40_000].map((id) => ({ context: 'tm-segment' as const, path: `/tms/${id}/segments` })),
  ...[41, 4, 300].map((id) => ({ context: 'glossary-term' as const, path: `/glossaries/${id}/terms` })),
];
const MAIN = [
  '/projects/21/strings',
  '/projects/21/languages/uk/translations',
  '/tms/31/segments',
  '/glossaries/41/terms',
];

const POOL = {
  numbers: [...PROBE_NUMBERS, 0.5, 2.5],
  strings: PROBE_TEXTS.filter((text) => !text.includes('"') && text.length < 400),
  dates: PROBE_DATES,
  logins: Object.fromEntries(PROBE_LOGINS.map((login, index) => [login, index + 1])),
  languages: PROBE_LANGUAGES,
};

const datasets = new Map<number, Dataset>();
const datasetOf = (shift: number): Dataset => {
  const known = datasets.get(shift) ?? probeDataset(shift);
  datasets.set(shift, known);
  return known;
};

/** A predicate about an element as one about its record. */
const lift = (scopes: readonly string[], predicate: string): string =>
  scopes.reduceRight((inner, scope) => `count of ${scope} where (${inner}) > 0`, predicate);

/** Every value of the pools, asked of one member in the forms that its type takes. */
function memberExpressions(path: MemberPath, place = 0): readonly string[] {
  const name = memberName(path);
  const { type, also, mention, values } = path.member;
  const texts = values ?? POOL.strings;
  const all = (): readonly string[] => {
    if (mention === 'user')
      return PROBE_LOGINS.flatMap((login) => [`${name} = @user:"${login}"`, `${name} != @user:"${login}"`]);
    if (mention === 'language') return PROBE_LANGUAGES.flatMap((code) => [`${name} = @language:"${code}"`]);
    switch (also ?? type) {
      case 'string':
        return texts
          .filter((text) => text !== '')
          .map((text, index) => `${name} ${index % 2 === place % 2 ? '=' : 'contains'} "${text}"`);
      case 'integer':
        return POOL.numbers.flatMap((value) => [
          `${name} = ${value < 0 ? `-${-value}` : value}`,
          `${name} > ${value < 0 ? `-${-value}` : value}`,
        ]);
      case 'datetime':
        return PROBE_DATES.flatMap((date) => [`${name} < '${date}'`, `${name} = '${date}'`]);
      case 'array':
        return [0, 1, 2, 3, 4, 5, 10, 11, 20, 21].map((size) => `count of ${name} = ${size}`);
      case 'boolean':
        return [name];
      default:
        return [];
    }
  };
  return all().map((predicate) => lift(path.scopes, predicate));
}

/** Records of a main list; the other dataset begins where they end in the pools. */
const HALF = 83;

const LONG = Array.from({ length: 60 }, () => '(1 = 1)').join(' and ');

/** Everything that the probe does, in its order. */
function probeSteps(): readonly Step[] {
  const one = (reads: readonly Read[]): readonly Step[] => reads.map((read) => ({ reads: [read] }));
  const lists = EDITIONS.flatMap((edition) => LISTS.map((list): List => ({ edition, ...list })));
  const whole = lists.flatMap((list): Read[] => [
    list,
    { ...list, limit: 500 },
    { ...list, limit: 7 },
    { ...list, limit: 1 },
  ]);
  /** Values are asked of the dataset in which a record has them. */
  const membersIn = (shift: number) =>
    lists
      .filter(({ path }) => MAIN.includes(path))
      .flatMap((list) =>
        memberPaths(list.context, list.edition)
          .flatMap((path, place) => {
            const held = new Set(memberValues(targetOf(list, 0), path).map(String));
            return memberExpressions(path, place).filter((text) => {
              const literal = /"([^"]*)"/.exec(text)?.[1];
              return shift === 0
                ? literal === undefined || held.has(literal)
                : literal !== undefined && !held.has(literal);
            });
          })
          .filter((_, index) => list.edition === 'enterprise' || index % 7 === 0)
          .map((croql): Read => ({ ...list, croql, limit: 500 })),
      );
  const members = membersIn(0);
  const generated = lists.flatMap((list): Read[] => {
    const isMain = MAIN.includes(list.path);
    const seed = randomFrom(`the probe ${list.path}`).seed();
    const any = fc.sample(trees(list.context, { edition: list.edition, pool: POOL, depth: 4 }), {
      seed,
      numRuns: isMain ? 40 : 10,
    });
    const telling = fc.sample(expressions(targetOf(list, 0)), { seed, numRuns: isMain ? 200 : 20 });
    return [...any.map((tree) => format(tree)), ...telling].map((croql) => ({ ...list, croql, limit: 500 }));
  });
  const places = lists.flatMap((list) => {
    const asked = memberPaths(list.context, list.edition)
      .filter(({ scopes }) => scopes.length === 0)
      .flatMap((path) => memberExpressions(path).slice(0, 3));
    const some = [...asked.slice(0, 16), `(${asked[0]}) or ${LONG}`, `not (${asked[0]})`];
    return some.flatMap((croql): Read[] => [
      { ...list, croql },
      { ...list, croql, limit: 3 },
      { ...list, croql, limit: 1 },
    ]);
  });
  const today: readonly Read[] = lists
    .filter(({ path }) => MAIN.includes(path))
    .flatMap((list) =>
      (list.context === 'source-string'
        ? [`added > 'today'`, `updated < 'today'`]
        : list.context === 'glossary-term'
          ? [`createdAt > 'today'`]
          : []
      ).map((croql): Read => ({ ...list, croql })),
    );
  const mixed = shuffle([
    ...places,
    ...members.filter((_, index) => index % 23 === 0),
    ...whole.filter(({ limit }) => limit !== 1),
  ]);
  const together = (size: number): readonly Step[] =>
    Array.from({ length: Math.ceil(mixed.length / size) }, (_, index) => ({
      reads: mixed.slice(index * size, (index + 1) * size),
    }));
  const sample = mixed.slice(0, 300);
  return [
    { load: 0 },
    ...one(whole),
    ...one(places),
    ...one(today),
    ...one(generated),
    ...one(members),
    ...together(2).slice(0, 200),
    ...together(8),
    ...one(sample.flatMap((read) => [read, read])),
    { load: HALF },
    ...one(sample),
    ...one(membersIn(HALF)),
    ...one(whole.filter(({ limit }) => limit === 7 || limit === undefined)),
    { load: 0 },
    ...one(sample),
    { seconds: 30 * 86_400 },
    ...one(today),
  ];
}

function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item, index) => ({ item, at: randomFrom(`shuffle ${index}`).seed() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

let steps: readonly Step[] | undefined;

/** What a sound service returns, step by step: the same for every mutant. */
let expected: Promise<readonly (readonly Seen[])[]> | undefined;

/**
 * Does the same to a mutant and to the reference, with values that careless code mistakes for others, one after another
 * and at once, before and after changes of data, and says what a client sees differently. Ends at the first difference
 * about which the source speaks.
 */
export async function probeLists({ service }: Served): Promise<Difference> {
  steps ??= probeSteps();
  expected ??= (async () => {
    const sound = await openClient(createService(ADDRESSES));
    const all: (readonly Seen[])[] = [];
    for (const step of steps!) all.push(await sound(step));
    return all;
  })();
  const sound = await expected;
  const client = await openClient(service());
  let shift = 0;
  let silent: string | undefined;
  for (const [index, step] of steps.entries()) {
    if ('load' in step) shift = step.load;
    const seen = await client(step);
    if (!('reads' in step)) continue;
    for (const [at, read] of step.reads.entries()) {
      const [due, came] = [sound[index]![at]!, seen[at]!];
      if (isSame(due, came)) continue;
      const request = `${read.edition} ${read.path} ${read.croql ?? ''} ${read.limit ?? ''}`.slice(0, 300);
      if (isStated(read, due, came, shift)) return { kind: 'stated', shownBy: request };
      silent ??= request;
    }
  }
  return silent === undefined ? { kind: 'none' } : { kind: 'silent', shownBy: silent };
}

const isSame = (due: Seen, came: Seen) =>
  due.bodies.length === came.bodies.length && due.bodies.every((body, index) => body === came.bodies[index]);

const setOf = ({ ids }: Seen) =>
  typeof ids === 'string' ? 'refused' : String([...new Set(ids)].sort((a, b) => a - b));

/** Whether the source says which of two responses is right. */
function isStated(read: Read, due: Seen, came: Seen, shift: number): boolean {
  if (setOf(due) === setOf(came) || setOf(due) === 'refused') return false;
  // A record without an id in its place: the source does not show the bodies of responses.
  if (typeof came.ids !== 'string' && came.ids.some(Number.isNaN)) return false;
  // How a list is divided is open: of its parts, only a record that belongs to none is wrong.
  if (due.bodies.length > 1 && typeof came.ids !== 'string' && came.ids.every((id) => due.ids.includes(id as never)))
    return false;
  if (read.croql === undefined) return true;
  return sensitiveGap(read.croql, targetOf(read, shift)) === undefined;
}

const targets = new Map<string, QueryTarget>();

function targetOf({ edition, context, path }: List, shift: number): QueryTarget {
  const key = `${edition} ${path} ${shift}`;
  const known = targets.get(key);
  if (known) return known;
  const dataset = datasetOf(shift) as unknown as Record<string, readonly CroqlRecord[]>;
  const [, kind = '', id = '', , language] = path.split('/');
  const owner = dataset[kind]!.find((one) => String(one['id']) === id)!;
  const held = (name: string) => (owner[name] ?? []) as readonly CroqlRecord[];
  const records =
    context === 'translation'
      ? held('strings').flatMap((string) =>
          (string['translations'] as readonly CroqlRecord[]).filter((one) => one['language'] === language),
        )
      : held({ 'source-string': 'strings', 'tm-segment': 'segments', 'glossary-term': 'terms' }[context]);
  const target: QueryTarget = {
    ...{ edition, context, path },
    records: records.map((record) => ({ id: record['id'] as number, record })),
    environment: createEvaluationContext(POOL, new Date()),
    knows: ({ name }) => name !== 'plural form',
    mentions: { user: PROBE_LOGINS, language: PROBE_LANGUAGES },
    hasOffsets: context === 'tm-segment' || context === 'glossary-term',
  };
  targets.set(key, target);
  return target;
}

/** The number of pages after which a list is taken for endless. */
const MAX_PAGES = 200;

async function openClient(fetch: Fetch): Promise<(step: Step) => Promise<readonly Seen[]>> {
  const state = async (name: string, params: object) => {
    const response = await fetch(
      new Request(ADDRESSES.stateUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ state: name, params, action: 'setup' }),
      }),
    );
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  await state('the app is registered', {
    app: {
      type: 'confidential',
      clientId: 'probe',
      clientSecret: 'the secret of the probe',
      redirectUris: ['https://probe.example/callback'],
    },
  });
  let token = await authorize(fetch, state);
  const read = async ({ edition, path, croql, limit }: Read): Promise<Seen> => {
    const origin = edition === 'hosted' ? ADDRESSES.baseUrl : ADDRESSES.enterpriseBaseUrl;
    const ids: number[] = [];
    const bodies: string[] = [];
    for (let offset = 0; bodies.length < MAX_PAGES;) {
      const query = Object.entries({ croql, limit, offset: offset === 0 ? undefined : offset }).flatMap(
        ([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]),
      );
      const response = await fetch(
        new Request(`${origin}/api/v2${path}?${query.join('&')}`, { headers: { authorization: `Bearer ${token}` } }),
      );
      const body = await response.text();
      bodies.push(body);
      if (!response.ok) return { ids: `status ${response.status}`, bodies };
      const { data } = JSON.parse(body) as {
        readonly data: readonly { readonly data: Readonly<Record<string, unknown>> }[];
      };
      ids.push(...data.map((item) => Number(item.data['translationId'] ?? item.data['id'])));
      if (data.length < (limit ?? 25)) break;
      offset += data.length;
    }
    return { ids, bodies };
  };
  return async (step) => {
    if ('load' in step) {
      await state('the dataset is', { dataset: datasetOf(step.load) });
      token = await authorize(fetch, state);
      return [];
    }
    if ('seconds' in step) {
      await state('time passes', { seconds: step.seconds });
      token = await authorize(fetch, state);
      return [];
    }
    return Promise.all(step.reads.map(read));
  };
}

async function authorize(
  fetch: Fetch,
  state: (name: string, params: object) => Promise<Readonly<Record<string, unknown>>>,
): Promise<string> {
  await state('the user will', { decision: 'approve' });
  const query = new URLSearchParams({
    client_id: 'probe',
    redirect_uri: 'https://probe.example/callback',
    response_type: 'code',
    scope: 'project tm glossary',
  });
  const redirect = await fetch(new Request(`${ADDRESSES.authUrl}/oauth/authorize?${query.toString()}`));
  const code = new URL(redirect.headers.get('location')!).searchParams.get('code');
  const body = {
    grant_type: 'authorization_code',
    client_id: 'probe',
    client_secret: 'the secret of the probe',
    redirect_uri: 'https://probe.example/callback',
    code,
  };
  const response = await fetch(
    new Request(`${ADDRESSES.authUrl}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  return ((await response.json()) as { readonly access_token: string }).access_token;
}
