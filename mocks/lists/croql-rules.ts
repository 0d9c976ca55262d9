import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Semantics } from '../../croql/semantics.ts';
import type { Node } from '../../croql/tree.ts';
import type { EvaluationContext } from '../../croql/evaluation-context.ts';
import type { Members } from '../data/resources.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The steps from an expression to a list, for faults to change. The default rules change nothing. */
export const croqlRules = {
  /** The text of the expression. */
  rewriteExpression: (text: string): string => text,
  /** The context that the expression is checked in. */
  contextOf: (context: ContextName): ContextName => context,
  /** The edition whose members the expression can name. */
  editionOf: (edition: Edition): Edition => edition,
  /** The resolutions of the language's gaps. */
  semantics: (semantics: Semantics): Semantics => semantics,
  /** The checked tree, before it is compiled. */
  rewriteTree: (tree: Node): Node => tree,
  /** What mentions resolve to, and the current time. */
  evaluationContext: (context: EvaluationContext): EvaluationContext => context,
  /** The record that the expression is evaluated against; undefined leaves records unchanged, at no cost. */
  readRecord: undefined as ((record: Members, context: ContextName) => Members) | undefined,
  /** Whether a record is listed, given the result of the expression; undefined lists the matching ones. */
  isListed: undefined as ((isMatch: boolean) => boolean) | undefined,
};
