import type { ContextName } from '../spec/croql/context.ts';
import type { Edition } from '../spec/requirement.ts';
import { defaultSemantics, type Semantics } from './semantics.ts';

/** What an expression is read for. */
export interface Reading {
  readonly context: ContextName;
  readonly edition: Edition;
  readonly semantics: Semantics;
}

/** A reading of which anything may be left out: a source string of the hosted edition, with the kit's own answers. */
export interface Options {
  readonly context?: ContextName | undefined;
  readonly edition?: Edition | undefined;
  readonly semantics?: Partial<Semantics> | undefined;
}

/** The options with everything filled in. */
export function readingOf(options: Options): Reading {
  return {
    context: options.context ?? 'source-string',
    edition: options.edition ?? 'hosted',
    semantics: options.semantics ? { ...defaultSemantics, ...options.semantics } : defaultSemantics,
  };
}
