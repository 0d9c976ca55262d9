import { expect, test } from 'vitest';
import { writeFormat } from './file-formats.ts';
import { EVERY_FIELD, PLURALS, record, SPECIAL, UNICODE } from '../module/strings.ts';

const STRINGS = [...EVERY_FIELD, ...PLURALS('uk'), ...SPECIAL, ...UNICODE, record('half', 'half of a pair \ud83c\0')];
const ENDINGS = [
  ...['xml', 'html', 'htm', 'xliff', 'xlf', 'yaml', 'yml', 'resx', 'csv', 'properties', 'strings'],
  ...['po', 'php', 'ts', 'md', 'txt', 'srt', 'resw', 'pot', 'js', 'arb', 'vtt', 'ini'],
];

test.each(ENDINGS)('a file that ends in .%s has the strings', (ending) => {
  const file = writeFormat(`menu.${ending.toUpperCase()}`, STRINGS)!;
  expect(file).toContain('Open');
  if (!['md', 'txt', 'srt', 'vtt'].includes(ending) && ending !== 'properties') expect(file).toContain('menu.hidden');
});

test.each(['xml', 'html', 'xliff', 'resx'])('the markup of .%s is that of the format alone', (ending) => {
  const file = writeFormat(`menu.${ending}`, [record('tag', '<b>"&\'</b>\0\ud83c', { context: 'a -- b --> <i>' })])!;
  expect(file).not.toMatch(/<b>|<i>|[\0\ud800-\udfff]/);
  if (ending === 'xml') expect(file.match(/--/g)).toHaveLength(2);
});

test('a line of a format with lines is one', () => {
  const strings = [record('lines', 'one\ntwo\r\n"three" \\', { context: 'a\nb */' })];
  for (const ending of ['properties', 'strings', 'po', 'php', 'ts', 'yaml', 'ini'])
    expect(writeFormat(`menu.${ending}`, strings), ending).not.toMatch(/^(?:two|"three"|b)/m);
});

test('what is hidden or not to be translated is marked where a format can say so', () => {
  const strings = [
    record('a', 'A', { isHidden: true }),
    record('b', 'B', { context: 'Do not translate' }),
    record('c', 'C'),
  ];
  const marks = { xml: 'translatable="false"', html: 'translate="no"', xliff: 'translate="no"' };
  for (const [ending, mark] of Object.entries(marks))
    expect(writeFormat(`menu.${ending}`, strings)!.split(mark), ending).toHaveLength(3);
});

test('a remark about a string is in a member of its own where the format is JSON', () => {
  const file = writeFormat('app.arb', [record('a', 'A', { context: 'The first' })])!;
  expect(JSON.parse(file)).toEqual({ '@@locale': 'en', 'menu.a': 'A', '@menu.a': { description: 'The first' } });
});

test('subtitles of the web have times with dots, and a heading', () => {
  const [heading, , , time] = writeFormat('film.vtt', [record('a', '00:00:01,000 --> 2')])!.split('\n');
  expect([heading, time]).toEqual(['WEBVTT', '00:00:00.000 --> 00:00:00.900']);
});

test('other names have no format', () => {
  for (const name of ['menu.json', 'menu', 'menu.docx', 'menu.constructor', ''])
    expect(writeFormat(name, STRINGS)).toBeUndefined();
});
