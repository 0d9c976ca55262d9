/**
 * Example expressions by context, in the shapes of the source.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const EXAMPLES = {
  'source-string': [
    'count of translations = 0',
    'is hidden and not is duplicate',
    'count of languages summary where (is translated and not is approved) > 0',
  ],
  translation: ['user = @user:"alice"', 'count of votes where (is up) >= 1', 'provider = "tm"'],
  'tm-segment': [
    'count of records where (usageCount > 0) > 0',
    'count of records where (createdBy = @user:"alice") > 0',
  ],
  'glossary-term': [
    'status = "preferred" or status = "admitted"',
    'language = @language:"en" and partOfSpeech = "noun"',
    "createdAt > '2023-06-01 00:00:00'",
  ],
};
