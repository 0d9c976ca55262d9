import { listTexts } from './record-expressions.ts';
import { hasResult } from './service-rules.ts';
import { withApp } from '../drivers/imports.ts';
import type { ImportOptions } from '../drivers/imports.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What strings of a file were, and what they are when it is imported again. */
const string = (name: string, text: StringRecord['text'], more: Partial<StringRecord> = {}): StringRecord => ({
  ...{ uniqId: `again-${name}`, identifier: `again.${name}`, text },
  ...more,
});
const BEFORE: readonly StringRecord[] = [
  string('text', 'Before'),
  string('context', 'Context', { context: 'Before' }),
  string('length', 'Length', { maxLength: 20 }),
  string('length-gone', 'Length gone', { maxLength: 30 }),
  string('hidden', 'Hidden', { isHidden: true }),
  string('shown', 'Shown', { isHidden: false }),
  string('labels', 'Labels', { labels: ['before'] }),
  string('same', 'The same'),
  string('key', 'Key'),
];
const AFTER: readonly StringRecord[] = [
  string('text', 'After'),
  string('context', 'Context', { context: 'After' }),
  string('length', 'Length', { maxLength: 21 }),
  string('length-gone', 'Length gone'),
  string('hidden', 'Hidden', { isHidden: false }),
  string('shown', 'Shown', { isHidden: true }),
  string('labels', 'Labels', { labels: ['after', 'later'] }),
  string('same', 'The same'),
  string('new', 'New in the file'),
  string('key', 'Key', { identifier: 'again.key-after' }),
];
const WITH_TRANSLATIONS: readonly StringRecord[] = [
  string('text', 'After', { translations: { de: { text: 'In de' }, ja: { text: 'In ja', status: 'approved' } } }),
  ...AFTER.slice(1),
];
const translated = (text: string, status: 'translated' | 'approved'): readonly StringRecord[] => [
  string('same', 'The same', { translations: { uk: { text, status } } }),
];

/** What an expression selects once an import of the same file is done. */
interface Row {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly expression: string;
  /** How many strings it selects, or another expression does, which are as many; absent: one. */
  readonly count?: 0 | { readonly of: string };
}

const is = (name: string, predicate: string) => `identifier = "again.${name}" and ${predicate}`;
const inUk = (predicate: string) => `count of translations where (language = @language:"uk" and ${predicate})`;
const isApproved = (name: string, language: string, text: string) => {
  const among = (predicate: string) => `where (language = @language:"${language}" and ${predicate}) = 1`;
  const approvals = among(`text = "${text}" and count of approvals > 0`);
  return is(name, `(count of translations ${approvals} or count of languages summary ${among('is approved')})`);
};

const isSummaryApproved = (language: string) =>
  is('text', `count of languages summary where (language = @language:"${language}" and is approved) = 1`);

/** An import, the strings of its response, and what there is when it is done. */
interface ImportAgain {
  readonly asked: ImportOptions;
  readonly strings: readonly StringRecord[];
  readonly rows: readonly Row[];
  /** The preview of the response, which is shown because the file has no plural strings. */
  readonly preview?: string;
}

