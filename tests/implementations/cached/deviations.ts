import type { Deviation, Misattribution } from '../lists/deviation.ts';

// prettier-ignore
export const deviations: readonly Deviation[] = [
  { requirements: ['croql.syntax.where', 'croql.operator.and'], dataset: 'fixture', context: 'source-string', expression: 'count of translations where ((user = @user:"alice") and (language = @language:"uk")) > 0', says: 'where keeps the elements for which the predicate holds', does: 'the index finds records with an element for each condition', explains: /where \(.*and/ },
  { requirements: ['croql.syntax.string', 'croql.operator.equal'], dataset: 'probe', context: 'glossary-term', before: 'lemma = "pine cone"', expression: 'lemma = "pine  cone"', says: 'a string is what stands in its quotes', does: 'an expression with other spaces gets the response that was kept', explains: /"pine {1,2}cone"/ },
  { requirements: ['croql.syntax.with'], dataset: 'fixture', context: 'source-string', expression: 'file with (name = "cart.json")', says: 'with applies a predicate to an object', does: 'an object alone is never true', gap: 'croql.with or a bare object', explains: /with/ },
];

// prettier-ignore
export const misattributions: readonly Misattribution[] = [
  { requirement: 'croql.member.translation.text', why: 'the one literal with several spaces is compared with the one text of a translation only' },
  { requirement: 'croql.member.tm-segment.records', why: 'the one literal with several spaces is compared within the one collection of a segment only' },
  { requirement: 'croql.member.glossary-term.text', why: 'other literals are right, so a few wrong cases look like a wrong member' },
  { requirement: 'croql.member.glossary-term.lemma', why: 'other literals are right, so a few wrong cases look like a wrong member' },
];
