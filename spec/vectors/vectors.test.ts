import { expect, test } from 'vitest';
import { CONTEXT_NAMES } from '../croql/contexts.ts';
import { describe } from '../schemas/schema-errors.ts';
import { gaps, type Gap } from '../gaps/gaps.ts';
import { requirements, type Requirement } from '../requirements/requirements.ts';
import { compileValidator } from '../generate/validators.ts';
import type { Case, CaseCroql } from '../schemas/types.gen.ts';
import { validateDataset } from '../schemas/validate-dataset.gen.js';
import { casesOf, datasets, jobs, vectorFiles } from './vector-files.ts';

const validateCase = await compileValidator<Case>('case');
const validateJobRequest = await compileValidator('job-request');
const all = [...vectorFiles].flatMap(([file, { cases }]) => cases.map((each) => ({ file, each })));
const table: Readonly<Record<string, Requirement>> = requirements;

/** What is wrong with one case besides what its own test finds; empty when nothing is. */
function faults(each: Case): readonly string[] {
  if (!validateCase(each)) return [describe(validateCase.errors, 'the case', each)];
  const { title, cites, standing } = each;
  return [
    ...(/^\S.*[^\s.]$/.test(title) && !/\s{2}|[\n`]/.test(title) ? [] : ['the title is not plain']),
    ...cites.filter((id) => !Object.hasOwn(table, id)).map((id) => `there is no requirement ${id}`),
    ...cites.filter((id) => table[id] && table[id].standing !== standing).map((id) => `${id} has another standing`),
    ...('expect' in each && 'breaks' in each.expect
      ? each.expect.breaks!.filter((id) => !cites.includes(id)).map((id) => `breaks ${id} and does not cite it`)
      : []),
    ...(each.kind === 'croql' ? faultsOfExpression(each) : []),
    ...(each.kind === 'job' && typeof each.request === 'string' && !jobs.has(each.request) ? ['no such job'] : []),
  ];
}

function faultsOfExpression({ data, answers = {}, standing, expression, expect: { error } }: CaseCroql): string[] {
  return [
    ...(typeof data === 'string' && !datasets.has(data) ? ['no such dataset'] : []),
    ...Object.entries(answers).flatMap(([id, answer]) =>
      isAnswer(id, answer) ? [] : [`${answer} does not answer ${id}`],
    ),
    ...(Object.keys(answers).length > 0 && standing !== 'assumed' ? ['takes an answer for granted'] : []),
    ...(error && error.at.start > error.at.end ? ['the place ends before it begins'] : []),
    ...(error && error.at.end > expression.length ? ['the place is outside'] : []),
  ];
}

function isAnswer(id: string, answer: string): boolean {
  const gap = (gaps as Readonly<Record<string, Gap>>)[id];
  return gap !== undefined && (gap.choices ? Object.hasOwn(gap.choices, answer) : gap.takes !== undefined);
}

for (const [file, { about, cases }] of vectorFiles) {
  test(`${file}: each of ${cases.length} cases keeps the manners`, () => {
    expect(about).toMatch(/^[A-Z].*\.$/);
    expect(cases.flatMap((each) => faults(each).map((fault) => `${each.title}: ${fault}`))).toEqual([]);
  });
}

test('the manners notice a case that has none', () => {
  const good = casesOf('croql').find(({ title }) => title === 'a number is added')!;
  expect(faults(good)).toEqual([]);
  const wrong = (change: object) => faults({ ...good, ...change } as Case);
  const error = (start: number, end: number) => ({ error: { kind: 'syntax', code: 'empty', at: { start, end } } });
  expect(wrong({ title: 'a title.' })).toEqual(['the title is not plain']);
  expect(wrong({ cites: ['croql.operator.pluss'] })).toEqual(['there is no requirement croql.operator.pluss']);
  expect(wrong({ standing: 'assumed' })).toEqual(['croql.operator.plus has another standing']);
  expect(wrong({ data: 'nothing' })).toEqual(['no such dataset']);
  expect(wrong({ answers: { 'croql.null': 'nil' } })).toEqual([
    'nil does not answer croql.null',
    'takes an answer for granted',
  ]);
  expect(wrong({ expect: error(3, 2) })).toEqual(['the place ends before it begins']);
  expect(wrong({ expect: error(3, 99) })).toEqual(['the place is outside']);
  expect(wrong({ expect: {} })).toHaveLength(1);
  const job = casesOf('job').find(({ expect: { conforms } }) => !conforms)!;
  expect(faults({ ...job, expect: { conforms: false, breaks: ['module.response.json'] } })).toEqual([
    'breaks module.response.json and does not cite it',
  ]);
});

test('no two cases have one title', () => {
  const titles = all.map(({ each }) => each.title.toLowerCase());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('no two expressions are asked of the same data under the same answers', () => {
  const asked = casesOf('croql').map(({ context, edition, now, answers, data, expression }) =>
    JSON.stringify([context, edition, now, answers, data, expression]),
  );
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});

test('every dataset and job is one, and is used', () => {
  for (const [name, dataset] of datasets) expect(validateDataset(dataset), name).toBe(true);
  for (const [name, job] of jobs) expect(validateJobRequest(job), name).toBe(true);
  const named = [...casesOf('croql').map(({ data }) => data), ...casesOf('job').map(({ request }) => request)];
  expect([...datasets.keys(), ...jobs.keys()].filter((name) => !named.includes(name))).toEqual([]);
});

test('there are enough cases, and a third of the expressions are malformed or meaningless', () => {
  const expressions = casesOf('croql');
  const refused = expressions.filter(({ expect: { error } }) => error !== undefined);
  expect(all.length).toBeGreaterThanOrEqual(600);
  expect(refused.length).toBeGreaterThanOrEqual(expressions.length / 3);
  for (const context of CONTEXT_NAMES) {
    const own = expressions.filter((each) => each.context === context);
    expect(own.filter(({ expect: { ids } }) => ids !== undefined).length, context).toBeGreaterThan(15);
    expect(own.filter(({ expect: { error } }) => error !== undefined).length, context).toBeGreaterThan(15);
  }
});

// What no expression over records can show.
const ELSEWHERE = [
  /^croql\.member\.glossary-concept\./, // A record without a query.
  /\.top-translation$/, // Which translation is summed up.
  /^croql\.order$/, // A property of the list.
  /^croql\.related-members$/, // A property of the records.
];

test('the expressions cite all that is required of the language', () => {
  const cited = new Set(casesOf('croql').flatMap(({ cites }) => cites));
  const missing = Object.keys(table).filter(
    (id) => id.startsWith('croql.') && !cited.has(id) && !ELSEWHERE.some((pattern) => pattern.test(id)),
  );
  expect(missing).toEqual([]);
});

test('every answer to a gap of the language is taken by some case', () => {
  const taken = new Set(casesOf('croql').flatMap(({ answers = {} }) => Object.entries(answers).map(String)));
  const missing = Object.entries<Gap>(gaps)
    .filter(([id]) => id.startsWith('croql.') && !['croql.malformed', 'croql.order'].includes(id))
    .flatMap(([id, { choices = {}, default: own }]) =>
      Object.keys(choices)
        .filter((name) => name !== own && !taken.has(`${id},${name}`))
        .map((name) => `${id}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('the jobs cite all that a job and an answer can break', () => {
  const cited = new Set([...casesOf('job-request'), ...casesOf('job')].flatMap(({ cites }) => cites));
  const missing = Object.keys(table).filter(
    (id) => /^module\.(request|response|language)\./.test(id) && !cited.has(id),
  );
  // What a body alone does not show: its bytes, its header, what an app does with another job, and whether it has read what it was sent.
  expect(missing).toEqual([
    'module.request.json',
    'module.request.content-type',
    'module.response.uniq-id-of-file',
    'module.response.inline-read',
    'module.response.addresses-read',
    'module.response.json',
  ]);
});