/** Imports of one file, one after another. What becomes of strings and translations that are not sent again is open. */
// prettier-ignore
const IMPORTS: readonly ImportAgain[] = [
  { asked: {}, strings: BEFORE, rows: [] },
  { asked: { operation: 'update' }, strings: AFTER, rows: [
    { requirement: 'module.result.strings-added', what: 'a text is that of before an update', expression: is('text', 'text = "After"') },
    { requirement: 'module.result.context', what: 'a context is that of before an update', expression: is('context', 'context = "After"') },
    { requirement: 'module.result.max-length', what: 'a maximum length is that of before an update', expression: is('length', 'max length = 21') },
    { requirement: 'module.result.max-length-default', what: 'a string has the maximum length of before an update that leaves it out', expression: is('length-gone', 'max length >= 0'), count: 0 },
    { requirement: 'module.result.strings-added', what: 'a string is missing after an update that leaves out its maximum length', expression: 'identifier = "again.length-gone"' },
    { requirement: 'module.result.translatable', what: 'a string that an update shows is hidden', expression: is('hidden', 'not is hidden') },
    { requirement: 'module.result.strings-added', what: 'a string that an update hides is not hidden', expression: is('shown', 'is hidden') },
    { requirement: 'module.result.labels', what: 'a label that an update brings is missing', expression: is('labels', 'count of labels where (title = "after" or title = "later") = 2') },
    { requirement: 'module.result.strings-added', what: 'a string that an update brings is missing', expression: is('new', 'text = "New in the file"') },
    // Whether there is still a string with the key of before is open.
    { requirement: 'module.result.strings-added', what: 'a string does not have the key that an update gives it', expression: 'identifier = "again.key-after" and text = "Key"' },
  ] },
  { asked: { operation: 'update', targets: ['de', 'ja'] }, strings: WITH_TRANSLATIONS, rows: ['de', 'ja'].map((language) => ({
    requirement: 'module.result.translations', what: 'a translation that an update brings for a string that was there is missing',
    expression: is('text', `count of translations where (language = @language:"${language}" and text = "In ${language}") = 1`),
  })) },
  { asked: { operation: 'import_translations', targets: ['uk'] }, strings: translated('Раніше', 'translated'), rows: [
    { requirement: 'module.result.translations', what: 'a translation of a string that was there is missing', expression: is('same', `${inUk('text = "Раніше"')} = 1`) },
    { requirement: 'module.result.translations', what: 'a translation of a string that was there is not counted', expression: is('same', 'count of translations = 1') },
  ] },
  { asked: { operation: 'import_translations', targets: ['uk'] }, strings: translated('Пізніше', 'approved'), rows: [
    { requirement: 'module.result.translations', what: 'a translation that is uploaded after another is missing', expression: is('same', `${inUk('text = "Пізніше"')} = 1`) },
    { requirement: 'module.result.status', what: 'an approved translation that is uploaded after another is not approved',
      expression: isApproved('same', 'uk', 'Пізніше') },
  ] },
  { asked: { operation: 'import_translations', targets: ['uk'] }, strings: translated('Востаннє', 'translated'), rows: [
    { requirement: 'module.result.status', what: 'a translation that is uploaded after an approved one is approved',
      expression: is('same', `${inUk('text = "Востаннє"')} = 1 and ${inUk('text = "Востаннє" and count of approvals > 0')} = 0`) },
  ] },
  { asked: { operation: 'import_translations', targets: ['uk'] }, strings: translated('Востаннє', 'approved'), rows: [
    { requirement: 'module.result.status', what: 'a translation that is uploaded again as approved is not approved', expression: isApproved('same', 'uk', 'Востаннє') },
  ] },
  { asked: { operation: 'import_translations', targets: ['de'] }, strings: [string('text', 'After', { translations: { de: { text: 'In de', status: 'approved' } } })], rows: [
    { requirement: 'module.result.status', what: 'the only translation of a string is uploaded again as approved and is not', expression: isApproved('text', 'de', 'In de') },
    // What the summary says of an approval is open; it is not open by the time of it.
    { requirement: 'module.result.status', what: 'the summary of a language shows an approval that came at once, and not one that came later, or the other way round',
      expression: isSummaryApproved('de'), count: { of: isSummaryApproved('ja') } },
  ] },
  { asked: { operation: 'update' }, strings: [...AFTER, string('plural', { one: '%d day', other: '%d days' }, { hasPlurals: true })], rows: [] },
  { asked: { operation: 'update' }, strings: [...AFTER, string('plural', 'Any day')], preview: '<!doctype html><title>Preview</title><p>Any day</p>', rows: [
    { requirement: 'module.result.has-plurals-default', what: 'a string with plurals still has them after an update without', expression: is('plural', 'text = "Any day" and not type is plural') },
  ] },
  { asked: { operation: 'update' }, strings: [...AFTER, string('plural', { one: 'One day', other: '%d days' }, { hasPlurals: true })], rows: [
    { requirement: 'module.result.strings-added', what: 'a string without plurals has none after an update with them', expression: is('plural', 'type is plural') },
  ] },
  { asked: { operation: 'update' }, strings: AFTER.filter(({ uniqId }) => uniqId !== 'again-new'), rows: [] },
  { asked: { operation: 'update' }, strings: AFTER, rows: [
    { requirement: 'module.result.strings-added', what: 'a string that an update brings after one without it is missing', expression: is('new', 'text = "New in the file"') },
  ] },
];

/** One file again and again. */
export const updateChecks: readonly Check[] = [
  check(
    'module.imports.again',
    {
      title: 'strings of a file that is imported again are those of the new response',
      cites: [
        ...new Set(IMPORTS.flatMap(({ rows }) => rows.map(({ requirement }) => requirement))),
        'module.result.preview',
      ],
    },
    (context) =>
      withApp(context, async (imports) => {
        for (const { asked, strings, rows, preview } of IMPORTS) {
          // What was asked before an import has to show what it brings.
          if (context.target.plan.depth !== 'quick') for (const { expression } of rows) await imports.count(expression);
          const listed = [...listTexts(strings)].flatMap(([language, texts]) =>
            [...texts].map((text) => ({ language, text })),
          );
          for (const { language, text } of listed) await imports.countTranslations(language, text);
          const shown = preview === undefined ? {} : { preview: Buffer.from(preview, 'utf8').toString('base64') };
          imports.app.reply({ body: { data: { strings, ...shown } } });
          const { outcome, preview: actual } = await imports.importValid({ fileId: 790, strings, ...asked });
          if (outcome !== 'imported')
            throw new PreconditionFailed(`an import is ${String(outcome)}, which another check decides`);
          for (const { requirement, what, expression, count = 1 } of rows) {
            const actual = await imports.count(expression);
            const expected = typeof count === 'object' ? await imports.count(count.of) : count;
            context.judge(hasResult(requirement), {
              what,
              expected: `${expected} for ${expression}`,
              actual: `${actual} for ${expression}`,
            });
          }
          for (const { language, text } of listed) {
            const counted = await imports.countTranslations(language, text);
            // There may be no such list.
            if (counted === undefined) break;
            context.judge(hasResult('module.result.translations'), {
              what: 'the list of a language that was asked before an import does not show its translations',
              expected: `some for ${text} into ${language}`,
              actual: `${counted > 0 ? 'some' : 'none'} for ${text} into ${language}`,
            });
          }
          if (preview !== undefined)
            context.judge(hasResult('module.result.preview'), {
              what: 'the preview is not shown after an update that leaves a file without plural strings',
              expected: preview,
              actual,
            });
        }
      }),
  ),
];
