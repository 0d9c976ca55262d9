import type { ContextName } from '../../spec/croql/context.ts';
import type { Semantics } from '../../croql/semantics.ts';
import type { Node } from '../../croql/tree.ts';
import type { World } from '../../croql/world.ts';
import type { Members } from './resources.ts';
import type { Edition } from '../../spec/requirement.ts';

/** Where an expression passes on its way to an answer; an honest service changes nothing at any of these places. */
export const croqlRules = {
  /** The text as it came. */
  expression: (text: string): string => text,
  /** The context that the text is checked in. */
  contextOf: (context: ContextName): ContextName => context,
  /** The edition whose members the text may name. */
  editionOf: (edition: Edition): Edition => edition,
  /** The answers to the language's gaps. */
  semantics: (semantics: Semantics): Semantics => semantics,
  /** The checked tree, before it is compiled. */
  tree: (tree: Node): Node => tree,
  /** Who and what a mention finds, and which moment it is. */
  world: (world: World): World => world,
  /** What the tree is asked of; undefined for a record as it is, which costs nothing. */
  seen: undefined as ((record: Members, context: ContextName) => Members) | undefined,
  /** Whether the record is listed, given what the expression says of it. */
  isListed: undefined as ((isMatch: boolean) => boolean) | undefined,
};

export type CroqlRules = typeof croqlRules;
