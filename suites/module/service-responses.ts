import { describeKind, IMPORT_KINDS } from './import-space.ts';
import { bare, is } from './service-results.ts';
import { hasResult } from './service-rules.ts';
import { PARSED, TARGETS } from '../drivers/import-fixtures.ts';
import { readResolution, withApp } from '../drivers/imports.ts';
import type { ImportOptions, ImportResult, ImportContext } from '../drivers/imports.ts';
import type { Reply } from '../drivers/played-app.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const [ONE, TWO] = PARSED as readonly [StringRecord, StringRecord, StringRecord];
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const HTML = '<!doctype html><title>Preview</title><p>Parsed – розібрано</p>';

/** A preview that says what its encoding is, as a page does whose type does not. */
const OF_ITS_OWN = '<!doctype html><meta charset="utf-8"><title>Preview</title><p>розібрано – „Größe“</p>';

/** Previews that programs often corrupt, the plainest first. */
const PREVIEWS: readonly string[] = [
  HTML,
  '<!doctype html><p title="a &amp; b">👩‍👩‍👧 = \u{20000} + 100% \\ \'quoted\'</p>\n<p>?~>?</p>\n',
  `<div>${'<p>Рядок – ряд</p>\n'.repeat(6_000)}</div>`,
];

/** Messages that programs often corrupt. */
const MESSAGES: readonly string[] = [
  'No.',
  'Рядок 7: очікувалося «}» 👀',
  'The file has two mistakes:\n1. no header\n2. no end',
  '100% of {0} ${x} %s \\ "quoted" & \'so\' <i>on</i>',
  `Too many columns: ${'column, '.repeat(60)}and more`,
];

const NDJSON = 'application/x-ndjson';
/** Letters of several bytes. */
const FOREIGN = 'Größe – розмір 文字';

/** A message that every reader reads alike. */
const PLAIN_MESSAGE = 'The file has no header.';

/** What makes a record long in which no field is. */
const LONG_IN_ALL: Partial<StringRecord> = {
  translations: Object.fromEntries(TARGETS.map((language) => [language, { text: `${language} `.repeat(2_000) }])),
};

/** Ways to write a strings file. The source states one record per line, and not what ends a line or follows the last. */
const STRINGS_FILES: readonly {
  readonly shape: string;
  readonly number: number;
  readonly write: (lines: readonly string[]) => string;
  /** Whether each record is on a line of its own, and nothing else is there. */
  readonly isStated?: true;
  /** What the second record has besides. */
  readonly more?: Partial<StringRecord>;
}[] = [
  { shape: 'lines that end in LF CR and CR LF', number: 2, write: ([one, two]) => `${one}\n\r${two}\r\n\n` },
  { shape: 'no line end after the last line', number: 3, write: (lines) => lines.join('\n'), isStated: true },
  { shape: 'one line without a line end', number: 1, write: (lines) => lines.join('\n'), isStated: true },
  {
    shape: 'a line of more than 64 KB',
    number: 3,
    write: (lines) => lines.map((line) => `${line}\n`).join(''),
    isStated: true,
    more: LONG_IN_ALL,
  },
  { shape: 'empty lines between and before', number: 3, write: (lines) => `\n${lines.join('\n\n')}\n\n` },
  { shape: 'CR LF, and none after the last line', number: 3, write: (lines) => lines.join('\r\n') },
];

/** Imports a file whose module responds like this. Gives the outcome and how many parsed strings were added. */
async function importWith(
  imports: ImportContext,
  reply: Reply,
  asked: ImportOptions = {},
  how: 'importFile' | 'importValid' | 'importOrBreak' = 'importFile',
): Promise<{ readonly imported: ImportResult; readonly added: number }> {
  imports.app.reply(reply);
  const imported = await imports[how](asked);
  return { imported, added: await imports.count(`${is('parsed.one')} or ${is('parsed.two')}`) };
}

/** The strings of a file that may have a preview, whether it is the parsed or the returned ones that must have no plurals. */
const WITHOUT_PLURALS = PARSED.filter(({ hasPlurals }) => hasPlurals !== true);

/** A check of an import with a response of its own. */
const responseCheck = (
  id: string,
  title: string,
  cites: readonly RequirementId[],
  body: (context: CheckContext, imports: ImportContext) => Promise<void>,
): Check =>
  check(`module.result.${id}`, { title, cites }, (context) => withApp(context, (imports) => body(context, imports)));

