/**
 * The types of the language. `nothing` is the type of what has no meaning: it fits everywhere and is always absent.
 * `unknown` marks a node that was not checked.
 */
export type Type = 'boolean' | 'number' | 'string' | 'datetime' | 'object' | 'collection' | 'nothing' | 'unknown';
