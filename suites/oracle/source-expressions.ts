import type { FixtureList } from './query-target.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** One row of the source's tables of expressions about source strings, with its placeholders filled. */
export interface SourceExpression {
  readonly requirement: RequirementId;
  readonly expression: string;
  /** The list of the dataset that is asked; absent: source strings. */
  readonly place?: FixtureList;
  /** Only where the members of the expression exist. */
  readonly edition?: 'enterprise';
}

/** Shapes of expressions by purpose. */
// prettier-ignore
export const SHAPES: readonly SourceExpression[] = [
  { requirement: 'croql.shape.translations-number',      expression: 'count of translations = 2' },
  { requirement: 'croql.shape.untranslated-with-votes',  expression: 'count of translations where ( language = @language:"uk" and ( count of approvals > 0 or count of votes > 0 ) ) = 0' },
  { requirement: 'croql.shape.translations-of-one-user', expression: 'count of translations > 0 and count of translations = count of translations where (user = @user:"alice")' },
  { requirement: 'croql.shape.translations-of-others',   expression: 'count of translations where (user != @user:"alice") > 0' },
  { requirement: 'croql.shape.key-and-file',             expression: 'identifier = "timber.orchid" and id of file = 100' },
  { requirement: 'croql.shape.unresolved-issues',        expression: 'id of file = 40 and count of comments where (has unresolved issue) > 0' },
  { requirement: 'croql.shape.hidden-not-duplicate',     expression: 'is hidden and not is duplicate and count of translations > 0' },
  { requirement: 'croql.shape.approvals',                expression: 'count of languages summary where (approvalsCount >= 1) > 0' },
  { requirement: 'croql.shape.comments-of-user',         expression: 'count of comments where (user = @user:"bob") > 0' },
  { requirement: 'croql.shape.text-not-in-translations', expression: 'text contains "Dragon" and (count of translations where (text contains "Dragon") = 0)' },
  { requirement: 'croql.shape.field-name-value',         expression: 'count of fields where (name = "Team" and value = "blue") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.field-slug-fragment',      expression: 'count of fields where (slug = "owner" and value contains "dark") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.field-filled',             expression: 'count of fields where (value != "") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.field-type-filled',        expression: 'count of fields where (type = "text" and value != "") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.translation-user-or-votes', expression: 'user = @user:"alice" or count of votes where ( is up ) >= 2', place: 'translations' },
  { requirement: 'croql.shape.segment-used',             expression: 'count of records where (usageCount > 0) > 0', place: 'segments' },
  { requirement: 'croql.shape.segment-of-user',          expression: 'count of records where (createdBy = @user:"bob") > 0', place: 'segments' },
  { requirement: 'croql.shape.term-user-language',       expression: 'user = @user:"carol" and language = @language:"pt"', place: 'terms' },
  { requirement: 'croql.shape.term-part-of-speech',      expression: 'text contains "orchid" and partOfSpeech = "det"', place: 'terms' },
  { requirement: 'croql.shape.term-status',              expression: 'status = "draft" or status = "not_recommended"', place: 'terms' },
  { requirement: 'croql.shape.term-type-note',           expression: 'type = "acronym" and note contains "e"', place: 'terms' },
  { requirement: 'croql.shape.term-created-after',       expression: `createdAt > '2022-07-04 00:00:00'`, place: 'terms' },
  { requirement: 'croql.shape.term-lemma-language',      expression: 'lemma = "candle" and language = @language:"pt-BR"', place: 'terms' },
  { requirement: 'croql.shape.term-url',                 expression: 'url contains "Marble"', place: 'terms' },
];

