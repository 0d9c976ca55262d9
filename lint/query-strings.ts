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
  return [...host.text.matchAll(pattern)].flatMap((match): readonly QueryString[] => {
    const address = /[^\s"'`<>()]*$/.exec(host.text.slice(Math.max(0, match.index - 500), match.index))![0];
    const from = match.index + match[0].length;
    const value = sliceText(
      host,
      from,
      from + measureValue(host.text.slice(from), host.text.charAt(match.index - address.length - 1)),
    );
    if (value.text === '' || /^\s/.test(value.text)) return [];
    const isRaw = UNENCODED.test(value.text.replaceAll(HOLE, ''));
    const path = address.replaceAll(HOLE, 'x').split('?')[0]!;
    // Between words that are not encoded, a plus is a plus.
    const isPlain = options.isEncodedLater || /\s/.test(value.text);
    return [
      {
        host: isPlain ? value : decodeUrl(value),
        context: contextByPath(path),
        isRaw: isRaw && !options.isEncodedLater,
      },
    ];
  });
}

/** How long the value of a parameter is. An address in quotes, as in code within a text, ends with them. */
function measureValue(rest: string, before: string): number {
  const { length } = /^[^&#\r\n]*/.exec(rest)![0];
  const close = '"\'`'.includes(before) && before !== '' ? rest.indexOf(before) : -1;
  return close < 0 ? length : Math.min(length, close);
}
