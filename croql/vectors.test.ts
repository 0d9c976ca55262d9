import { expect, test } from 'vitest';
import type { ContextName } from '../spec/croql/contexts.ts';
import { gaps, type Resolutions } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { CaseCroql, Dataset } from '../spec/schemas/types.gen.ts';
import { casesOf, datasets, vectorFiles } from '../spec/vectors/vector-files.ts';
import { check, type Query } from './checker.ts';
import { compile, interpret } from './compiler.ts';
import { EvaluationError, type Diagnostic } from './diagnostics.ts';
import { evaluate, computeValue } from './evaluator.ts';
import { explain, type Step } from './explain.ts';
import { listResolutions } from './generate.ts';
import { parse } from './parser.ts';
import { defaultSemantics, SEMANTIC_GAPS, resolveSemantics, type Semantics } from './semantics.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

type Ask = (
  query: Query,
  records: readonly CroqlRecord[],
  evaluationContext: EvaluationContext,
) => readonly CroqlRecord[];

const WAYS: Readonly<Record<string, Ask>> = {
  evaluator: (query, records, evaluationContext) =>
    records.filter((record) => evaluate(query, record, evaluationContext)),
  compiler: (query, records, evaluationContext) => records.filter(compile(query, evaluationContext)),
  closures: (query, records, evaluationContext) => records.filter(interpret(query, evaluationContext)),
};

// An empty parameter filters nothing before it is an expression at all, which is the lists' business.
const isExpression = ({ cites }: CaseCroql) => !cites.includes('croql.empty');
const expressions = casesOf('croql').filter(isExpression);
const stated = expressions.filter(({ standing }) => standing !== 'assumed');

for (const [file, { cases }] of vectorFiles) {
  const own = cases.filter((each) => each.kind === 'croql').filter(isExpression);
  if (own.length === 0) continue;
  for (const [way, ask] of Object.entries(WAYS)) {
    test(`${file}: each of ${own.length} expressions gives what is expected of it, by the ${way}`, () => {
      for (const edition of ['hosted', 'enterprise'] as const) {
        const inEdition = own.filter((vector) => editionsOf(vector).includes(edition));
        const seen = inEdition.map((vector) => ({
          title: vector.title,
          ...outcomeOf(vector, resolveSemantics(vector.answers as Partial<Resolutions>), edition, ask),
        }));
        expect(seen).toEqual(inEdition.map(({ title, expect }) => ({ title, ...expect })));
      }
    });
  }
}

for (const [name, id] of SEMANTIC_GAPS) {
  const others = listResolutions(gaps[id]).filter((answer) => answer !== defaultSemantics[name]);
  const changed = (vectors: readonly CaseCroql[]) =>
    vectors.flatMap((vector) =>
      others.flatMap((answer) => {
        const seen = outcomeOf(vector, { ...defaultSemantics, [name]: answer }, editionsOf(vector)[0]!);
        return JSON.stringify(seen) === JSON.stringify(vector.expect) ? [] : [{ title: vector.title, answer, seen }];
      }),
    );

  test(`whatever is stated holds under every answer to ${id}`, () => {
    expect(changed(stated)).toEqual([]);
    // The same look at the cases of the gap itself has to see that they do not.
    expect(changed(expressions.filter(({ cites, answers }) => cites.includes(id) && !answers))).not.toEqual([]);
  });
}

test('no stated case compares or calculates with an absent value', () => {
  expect(stated.flatMap(absentParts)).toEqual([]);
  expect(absentParts(expressions.find(({ cites }) => cites.includes('croql.null'))!)).not.toEqual([]);
});

test('every stated case is asked of some record', () => {
  expect(stated.filter((vector) => surroundings(vector).records.length === 0)).toEqual([]);
  expect(stated.filter(({ expect: { error } }) => error !== undefined)).toEqual([]);
});

const editionsOf = ({ edition }: CaseCroql): readonly Edition[] =>
  edition === undefined ? ['hosted', 'enterprise'] : [edition];

/** What an expression gives, in the form in which the cases say it. */
function outcomeOf(vector: CaseCroql, semantics: Semantics, edition: Edition, ask: Ask = WAYS['evaluator']!): object {
  const { query, error } = sound(vector, semantics, edition);
  if (!query) return { error };
  const { evaluationContext, records } = surroundings(vector);
  try {
    if (vector.expect.value !== undefined) return { value: computeValue(query, records[0]!, evaluationContext) };
    return { ids: ask(query, records, evaluationContext).map(({ id }) => id) };
  } catch (thrown) {
    if (thrown instanceof EvaluationError) return { error: errorOf('logic', thrown.diagnostics[0]!) };
    throw thrown;
  }
}

type Sound = { readonly query: Query; readonly error?: never } | { readonly query?: never; readonly error: object };

/** The checked expression, or the first thing that is wrong with it, and whether that is its form or its meaning. */
function sound(vector: CaseCroql, semantics: Semantics, edition: Edition): Sound {
  const context = vector.context as ContextName;
  const expects = vector.expect.value === undefined ? 'boolean' : 'any';
  const checked = check(vector.expression, { context, edition, semantics, expects });
  if (checked.ok) return { query: checked.query };
  const [form] = parse(vector.expression, { context, edition, semantics }).diagnostics;
  return { error: errorOf(form ? 'syntax' : 'logic', form ?? checked.diagnostics[0]!) };
}

const errorOf = (kind: string, { code, span }: Diagnostic): object => ({ kind, code, at: span });

const SCALARS: readonly string[] = ['number', 'string', 'datetime'];

/** The scalar parts of an expression that are absent for some record. */
function absentParts(vector: CaseCroql): readonly { readonly title: string; readonly part: string }[] {
  const { evaluationContext, records } = surroundings(vector);
  const { query } = sound(vector, defaultSemantics, editionsOf(vector)[0]!);
  const stepsOf = (step: Step): readonly Step[] => [
    step,
    ...step.parts.flatMap(stepsOf),
    ...step.elements.flatMap((each) => stepsOf(each.step)),
  ];
  const steps = records.flatMap((record) => stepsOf(explain(query!, record, evaluationContext).root));
  const absent = steps.filter(({ node, value }) => value === null && SCALARS.includes(node.type));
  return [...new Set(absent.map(({ text }) => text))].map((part) => ({ title: vector.title, part }));
}

/** The records that a case is asked of and what mentions find there, as `spec/vectors/README.md` says. */
function surroundings({ data, context, now = '2024-06-30T12:00:00Z' }: CaseCroql): {
  readonly records: readonly CroqlRecord[];
  readonly evaluationContext: EvaluationContext;
} {
  const named = typeof data === 'string' ? datasets.get(data)! : data;
  const dataset: Dataset = Array.isArray(named) ? {} : (named as Dataset);
  const strings = (dataset.projects ?? []).flatMap((project) => project.strings ?? []);
  const records = {
    'source-string': () => strings,
    translation: () => strings.flatMap((string) => string.translations ?? []),
    'tm-segment': () => (dataset.tms ?? []).flatMap(({ segments }) => segments ?? []),
    'glossary-term': () => (dataset.glossaries ?? []).flatMap(({ terms }) => terms ?? []),
  }[context as ContextName]();
  return {
    records: Array.isArray(named) ? (named as readonly CroqlRecord[]) : records,
    evaluationContext: {
      now: new Date(now),
      user: (login) => dataset.users?.find((user) => user.login === login)?.id,
      language: (code) => dataset.languages?.find((language) => language.id === code)?.id,
    },
  };
}
