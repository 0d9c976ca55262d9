import { SERVICE_TYPE } from './module-call-steps.ts';
import { createImporter, stringOf } from './probed-import.ts';
import { importLate } from '../drivers/late-import.ts';
import type { ImportContext, ImportResult } from '../drivers/imports.ts';
import type { Reply } from '../drivers/played-app.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** The string of the response to the first import. */
export const ADDED_BY_CONTROL = 'added.by.control';
/** The message of the app where it fails. */
export const MESSAGE = 'The probe wants this message.';
/** The two readings of 5 MB, in bytes. */
export const MEBIBYTES = 5 * 2 ** 20;
/** The other one. */
export const MEGABYTES = 5_000_000;
/** Base64 makes more than five megabytes of it. */
const LARGE = 'x'.repeat(4_400_000);
const PREVIEW = Buffer.from('<p>Preview of the probe</p>').toString('base64');

const STATUSES = ['untranslated', 'translated', 'approved'] as const;
const translated = (identifier: string, language: string, text: string, status: (typeof STATUSES)[number]) =>
  stringOf(identifier, { translations: { [language]: { text, status } } });
/** One string for each pair of different statuses, with the first or the second of them. */
const statusStrings = (index: 0 | 1): readonly StringRecord[] =>
  STATUSES.flatMap((from) =>
    STATUSES.filter((to) => to !== from).map((to) =>
      translated(`status.${from}.${to}`, 'uk', `Статус ${from} ${to}`, [from, to][index]!),
    ),
  );

const strings = (...records: readonly StringRecord[]): Reply => ({ body: { data: { strings: records } } });
const plural = stringOf('plural', { text: { one: '%d file', other: '%d files' }, hasPlurals: true });

/** The imports of the usual module by their names, as far as they were possible. */
export interface Imports {
  /** The result of an import. Throws the reason why it was not possible. */
  readonly take: (name: ImportName) => ImportResult;
  /** How often the address of strings was requested. */
  readonly asked: number;
}

// prettier-ignore
const NAMES = [
  'control', 'no-json', 'error-status', 'no-identifier', 'untranslated', 'statuses', 'not-modified', 'empty-object', 'empty-data',
  'message', 'message-of-update', 'message-and-data', 'inline-and-address', 'lines', 'preview', 'plural-preview', 'unknown-language', 'no-strings', 'unknown-fields',
  'mebibytes', 'more-than-mebibytes', 'megabytes', 'more-than-megabytes', 'large', 'late',
] as const;
/** The name of an import. */
export type ImportName = (typeof NAMES)[number];

/** A response of strings that has this number of bytes, most of them white space. */
function replyOfSize(identifier: string, bytes: number): Reply {
  const text = JSON.stringify({ data: { strings: [stringOf(identifier)] } });
  return { body: `${text}${' '.repeat(bytes - Buffer.byteLength(text))}` };
}

/** Imports a file of its own for each name, and has the module respond in another way each time. */
export async function importAll(context: CheckContext, imports: ImportContext): Promise<Imports> {
  const { app } = imports;
  const { importWith, replyWith } = createImporter(imports, 9_000);
  const results = new Map<string, ImportResult | Error>();
  const act = async (name: ImportName, start: () => Promise<ImportResult>) => {
    const result = await start().catch((error: unknown) => {
      if (error instanceof Unsupported || error instanceof PreconditionFailed) return error;
      throw error;
    });
    results.set(name, result);
    return result;
  };
  const add = (name: ImportName, reply: Reply, options: Parameters<typeof importWith>[2] = {}) =>
    act(name, () => importWith(name, reply, options));

  const control = await add('control', replyWith(ADDED_BY_CONTROL), {
    strings: [stringOf('parsed.by.control', { attributes: { serviceType: SERVICE_TYPE } })],
  });
  if (control instanceof Error) throw control;
  // Without an import that succeeds, one that fails means nothing.
  if (control.outcome !== 'imported' || control.calls.length === 0) return { take: takeFrom(results), asked: 0 };
  const lines = app.file(
    `${JSON.stringify(stringOf('line.lf'))}\n${JSON.stringify(stringOf('line.crlf'))}\r\n\n${JSON.stringify(stringOf('line.lfcr'))}\n\r  ${JSON.stringify(stringOf('line.indented'))} \n`,
    'application/x-ndjson',
  );
  const other = app.file(`${JSON.stringify(stringOf('from.address'))}\n`, 'application/x-ndjson');

  await add('error-status', { status: 500, body: 'Oops' });
  await add('no-json', { body: 'Oops' });
  await add('no-identifier', { body: { data: { strings: [{ uniqId: 'a', text: 'Only a text' }] } } });
  await add('message', { status: 500, body: { error: { message: MESSAGE } } });
  await add('message-of-update', { body: { error: { message: MESSAGE } } }, { operation: 'update' });
  await add('message-and-data', {
    body: { ...(strings(stringOf('with.message')).body as object), error: { message: MESSAGE } },
  });
  await add('not-modified', { status: 304 });
  await add('empty-object', { body: {} });
  await add('empty-data', { body: { data: {} } });
  await add('inline-and-address', { body: { data: { strings: [stringOf('from.inline')], stringsUrl: other.url } } });
  await add('lines', { body: { data: { stringsUrl: lines.url } } });
  await add('preview', { body: { data: { strings: [stringOf('with.preview')], preview: PREVIEW } } });
  await add('plural-preview', { body: { data: { strings: [plural], preview: PREVIEW } } });
  const upload = { operation: 'import_translations', targets: ['uk'], fileId: 9_300 } as const;
  const entries = [
    translated('entry.translated', 'uk', 'Перекладено для проби', 'translated'),
    translated('entry.untranslated', 'uk', 'Не перекладено для проби', 'untranslated'),
  ];
  await add('untranslated', strings(...entries, ...statusStrings(0)), upload);
  await add('statuses', strings(...statusStrings(1)), upload);
  await add('unknown-language', strings(translated('entry.unknown', 'xx', 'Fremd', 'translated')));
  await add('no-strings', { body: { data: { strings: [] } } }, { strings: [] });
  await add('unknown-fields', {
    body: {
      data: {
        strings: [{ ...stringOf('with.unknown', { attributes: { serviceType: 'locspec-invented' } }), locspec: 1 }],
        locspec: 1,
      },
      locspec: { a: 1 },
    },
  });
  await addSizes(add);
  await add('large', replyWith('added.by.large'), { content: LARGE });
  await act('late', () =>
    importLate(context, imports, 130, {
      name: 'locspec-late.json',
      fileId: 9_400,
      strings: [stringOf('parsed.by.late')],
    }),
  );
  return { take: takeFrom(results), asked: lines.asked() };
}

async function addSizes(add: (name: ImportName, reply: Reply) => Promise<ImportResult | Error>): Promise<void> {
  const isImported = (result: ImportResult | Error) => !(result instanceof Error) && result.outcome === 'imported';
  if (isImported(await add('mebibytes', replyOfSize('size.mebibytes', MEBIBYTES)))) {
    await add('more-than-mebibytes', replyOfSize('size.more', MEBIBYTES + 1));
    return;
  }
  await add('megabytes', replyOfSize('size.megabytes', MEGABYTES));
  await add('more-than-megabytes', replyOfSize('size.more', MEGABYTES + 1));
}

const takeFrom = (results: ReadonlyMap<string, ImportResult | Error>) => (name: ImportName) => {
  const result = results.get(name);
  if (result instanceof Error) throw result;
  if (result === undefined)
    throw new PreconditionFailed('no import through a module succeeds', {
      code: 'module-not-called',
    });
  return result;
};
