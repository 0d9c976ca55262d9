import { answerTo, onStage } from './imports.ts';
import type { ImportAsked, Imported, Stage } from './imports.ts';
import type { Reply } from './played-app.ts';
import { does } from './service-judges.ts';
import { PARSED } from './service-world.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { StringRecord } from '../../spec/types.gen.ts';

/** One thing to be seen in the list of strings after an import: how many strings an expression selects. */
interface Seen {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly expression: string;
  readonly due: number;
}

const seen = (requirement: RequirementId, what: string, expression: string, due = 1): Seen => ({
  requirement,
  what,
  expression,
  due,
});

/** An import whose module answers strings, and what is to be seen of them. */
function results(
  id: string,
  title: string,
  strings: readonly StringRecord[],
  rows: readonly Seen[],
  asked: ImportAsked = {},
): Check {
  return check(
    `module.result.${id}`,
    { title, cites: [...new Set(rows.map(({ requirement }) => requirement))] },
    (attempt) =>
      onStage(attempt, async (stage) => {
        stage.app.reply({ body: { data: { strings } } });
        await stage.importFile(asked);
        await look(attempt, stage, rows);
      }),
  );
}

async function look(attempt: Attempt, { count }: Stage, rows: readonly Seen[]): Promise<void> {
  for (const { requirement, what, expression, due } of rows) {
    const came = await count(expression);
    attempt.judge(does, { requirement, what, due: `${due} for ${expression}`, came: `${came} for ${expression}` });
  }
}

const [ONE, TWO, PLURAL] = PARSED as readonly [StringRecord, StringRecord, StringRecord];
const bare = (identifier: string, text: StringRecord['text'], more: Partial<StringRecord> = {}): StringRecord => ({
  uniqId: identifier,
  identifier,
  text,
  ...more,
});
const is = (identifier: string) => `identifier = "${identifier}"`;
const uk = '@language:"uk"';
const inUk = (predicate: string) =>
  `count of translations where (language = ${uk}${predicate === '' ? '' : ` and ${predicate}`})`;
const FORMS = { one: 'a', few: 'b', many: 'c', other: 'd' };

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
];

// prettier-ignore
const STRING_CHECKS: readonly Check[] = [
  results('strings', 'the strings of an answer are added, and those of a split or a merge', [bare('parsed.one.1', 'Parsed'), bare('parsed.one.2', 'one'), bare('merged', 'Two and plural'), bare('added', 'Added by the module')], [
    seen('module.result.strings-added', 'a string of the answer is not added', `${is('merged')} and text = "Two and plural"`),
    seen('module.result.split', 'a part of a split string is missing', `${is('parsed.one.1')} or ${is('parsed.one.2')}`, 2),
    seen('module.result.merged', 'the string that others were merged into is missing', is('merged')),
    seen('module.result.added', 'a string that the module added is missing', `${is('added')} and text = "Added by the module"`),
    seen('module.omitted-strings', 'a parsed string that the answer leaves out is added', `${is('parsed.one')} or ${is('parsed.two')} or ${is('parsed.plural')}`, 0),
  ]),
  results('changes', 'what the module changed of a string is to be seen', [
    { ...ONE, context: 'Context of the module', labels: ['label-of-the-module'], maxLength: 33 },
    { ...TWO, text: 'Text of the module', isHidden: true },
    PLURAL,
  ], [
    seen('module.result.context', 'a changed context is not that of the string', `${is('parsed.one')} and context = "Context of the module"`),
    seen('module.result.labels', 'changed labels are not those of the string', `${is('parsed.one')} and count of labels where (title = "label-of-the-module") = 1`),
    seen('module.result.max-length', 'a changed maximum length is not that of the string', `${is('parsed.one')} and max length = 33`),
    seen('module.result.strings-added', 'a changed text is not that of the string', `${is('parsed.two')} and text = "Text of the module"`),
    seen('module.result.translatable', 'a string that is not hidden cannot be translated', `${is('parsed.one')} and not is hidden`),
  ]),
  results('defaults', 'what a string leaves out has its default', [bare('bare', 'Bare'), bare('full', 'Full', { maxLength: 20, isHidden: true, labels: ['kept'] }), bare('several', { one: 'a', other: 'b' }, { hasPlurals: true })], [
    seen('module.result.max-length-default', 'a string without maxLength has one', `${is('full')} and max length > 0`),
    seen('module.result.max-length-default', 'a string without maxLength has one', `${is('bare')} and max length >= 0`, 0),
    seen('module.result.is-hidden-default', 'a string without isHidden is hidden', `(${is('full')} and is hidden) or (${is('bare')} and not is hidden)`, 2),
    seen('module.result.has-plurals-default', 'a string without hasPlurals is plural', `(${is('several')} and type is plural) or (${is('bare')} and not type is plural)`, 2),
    seen('module.result.labels-default', 'a string without labels has some', `${is('full')} and count of labels where (not is system) = 1`),
    seen('module.result.labels-default', 'a string without labels has some', `${is('bare')} and count of labels where (not is system) = 0`),
  ]),
  results('translations', 'translations are added with their status', TRANSLATIONS, [
    seen('module.result.translations', 'a translation is not added', `${is('entry.translated')} and ${inUk('text = "Перекладено"')} = 1`),
    seen('module.result.translations', 'plural translations are not added', `${is('entry.plural')} and ${inUk('')} > 0`),
    seen('module.result.status', 'an approved translation is not approved', `${is('entry.approved')} and (count of languages summary where (language = ${uk} and is approved) > 0 or ${inUk('count of approvals > 0')} > 0)`),
    seen('module.result.status', 'a translation that is only translated is approved', `${is('entry.translated')} and ${inUk('count of approvals > 0')} = 0`),
    seen('module.result.status-default', 'a translation without a status is not there, or approved', `${is('entry.usual')} and ${inUk('text = "Звичайно"')} = 1 and ${inUk('count of approvals > 0')} = 0`),
  ], { operation: 'import_translations', targets: ['uk'] }),
];

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const HTML = '<!doctype html><title>Preview</title><p>Parsed – розібрано</p>';

