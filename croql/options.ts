import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import { isObject } from '../spec/json.ts';
import { nearest } from '../spec/nearest.ts';
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

/**
 * Fills in what the options leave out. Semantics that leave out nothing stay the same object. Throws a TypeError for an
 * unknown context or edition and for a misspelt name: in JavaScript nothing else says so.
 */
export function resolveOptions(options: Options): ResolvedOptions {
  requireOptions(options);
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

const NAMES: readonly string[] = ['context', 'edition', 'semantics', 'expects'];
const EDITIONS: readonly Edition[] = ['hosted', 'enterprise'];

function requireOptions(options: Options): void {
  if (!isObject(options)) throw new TypeError(`The options are an object with ${NAMES.join(', ')}.`);
  for (const name of Object.keys(options)) {
    // An object with further members, such as a query, can serve as options.
    const near = NAMES.includes(name) || 'tree' in options ? undefined : nearest(name, NAMES)[0];
    if (near !== undefined && !Object.hasOwn(options, near))
      throw new TypeError(`There is no option “${name}”; did you mean “${near}”?`);
  }
  requireOneOf('context', options.context, CONTEXT_NAMES);
  requireOneOf('edition', options.edition, EDITIONS);
}

function requireOneOf(name: string, found: unknown, known: readonly unknown[]): void {
  if (found === undefined || known.includes(found)) return;
  throw new TypeError(`${name} must be one of ${known.join(', ')}, not ${JSON.stringify(found)}.`);
}
