import type { ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { defaultSemantics, SEMANTIC_GAPS, type Semantics } from './semantics.ts';

/** Options with nothing left out. */
export interface ResolvedOptions {
  readonly context: ContextName;
  readonly edition: Edition;
  readonly semantics: Semantics;
}

/** How to read an expression. Defaults: a source string, the hosted edition, the kit's resolutions of the gaps. */
export interface Options {
  readonly context?: ContextName | undefined;
  readonly edition?: Edition | undefined;
  readonly semantics?: Partial<Semantics> | undefined;
}

/** Fills in what the options leave out. Semantics that leave out nothing stay the same object. */
export function resolveOptions(options: Options): ResolvedOptions {
  return {
    context: options.context ?? 'source-string',
    edition: options.edition ?? 'hosted',
    semantics: completeSemantics(options.semantics),
  };
}

function completeSemantics(semantics: Partial<Semantics> | undefined): Semantics {
  if (semantics === undefined) return defaultSemantics;
  const isComplete = semantics === defaultSemantics || SEMANTIC_GAPS.every(([gap]) => gap in semantics);
  return isComplete ? (semantics as Semantics) : { ...defaultSemantics, ...semantics };
}
