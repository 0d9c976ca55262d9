import type { Deviation, Misattribution } from '../lists/deviation.ts';

// prettier-ignore
export const deviations: readonly Deviation[] = [
  { requirements: ['croql.operator.equal'], dataset: 'probe', context: 'glossary-term', expression: 'text = "7"', says: '= holds for two equal texts', does: 'texts that look like numbers are compared as numbers', explains: /=|≠/ },
  { requirements: ['croql.operator.contains', 'croql.operator.contains-members'], dataset: 'probe', context: 'glossary-term', expression: 'text contains "a.c"', says: 'the second string occurs in the first', does: 'the second string is a pattern', explains: /contains/ },
  { requirements: ['croql.operator.contains'], dataset: 'probe', context: 'source-string', expression: 'text contains "*"', says: 'the second string occurs in the first', does: 'a string that is no pattern fails with 500', explains: /contains/ },
  { requirements: ['croql.operator.minus', 'croql.operator.negate'], dataset: 'fixture', context: 'source-string', expression: '1 - (2 - 3) = 2', says: '- subtracts the second number from the first', does: 'a minus before a number below zero vanishes', explains: /-/ },
  { requirements: ['croql.context.offset-dates'], dataset: 'fixture', context: 'glossary-term', expression: 'createdAt = updatedAt', says: 'dates are timestamps with an offset', does: 'timestamps are compared as texts', explains: /createdAt|updatedAt/ },
  { requirements: ['croql.syntax.string'], dataset: 'probe', context: 'glossary-term', expression: '((text contains "@user:") or (1 = 1)) or (text = "x")', says: 'a string is its characters', does: 'a string that ends like the start of a user is read as a user up to the next string', explains: /@user:" *[^"]*"/ },
  { requirements: ['croql.member.glossary-term.lemma', 'croql.member.branch.title'], dataset: 'probe', context: 'glossary-term', expression: 'note = "birch"', says: 'note is a text', does: 'a line separator in one record fails every question about the member', explains: /note/ },
];

// prettier-ignore
export const misattributions: readonly Misattribution[] = [
  { requirement: 'croql.member.file.title', why: 'the titles of files are the only texts whose rare values put `"@user:"` before another string' },
  { requirement: 'croql.syntax.group', why: 'what stands behind the minus is a group each time, and whether its value is below zero shows in no expression' },
  { requirement: 'croql.syntax.string', why: '`"+5"` is wrong after `=` as a number and after `contains` as a pattern, which looks like a wrong string' },
  { requirement: 'croql.member.translation.text', why: '`"0"` is compared with the one text of a translation only, so the member may be what is wrong' },
  { requirement: 'croql.member.tm-segment.records', why: '`"0"` is compared within the one collection of a segment only' },
];
