import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { HostText } from './host-text.ts';

/**
 * How an expression was found; all but `name`, `function` and `argument`, what is given to a parameter of that name somewhere, leave
 * no doubt that it is meant.
 */
export type FoundBy =
  | 'file'
  | 'comment'
  | 'tag'
  | 'list call'
  | 'query string'
  | 'flag'
  | 'command'
  | 'code block'
  | 'function'
  | 'argument'
  | 'name';

/** An expression in a file. */
export interface Found {
  readonly host: HostText;
  readonly by: FoundBy;
  /** Null if nothing says which records the expression filters. */
  readonly context: ContextName | null;
  readonly edition: Edition | null;
  /** Where the comment, name or call that it was found by stands. */
  readonly anchor: number;
  /** The query was written into an address without percent-encoding. */
  readonly isRawQuery?: boolean;
}

/** A comment that says something to the linter. */
export type Directive =
  | { readonly kind: 'context'; readonly context: ContextName | null; readonly edition: Edition | null }
  | { readonly kind: 'disable'; readonly codes: readonly string[] };

const CONTEXT = new RegExp(`^croql(?::\\s*(${CONTEXT_NAMES.join('|')})?\\s*,?\\s*(hosted|enterprise)?)?$`);
const DISABLE = /^croql-disable-next-line(?:\s+(.*))?$/s;

/** What a comment says to the linter, if it does. */
export function readDirective(comment: string): Directive | null {
  const text = comment.replaceAll(/^[\s*!#/-]+|[\s*]+$/g, '');
  const disable = DISABLE.exec(text);
  if (disable) {
    // What follows two hyphens is the reason.
    const codes = (disable[1] ?? '')
      .split(/\s--\s/)[0]!
      .split(/[\s,]+/)
      .filter((code) => code !== '');
    return { kind: 'disable', codes };
  }
  const named = CONTEXT.exec(text);
  if (!named) return null;
  return {
    kind: 'context',
    context: (named[1] as ContextName | undefined) ?? null,
    edition: (named[2] as Edition | undefined) ?? null,
  };
}

/** A place at which comments silence diagnostics. */
export interface Silenced {
  /** The offset at which the comment ends: it is about the next line. */
  readonly end: number;
  /** All codes, if it names none. */
  readonly codes: readonly string[];
}

/** The expressions of a file in its order, and what its comments silence. */
export interface Search {
  readonly found: readonly Found[];
  readonly silenced: readonly Silenced[];
}
