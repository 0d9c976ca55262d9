import fc from 'fast-check';
import { ADDRESSES } from '../in-process.ts';
import type { Fetch } from '../in-process.ts';
import type { Data, Json } from './lists/list-service.ts';
import { PROBE_IDS, PROBE_LANGUAGES, PROBE_USERS, probeDataset } from './probe-dataset.ts';
import { check } from '../../croql/checker.ts';
import { EvaluationError } from '../../croql/diagnostics.ts';
import { fixtureDataset } from '../../suites/oracle/fixture-dataset.ts';
import { liftPredicate } from '../../suites/oracle/member-goals.ts';
import { memberName, memberPaths } from '../../suites/oracle/member-paths.ts';
import type { MemberPath } from '../../suites/oracle/member-paths.ts';
import { memberValues } from '../../suites/oracle/member-values.ts';
import { expressions } from '../../suites/oracle/expressions.ts';
import { fixtureList } from '../../suites/oracle/query-target.ts';
import type { QueryTarget } from '../../suites/oracle/query-target.ts';
import { selectIds } from '../../suites/oracle/selection.ts';
import { sensitiveGap } from '../../suites/oracle/gap-sensitivity.ts';
import { randomFrom } from '../../run/prng.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** An expression that an implementation answers otherwise than the reference evaluation. */
export interface Difference {
  readonly dataset: 'fixture' | 'probe';
  readonly edition: Edition;
  readonly context: ContextName;
  readonly expression: string;
  readonly expected: readonly number[];
  readonly actual: readonly number[] | number;
  /** Why the source does not decide it; undefined where it does. */
  readonly gap: string | undefined;
}

const PATHS = {
  'source-string': [`/projects/${PROBE_IDS.project}/strings`, probeDataset.projects[0]!.strings],
  translation: [
    `/projects/${PROBE_IDS.project}/languages/${PROBE_IDS.language}/translations`,
    probeDataset.projects[0]!.strings.flatMap(({ translations }) =>
      translations.filter((one) => (one as Json)['language'] === PROBE_IDS.language),
    ),
  ],
  'tm-segment': [`/tms/${PROBE_IDS.tm}/segments`, probeDataset.tms[0]!.segments],
  'glossary-term': [`/glossaries/${PROBE_IDS.glossary}/terms`, probeDataset.glossaries[0]!.terms],
} as const satisfies Record<ContextName, readonly [string, readonly Json[]]>;

/** A list of the dataset that no suite uses. */
function probeList(context: ContextName, edition: Edition): QueryTarget {
  const [path, records] = PATHS[context];
  return {
    ...{ context, edition, path },
    records: (records as readonly Json[])
      .map((record) => ({ id: Number(record['id']), record }))
      .sort((a, b) => a.id - b.id),
    environment: {
      now: new Date(),
      user: (login) => PROBE_USERS.find((user) => user.login === login)?.id,
      language: (code) => PROBE_LANGUAGES.find((one) => one === code),
    },
    knows: ({ name }) => name !== 'plural form' && name !== 'type is plural',
    mentions: { user: PROBE_USERS.map(({ login }) => login), language: PROBE_LANGUAGES },
    hasOffsets: context === 'tm-segment' || context === 'glossary-term',
  };
}

/** Two comparisons with each of some values of a member. */
function memberExpressions(target: QueryTarget, path: MemberPath, count: number): readonly string[] {
  const name = memberName(path);
  const values = [...new Set(memberValues(target, path))].filter(
    (value) => value !== null && value !== undefined,
  ) as readonly unknown[];
  const { type, also, mention } = path.member;
  const kind = also ?? type;
  const predicates =
    mention !== undefined && kind !== 'array'
      ? target.mentions[mention].flatMap((one) => [`${name} = @${mention}:"${one}"`, `${name} != @${mention}:"${one}"`])
      : kind === 'string'
        ? (values as readonly string[])
            .filter((value) => value !== '' && !value.includes('"'))
            .flatMap((value) => [`${name} = "${value}"`, `${name} contains "${value}"`])
        : kind === 'integer'
          ? (values as readonly number[]).flatMap((value) => [
              `${name} = ${value < 0 ? `-${-value}` : value}`,
              `${name} <= ${value < 0 ? `-${-value}` : value}`,
            ])
          : kind === 'datetime' && !target.hasOffsets
            ? (values as readonly string[]).flatMap((value) => [`${name} = '${value}'`, `${name} > '${value}'`])
            : kind === 'array'
              ? [0, 1, 2, 3, 11, 12].flatMap((size) => [`count of ${name} = ${size}`, `count of ${name} > ${size}`])
              : kind === 'boolean'
                ? [name, `not ${path.object === undefined ? name : `(${name})`}`]
                : [];
  return predicates.slice(0, count).map((predicate) => liftPredicate(path.scopes, predicate)[0]!);
}

