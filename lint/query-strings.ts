import type { ContextName } from '../spec/croql/contexts.ts';
import { contextByPath } from './clients.ts';
import { HOLE, decodeUrl, sliceText, type HostText } from './host-text.ts';

/** The query parameter `croql` of an address. */
export interface QueryString {
  readonly host: HostText;
  readonly context: ContextName | null;
  /** It is not percent-encoded, and has characters that would have to be. */
  readonly isRaw: boolean;
}

/** Characters that no address has. */
const UNENCODED = /[\s"<>\\^`{|}]|%(?![\da-f]{2})/i;

/**
 * The parameters `croql` in a text. With `isWhole`, the text may be a parameter alone; with `isEncodedLater`, whoever
 * sends the text encodes it.
 */
export function findQueryStrings(
  host: HostText,
  options: { readonly isWhole: boolean; readonly isEncodedLater: boolean },
): readonly QueryString[] {
  const pattern = options.isWhole ? /(^|[?&])croql=/g : /([?&])croql=/g;
  return [...host.text.matchAll(pattern)].flatMap((match) => {
    const from = match.index + match[0].length;
    const rest = host.text.slice(from);
    const isRaw = options.isEncodedLater || isWrittenRaw(rest);
    // A raw query may have a & of its own, and ends with its line.
    const length = /^[^&#\r\n]*/.exec(rest)![0].length;
    const value = sliceText(host, from, from + length);
    if (value.text === '' || /^\s/.test(value.text)) return [];
    const path = host.text
      .slice(0, match.index)
      .split(/[\s'"]/)
      .at(-1)!
      .replaceAll(HOLE, 'x');
    return [
      {
        host: isRaw ? value : decodeUrl(value),
        context: match[1] === '?' ? contextByPath(path) : contextByPath(path.split('?')[0]!),
        isRaw: isRaw && !options.isEncodedLater,
      },
    ];
  });
}

const isWrittenRaw = (rest: string) => UNENCODED.test(/^[^&#\r\n]*/.exec(rest)![0].replaceAll(HOLE, ''));
