import { expect, test } from 'vitest';
import { findOtherContext } from './other-context.ts';
import type { EvaluatedCase } from './evaluated-case.ts';

const LIST = { context: 'glossary-term', edition: 'hosted' } as const;
const REFUSED = { status: 400, body: '' };

const tried = (actual: Readonly<Record<string, EvaluatedCase['actual']>>) =>
  Object.entries(actual).map(([expression, one]) => ({ expression, actual: one }) as EvaluatedCase);

// prettier-ignore
const ROWS: readonly { readonly title: string; readonly cases: readonly EvaluatedCase[]; readonly context: string | undefined }[] = [
  { title: 'what another context lacks is refused',         cases: tried({ '1 = 1': [1], 'text = "a"': REFUSED, 'id = 1': REFUSED }), context: 'tm-segment' },
  { title: 'the context that explains every case is named', cases: tried({ 'text = "a"': [1], 'language = @language:"uk"': REFUSED }), context: 'source-string' },
  { title: 'a refused case would be valid there',           cases: tried({ '1 = 1': [1], 'text = "a"': REFUSED, '1 = 2': REFUSED }), context: undefined },
  { title: 'an accepted case would not be valid there',     cases: tried({ 'text = "a"': [1], 'id = 1': REFUSED, 'language = @language:"uk"': [] }), context: undefined },
  { title: 'everything is refused',                         cases: tried({ 'text = "a"': REFUSED, 'id = 1': REFUSED }), context: undefined },
  { title: 'nothing is refused',                            cases: tried({ 'text = "a"': [1] }), context: undefined },
];

for (const { title, cases, context } of ROWS)
  test(`${title}: ${context ?? 'no context'}`, () => {
    expect(findOtherContext(cases, LIST)?.name).toBe(context);
  });
