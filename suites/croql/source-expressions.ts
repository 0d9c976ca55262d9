import type { RequirementId } from '../../spec/requirements.ts';

/** One row of the source's tables of expressions about source strings, with its placeholders filled. */
export interface SourceExpression {
  readonly requirement: RequirementId;
  readonly expression: string;
  /** Only where the members of the expression exist. */
  readonly edition?: 'enterprise';
}

/** Shapes of expressions by purpose, those of the source string context. */
// prettier-ignore
export const SHAPES: readonly SourceExpression[] = [
  { requirement: 'croql.shape.translations-number',      expression: 'count of translations = 2' },
  { requirement: 'croql.shape.untranslated-with-votes',  expression: 'count of translations where ( language = @language:"uk" and ( count of approvals > 0 or count of votes > 0 ) ) = 0' },
  { requirement: 'croql.shape.translations-of-one-user', expression: 'count of translations > 0 and count of translations = count of translations where (user = @user:"alice")' },
  { requirement: 'croql.shape.translations-of-others',   expression: 'count of translations where (user != @user:"alice") > 0' },
  { requirement: 'croql.shape.key-and-file',             expression: 'identifier = "menu.save" and id of file = 7' },
  { requirement: 'croql.shape.unresolved-issues',        expression: 'id of file = 7 and count of comments where (has unresolved issue) > 0' },
  { requirement: 'croql.shape.hidden-not-duplicate',     expression: 'is hidden and not is duplicate and count of translations > 0' },
  { requirement: 'croql.shape.approvals',                expression: 'count of languages summary where (approvalsCount >= 1) > 0' },
  { requirement: 'croql.shape.comments-of-user',         expression: 'count of comments where (user = @user:"bob") > 0' },
  { requirement: 'croql.shape.text-not-in-translations', expression: 'text contains "Save" and (count of translations where (text contains "Save") = 0)' },
  { requirement: 'croql.shape.field-name-value',         expression: 'count of fields where (name = "Team" and value = "Core") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.field-slug-fragment',      expression: 'count of fields where (slug = "note" and value contains "Blue") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.field-filled',             expression: 'count of fields where (value != "") > 0', edition: 'enterprise' },
  { requirement: 'croql.shape.field-type-filled',        expression: 'count of fields where (type = "text" and value != "") > 0', edition: 'enterprise' },
];

/** Editor filter equivalents. A row of the source that gives two expressions stands here twice. */
// prettier-ignore
export const EDITOR_FILTERS: readonly SourceExpression[] = [
  { requirement: 'croql.editor.added-between',                expression: `added between '2026-02-01 00:00:00' and '2026-02-28 23:59:59'` },
  { requirement: 'croql.editor.updated-between',              expression: `updated between '2026-02-01 00:00:00' and '2026-02-28 23:59:59'` },
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
  { requirement: 'croql.editor.translations-updated-between', expression: `count of languages summary where ( translation updated between '2026-04-01 00:00:00' and '2026-04-30 23:59:59') > 0` },
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

/** One expression for each operator, alias and syntactic form, in which misreading that one thing changes the answer. */
// prettier-ignore
export const FORMS: readonly SourceExpression[] = [
  { requirement: 'croql.operator.plus',                  expression: 'count of translations + count of comments = 3' },
  { requirement: 'croql.operator.minus',                 expression: 'count of translations - count of comments = 1' },
  { requirement: 'croql.operator.times',                 expression: 'count of translations * 3 = 6' },
  { requirement: 'croql.operator.divide',                expression: 'max length / 10 = count of translations + 2' },
  { requirement: 'croql.operator.negate',                expression: '- count of comments = -1' },
  { requirement: 'croql.operator.between',               expression: 'count of translations between 0.5 and 2.5' },
  { requirement: 'croql.operator.equal',                 expression: 'identifier = "menu.save"' },
  { requirement: 'croql.operator.not-equal',             expression: 'identifier != "menu.save"' },
  { requirement: 'croql.operator.not-equal-sign',        expression: 'identifier ≠ "menu.save"' },
  { requirement: 'croql.operator.greater',               expression: 'count of translations > 1' },
  { requirement: 'croql.operator.greater-or-equal',      expression: 'count of translations >= 2' },
  { requirement: 'croql.operator.greater-or-equal-sign', expression: 'count of translations ≥ 2' },
  { requirement: 'croql.operator.less',                  expression: 'count of translations < 1' },
  { requirement: 'croql.operator.less-or-equal',         expression: 'count of translations <= 1' },
  { requirement: 'croql.operator.less-or-equal-sign',    expression: 'count of translations ≤ 1' },
  { requirement: 'croql.operator.contains',              expression: 'text contains "file"' },
  { requirement: 'croql.operator.contains-members',      expression: 'context contains identifier and not (identifier contains context) and text contains "a"' },
  { requirement: 'croql.operator.and',                   expression: 'is hidden and is duplicate' },
  { requirement: 'croql.operator.or',                    expression: 'is hidden or is duplicate' },
  { requirement: 'croql.operator.xor',                   expression: 'is hidden xor is duplicate' },
  { requirement: 'croql.operator.not',                   expression: 'not is hidden' },
  { requirement: 'croql.syntax.where',                   expression: 'count of translations where (language = @language:"de") = 1' },
  { requirement: 'croql.syntax.conditional',             expression: 'If is duplicate then is hidden else type is plain' },
  { requirement: 'croql.syntax.mention-user',            expression: 'count of comments where (user = @user:"carol") = 1' },
  { requirement: 'croql.syntax.mention-language',        expression: 'count of translations where (language = @language:"pt-BR") = 1' },
  { requirement: 'croql.syntax.count',                   expression: 'count of screenshots = 2' },
  { requirement: 'croql.syntax.member-of',               expression: 'title of file = "Help"' },
  { requirement: 'croql.syntax.group',                   expression: 'is hidden and (is duplicate or count of translations = 0)' },
];
