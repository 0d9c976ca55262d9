import { replyWith } from './service-imports.ts';
import { hasResult } from './service-rules.ts';
import { importDataset, PARSED } from '../drivers/import-fixtures.ts';
import { USUAL, withApp } from '../drivers/imports.ts';
import type { ImportOptions, ImportContext } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** A visible result of an import: how many strings of the project an expression selects. */
interface Count {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly expression: string;
  readonly expected: number;
}

const count = (requirement: RequirementId, what: string, expression: string, expected = 1): Count => ({
  requirement,
  what,
  expression,
  expected,
});

/** A check of an import whose module responds with these strings. */
function stringsCheck(
  id: string,
  title: string,
  strings: readonly StringRecord[],
  rows: readonly Count[],
  asked: ImportOptions = {},
): Check {
  return check(
    `module.result.${id}`,
    { title, cites: [...new Set(rows.map(({ requirement }) => requirement))] },
    (context) =>
      withApp(context, async (imports) => {
        imports.app.reply({ body: { data: { strings } } });
        await imports.importValid(asked);
        await judgeCounts(context, imports, rows);
        if (context.target.plan.depth === 'quick') return;
        // The same where the strings come by address: in an update, or for translations, which may be kept twice, anew.
        if (asked.operation !== undefined) {
          await context.target.load(importDataset());
          await imports.register([USUAL]);
        }
        imports.app.reply(replyWith(imports, strings, 'url'));
        await imports.importValid({ operation: 'update', ...asked });
        await judgeCounts(context, imports, rows);
      }),
  );
}

async function judgeCounts(context: CheckContext, imports: ImportContext, rows: readonly Count[]): Promise<void> {
  for (const { requirement, what, expression, expected } of rows) {
    const actual = await imports.count(expression);
    context.judge(hasResult(requirement), {
      what,
      expected: `${expected} for ${expression}`,
      actual: `${actual} for ${expression}`,
    });
  }
}

const [ONE, TWO, PLURAL] = PARSED as readonly [StringRecord, StringRecord, StringRecord];
/** A string with no more than it needs. */
export const bare = (
  identifier: string,
  text: StringRecord['text'],
  more: Partial<StringRecord> = {},
): StringRecord => ({
  uniqId: identifier,
  identifier,
  text,
  ...more,
});
/** An expression that selects the strings with an identifier. */
export const is = (identifier: string) => `identifier = "${identifier}"`;
const uk = '@language:"uk"';
const inUk = (predicate: string) =>
  `count of translations where (language = ${uk}${predicate === '' ? '' : ` and ${predicate}`})`;
const FORMS = { one: 'a', few: 'b', many: 'c', other: 'd' };
/** Forms of which one is untranslated: what becomes of that one is open. */
const SOME_FORMS = { one: 'e', few: 'f', many: 'g', other: 'h' };
const SOME_STATUSES = { one: 'approved', few: 'untranslated', many: 'translated', other: 'translated' } as const;

const TRANSLATIONS: readonly StringRecord[] = [
  bare('entry.approved', 'Approved', { translations: { uk: { text: 'Схвалено', status: 'approved' } } }),
  bare('entry.translated', 'Translated', { translations: { uk: { text: 'Перекладено', status: 'translated' } } }),
  bare('entry.usual', 'Usual', { translations: { uk: { text: 'Звичайно' } } }),
  bare(
    'entry.plural',
    { one: 'One', other: 'Other' },
    {
      hasPlurals: true,
      translations: {
        uk: { text: FORMS, status: { one: 'approved', few: 'approved', many: 'approved', other: 'approved' } },
      },
    },
  ),
  bare(
    'entry.some',
    { one: 'One', other: 'Other' },
    { hasPlurals: true, translations: { uk: { text: SOME_FORMS, status: SOME_STATUSES } } },
  ),
];

