/** A regular expression as JavaScript takes it. */
interface JavaScriptPattern {
  readonly source: string;
  readonly flags: string;
}

/** What other languages write otherwise than JavaScript. */
const REWRITINGS: readonly (readonly [RegExp, string])[] = [
  [/\(\?#[^)]*\)/g, ''],
  [/\(\?P<(?=\w)/g, '(?<'],
  [/\(\?P=(\w+)\)/g, '\\k<$1>'],
  // Atomic groups and possessive repetitions do not backtrack: what they match, these match as well.
  [/\(\?>/g, '(?:'],
  [/(?<!\\)([*+?}])\+/g, '$1'],
  [/\[:alpha:\]/g, 'A-Za-z'],
  [/\[:digit:\]/g, '0-9'],
  [/\[:alnum:\]/g, 'A-Za-z0-9'],
  [/\[:space:\]/g, '\\s'],
];

/** The longest pattern that is rewritten, in characters. */
const MAX_REWRITTEN = 5_000;
const FLAGS = /^\(\?([ims]+)\)/;

/**
 * Reads a regular expression whose dialect nothing names: as JavaScript if that takes it, and otherwise as one with flags at
 * its beginning, as in `(?i)`, or with other signs of Perl, Python, Java and PHP. Undefined for none of these. Source, Gaps 7.
 */
export function readPattern(pattern: string): JavaScriptPattern | undefined {
  const own = { source: pattern, flags: '' };
  if (isValid(own)) return own;
  if (pattern.length > MAX_REWRITTEN) return undefined;
  const [, flags = ''] = FLAGS.exec(pattern) ?? [];
  const rewritten = REWRITINGS.reduce((text, [from, to]) => text.replace(from, to), pattern.replace(FLAGS, ''));
  const read = { source: rewritten, flags: [...new Set(flags)].join('') };
  return isValid(read) ? read : undefined;
}

function isValid({ source, flags }: JavaScriptPattern): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