/** Editor filter equivalents. A row of the source that gives two expressions stands here twice. */
// prettier-ignore
export const EDITOR_FILTERS: readonly SourceExpression[] = [
  { requirement: 'croql.editor.added-between',                expression: `added between '2022-02-01 00:00:00' and '2023-05-31 23:59:59'` },
  { requirement: 'croql.editor.updated-between',              expression: `updated between '2022-02-01 00:00:00' and '2023-05-31 23:59:59'` },
  { requirement: 'croql.editor.string-type',                  expression: 'type is plain or type is icu' },
  { requirement: 'croql.editor.has-comments',                 expression: 'count of comments > 0' },
  { requirement: 'croql.editor.has-screenshots',              expression: 'count of screenshots > 0' },
  { requirement: 'croql.editor.qa-issues',                    expression: 'count of languages summary where (has qa issues) > 0' },
  { requirement: 'croql.editor.untranslated',                 expression: 'count of languages summary = 0' },
  { requirement: 'croql.editor.partially-translated',         expression: 'count of languages summary where (is partially translated) > 0' },
  { requirement: 'croql.editor.translated',                   expression: 'count of languages summary where (is translated) > 0' },
  { requirement: 'croql.editor.translated-by-user',           expression: 'count of translations where (user = @user:"bob") > 0' },
  { requirement: 'croql.editor.translated-by-others',         expression: 'count of translations where (user != @user:"bob") > 0' },
  { requirement: 'croql.editor.translation-equals-source',    expression: 'count of languages summary where (has translation as source) > 0' },
  { requirement: 'croql.editor.source-changed',               expression: 'count of languages summary where (is source changed after translation) > 0' },
  { requirement: 'croql.editor.translations-updated-between', expression: `count of languages summary where ( translation updated between '2022-04-01 00:00:00' and '2022-12-31 23:59:59') > 0` },
  { requirement: 'croql.editor.votes',                        expression: 'count of languages summary where (rating > 0) > 0' },
  { requirement: 'croql.editor.masters',                      expression: 'not is duplicate' },
  { requirement: 'croql.editor.duplicates',                   expression: 'is duplicate' },
  { requirement: 'croql.editor.duplicates-shared',            expression: 'is duplicate and count of languages summary where (has shared translation) > 0' },
  { requirement: 'croql.editor.duplicates-own',               expression: 'is duplicate and count of languages summary where (not has shared translation and is translated) > 0' },
  { requirement: 'croql.editor.translated-not-approved',      expression: 'count of languages summary where (is translated and not is approved) > 0' },
  { requirement: 'croql.editor.partially-approved',           expression: 'count of languages summary where (is partially approved) > 0' },
  { requirement: 'croql.editor.approved',                     expression: 'count of languages summary where (is approved) > 0' },
  { requirement: 'croql.editor.approved-by-user',             expression: 'count of translations where (count of approvals where (user = @user:"carol") > 0) > 0' },
  { requirement: 'croql.editor.approved-by-others',           expression: 'count of translations where (count of approvals where (user != @user:"carol") > 0) > 0' },
  { requirement: 'croql.editor.added-after-approval',         expression: 'count of languages summary where (has translation after approval) > 0' },
  { requirement: 'croql.editor.translated-by-ai',             expression: 'count of languages summary where (is translated by ai) > 0' },
  { requirement: 'croql.editor.translated-by-mt',             expression: 'count of languages summary where (is translated by mt) > 0' },
  { requirement: 'croql.editor.translated-by-tm',             expression: 'count of languages summary where (is translated by tm) > 0' },
  { requirement: 'croql.editor.auto-translated',              expression: 'count of languages summary where (is auto translated) > 0' },
];

/** Sentences of the source about members that no single form of a member shows. */
// prettier-ignore
export const REMARKS: readonly SourceExpression[] = [
  ...['tm', 'global_tm', 'custom_mt', 'ai'].map((value) => ({ requirement: 'croql.member.translations.provider-values' as const, expression: `count of translations where (provider = "${value}") > 0` })),
  // Two translations into one language are summed up once, by the one on top.
  { requirement: 'croql.member.languages-summary.top-translation', expression: '(count of languages summary = 1) and (count of translations = 2)' },
];

