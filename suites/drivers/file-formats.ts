import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Writes a file with strings, as far as the format says what they have. */
type Write = (strings: readonly StringRecord[]) => string;

/** What formats have places for: the text of a string in one form, a remark, and whether it is not to be translated. */
const textOf = ({ text }: StringRecord): string => (typeof text === 'string' ? text : Object.values(text).at(-1)) ?? '';
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** The remark that a file has about a string, where its format has remarks: the context of the string, or a place for it. */
export const remarkOf = (one: StringRecord): string => oneLine(one.context ?? '') || `Shown ${placeOf(textOf(one))}`;

/** A place for a text, the same each time: what follows from a file does not follow from its strings alone. */
function placeOf(text: string): string {
  const sum = Array.from(text).reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
  return `${PLACES[sum % PLACES.length]} of the ${PARTS[sum % PARTS.length]}`;
}

const PLACES = [
  'at the top',
  'in the corner',
  'below the picture',
  'beside the list',
  'on the left',
  'behind a click',
  'in the first row',
];
const PARTS = [
  'settings',
  'start page',
  'basket',
  'player',
  'calendar',
  'editor',
  'gallery',
  'inbox',
  'map',
  'report',
  'wizard',
];
const isKept = ({ isHidden, context }: StringRecord): boolean =>
  isHidden === true || /not translate|notranslate|translatable: false/i.test(context ?? '');

