import { contextByPath } from './clients.ts';
import type { Found } from './found.ts';
import { decode, HOLE, type HostText } from './host-text.ts';
import { scan } from './scanner.ts';
import { readPart, readValues, type Source } from './values.ts';

/** What is joined to an address that ends with `croql=`, and what fills a part of an address that is all of its `croql`. */
export function findAppended(source: Source, index: number): readonly Found[] {
  const { file, tokens, language } = source;
  const { start, form, inner } = tokens[index]!;
  if (language.hasBareWords || !/croql=/.test(file.slice(inner.start, inner.end))) return [];
  const address = decode(file, form!, inner);
  const make = (texts: readonly HostText[], end: number) =>
    texts.map((host): Found => {
      const [path] = address.text.slice(0, end).replaceAll(HOLE, 'x').split('?');
      return { host, by: 'query string', context: contextByPath(path!), edition: null, anchor: start };
    });
  const parts = [...address.text.matchAll(new RegExp(`[?&]croql=(?=${HOLE}(?:[&#]|$))`, 'g'))].flatMap((match) => {
    const at = match.index + match[0].length;
    return make(readFilled(source, index, address.starts[at]!, address.ends[at]!), at);
  });
  const isJoined = /[?&]croql=$/.test(address.text) && language.joins.includes(tokens[index + 1]?.text ?? '');
  return isJoined ? [...parts, ...make(readPart(source, index + 2), address.text.length)] : parts;
}

/** The texts that fill a part of a template; names in it are those of the code around the template. */
function readFilled(source: Source, template: number, start: number, end: number): readonly HostText[] {
  const { file, language } = source;
  const open = /^(?:[$#]?\{)/.exec(file.slice(start, end))?.[0];
  if (open === undefined) return [];
  const filled = { file, language, ...scan(file, language, start + open.length, end - 1) };
  return readValues(filled, 0, { source, index: template });
}
