import fc from 'fast-check';
import type { RelationName } from '../../run/metamorphic-relations.ts';
import type { Random } from '../../run/prng.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { LOGIC, LOGIC_OPERATORS } from '../../croql/operators.ts';
import type { LogicOperator } from '../../croql/operators.ts';
import type { Relation } from './relation.ts';

/** Triples of predicates about which every relation is asked. */
const ROUNDS = 6;

type Row = readonly [requirement: RequirementId, kind: RelationName, ...expressions: string[]];

/** Relations of logical operators, conditionals and groups about predicates that select some records of a list. */
export function logicRelations(predicates: readonly string[], random: Random): readonly Relation[] {
  if (predicates.length === 0) return [];
  const predicate = fc.constantFrom(...predicates);
  return fc
    .sample(fc.tuple(predicate, predicate, predicate), { seed: random.seed(), numRuns: ROUNDS, unbiased: true })
    .flatMap((triple) => rowsAbout(...triple))
    .map(([requirement, kind, ...expressions]) => ({ requirement, kind, expressions }));
}

// prettier-ignore
const rowsAbout = (p: string, q: string, r: string): readonly Row[] => [
  ...LOGIC_OPERATORS.flatMap((operator) => LOGIC_ROWS[operator](p, q, r).map((row): Row => [LOGIC[operator].requirement, ...row])),
  ['croql.operator.not',       'complement', `not (${p})`, p],
  ['croql.operator.not',       'same',       `not (not (${p}))`, p],
  ['croql.syntax.conditional', 'choice',     `If ${p} then (${q}) else (${r})`, p, q, r],
  ['croql.syntax.conditional', 'same',       `If ${p} then (${q}) else (${r})`, `((${p}) and (${q})) or ((not (${p})) and (${r}))`],
  ['croql.syntax.group',       'same',       `(${p}) and ((${q}) or (${r}))`, `((${p}) and (${q})) or ((${p}) and (${r}))`],
  ['croql.syntax.group',       'same',       `((${p}) or (${q})) and (${r})`, `((${p}) and (${r})) or ((${q}) and (${r}))`],
  ['lists.croql',              'within',     `(${p}) and (${q})`, p],
  ['lists.croql',              'apart',      p, `not (${p})`],
];

type LogicRow = readonly [kind: RelationName, ...expressions: string[]];

/** What each logical operator makes of the records that its operands select, and how the others express it. */
// prettier-ignore
const LOGIC_ROWS: Readonly<Record<LogicOperator, (p: string, q: string, r: string) => readonly LogicRow[]>> = {
  and: (p, q, r) => [
    ['intersection', `(${p}) and (${q})`, p, q],
    ['intersection', `(${p}) and (${q}) and (${r})`, p, q, r],
    ['same',         `not ((${p}) and (${q}))`, `(not (${p})) or (not (${q}))`],
  ],
  or: (p, q, r) => [
    ['union', `(${p}) or (${q})`, p, q],
    ['union', `(${p}) or (${q}) or (${r})`, p, q, r],
    ['same',  `not ((${p}) or (${q}))`, `(not (${p})) and (not (${q}))`],
  ],
  xor: (p, q) => [
    ['odd',  `(${p}) xor (${q})`, p, q],
    ['same', `(${p}) xor (${q})`, `((${p}) or (${q})) and (not ((${p}) and (${q})))`],
  ],
};
