import { expect, test } from 'vitest';
import { runInProcess } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { croqlChecks } from '../suites/croql/checks.ts';
import { listChecks } from '../suites/lists/checks.ts';
import type { Dataset } from '../spec/schemas/types.gen.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/* Faults of services that keep something of the data of before a change: what they load is not what was sent. */
const checks = [...listChecks, ...croqlChecks].filter(({ id }) => /^(lists\.changed|croql\.changed)/.test(id));

type Change = (dataset: Dataset) => Dataset;

/** A service that takes each dataset for another one. */
const load =
  (make: () => Change) =>
  (fetch: Fetch): Fetch => {
    const change = make();
    return async (request) => {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      if (!text.includes('"the dataset is"')) return fetch(request);
      const asked = JSON.parse(text) as { params: { dataset: Dataset } };
      const body = JSON.stringify({ ...asked, params: { dataset: change(asked.params.dataset) } });
      return fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    };
  };

type Glossary = NonNullable<Dataset['glossaries']>[number];
type Project = NonNullable<Dataset['projects']>[number];
type Text = NonNullable<Project['strings']>[number];

const changeGlossaries =
  (change: (one: Glossary, all: readonly Glossary[]) => Glossary): Change =>
  ({ glossaries = [], ...others }) => ({
    ...others,
    glossaries: glossaries.map((one) => change(one, glossaries)),
  });
const changeStrings =
  (change: (one: Text) => Text): Change =>
  ({ projects = [], ...others }) => ({
    ...others,
    projects: projects.map((one) => ({ ...one, strings: (one.strings ?? []).map(change) })),
  });

const FAULTS: readonly (readonly [says: string, requirement: RequirementId, make: () => Change])[] = [
  [
    'A glossary that becomes empty keeps its terms.',
    'lists.terms',
    () => {
      const known = new Map<number, Glossary['terms']>();
      return changeGlossaries((one) => {
        const terms = one.terms?.length === 0 ? known.get(one.id) : one.terms;
        known.set(one.id, terms ?? []);
        return { ...one, terms: terms ?? [] };
      });
    },
  ],
  [
    'A term that moves stays in its first glossary.',
    'lists.terms',
    () => {
      const first = new Map<number, number>();
      return (dataset) => {
        const all = (dataset.glossaries ?? []).flatMap(({ id, terms = [] }) => terms.map((term) => ({ id, term })));
        for (const { id, term } of all) if (!first.has(term.id)) first.set(term.id, id);
        return changeGlossaries((one) => ({
          ...one,
          terms: all.flatMap(({ term }) => (first.get(term.id) === one.id ? [term] : [])),
        }))(dataset);
      };
    },
  ],
  [
    'The translations of a string are kept until its date changes.',
    'croql.member.source-string.translations',
    () => {
      const kept = new Map<string, Text['translations']>();
      return changeStrings((one) => {
        const key = `${one.id} ${one.updated}`;
        const translations = kept.get(key) ?? one.translations ?? [];
        kept.set(key, translations);
        return { ...one, translations };
      });
    },
  ],
];

for (const [says, requirement, make] of FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await runInProcess(checks, { around: load(make), until: requirement });
    const found = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement));
    expect(found).toContain(requirement);
  });

test('a service that takes what it is sent is not flagged', async () => {
  const outcomes = await runInProcess(checks, { around: load(() => (dataset) => dataset) });
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).toEqual(checks.map(() => 'done'));
});
