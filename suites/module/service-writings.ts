import { bare, is } from './service-results.ts';
import { hasResult } from './service-rules.ts';
import { withApp } from '../drivers/imports.ts';
import type { ImportContext } from '../drivers/imports.ts';
import type { Reply } from '../drivers/played-app.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const NDJSON = 'application/x-ndjson';
const JSON_TYPE = 'application/json';

/** A text with letters of two to four bytes, and with signs that JSON can write in two ways. */
const TEXT = 'Größe – розмір 文字 🎉, a/b';

/** JSON with an escape for each sign that can have one: two for a letter beyond the BMP. */
const escapeAll = (json: string) =>
  json
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');

/** Ways to write and send the same JSON, the plain one first. RFC 8259 2 and 7, RFC 9110 8.3.1. */
const WRITINGS: readonly {
  readonly shape: string;
  readonly type?: string;
  readonly isByAddress?: true;
  readonly write: (value: unknown) => string;
}[] = [
  { shape: 'as plain JSON', write: (value) => JSON.stringify(value) },
  { shape: 'with white space', write: (value) => `\r\n${JSON.stringify(value, null, '\t')}\n` },
  { shape: 'with escapes', write: (value) => escapeAll(JSON.stringify(value)) },
  { shape: 'with escapes, by address', isByAddress: true, write: (value) => escapeAll(JSON.stringify(value)) },
  {
    shape: 'with a charset beside its type',
    type: `${JSON_TYPE}; charset=utf-8`,
    write: (value) => JSON.stringify(value),
  },
];

/** The response with this string, written and sent in one way. */
function replyIn({ app }: ImportContext, record: StringRecord, way: (typeof WRITINGS)[number]): Reply {
  const { type = JSON_TYPE, isByAddress, write } = way;
  if (isByAddress) return { body: { data: { stringsUrl: app.file(`${write(record)}\n`, NDJSON).url } } };
  return { body: write({ data: { strings: [record] } }), headers: { 'content-type': type } };
}

/** Longer than the fields that databases count with two bytes, in letters of one byte and of two. */
const LENGTH = 70_000;
const fill = (word: string, length: number) => word.repeat(length / word.length);
const LATIN = fill('A long tale. ', LENGTH);
const CYRILLIC = fill('Довга казка. ', 40_300);
const END = 'The very end of it.';

/** Long strings, and what selects each if it is whole. */
const LONG: readonly { readonly shape: string; readonly record: StringRecord; readonly whole: string }[] = [
  { shape: 'a text of 70 000 letters', record: bare('long.text', LATIN + END), whole: `text contains "${END}"` },
  { shape: 'a text of 40 000 letters of two bytes', record: bare('long.letters', CYRILLIC + END), whole: `text contains "${END}"` },
  { shape: 'a context of 70 000 letters', record: bare('long.context', 'A long context', { context: LATIN + END }), whole: `context contains "${END}"` },
  {
    shape: 'a translation of 70 000 letters',
    record: bare('long.entry', 'A long translation', { translations: { uk: { text: LATIN + END } } }),
    whole: `count of translations where (text contains "${END}") = 1`,
  },
]; // prettier-ignore

/** Strings of 6 MB at an address. */
const MANY = Array.from({ length: 2_800 }, (_, index) =>
  bare(`many.${index}`, `${fill('It goes on. ', 2_040)}${index}`),
);
const IS_OF_MANY = 'identifier contains "many."';

/** How the JSON of a response is written, and how long what it brings is. */
export const writingChecks: readonly Check[] = [
  check(
    'module.result.writings',
    {
      title: 'a response is read however its JSON is written',
      cites: ['module.result.strings-added', 'module.result.strings-url'],
    },
    (context) =>
      withApp(context, async (imports) => {
        for (const [turn, way] of WRITINGS.entries()) {
          const record = bare(`written.${turn}`, TEXT, { context: TEXT });
          imports.app.reply(replyIn(imports, record, way));
          const { outcome } = await imports.importOrBreak({ fileId: 860 + turn });
          const added = await imports.count(`${is(record.identifier)} and text = "${TEXT}" and context = "${TEXT}"`);
          if (turn === 0 && (outcome !== 'imported' || added !== 1))
            throw new PreconditionFailed('the string of a plain response is not added, which another check decides');
          context.judge(hasResult(way.isByAddress ? 'module.result.strings-url' : 'module.result.strings-added'), {
            what: `the string of a response is another, or is not added (JSON ${way.shape})`,
            expected: { outcome: 'imported', added: 1 },
            actual: { outcome, added },
          });
        }
      }),
  ),

  check(
    'module.result.long',
    {
      title: 'long strings, and many of them at an address, are added whole or refused',
      cites: ['module.result.strings-added', 'module.result.strings-url'],
    },
    (context) =>
      withApp(context, async (imports) => {
        if (context.target.plan.depth === 'quick')
          throw new Unsupported('long strings belong to a deeper run', { code: 'depth' });
        for (const [turn, { shape, record, whole }] of LONG.entries()) {
          imports.app.reply({ body: { data: { strings: [record] } } });
          // How long a field may be is open; to take it, and cut it, is no answer to that.
          if ((await imports.importValid({ fileId: 870 + turn })).outcome !== 'imported') continue;
          context.judge(hasResult('module.result.strings-added'), {
            what: `${shape} is cut`,
            expected: 1,
            actual: await imports.count(`${is(record.identifier)} and ${whole}`),
          });
        }
        const lines = MANY.map((record) => `${JSON.stringify(record)}\n`).join('');
        imports.app.reply({ body: { data: { stringsUrl: imports.app.file(lines, NDJSON).url } } });
        if ((await imports.importValid({ fileId: 880 })).outcome !== 'imported') return;
        context.judge(hasResult('module.result.strings-url'), {
          what: 'of strings of 6 MB at an address some are lost',
          expected: MANY.length,
          actual: await imports.count(IS_OF_MANY),
        });
      }),
  ),
];
