import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checksOf } from './croql-run.ts';
import { ADDRESSES } from './in-process.ts';
import { appMutants } from './mutants/app-points.ts';
import { listDataMutants, sampleMutants } from './mutants/catalogue.ts';
import { formatFor, readText } from './fault-matrix/matrix-files.ts';
import { withMutants } from './fault-matrix/matrix-summary.ts';
import { codeMutants, writeBundle } from './mutants/code-mutants.ts';
import { findDifference } from './mutants/find-difference.ts';
import type { Served } from './mutants/mutant.ts';
import { mutantsSection } from './mutants/mutant-summary.ts';
import type { MutantLine } from './mutants/mutant-summary.ts';
import * as reference from './mutants/reference.ts';
import { concludeMutant, isNoticedWithoutDataset, runMutant, serveMutant } from './mutants/run-mutant.ts';
import { probeSessions } from './mutants/session-probe.ts';
import { listChecks, runSuites } from './mutants/suites.ts';

const mutants = new Map(listDataMutants().map((mutant) => [mutant.id, mutant]));
const sequences = checksOf.reference.filter(({ id }) => id === 'croql.sequences.hosted');
const today = checksOf.reference.filter(({ id }) => id === 'croql.today.hosted');
const values = checksOf.reference.filter(({ id }) => id === 'croql.values-terms.hosted');

const found = async (id: string, checks: typeof sequences) => {
  const outcomes = await runSuites(await mutants.get(id)!.load(), { ids: checks.map((check) => check.id) });
  return outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement));
};

for (const [id, requirement] of [
  ['change of data: responses to expressions are kept, in every list', 'lists.croql'],
  ['change of data: whole lists are kept, in every list', 'lists.strings'],
  ['cache: keyed without the id of the owner, in every list', 'lists.croql'],
  ['concurrency: croql is shared by requests at once, in every list', 'lists.croql'],
] as const)
  test(`${id}: a sequence of requests shows it`, async () => {
    expect(await found(id, sequences)).toContain(requirement);
  });

for (const id of [
  'member: note of glossary-term cut at 255 characters',
  'member: lemma of glossary-term without what is beyond the BMP',
  'member: concept of glossary-term in 32 bits',
])
  test(`${id}: a rare value shows it`, async () => {
    expect(await found(id, values)).not.toEqual([]);
  });

for (const id of ["clock: 'today' is in a week", "clock: 'today' does not move"])
  test(`${id}: dates around the target's own one show it`, async () => {
    expect(new Set(await found(id, today))).toEqual(new Set(['croql.syntax.today']));
  });

const mutantsOfApp = new Map(appMutants().map((mutant) => [mutant.id, mutant]));

for (const id of ['app: the labels of the first string with this identifier', 'app: jobs at once share their strings'])
  test(`${id}: jobs after and beside each other show it`, async () => {
    const mutant = mutantsOfApp.get(id)!;
    expect(await findDifference(mutant)).toMatchObject({ kind: 'silent' });
    expect(await serveMutant(mutant)).toMatchObject({ result: 'failed' });
  });

test('a mutant of the code is served in place of the reference, and noticed', async () => {
  const bundle = fileURLToPath(new URL('../node_modules/.cache/mutants-test.mjs', import.meta.url));
  const mutation = (await writeBundle(bundle)).find(
    ({ file, mutator }) => file === 'mocks/oauth/compare-secrets.ts' && mutator === 'BlockStatement',
  )!;
  const ids = listChecks(['oauth']).map(({ check }) => check.id);
  const [mutant, original] = codeMutants(bundle, [
    { ...mutation, reachedBy: ids, isCompared: true },
    { ...mutation, id: 'none', reachedBy: ['oauth.token-response'], isCompared: true },
  ]);
  // One after the other: a bundle reads which mutant it is when it is imported.
  const tasks = {
    compare: findDifference,
    serve: serveMutant,
    conclude: concludeMutant,
    serveWithoutDataset: isNoticedWithoutDataset,
  };
  expect(await runMutant(mutant!, tasks)).toMatchObject({ family: 'code', area: 'oauth', result: 'failed' });
  expect(await runMutant(original!, tasks)).toMatchObject({ result: 'not served', difference: { kind: 'none' } });
});

const changed = (change: (text: string) => string): Served => ({
  ...reference,
  service: (surroundings) => {
    const fetch = reference.createService(ADDRESSES, surroundings);
    return async (request) => {
      const response = await fetch(request);
      return new Response(change(await response.text()), { status: response.status, headers: response.headers });
    };
  },
});

for (const [name, kind, change] of [
  ['no difference', 'none', (text: string) => text],
  ['an error in other words', 'silent', (text: string) => text.replaceAll('"error_description":"', '$&Sorry: ')],
  ['a list in another form', 'silent', (text: string) => text.replaceAll('"branchId":', '"branch":')],
  ['a list without its last record', 'stated', (text: string) => text.replace(/,\{"data":\{"id":5003.*?\}\}/, '')],
  ['another type of token', 'stated', (text: string) => text.replaceAll('"bearer"', '"basic"')],
] as const)
  test(`${name} in the responses to flows is ${kind}`, async () => {
    expect(await probeSessions(changed(change))).toMatchObject({ kind });
  });

for (const [name, rules] of [
  ['a renewal that ends the access token', { isAccessEndedByRefresh: () => true }],
  ['an error of the authorization endpoint on a page', { isErrorRedirected: () => false }],
] as const)
  test(`${name} is silent`, async () => {
    const service: Served['service'] = (surroundings) =>
      reference.serveContext(reference.createContext(ADDRESSES, surroundings, rules));
    expect(await probeSessions({ ...reference, service })).toMatchObject({ kind: 'silent' });
  });

test('a longer sample of mutants begins with a shorter one', () => {
  const all = [...mutants.values()];
  const ids = (size: number) => sampleMutants(all, size, 1).map(({ id }) => id);
  expect(ids(60).slice(0, 30)).toEqual(ids(30));
  expect(ids(60)).not.toEqual(sampleMutants(all, 60, 2).map(({ id }) => id));
});

test('docs/matrix.md says what docs/mutants.json says', async () => {
  const page = readText('docs/matrix.md');
  const section = mutantsSection(JSON.parse(readText('docs/mutants.json')) as readonly MutantLine[]);
  expect(await formatFor('docs/matrix.md', withMutants(page, section))).toBe(page);
});

test('a run without a dataset notices a mutant of the language, and nothing of the reference', async () => {
  const mutant = mutants.get('member: text of source-string in lower case')!;
  expect(await isNoticedWithoutDataset(mutant)).toBe(true);
  expect(await isNoticedWithoutDataset({ ...mutant, load: async () => changed((text) => text) })).toBe(false);
});
