import { expect, test } from 'vitest';
import { findOtherContexts } from './other-context.ts';
import type { EvaluatedCase } from './evaluated-case.ts';

const LIST = { context: 'glossary-term', edition: 'hosted' } as const;
const REFUSED = { status: 400, body: '' };

const tried = (actual: Readonly<Record<string, EvaluatedCase['actual']>>) =>
  Object.entries(actual).map(([expression, one]) => ({ expression, actual: one }) as EvaluatedCase);

// prettier-ignore
const ROWS: readonly { readonly title: string; readonly cases: readonly EvaluatedCase[]; readonly contexts: readonly string[] }[] = [
  { title: 'what another context lacks is refused',         cases: tried({ '1 = 1': [1], 'text = "a"': REFUSED, 'id = 1': REFUSED }), contexts: ['tm-segment'] },
  { title: 'every context that explains the cases is named', cases: tried({ 'text = "a"': [1], 'language = @language:"uk"': REFUSED }), contexts: ['source-string', 'translation'] },
  { title: 'a refused case would be valid there',           cases: tried({ '1 = 1': [1], 'text = "a"': REFUSED, '1 = 2': REFUSED }), contexts: [] },
  { title: 'an accepted case would not be valid there',     cases: tried({ 'text = "a"': [1], 'id = 1': REFUSED, 'language = @language:"uk"': [] }), contexts: [] },
  { title: 'everything is refused',                         cases: tried({ 'text = "a"': REFUSED, 'id = 1': REFUSED }), contexts: ['tm-segment'] },
  { title: 'nothing is refused',                            cases: tried({ 'text = "a"': [1] }), contexts: [] },
];

for (const { title, cases, contexts } of ROWS)
  test(`${title}: ${contexts.join() || 'no context'}`, () => {
    expect(findOtherContexts(cases, LIST)).toEqual(contexts);
  });