/** A text in XML, without the characters that XML has none of. */
const xml = (text: string): string =>
  text
    .replace(
      /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const xmlRemark = (text: string): string => (text === '' ? '' : `<!-- ${xml(text).replace(/--+/g, '-')} -->\n`);
const lineEnds = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\r/g, '\\r').replace(/\n/g, '\\n');
const android = (text: string): string => xml(lineEnds(text)).replace(/'/g, "\\'");
const quoted = (text: string): string => `"${lineEnds(text).replace(/"/g, '\\"')}"`;
const property = (text: string): string =>
  lineEnds(text)
    .replace(/[ :=#!]/g, '\\$&')
    .replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const cell = (text: string): string => `"${text.replace(/"/g, '""')}"`;
const remark = (text: string, begin: string, end = ''): string =>
  text === '' ? '' : `${begin} ${text.replace(/\*\//g, '* /')}${end}\n`;
const each = (strings: readonly StringRecord[], write: (one: StringRecord, index: number) => string): string =>
  strings.map(write).join('');

const xliff: Write = (strings) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file original="menu" source-language="en" datatype="plaintext"><body>\n${each(
    strings,
    (one) =>
      `<trans-unit id="${xml(one.uniqId)}" resname="${xml(one.identifier)}"${isKept(one) ? ' translate="no"' : ''}${one.maxLength ? ` maxwidth="${one.maxLength}" size-unit="char"` : ''}><source>${xml(textOf(one))}</source>${remarkOf(one) === '' ? '' : `<note>${xml(remarkOf(one))}</note>`}</trans-unit>\n`,
  )}</body></file>\n</xliff>\n`;
const html: Write = (strings) =>
  `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Menu</title></head><body>\n${each(
    strings,
    (one) =>
      `<p id="${xml(one.identifier)}" title="${xml(remarkOf(one))}"${isKept(one) ? ' translate="no" class="notranslate"' : ''}>${xml(textOf(one))}</p>\n`,
  )}</body></html>\n`;
const yaml: Write = (strings) =>
  each(strings, (one) => `${remark(remarkOf(one), '#')}${quoted(one.identifier)}: ${quoted(textOf(one))}\n`);

const resx: Write = (strings) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<root>\n${each(strings, (one) => `<data name="${xml(one.identifier)}" xml:space="preserve"><value>${xml(textOf(one))}</value><comment>${xml(remarkOf(one))}</comment></data>\n`)}</root>\n`;
const po: Write = (strings) =>
  `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n${each(strings, (one) => `${remark(remarkOf(one), '#.')}msgctxt ${quoted(one.identifier)}\nmsgid ${quoted(textOf(one))}\nmsgstr ""\n\n`)}`;
const script: Write = (strings) =>
  `export default {\n${each(strings, (one) => `${remark(remarkOf(one), '  //')}  ${quoted(one.identifier)}: ${quoted(textOf(one))},\n`)}};\n`;
const arb: Write = (strings) =>
  JSON.stringify(
    Object.fromEntries([
      ['@@locale', 'en'],
      ...strings.flatMap((one) => [
        [one.identifier, textOf(one)],
        [`@${one.identifier}`, { description: remarkOf(one) }],
      ]),
    ]),
    null,
    2,
  );

/** What stands at the beginning of a page: its title and more about it, the first texts by the alphabet, wherever they stand. */
const ABOUT_PAGE = ['title', 'description', 'slug'];
const frontMatter: Write = (strings) => {
  const texts = strings.map((one) => oneLine(textOf(one))).toSorted();
  const lines = ABOUT_PAGE.flatMap((name, index) => (texts[index] ? `${name}: ${quoted(texts[index])}\n` : []));
  return `---\n${lines.join('')}---\n\n`;
};

/** How long subtitles are shown, in milliseconds. */
const DURATIONS = [900, 1_500, 2_375, 61_000, 40, 100_000, 3_001];
const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 23).replace('.', ',');
const srt: Write = (strings) =>
  each(
    strings,
    (one, index) =>
      `${index + 1}\n${clock(120_000 * index)} --> ${clock(120_000 * index + DURATIONS[index % DURATIONS.length]!)}\n${textOf(one).replace(/\n\s*\n/g, '\n')}\n\n`,
  );

/** Files by the ending of their name. */
// prettier-ignore
const FORMATS: Readonly<Record<string, Write>> = {
  xml: (strings) => `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${each(strings, (one) => {
    const attributes = `name="${xml(one.identifier)}"${isKept(one) ? ' translatable="false"' : ''}`;
    const { text } = one;
    return xmlRemark(remarkOf(one)) + (typeof text === 'string'
      ? `<string ${attributes}>${android(text)}</string>\n`
      : `<plurals ${attributes}>${Object.entries(text).map(([quantity, form]) => `<item quantity="${xml(quantity)}">${android(form)}</item>`).join('')}</plurals>\n`);
  })}</resources>\n`,
  html, htm: html, xliff, xlf: xliff, yaml, yml: yaml, resx, resw: resx, po, pot: po, ts: script, js: script, arb, srt,
  csv: (strings) => `identifier,text,context,max length\n${each(strings, (one) => `${[one.identifier, textOf(one), remarkOf(one), String(one.maxLength ?? '')].map(cell).join(',')}\n`)}`,
  properties: (strings) => each(strings, (one) => `${remark(remarkOf(one).replace(/[^\x20-\x7e]/g, '?'), '#')}${property(one.identifier)}=${property(textOf(one))}\n`),
  strings: (strings) => each(strings, (one) => `${remark(remarkOf(one), '/*', ' */')}${quoted(one.identifier)} = ${quoted(textOf(one))};\n`),
  php: (strings) => `<?php\n\nreturn [\n${each(strings, (one) => `${remark(remarkOf(one), '    //')}    ${quoted(one.identifier).replace(/\$/g, '\\$')} => ${quoted(textOf(one)).replace(/\$/g, '\\$')},\n`)}];\n`,
  md: (strings) => `${frontMatter(strings)}${each(strings, (one) => `${xmlRemark(remarkOf(one))}${textOf(one)}\n\n`)}`,
  txt: (strings) => each(strings, (one) => `${textOf(one)}\n`),
  vtt: (strings) => `WEBVTT\n\n${srt(strings).replace(/^(\S+),(\d+ --> \S+),/gm, '$1.$2.')}`,
  ini: (strings) => `[menu]\n${each(strings, (one) => `${remark(remarkOf(one), ';')}${oneLine(one.identifier).replace(/=/g, '-')}=${lineEnds(textOf(one))}\n`)}`,
};

/** A text file with these strings in the format that the ending of its name says, or undefined for any other ending. */
export function writeFormat(name: string, strings: readonly StringRecord[]): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(FORMATS, ending) ? FORMATS[ending]!(strings) : undefined;
}
