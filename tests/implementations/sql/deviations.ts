import type { Deviation } from '../lists/deviation.ts';

// prettier-ignore
export const deviations: readonly Deviation[] = [
  { requirements: ['croql.operator.contains'], dataset: 'probe', context: 'glossary-term', expression: 'text contains "100%"', says: 'the second string occurs in the first', does: 'a percent sign of LIKE stands for any text', explains: /contains/ },
  { requirements: ['croql.operator.contains'], dataset: 'probe', context: 'glossary-term', expression: 'text contains "10_0"', says: 'the second string occurs in the first', does: 'an underscore of LIKE stands for any character', explains: /contains/ },
  { requirements: ['croql.operator.contains', 'croql.operator.contains-members'], dataset: 'probe', context: 'source-string', expression: 'text contains context', says: 'either side may be a member', does: 'the value of a member is a pattern of LIKE', explains: /contains/ },
  { requirements: ['croql.context.offset-dates'], dataset: 'fixture', context: 'glossary-term', expression: 'createdAt = updatedAt', says: 'dates are timestamps with an offset', does: 'timestamps are compared as texts', explains: /createdAt|updatedAt/ },
  { requirements: ['croql.operator.contains'], dataset: 'probe', context: 'glossary-term', expression: 'text contains "BIRCH"', says: 'nothing about letters of another case', does: 'LIKE ignores the case of ASCII letters', gap: 'croql.string-case', explains: /contains/ },
  { requirements: ['croql.operator.divide'], dataset: 'fixture', context: 'source-string', expression: '(max length / 3) * 3 = max length', says: 'nothing about fractions of whole numbers', does: 'whole numbers divide to whole numbers', gap: 'croql.division', explains: /\// },
];