/** What an import with this answer came to: its outcome, and how many parsed strings were added. */
async function outcomeOf(
  { app, importFile, count }: Stage,
  reply: Reply,
): Promise<{ readonly imported: Imported; readonly added: number }> {
  app.reply(reply);
  const imported = await importFile();
  return { imported, added: await count(`${is('parsed.one')} or ${is('parsed.two')}`) };
}

const answered = (
  id: string,
  title: string,
  cites: readonly RequirementId[],
  play: (attempt: Attempt, stage: Stage) => Promise<void>,
): Check =>
  check(`module.result.${id}`, { title, cites }, (attempt) => onStage(attempt, (stage) => play(attempt, stage)));

/** What becomes of an answer. */
export const resultChecks: readonly Check[] = [
  ...STRING_CHECKS,

  answered(
    'strings-url',
    'strings by address are read there, once',
    ['module.result.strings-url', 'module.strings-url-once'],
    async (attempt, stage) => {
      const file = stage.app.file(`${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}\n`, 'application/x-ndjson');
      const { added } = await outcomeOf(stage, { body: { data: { stringsUrl: file.url } } });
      attempt.judge(does, {
        requirement: 'module.result.strings-url',
        what: 'strings by address are not added',
        due: 2,
        came: added,
      });
      attempt.judge(does, {
        requirement: 'module.strings-url-once',
        what: 'the address of strings is read another number of times',
        due: 1,
        came: file.asked(),
      });
    },
  ),
  answered('lines', 'lines of a strings file are trimmed', ['module.ndjson-lines'], async (attempt, stage) => {
    const file = stage.app.file(`${JSON.stringify(ONE)}\n\r${JSON.stringify(TWO)}\r\n\n`, 'application/x-ndjson');
    const { added } = await outcomeOf(stage, { body: { data: { stringsUrl: file.url } } });
    attempt.judge(does, {
      requirement: 'module.ndjson-lines',
      what: 'lines that end in another way are not read',
      due: 2,
      came: added,
    });
  }),
  answered(
    'preview',
    'a preview is shown, and need not be there',
    ['module.result.preview', 'module.result.preview-optional'],
    async (attempt, stage) => {
      const with_ = await outcomeOf(stage, { body: { data: { strings: [ONE, TWO], preview: base64(HTML) } } });
      attempt.judge(does, {
        requirement: 'module.result.preview',
        what: 'the preview is not shown',
        due: HTML,
        came: with_.imported.preview,
      });
      const without = await outcomeOf(stage, { body: { data: { strings: [ONE, TWO] } } });
      const came = { outcome: without.imported.outcome, added: without.added };
      attempt.judge(does, {
        requirement: 'module.result.preview-optional',
        what: 'an answer without a preview is not taken',
        due: { outcome: 'imported', added: 2 },
        came,
      });
    },
  ),
  answered('preview-url', 'a preview by address is shown', ['module.result.preview-url'], async (attempt, stage) => {
    const file = stage.app.file(HTML, 'text/html; charset=utf-8');
    const { imported } = await outcomeOf(stage, { body: { data: { strings: [ONE, TWO], previewUrl: file.url } } });
    attempt.judge(does, {
      requirement: 'module.result.preview-url',
      what: 'the preview by address is not shown',
      due: HTML,
      came: imported.preview,
    });
  }),
  answered(
    'preview-with-plurals',
    'a preview beside plural strings is left out',
    ['module.preview-with-plurals'],
    async (attempt, stage) => {
      const { imported } = await outcomeOf(stage, { body: { data: { strings: PARSED, preview: base64(HTML) } } });
      const due =
        answerTo(attempt, 'module.preview-with-plurals') === 'ignored'
          ? { outcome: 'imported' }
          : { outcome: 'rejected' };
      const came = { outcome: imported.outcome, ...(imported.preview === undefined ? {} : { preview: 'shown' }) };
      attempt.judge(does, {
        requirement: 'module.preview-with-plurals',
        what: 'a preview beside plural strings is treated in another way',
        due,
        came,
      });
    },
  ),

  answered(
    'error',
    'the message of the app is shown',
    ['module.result.error-shown', 'module.error-status'],
    async (attempt, stage) => {
      const message = 'The second sheet has no header: „Überschrift“ <b>fehlt</b>.';
      const { imported } = await outcomeOf(stage, { body: { error: { message } } });
      attempt.judge(does, {
        requirement: 'module.result.error-shown',
        what: 'the message of the app is not shown',
        due: { outcome: 'rejected', message },
        came: { outcome: imported.outcome, message: imported.message },
      });
      const failed = await outcomeOf(stage, { status: 500, body: { error: { message } } });
      attempt.judge(does, {
        requirement: 'module.error-status',
        what: 'a message with the status 500 is not shown',
        due: message,
        came: failed.imported.message,
      });
    },
  ),
  answered(
    'error-and-data',
    'an answer with strings and an error is an error',
    ['module.error-and-data'],
    async (attempt, stage) => {
      const { imported } = await outcomeOf(stage, {
        body: { data: { strings: [ONE, TWO] }, error: { message: 'No.' } },
      });
      const due = answerTo(attempt, 'module.error-and-data') === 'error' ? 'rejected' : 'imported';
      attempt.judge(does, {
        requirement: 'module.error-and-data',
        what: 'an answer with strings and an error is treated in another way',
        due,
        came: imported.outcome,
      });
    },
  ),
  answered(
    'unchanged',
    'an answer without strings and error leaves the parsed strings',
    ['module.unchanged'],
    async (attempt, stage) => {
      const due = answerTo(attempt, 'module.unchanged') === 'strings-as-parsed' ? 'imported' : 'rejected';
      for (const [what, reply] of [
        ['304', { status: 304 }],
        ['an empty object', { body: {} }],
        ['empty data', { body: { data: {} } }],
      ] as const) {
        const { imported, added } = await outcomeOf(stage, reply);
        attempt.judge(does, {
          requirement: 'module.unchanged',
          what: `${what} is taken in another way`,
          due,
          came: imported.outcome === 'imported' && added < 2 ? 'nothing added' : imported.outcome,
        });
      }
    },
  ),
  answered(
    'untranslated',
    'an entry that is untranslated adds no translation',
    ['module.untranslated'],
    async (attempt, stage) => {
      stage.app.reply({
        body: {
          data: {
            strings: [bare('entry.none', 'None', { translations: { uk: { text: 'Ніц', status: 'untranslated' } } })],
          },
        },
      });
      await stage.importFile({ operation: 'import_translations', targets: ['uk'] });
      const due = answerTo(attempt, 'module.untranslated') === 'added' ? 1 : 0;
      attempt.judge(does, {
        requirement: 'module.untranslated',
        what: 'an untranslated entry is treated in another way',
        due,
        came: await stage.count(`${is('entry.none')} and count of translations > 0`),
      });
    },
  ),
  answered(
    'unknown-language',
    'a language that the project has not adds no translation',
    ['module.unknown-language'],
    async (attempt, stage) => {
      stage.app.reply({
        body: { data: { strings: [bare('entry.strange', 'Strange', { translations: { xx: { text: 'Fremd' } } })] } },
      });
      const { outcome } = await stage.importFile();
      const added = await stage.count(`${is('entry.strange')} and count of translations = 0`);
      attempt.judge(does, {
        requirement: 'module.unknown-language',
        what: 'a language that the project has not is treated in another way',
        due: { outcome: 'imported', added: 1 },
        came: { outcome, added },
      });
    },
  ),
  answered(
    'inline-and-address',
    'what comes inline counts before its address',
    ['module.inline-and-address'],
    async (attempt, stage) => {
      const file = stage.app.file(
        `${JSON.stringify(bare('from.address', 'From the address'))}\n`,
        'application/x-ndjson',
      );
      stage.app.reply({ body: { data: { strings: [bare('from.inline', 'Inline')], stringsUrl: file.url } } });
      await stage.importFile();
      const due =
        answerTo(attempt, 'module.inline-and-address') === 'inline'
          ? { inline: 1, address: 0 }
          : { inline: 0, address: 1 };
      const came = { inline: await stage.count(is('from.inline')), address: await stage.count(is('from.address')) };
      attempt.judge(does, {
        requirement: 'module.inline-and-address',
        what: 'strings inline and by address are treated in another way',
        due,
        came,
      });
    },
  ),
];