/** How a service reads a response: its forms, its previews and its errors. */
export const responseChecks: readonly Check[] = [
  responseCheck(
    'strings-url',
    'strings by address are read there, once',
    ['module.result.strings-url', 'module.strings-url-once'],
    async (context, imports) => {
      const file = imports.app.file(`${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}\n`, NDJSON);
      const { added } = await importWith(imports, { body: { data: { stringsUrl: file.url } } }, {}, 'importValid');
      context.judge(hasResult('module.result.strings-url'), {
        what: 'strings by address are not added',
        expected: 2,
        actual: added,
      });
      context.judge(hasResult('module.strings-url-once'), {
        what: 'the address of strings is not read exactly once',
        expected: 1,
        actual: file.asked(),
      });
      // The next import finds other strings at the same address.
      file.replace(
        `${JSON.stringify(bare('later.one', 'Later'))}\n${JSON.stringify(bare('later.two', 'Later too'))}\n`,
      );
      await imports.importValid();
      context.judge(hasResult('module.result.strings-url'), {
        what: 'other strings at the address of the import before are not added',
        expected: 2,
        actual: await imports.count(`${is('later.one')} or ${is('later.two')}`),
      });
    },
  ),
  responseCheck(
    'lines',
    'a strings file is read whatever its lines end in',
    ['module.result.strings-url', 'module.ndjson-lines'],
    async (context, imports) => {
      for (const [turn, { shape, number, write, isStated, more }] of STRINGS_FILES.entries()) {
        const strings = Array.from({ length: number }, (_, index) =>
          bare(`lines.${turn}.${index}`, `Line ${index}`, index === 1 ? more : {}),
        );
        const text = write(strings.map((record) => JSON.stringify(record)));
        imports.app.reply({ body: { data: { stringsUrl: imports.app.file(text, NDJSON).url } } });
        const { outcome } = await imports.importValid({ fileId: 730 + turn });
        const added = await imports.count(`identifier contains "lines.${turn}."`);
        // A file that a service does not read is one thing; to take it, and lose what is in it, is another.
        if (isStated && outcome === 'imported')
          context.judge(hasResult('module.result.strings-url'), {
            what: `strings by address are lost (${shape})`,
            expected: number,
            actual: added,
          });
        else
          context.judge(hasResult('module.ndjson-lines'), {
            what: `strings by address are not read (${shape})`,
            expected: number,
            actual: added,
          });
      }
      // JSON is UTF-8 whatever the type of its file says.
      for (const [turn, type] of ['text/plain', 'application/octet-stream', 'application/json'].entries()) {
        const record = { ...bare(`typed.${turn}`, FOREIGN), context: FOREIGN };
        imports.app.reply({
          body: { data: { stringsUrl: imports.app.file(`${JSON.stringify(record)}\n`, type).url } },
        });
        const { outcome } = await imports.importValid({ fileId: 760 + turn });
        context.judge(hasResult(outcome === 'imported' ? 'module.result.strings-url' : 'module.ndjson-lines'), {
          what: `a string by address is another, or is not read (a file of type ${type})`,
          expected: 1,
          actual: await imports.count(`${is(`typed.${turn}`)} and text = "${FOREIGN}" and context = "${FOREIGN}"`),
        });
      }
    },
  ),
  responseCheck(
    'preview',
    'a preview is shown, and is optional',
    ['module.result.preview', 'module.result.preview-optional'],
    async (context, imports) => {
      const { url: stringsUrl } = imports.app.file(`${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}\n`, NDJSON);
      const previews = [
        ...PREVIEWS.map((html) => ({ html, what: 'the preview is not shown', by: { strings: [ONE, TWO] } })),
        { html: HTML, what: 'the preview beside strings by address is not shown', by: { stringsUrl } },
        { html: HTML, what: 'the preview is not shown', by: { strings: [ONE, TWO] } },
      ];
      for (const { html, what, by } of previews) {
        const reply = { body: { data: { ...by, preview: base64(html) } } };
        const shown = await importWith(imports, reply, { strings: WITHOUT_PLURALS }, 'importValid');
        context.judge(hasResult('module.result.preview'), {
          what,
          expected: html,
          actual: shown.imported.preview,
        });
      }
      const without = await importWith(imports, { body: { data: { strings: [ONE, TWO] } } }, {}, 'importOrBreak');
      const isKept = without.imported.preview !== undefined && without.imported.preview === HTML;
      // Whether an import of a file that is there adds its strings once more is open.
      const added = Math.min(2, without.added);
      const actual = { outcome: without.imported.outcome, added, isPreviewOfBefore: isKept };
      context.judge(hasResult('module.result.preview-optional'), {
        what: 'a response without a preview is not accepted, or gets an earlier one',
        expected: { outcome: 'imported', added: 2, isPreviewOfBefore: false },
        actual,
      });
    },
  ),
  responseCheck(
    'preview-url',
    'a preview by address is shown',
    ['module.result.preview-url'],
    async (context, imports) => {
      // One address, whose content is another each time.
      const file = imports.app.file('', 'text/html; charset=utf-8');
      const { url: stringsUrl } = imports.app.file(`${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}\n`, NDJSON);
      const previews = [
        ...PREVIEWS.map((html) => ({ html, by: { strings: [ONE, TWO] }, what: 'the preview by address is not shown' })),
        { html: HTML, by: { stringsUrl }, what: 'the preview by address is not shown beside strings by address' },
      ];
      const judgeShown = async (html: string, url: string, by: object, what: string) => {
        const reply = { body: { data: { ...by, previewUrl: url } } };
        const { imported } = await importWith(imports, reply, { strings: WITHOUT_PLURALS }, 'importValid');
        context.judge(hasResult('module.result.preview-url'), { what, expected: html, actual: imported.preview });
      };
      for (const { html, by, what } of previews) {
        file.replace(html);
        await judgeShown(html, file.url, by, what);
      }
      const { url } = imports.app.file(OF_ITS_OWN, 'text/html');
      const what = 'a preview by address that names its encoding itself is not shown';
      await judgeShown(OF_ITS_OWN, url, { strings: [ONE, TWO] }, what);
    },
  ),
  responseCheck(
    'preview-with-plurals',
    'a preview beside plural strings is left out',
    ['module.preview-with-plurals', 'module.result.preview-unsupported'],
    async (context, imports) => {
      const expected =
        readResolution(context, 'module.preview-with-plurals') === 'ignored'
          ? { outcome: 'imported' }
          : { outcome: 'rejected' };
      const inline = { preview: base64(HTML) };
      const byAddress = { previewUrl: imports.app.file(HTML, 'text/html').url };
      const stringsUrl = imports.app.file(PARSED.map((one) => `${JSON.stringify(one)}\n`).join(''), NDJSON).url;
      const shown: Record<string, boolean> = {};
      for (const [what, data] of [
        ['a preview', { strings: PARSED, ...inline }],
        ['a preview by address', { strings: PARSED, ...byAddress }],
        ['a preview, where the plural string comes first,', { strings: PARSED.toReversed(), ...inline }],
        ['a preview, where the strings come by address,', { stringsUrl, ...inline }],
      ] as const) {
        const { imported } = await importWith(imports, { body: { data } });
        const actual = { outcome: imported.outcome, ...(imported.preview === undefined ? {} : { preview: 'shown' }) };
        context.judge(hasResult('module.preview-with-plurals'), {
          what: `${what} beside plural strings has another outcome`,
          expected,
          actual,
        });
        shown[what] = imported.preview !== undefined;
      }
      // Whether a preview is left out or refused is open, and so is a service that shows each of them.
      if (!Object.values(shown).every(Boolean))
        context.judge(hasResult('module.result.preview-unsupported'), {
          what: 'of previews beside plural strings some are shown, and others are not',
          expected: [],
          actual: Object.keys(shown).filter((what) => shown[what]),
        });
    },
  ),

  responseCheck(
    'error',
    'the message of the app is shown',
    ['module.result.error-shown', 'module.error-status', 'module.refused-import'],
    async (context, imports) => {
      const message = 'The second sheet has no header: „Überschrift“ <b>fehlt</b>.';
      for (const sent of [message, ...MESSAGES]) {
        const { imported } = await importWith(imports, { body: { error: { message: sent } } }, {}, 'importOrBreak');
        context.judge(hasResult('module.result.error-shown'), {
          what: 'the message of the app is not shown',
          expected: { outcome: 'rejected', message: sent },
          actual: { outcome: imported.outcome, message: imported.message },
        });
      }
      let before = 0;
      for (const kind of IMPORT_KINDS) {
        const { imported, added } = await importWith(
          imports,
          { body: { error: { message: PLAIN_MESSAGE } } },
          kind,
          'importOrBreak',
        );
        context.judge(hasResult('module.result.error-shown'), {
          what: `the message of the app is not shown (${describeKind(kind)})`,
          expected: { outcome: 'rejected', message: PLAIN_MESSAGE },
          actual: { outcome: imported.outcome, message: imported.message },
        });
        context.judge(hasResult('module.refused-import'), {
          what: `an import that the app refuses adds strings (${describeKind(kind)})`,
          ...{ expected: 0, actual: added - before },
        });
        before = added;
      }
      // Without strings beside it, there is nothing but the message to go by.
      const { imported: beside } = await importWith(
        imports,
        { body: { data: {}, error: { message: PLAIN_MESSAGE } } },
        {},
        'importOrBreak',
      );
      context.judge(hasResult('module.result.error-shown'), {
        what: 'the message of the app is not shown where its data are empty',
        expected: { outcome: 'rejected', message: PLAIN_MESSAGE },
        actual: { outcome: beside.outcome, message: beside.message },
      });
      for (const status of [422, 500]) {
        const failing = async (sent: string) =>
          (await importWith(imports, { status, body: { error: { message: sent } } }, {}, 'importOrBreak')).imported
            .message;
        // Whether a response with this status is read at all is open; how its message is read is not.
        const isRead = (await failing(PLAIN_MESSAGE)) === PLAIN_MESSAGE;
        context.judge(hasResult(isRead ? 'module.result.error-shown' : 'module.error-status'), {
          what: `a message with the status ${status} is not shown`,
          expected: message,
          actual: await failing(message),
        });
      }
    },
  ),
  responseCheck(
    'error-and-data',
    'a response with strings and an error is an error',
    ['module.error-and-data'],
    async (context, imports) => {
      const { imported } = await importWith(imports, {
        body: { data: { strings: [ONE, TWO] }, error: { message: 'No.' } },
      });
      const expected = readResolution(context, 'module.error-and-data') === 'error' ? 'rejected' : 'imported';
      context.judge(hasResult('module.error-and-data'), {
        what: 'a response with strings and an error has another outcome',
        expected,
        actual: imported.outcome,
      });
    },
  ),
  responseCheck(
    'unchanged',
    'a response without strings and error leaves the parsed strings',
    ['module.unchanged'],
    async (context, imports) => {
      const expected = readResolution(context, 'module.unchanged') === 'strings-as-parsed' ? 'imported' : 'rejected';
      for (const [what, reply] of [
        ['304', { status: 304 }],
        ['an empty object', { body: {} }],
        ['empty data', { body: { data: {} } }],
      ] as const) {
        const { imported, added } = await importWith(imports, reply);
        context.judge(hasResult('module.unchanged'), {
          what: `${what} has another outcome`,
          expected,
          actual: imported.outcome === 'imported' && added < 2 ? 'nothing added' : imported.outcome,
        });
      }
    },
  ),
  responseCheck(
    'untranslated',
    'an untranslated entry adds no translation',
    ['module.untranslated'],
    async (context, imports) => {
      imports.app.reply({
        body: {
          data: {
            strings: [bare('entry.none', 'None', { translations: { uk: { text: 'Ніц', status: 'untranslated' } } })],
          },
        },
      });
      await imports.importFile({ operation: 'import_translations', targets: ['uk'] });
      const expected = readResolution(context, 'module.untranslated') === 'added' ? 1 : 0;
      context.judge(hasResult('module.untranslated'), {
        what: 'an untranslated entry has another outcome',
        expected,
        actual: await imports.count(`${is('entry.none')} and count of translations > 0`),
      });
    },
  ),
  responseCheck(
    'unknown-language',
    'a language that the project does not have adds no translation',
    ['module.unknown-language'],
    async (context, imports) => {
      imports.app.reply({
        body: { data: { strings: [bare('entry.strange', 'Strange', { translations: { xx: { text: 'Fremd' } } })] } },
      });
      const { outcome } = await imports.importFile();
      const added = await imports.count(`${is('entry.strange')} and count of translations = 0`);
      context.judge(hasResult('module.unknown-language'), {
        what: 'a language that the project does not have has another outcome',
        expected: { outcome: 'imported', added: 1 },
        actual: { outcome, added },
      });
    },
  ),
  responseCheck(
    'inline-and-address',
    'inline strings take precedence over their address',
    ['module.inline-and-address'],
    async (context, imports) => {
      const file = imports.app.file(`${JSON.stringify(bare('from.address', 'From the address'))}\n`, NDJSON);
      imports.app.reply({ body: { data: { strings: [bare('from.inline', 'Inline')], stringsUrl: file.url } } });
      await imports.importFile();
      const expected =
        readResolution(context, 'module.inline-and-address') === 'inline'
          ? { inline: 1, address: 0 }
          : { inline: 0, address: 1 };
      const actual = {
        inline: await imports.count(is('from.inline')),
        address: await imports.count(is('from.address')),
      };
      context.judge(hasResult('module.inline-and-address'), {
        what: 'strings inline and by address have another outcome',
        expected,
        actual,
      });
    },
  ),
];