/** What becomes of the strings of a response. */
// prettier-ignore
export const resultChecks: readonly Check[] = [
  stringsCheck('strings', 'the strings of a response are added, also after a split or a merge', [{ ...PLURAL, identifier: 'kept', text: { one: 'Kept', other: 'Kept' } }, bare('parsed.one.1', 'Parsed'), bare('parsed.one.2', 'one'), bare('merged', 'Two and plural'), bare('added', 'Added by the module')], [
    count('module.result.strings-added', 'a string of the response is not added', `${is('kept')} and text = "Kept"`),
    count('module.result.added', 'a string that the module added is missing', `${is('added')} and text = "Added by the module"`),
    count('module.result.merged', 'the string that others were merged into is missing', `${is('merged')} and text = "Two and plural"`),
    count('module.result.split', 'a part of a split string is missing', `${is('parsed.one.1')} or ${is('parsed.one.2')}`, 2),
    count('module.omitted-strings', 'a parsed string that the response leaves out is added', `${is('parsed.one')} or ${is('parsed.two')} or ${is('parsed.plural')}`, 0),
  ]),
  // Source, "String record": the uniqId alone is unique.
  stringsCheck('same-identifier', 'strings of one identifier are all added', [
    { uniqId: 'same-1', identifier: 'same', text: 'First', context: 'The menu' }, { uniqId: 'same-2', identifier: 'same', text: 'Second', context: 'The toolbar' }, { uniqId: 'same-3', identifier: 'same', text: 'Second', context: 'The dialog' },
  ], [
    count('module.result.strings-added', 'of strings with one identifier some are missing', is('same'), 3),
    count('module.result.strings-added', 'of strings with one identifier and text some are missing', `${is('same')} and text = "Second"`, 2),
    count('module.result.context', 'a string has the context of another one with its identifier', `${is('same')} and text = "First" and context = "The menu"`),
  ]),
  stringsCheck('changes', 'changes of the module to a string are visible', [
    { ...ONE, isHidden: false, context: 'Context of the module', labels: ['label-of-the-module'], maxLength: 33 },
    { ...TWO, text: 'Text of the module', isHidden: true },
    PLURAL,
  ], [
    count('module.result.context', 'a changed context is not that of the string', `${is('parsed.one')} and context = "Context of the module"`),
    count('module.result.labels', 'changed labels are not those of the string', `${is('parsed.one')} and count of labels where (title = "label-of-the-module") = 1`),
    count('module.result.max-length', 'a changed maximum length is not that of the string', `${is('parsed.one')} and max length = 33`),
    count('module.result.strings-added', 'a changed text is not that of the string', `${is('parsed.two')} and text = "Text of the module"`),
    count('module.result.translatable', 'a string that is not hidden cannot be translated', `${is('parsed.one')} and not is hidden`),
  ]),
  stringsCheck('defaults', 'a field that a string leaves out has its default', [bare('bare', 'Bare'), bare('full', 'Full', { maxLength: 20, isHidden: true, labels: ['kept'] }), bare('several', { one: 'a', other: 'b' }, { hasPlurals: true }), { ...bare('parsed.one', 'Parsed one'), uniqId: 'p1' }], [
    count('module.result.context', 'a string without a context has a word for none', `${is('bare')} and (${['null', 'None', 'undefined', 'nil'].map((word) => `context = "${word}"`).join(' or ')})`, 0),
    count('module.result.max-length-default', 'a string without maxLength has one', `${is('full')} and max length > 0`),
    count('module.result.max-length-default', 'a string without maxLength has one', `${is('bare')} and max length >= 0`, 0),
    count('module.result.max-length-default', 'a string without maxLength keeps that of the parsed string', `${is('parsed.one')} and max length >= 0`, 0),
    count('module.result.is-hidden-default', 'a string without isHidden is hidden', `(${is('full')} and is hidden) or (${is('bare')} and not is hidden)`, 2),
    count('module.result.has-plurals-default', 'a string without hasPlurals is plural', `(${is('several')} and type is plural) or (${is('bare')} and not type is plural)`, 2),
    count('module.result.labels-default', 'a string without labels has some', `${is('full')} and count of labels where (not is system) = 1`),
    count('module.result.labels-default', 'a string without labels has some', `${is('bare')} and count of labels where (not is system) = 0`),
    count('module.result.labels-default', 'a string without labels keeps those of the parsed string', `${is('parsed.one')} and count of labels where (not is system) = 0`),
  ]),
  stringsCheck('translations', 'translations are added with their status', TRANSLATIONS, [
    count('module.result.translations', 'a translation is not added', `${is('entry.translated')} and ${inUk('text = "Перекладено"')} = 1`),
    // One translation for each form, or one for all: the source leaves it open.
    count('module.result.translations', 'plural translations are not added', `${is('entry.plural')} and (${inUk('')} = ${Object.keys(FORMS).length} or ${inUk('')} = 1)`),
    count('module.result.translations', 'forms of a plural translation are not added where another one is untranslated', `${is('entry.some')} and (${inUk('(text = "e" or text = "g" or text = "h")')} = 3 or ${inUk('')} = 1)`),
    count('module.result.status', 'an approved translation is not approved', `${is('entry.approved')} and (count of languages summary where (language = ${uk} and is approved) > 0 or ${inUk('count of approvals > 0')} > 0)`),
    // Approvals may show in the summary of a language alone.
    count('module.result.status', 'of a plural translation with an untranslated form other forms are approved', `${is('entry.some')} and (${inUk('')} = 1 or (${inUk('count of approvals > 0')} = 1 and ${inUk('text = "e" and count of approvals > 0')} = 1) or (${inUk('count of approvals > 0')} = 0 and count of languages summary where (language = ${uk} and (is approved or is partially approved)) > 0))`),
    count('module.result.status', 'a translation that is only translated is approved', `${is('entry.translated')} and ${inUk('count of approvals > 0')} = 0`),
    count('module.result.status-default', 'a translation without a status is not there, or approved', `${is('entry.usual')} and ${inUk('text = "Звичайно"')} = 1 and ${inUk('count of approvals > 0')} = 0`),
  ], { operation: 'import_translations', targets: ['uk'] }),
  stringsCheck('statuses-of-languages', 'a status is that of its language', [
    bare('mixed.first', 'Mixed', { translations: { uk: { text: 'Змішано', status: 'approved' }, de: { text: 'Gemischt', status: 'translated' } } }),
    bare('mixed.second', 'Other', { translations: { uk: { text: 'Інше', status: 'translated' }, de: { text: 'Anderes', status: 'approved' } } }),
    // Source, "Translation entry": without a status it is translated, whatever the entry beside it is.
    bare('mixed.third', 'Third', { translations: { uk: { text: 'Третє', status: 'approved' }, de: { text: 'Drittes' } } }),
    bare('mixed.fourth', 'Fourth', { translations: { de: { text: 'Viertes', status: 'approved' }, uk: { text: 'Четверте' } } }),
  ], ([
    ['mixed.first', 'uk', 'de', 'module.result.status'], ['mixed.second', 'de', 'uk', 'module.result.status'],
    ['mixed.third', 'uk', 'de', 'module.result.status-default'], ['mixed.fourth', 'de', 'uk', 'module.result.status-default'],
  ] as const).flatMap(([identifier, approved, translated, requirement]) => [
    count('module.result.status', 'an approved translation is not approved beside one that is only translated', `${is(identifier)} and (count of languages summary where (language = @language:"${approved}" and is approved) > 0 or count of translations where (language = @language:"${approved}" and count of approvals > 0) > 0)`),
    count(requirement, 'a translation that is only translated is approved beside one that is', `${is(identifier)} and (count of languages summary where (language = @language:"${translated}" and (is approved or is partially approved)) > 0 or count of translations where (language = @language:"${translated}" and count of approvals > 0) > 0)`, 0),
  ]), { operation: 'import_translations', targets: ['uk', 'de'] }),
  check(
    'module.result.omitted',
    {
      title: 'parsed strings that a response omits are not added, however its strings come',
      cites: ['module.omitted-strings'],
      mayFind: ['module.result.strings-url'],
    },
    (context) =>
      withApp(context, async (imports) => {
        for (const [turn, operation] of (['import', 'update'] as const).entries()) {
          const added = { inline: 0, url: 0 };
          for (const [place, by] of (['inline', 'url'] as const).entries()) {
            const prefix = `omitted-${operation}-${by}`;
            const strings = [1, 2, 3].map((number) => bare(`${prefix}.${number}`, `Part ${number}`));
            const merged = bare(`merged-of-${prefix}`, 'Part 1, Part 2');
            imports.app.reply(replyWith(imports, [merged, strings[2]!], by));
            await imports.importValid({ operation, fileId: 710 + 2 * turn + place, strings });
            if ((await imports.count(is(merged.identifier))) !== 1)
              throw new PreconditionFailed('an import does not add its strings, which another check decides');
            added[by] = await imports.count(`identifier = "${prefix}.1" or identifier = "${prefix}.2"`);
            context.judge(hasResult('module.omitted-strings'), {
              what: `parsed strings that the module has merged are added (${operation}, strings ${by})`,
              ...{ expected: 0, actual: added[by] },
            });
          }
          const none = [bare(`none-${operation}`, 'Left out')];
          imports.app.reply(replyWith(imports, [], 'inline'));
          const { outcome } = await imports.importValid({ operation, fileId: 720 + turn, strings: none });
          // An import that fails adds nothing, whatever its response.
          if (outcome === 'imported')
            context.judge(hasResult('module.omitted-strings'), {
              what: `the parsed strings are added where the module responds with none (${operation})`,
              ...{ expected: 0, actual: await imports.count(is(`none-${operation}`)) },
            });
          // What becomes of them is open; it is not open by the place of the others.
          context.judge(hasResult('module.result.strings-url'), {
            what: `whether parsed strings are added that a response omits depends on how its strings come (${operation})`,
            ...{ expected: `${added.inline} inline, ${added.inline} by address`, actual: `${added.inline} inline, ${added.url} by address` },
          });
        }
      }),
  ),
];
