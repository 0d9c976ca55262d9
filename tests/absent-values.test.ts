import { expect, test } from 'vitest';
import { runInProcess } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { absentValueChecks } from '../suites/croql/absent-values.ts';
import { MAIN_LISTS } from '../suites/oracle/query-target.ts';
import { absentValueExpressions, sparseList } from '../suites/oracle/sparse-dataset.ts';
import { faults } from '../mocks/rules/faults.ts';
import type { Dataset } from '../spec/schemas/types.gen.ts';

/** A service that answers an expression about some members in another way. */
const answering =
  (about: RegExp, respond: () => Response) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const expression = new URL(request.url).searchParams.get('croql') ?? '';
    return about.test(expression) ? respond() : fetch(request);
  };

/** Whether a string of a dataset has no branch. */
const isBranchless = (state: string) => {
  const { params } = JSON.parse(state) as { readonly params: { readonly dataset: Dataset } };
  return params.dataset.projects?.some(({ strings }) => strings?.some(({ branch }) => branch === undefined)) ?? false;
};

const requirementsFound = async (around?: (fetch: Fetch) => Fetch) =>
  (await runInProcess(absentValueChecks, around ? { around } : {})).flatMap(({ status, findings }) => [
    status,
    ...findings.map(({ requirement }) => requirement),
  ]);

test('each list is asked about every type of value that its records lack', () => {
  for (const place of Object.values(MAIN_LISTS)) {
    const expressions = absentValueExpressions(sparseList(place, 'enterprise'));
    expect(expressions.length, place).toBeGreaterThan(5);
    expect(new Set(expressions).size).toBe(expressions.length);
  }
  const strings = absentValueExpressions(sparseList('main', 'enterprise')).join('\n');
  for (const part of ['max length', 'context', 'updated', 'contains', 'between', 'count of translations'])
    expect(strings).toContain(part);
});

test('the reference service answers', async () => {
  const outcomes = await runInProcess(absentValueChecks);
  expect(outcomes.map(({ status, findings }) => ({ status, findings }))).toEqual([
    { status: 'done', findings: [] },
    { status: 'done', findings: [] },
  ]);
  for (const { decided } of outcomes)
    for (const requirement of ['lists.croql', 'croql.member.file.title', 'croql.member.source-string.context'])
      expect(decided).toContain(requirement);
});

test.each(['absent-equals-absent', 'empty-text'] as const)(
  'so does one that resolves croql.null by %s',
  async (choice) => {
    const outcomes = await runInProcess(absentValueChecks, { answers: { 'croql.null': choice } });
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  },
);

for (const fault of [
  'croql.title-falls-back-on-name',
  'croql.lemma-falls-back-on-text',
  'croql.branch-of-string-before',
] as const)
  test(`${fault}: an absent value is no other value`, async () => {
    const outcomes = await runInProcess(absentValueChecks, { faults: [fault] });
    expect(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))).toContain(
      faults[fault].breaks,
    );
  });

test('a service that fails on a number that is absent is named', async () => {
  const failing = answering(/max length/, () => new Response('TypeError', { status: 500 }));
  expect(await requirementsFound(failing)).toEqual(['done', 'lists.croql', 'done', 'lists.croql']);
});

test('so is one whose lists fail on a record without its objects', async () => {
  const failing = (fetch: Fetch): Fetch => {
    let hasRecordsWithoutBranch = false;
    return async (request) => {
      if (request.url.includes('_state')) {
        const body = await request.clone().text();
        if (body.includes('the dataset is')) hasRecordsWithoutBranch = body.includes('"strings"') && isBranchless(body);
      }
      const isList = new URL(request.url).pathname.endsWith('/strings');
      return isList && hasRecordsWithoutBranch ? new Response('TypeError', { status: 500 }) : fetch(request);
    };
  };
  expect(await requirementsFound(failing)).toEqual(['done', 'lists.croql', 'done', 'lists.croql']);
});

test('so is one that drops the connection', async () => {
  const dropping = answering(/createdAt/, () => {
    throw new TypeError('the connection was closed');
  });
  expect(await requirementsFound(dropping)).toEqual(['done', 'lists.croql', 'done', 'lists.croql']);
});

test('one that refuses such expressions is not', async () => {
  const refusing = answering(/max length|context/, () => new Response('{"errors":[]}', { status: 400 }));
  expect(await requirementsFound(refusing)).toEqual(['done', 'done']);
});

test('refusals alone are no proof', async () => {
  const refusing = answering(
    /where|contains|between|is|type|[<>=+/-]/,
    () => new Response('{"errors":[]}', { status: 400 }),
  );
  const outcomes = await runInProcess(absentValueChecks, { around: refusing });
  expect(outcomes.flatMap(({ decided }) => decided)).toEqual([]);
});
