import type { Deviation, Misattribution } from '../lists/deviation.ts';

// prettier-ignore
export const deviations: readonly Deviation[] = [
  { requirements: ['croql.syntax.string', 'croql.operator.equal'], dataset: 'probe', context: 'source-string', expression: 'count of fields where (value = "2024-03-05") > 0', says: '= holds for two equal texts', does: 'a text that reads as a date became a datetime when it was loaded', explains: /"|text|identifier|context|name|title/ },
  { requirements: ['croql.syntax.string', 'croql.operator.equal'], dataset: 'probe', context: 'source-string', expression: 'count of fields where (value = "20240305") > 0', says: '= holds for two equal texts', does: 'eight digits became a datetime as well', explains: /"|text|identifier|context|name|title/ },
  { requirements: ['croql.operator.contains', 'croql.syntax.string'], dataset: 'probe', context: 'source-string', expression: 'count of fields where (value contains "10:00:00") > 0', says: 'the second string occurs in the first', does: 'a record with a text that became a datetime never matches', explains: /contains/ },
];

// prettier-ignore
export const misattributions: readonly Misattribution[] = [
  { requirement: 'croql.member.fields.value', why: 'a text that became a datetime was read so when it was loaded: what the member holds is wrong, not the operator' },
  { requirement: 'croql.member.fields.slug', why: 'as for fields' },
  { requirement: 'croql.member.fields.type', why: 'as for fields: `contains` fails at a text that became a datetime, so the whole record is not selected' },
  { requirement: 'croql.member.translation.text', why: 'as for fields' },
  { requirement: 'croql.member.tm-segment.records', why: 'as for fields' },
  { requirement: 'croql.member.glossary-term.description', why: 'as for fields' },
  { requirement: 'croql.member.glossary-term.lemma', why: 'as for fields' },
];