/** Forms that a stack may take for others. */
const TRICKY: readonly (readonly [ContextName, string])[] = (
  [
    ['source-string', 'max length + 1 > 2 * 3 - 1'],
    ['source-string', '-(-max length) = max length'],
    ['source-string', '- -3 = 3'],
    ['source-string', '(1 - 2) - 3 = -4'],
    ['source-string', '1 - (2 - 3) = 2'],
    ['source-string', '8 / (4 / 2) = 4'],
    ['source-string', '0.1 * 3 > 0.2'],
    ['source-string', '2147483647 + 1 = 2147483648'],
    ['source-string', '65536 * 65536 = 4294967296'],
    ['source-string', '(If is hidden then 1 else 2) = 1'],
    ['source-string', 'If is hidden then is duplicate else not (is duplicate)'],
    ['source-string', '(If (count of translations > 2) then max length else -(max length)) > 0'],
    ['source-string', '(is hidden xor is duplicate) and (not (is hidden and is duplicate))'],
    ['source-string', 'text contains identifier'],
    ['source-string', 'text = identifier'],
    ['source-string', 'text contains context'],
    ['source-string', 'added < updated'],
    ['source-string', 'added = updated'],
    [
      'source-string',
      'count of translations where (count of votes where (is up) > count of votes where (is down)) >= 2',
    ],
    ['source-string', 'count of translations where ((user = @user:"alice") and (language = @language:"uk")) > 0'],
    ['source-string', 'count of translations where ((user = @user:"dora") and (is pre translated)) > 0'],
    ['source-string', 'count of translations where ((user = @user:"dora") and (is pre translated)) = 0'],
    ['source-string', 'count of translations where (not (is pre translated)) = 0'],
    ['source-string', 'count of comments where ((has issue) xor (has unresolved issue)) > 0'],
    ['source-string', '0 < count of comments where (has issue)'],
    ['source-string', '1 = 1'],
    ['source-string', 'count of screenshots = 2'],
    ['source-string', 'id of file = id of branch'],
    ['source-string', 'count of translations where (is pre translated) = count of translations'],
    ['source-string', 'count of labels where (is system) * 2 > count of labels'],
    ['translation', 'count of votes where (is up) >= 2'],
    ['tm-segment', 'count of records where (createdAt = updatedAt) > 0'],
    ['tm-segment', 'count of records where (createdAt < updatedAt) > 0'],
    ['tm-segment', 'count of records where ((createdBy = @user:"dora") and (usageCount > 9)) > 0'],
    ['glossary-term', 'createdAt = updatedAt'],
    ['glossary-term', 'createdAt < updatedAt'],
    ['glossary-term', 'createdAt != updatedAt'],
    ['glossary-term', `createdAt > '2021-06-01 00:00:00'`],
  ] as const
).map(([context, expression]) => [context, expression]);

/** What the probe asks of a list. */
function questionsOf(target: QueryTarget, generated: number, perMember: number): readonly string[] {
  const { context, edition, path } = target;
  const asked = [
    ...TRICKY.filter(([place]) => place === context).map(([, expression]) => expression),
    ...memberPaths(context, edition)
      .filter(target.knows)
      .flatMap((member) => memberExpressions(target, member, perMember)),
    ...fc.sample(expressions(target), {
      seed: randomFrom(`the probe of implementations ${edition} ${path}`).seed(),
      numRuns: generated,
    }),
  ];
  return [...new Set(asked)].filter((expression) => check(expression, { context, edition }).ok);
}

/** Asks an implementation everything and returns what it answers otherwise than the evaluation of the kit. */
export async function probe(fetch: Fetch, generated = 300, perMember = 200): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const dataset of ['fixture', 'probe'] as const) {
    await load(fetch, dataset);
    const editions: readonly Edition[] = dataset === 'fixture' ? ['enterprise'] : ['enterprise', 'hosted'];
    for (const edition of editions)
      for (const target of targetsOf(dataset, edition))
        for (const expression of questionsOf(target, generated, edition === 'hosted' ? 2 : perMember)) {
          const difference = await compare(fetch, target, expression);
          if (difference) found.push({ dataset, ...difference });
        }
  }
  return found;
}

const targetsOf = (dataset: Difference['dataset'], edition: Edition): readonly QueryTarget[] =>
  dataset === 'fixture'
    ? (['main', 'translations', 'segments', 'terms'] as const).map((place) => fixtureList(place, edition))
    : (Object.keys(PATHS) as ContextName[]).map((context) => probeList(context, edition));

/** The list of a context in a dataset. */
export const targetOf = (dataset: Difference['dataset'], context: ContextName, edition: Edition): QueryTarget =>
  targetsOf(dataset, edition).find((target) => target.context === context)!;

/** Loads a dataset by the state address. */
export async function load(fetch: Fetch, dataset: Difference['dataset']): Promise<void> {
  const data = (dataset === 'fixture' ? fixtureDataset : probeDataset) as unknown as Data;
  const body = JSON.stringify({ state: 'the dataset is', params: { dataset: data } });
  const response = await fetch(new Request(ADDRESSES.stateUrl, { method: 'POST', body }));
  if (!response.ok) throw new Error(`the dataset is not loaded: ${response.status}`);
}

/** The ids that an expression selects, or the status of a refusal. */
export async function ask(
  fetch: Fetch,
  { edition, path }: QueryTarget,
  expression: string,
): Promise<readonly number[] | number> {
  const base = edition === 'hosted' ? ADDRESSES.baseUrl : ADDRESSES.enterpriseBaseUrl;
  const response = await fetch(
    new Request(`${base}/api/v2${path}?croql=${encodeURIComponent(expression)}`, {
      headers: { authorization: 'Bearer probe' },
    }),
  );
  return response.ok ? ((await response.json()) as readonly { id: number }[]).map(({ id }) => id) : response.status;
}

/** How the answer to one expression differs; undefined where it does not. */
export async function compare(
  fetch: Fetch,
  target: QueryTarget,
  expression: string,
): Promise<Omit<Difference, 'dataset'> | undefined> {
  const { context, edition } = target;
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`${expression}: ${checked.diagnostics[0]?.code}`);
  let expected: readonly number[];
  try {
    expected = selectIds(checked.query, target);
  } catch (error) {
    if (error instanceof EvaluationError) return undefined;
    throw error;
  }
  const actual = await ask(fetch, target, expression);
  if (String(actual) === String(expected)) return undefined;
  return { edition, context, expression, expected, actual, gap: sensitiveGap(expression, target) };
}