/**
 * Operators beside each other without parentheses. The shapes above imply how they bind: a comparison, which `between` is
 * with an `and` of its own, before `not`, and `not` before the other logical operators; a conditional within another
 * has an `else` of its own. `misread` is what a reader of another mind makes of it. No value is a bound: whether bounds are
 * included is open.
 */
// prettier-ignore
export const BINDINGS: readonly (SourceExpression & { readonly misread: string })[] = [
  { requirement: 'croql.operator.between', expression: "added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59' and is hidden", misread: "added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59'" },
  { requirement: 'croql.operator.between', expression: "is hidden and added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59'", misread: 'is hidden' },
  { requirement: 'croql.operator.between', expression: "added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59' or is hidden", misread: "added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59'" },
  { requirement: 'croql.operator.between', expression: 'max length between 10.5 and 60.5 and max length between 30.5 and 100.5', misread: 'max length between 10.5 and 60.5' },
  { requirement: 'croql.operator.between', expression: "not added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59' and not is hidden", misread: "not (added between '2022-01-01 00:00:00' and '2023-06-30 23:59:59' and not is hidden)" },
  { requirement: 'croql.operator.between', expression: 'count of labels between 0.5 and 2.5 and count of translations between 0.5 and 3.5', misread: 'count of labels between 0.5 and 2.5' },
  { requirement: 'croql.operator.not', expression: 'not text contains "a" and not is hidden', misread: 'not (text contains "a" and not is hidden)' },
  { requirement: 'croql.operator.not', expression: 'not count of labels = 0 or is hidden', misread: 'not (count of labels = 0 or is hidden)' },
  { requirement: 'croql.operator.not', expression: 'not is hidden xor count of labels > 0', misread: '(not is hidden) and (count of labels > 0)' },
  { requirement: 'croql.operator.not', expression: 'is hidden and not count of labels > 0', misread: 'not (is hidden and count of labels > 0)' },
  { requirement: 'croql.operator.between', expression: "createdAt between '2022-01-01 00:00:00' and '2023-06-30 23:59:59' and user = @user:\"carol\"", misread: "createdAt between '2022-01-01 00:00:00' and '2023-06-30 23:59:59'", place: 'terms' },
  { requirement: 'croql.operator.not', expression: 'not text contains "a" and status = "draft"', misread: 'not (text contains "a" and status = "draft")', place: 'terms' },
  { requirement: 'croql.operator.between', expression: "updated between '2022-01-01 00:00:00' and '2023-06-30 23:59:59' and is pre translated", misread: "updated between '2022-01-01 00:00:00' and '2023-06-30 23:59:59'", place: 'translations' },
  { requirement: 'croql.operator.not', expression: 'not user = @user:"alice" and is pre translated', misread: 'not (user = @user:"alice" and is pre translated)', place: 'translations' },
  { requirement: 'croql.operator.between', expression: 'count of records between 0.5 and 2.5 and count of records where (usageCount > 0) > 0', misread: 'count of records between 0.5 and 2.5', place: 'segments' },
  { requirement: 'croql.operator.not', expression: 'not count of records = 1 and count of records where (usageCount > 0) > 0', misread: 'not (count of records = 1 and count of records where (usageCount > 0) > 0)', place: 'segments' },
  { requirement: 'croql.syntax.conditional', expression: 'If is hidden then If count of labels > 0 then count of translations > 0 else is duplicate else type is plain', misread: 'If is hidden then (If count of labels > 0 then count of translations > 0 else type is plain) else is duplicate' },
  { requirement: 'croql.syntax.conditional', expression: 'If If is hidden then count of labels > 0 else type is plain then is duplicate else count of translations > 0', misread: 'If is hidden then count of labels > 0 else type is plain' },
  { requirement: 'croql.syntax.conditional', expression: 'If concept > 903 then If status = "draft" then language = @language:"uk" else user = @user:"alice" else partOfSpeech = "noun"', misread: 'If concept > 903 then (If status = "draft" then language = @language:"uk" else partOfSpeech = "noun") else user = @user:"alice"', place: 'terms' },
];
