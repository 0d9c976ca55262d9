import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { ContextName } from '../spec/croql/context.ts';
import { gaps } from '../spec/gaps.ts';
import type { Answers } from '../spec/gaps.ts';
import type { CaseCroql, Dataset } from '../spec/types.gen.ts';
import { check, type Query } from './checker.ts';
import { compile, interpreted } from './compiler.ts';
import { Refusal, type Diagnostic } from './diagnostics.ts';
import { evaluate, valueOf } from './evaluator.ts';
import { explain, type Step } from './explain.ts';
import { answersTo } from './generate.ts';
import type { Edition } from './options.ts';
import { parse } from './parser.ts';
import { defaultSemantics, SEMANTIC_GAPS, semanticsOf, type Semantics } from './semantics.ts';
import type { CroqlRecord, World } from './world.ts';

const VECTORS = new URL('../spec/vectors/', import.meta.url);

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, VECTORS), 'utf8'));

const datasets = new Map(
  readdirSync(new URL('datasets/', VECTORS)).map((file) => [file.slice(0, -'.json'.length), read(`datasets/${file}`)]),
);

const files = readdirSync(VECTORS).filter((file) => file.startsWith('croql-') && file.endsWith('.json'));

// An empty parameter filters nothing before it is an expression at all, which is the lists' business.
const cases = files.flatMap((file) =>
  (read(file) as { readonly cases: readonly CaseCroql[] }).cases.map((vector) => ({ file, vector })),
);
const expressions = cases.filter(({ vector }) => !vector.cites.includes('croql.empty'));

for (const file of files) {
  const own = expressions.filter((each) => each.file === file).map(({ vector }) => vector);
  test(`${file}: each of ${own.length} expressions gives what is expected of it`, () => {
    for (const edition of ['hosted', 'enterprise'] as const) {
      const inEdition = own.filter((vector) => editionsOf(vector).includes(edition));
      const seen = inEdition.map((vector) => ({
        title: vector.title,
        ...outcomeOf(vector, semanticsOf(vector.answers as Partial<Answers>), edition),
      }));
      expect(seen).toEqual(inEdition.map(({ title, expect }) => ({ title, ...expect })));
    }
  });
}

const stated = expressions.filter(({ vector }) => vector.standing !== 'assumed').map(({ vector }) => vector);

for (const [name, id] of SEMANTIC_GAPS) {
  for (const answer of answersTo(gaps[id]).filter((each) => each !== defaultSemantics[name])) {
    test(`whatever is stated holds when ${id} is answered by ${answer}`, () => {
      const changed = stated.flatMap((vector) => {
        const seen = outcomeOf(vector, { ...defaultSemantics, [name]: answer }, editionsOf(vector)[0]!);
        return JSON.stringify(seen) === JSON.stringify(vector.expect) ? [] : [{ title: vector.title, seen }];
      });
      expect(changed).toEqual([]);
    });
  }
}

test('no stated case compares or calculates with an absent value', () => {
  const absent = stated.flatMap((vector) => {
    const { world, records } = surroundings(vector);
    const { query } = sound(vector, defaultSemantics, editionsOf(vector)[0]!);
    const steps = records.flatMap((record) => stepsOf(explain(query!, record, world).root));
    const seen = new Set(
      steps.filter(({ node, value }) => value === null && SCALARS.includes(node.type)).map(({ text }) => text),
    );
    return [...seen].map((part) => ({ title: vector.title, part }));
  });
  expect(absent).toEqual([]);
});

test('every stated case finds some record or leaves one out', () => {
  const idle = stated.filter(({ expect: { ids, value } }) => ids === undefined && value === undefined);
  expect(idle.map(({ title }) => title)).toEqual([]);
  expect(stated.filter((vector) => surroundings(vector).records.length === 0)).toEqual([]);
});

const SCALARS: readonly string[] = ['number', 'string', 'datetime'];

const stepsOf = (step: Step): readonly Step[] => [
  step,
  ...step.parts.flatMap(stepsOf),
  ...step.elements.flatMap((each) => stepsOf(each.step)),
];

const editionsOf = ({ edition }: CaseCroql): readonly Edition[] =>
  edition === undefined ? ['hosted', 'enterprise'] : [edition];

/** What an expression gives, in the form in which the cases say it, by evaluator, compiler and closures alike. */
function outcomeOf(vector: CaseCroql, semantics: Semantics, edition: Edition): object {
  const { query, error } = sound(vector, semantics, edition);
  if (!query) return { error };
  const { world, records } = surroundings(vector);
  try {
    if (vector.expect.value !== undefined) return { value: valueOf(query, records[0]!, world) };
    const found = [
      (record: CroqlRecord) => evaluate(query, record, world),
      compile(query, world),
      interpreted(query, world),
    ].map((holds) => records.filter((record) => holds(record)).map(({ id }) => id));
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    return { ids: found[0] };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { error: errorOf('logic', thrown.diagnostics[0]!) };
    throw thrown;
  }
}

/** The checked expression, or the first thing that is wrong with it, and whether that is its form or its meaning. */
function sound(vector: CaseCroql, semantics: Semantics, edition: Edition): Sound {
  const context = vector.context as ContextName;
  const expects = vector.expect.value === undefined ? 'boolean' : 'any';
  const checked = check(vector.expression, { context, edition, semantics, expects });
  if (checked.ok) return { query: checked.query };
  const [form] = parse(vector.expression, { context, edition, semantics }).diagnostics;
  return { error: errorOf(form ? 'syntax' : 'logic', form ?? checked.diagnostics[0]!) };
}

type Sound = { readonly query: Query; readonly error?: never } | { readonly query?: never; readonly error: object };

const errorOf = (kind: string, { code, span }: Diagnostic): object => ({ kind, code, at: span });

/** The records that a case is asked of and what mentions find there, as `spec/vectors/README.md` says. */
function surroundings({ data, context, now = '2024-06-30T12:00:00Z' }: CaseCroql): {
  readonly records: readonly CroqlRecord[];
  readonly world: World;
} {
  const named = typeof data === 'string' ? datasets.get(data) : data;
  const dataset = (Array.isArray(named) ? {} : named) as Dataset;
  const strings = (dataset.projects ?? []).flatMap((project) => project.strings ?? []);
  const records = {
    'source-string': () => strings,
    translation: () => strings.flatMap((string) => string.translations ?? []),
    'tm-segment': () => (dataset.tms ?? []).flatMap(({ segments }) => segments ?? []),
    'glossary-term': () => (dataset.glossaries ?? []).flatMap(({ terms }) => terms ?? []),
  }[context as ContextName]();
  return {
    records: Array.isArray(named) ? (named as CroqlRecord[]) : records,
    world: {
      now: new Date(now),
      user: (login) => dataset.users?.find((user) => user.login === login)?.id,
      language: (code) => dataset.languages?.find((language) => language.id === code)?.id,
    },
  };
}
