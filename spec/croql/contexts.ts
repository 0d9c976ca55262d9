import type { Context } from './context.ts';
import { contexts } from './contexts.gen.ts';

/** The contexts that an expression can be asked in: one for each list endpoint. */
export type ContextName = Exclude<keyof typeof contexts, 'glossary-concept'>;

/** Their names, in the order of the source's table of list endpoints. */
export const CONTEXT_NAMES: readonly ContextName[] = ['source-string', 'translation', 'tm-segment', 'glossary-term'];

/** The record of a context, with its members in their general type. */
export const contextOf = (name: ContextName): Context => contexts[name];
