import type { DiagnosticCode } from '../croql/diagnostics.ts';
import type { ContextName } from '../spec/croql/contexts.ts';

/** What people ask: facts from public scripts, from documents, and from the tests of the published clients. */
export interface RealQuery {
  readonly croql: string;
  readonly context: ContextName;
  /** Absent: either edition has what it asks for. */
  readonly edition?: 'enterprise';
  /** The codes of what is wrong with it; absent: nothing. */
  readonly wrong?: readonly DiagnosticCode[];
}

const SOURCE: readonly string[] = [
  // What is left to translate, of one file and of all.
  'count of translations = 0',
  'count of languages summary = 0',
  'count of translations < 12',
  'count of translations where ( language = @language:"de" ) = 0 and not is duplicate',
  'count of translations where (language = @language:"de") > 0',
  'id of file = 12 and count of translations where ( language = @language:"de" ) = 0 and not is duplicate',
  'id of file = 12 and count of translations where ( language = @language:"de" ) > 0 and count of translations where ( language = @language:"de" and ( count of approvals > 0 ) ) = 0 and not is duplicate',
  'id of file = 101 and count of languages summary where (language = @language:"fr" and is translated) = 0 and not is hidden',
  'id of file = 101 and count of languages summary where (language = @language:"fr" and is translated and not is approved) > 0 and count of comments where (has unresolved issue) = 0',
  'id of file = 101 and count of languages summary where (language = @language:"fr" and is approved) > 0',
  'count of languages summary where (is translated and not is approved) > 0',
  'count of languages summary where (language = @language:"uk" and is translated and not is approved and has qa issues) > 0',
  'count of languages summary where (is approved) > 0',
  'count of languages summary where (has qa issues) > 0',
  'count of languages summary where (approvalsCount >= 1) > 0',
  'id of file = 101 and count of translations where (language = @language:"fr" and is pre translated) > 0',
  'id of file = 101 and count of languages summary where (language = @language:"fr" and has qa issues) > 0 and count of comments > 0',
  // More than one translation where there should be one.
  'count of translations where ( language = @language:"uk" ) > 1',
  'count of translations < 12 and count of labels where (title = "do-not-translate") = 0',
  // Who wrote what, and when.
  'count of translations where (language=@language:"it" and (user=@user:"ada" or user=@user:"bob") and updated>=\'2021-11-01\' and updated<\'2022-01-01\') > 0',
  "added between '2023-12-06 13:44:14' and '2023-12-07 13:44:14'",
  // By text, key and context.
  'text = "Save"',
  'text contains "ABC" and count of translations where (text contains "ABC") = 0',
  'text contains "pay" or (count of translations where (text contains "pay") > 0)',
  'identifier = "hello"',
  'identifier contains "hello.line"',
  '(identifier = "one" or identifier = "two") and (is hidden)',
  'id of file = 101 and (identifier contains "hero" or text contains "hero")',
  'context contains "https://example.com/screens/"',
  'not (context contains "✨ AI Context")',
  // Comments, and what is hidden.
  'count of comments > 0',
  'id of file = 777 and count of comments where (has unresolved issue) > 0 and count of translations where (language = @language:"uk" and (count of approvals > 0 or count of votes > 0)) = 0',
  'is hidden',
  'id of file = 101 and is hidden',
  'is hidden and not is duplicate and count of translations > 0',
  'is duplicate',
];

const TRANSLATION: readonly string[] = [
  'count of approvals = 0',
  '(count of approvals = 0)',
  'text contains "Bot"',
  'text contains "The bot\'s"',
  '(user=@user:"ada" or user=@user:"bob") and updated>=\'2021-11-01\' and updated<\'2022-01-01\'',
  "user=@user:\"ada\" and updated>='2021-11-01' and updated<'2022-01-01'",
  'user = @user:"ada" or count of votes where ( is up ) >= 100',
  'count of approvals = 0 and provider = "tm"',
  'is pre translated and count of approvals = 0',
];

const SEGMENT: readonly string[] = [
  'count of records where (usageCount > 0) > 0',
  'count of records where (createdBy = @user:"ada") > 0',
  'count of records where (usageCount > 10 and createdBy = @user:"ada") > 0',
];

const TERM: readonly string[] = [
  'status = "not_recommended" or status = "obsolete"',
  'language = @language:"en" and (status = "not_recommended" or status = "obsolete") and url contains "http"',
  'lemma = "cancel" and language = @language:"en"',
  'createdAt > \'2024-12-01 00:00:00\' and type = "abbreviation" and note contains "tooltip"',
  'user = @user:"ada" and language = @language:"en"',
  'text contains "pay" and partOfSpeech = "noun"',
];

const FIELDS: readonly string[] = [
  'count of fields where (name = "Priority" and value = "High") > 0',
  'count of fields where (name = "Priority" and value = "High") > 0 and count of fields where ((name = "Platform" or name = "Environment") and value contains "Production") > 0',
];

/** What people ask and no service answers, because it is no CroQL or asks for what its records do not have. */
const WRONG: readonly RealQuery[] = [
  // `is` is part of names only, and a text has quotes.
  {
    croql: 'count of approvals = 0 and provider is mt',
    context: 'translation',
    wrong: ['foreign-operator', 'unquoted-text'],
  },
  // There are no lists of values.
  { croql: 'id in (1001,1002)', context: 'source-string', wrong: ['no-in'] },
  // A source string has no id in the tables of the source.
  { croql: 'id = 1001', context: 'source-string', wrong: ['misplaced-member'] },
  // Single quotes are for dates.
  { croql: "status = 'preferred'", context: 'glossary-term', wrong: ['single-quoted-text'] },
  // Names of the API's records, and a boolean that is compared with a word.
  {
    croql: 'text contains "welcome" AND isHidden = false',
    context: 'source-string',
    wrong: ['unknown-member', 'no-boolean-literal'],
  },
  // A member of the string within a condition on its translations.
  {
    croql: 'count of translations where ( language = @language:"en" and ( context = "portal") ) = 0',
    context: 'source-string',
    wrong: ['misplaced-member'],
  },
];

const rows = (context: ContextName, texts: readonly string[]): readonly RealQuery[] =>
  texts.map((croql) => ({ croql, context }));

/** The whole corpus. */
export const REAL_QUERIES: readonly RealQuery[] = [
  ...rows('source-string', SOURCE),
  ...FIELDS.map((croql): RealQuery => ({ croql, context: 'source-string', edition: 'enterprise' })),
  ...rows('translation', TRANSLATION),
  ...rows('tm-segment', SEGMENT),
  ...rows('glossary-term', TERM),
  ...WRONG,
];
