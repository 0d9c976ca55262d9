import { checkTree, type Query } from '../../croql/checker.ts';
import { interpret, prepareQuery, type Predicate, type PreparedQuery } from '../../croql/compiler.ts';
import { EvaluationError, type Diagnostic } from '../../croql/diagnostics.ts';
import { parse } from '../../croql/parser.ts';
import { defaultSemantics } from '../../croql/semantics.ts';
import { renderDiagnostic, describeDiagnostic } from '../../croql/wording.ts';
import { someNode, type Node } from '../../croql/tree.ts';
import type { EvaluationContext } from '../../croql/evaluation-context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { Members } from '../data/resources.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { findFirstComparison, type FirstComparison } from './list-index.ts';
import type { ListContext } from './list-context.ts';

/** Whether a record is in the list. Throws a `EvaluationError` if the chosen semantics make evaluation an error. */
export type Matches = (record: unknown) => boolean;

/** Why an expression cannot filter a list. */
export interface FilterError {
  readonly ok: false;
  /** Malformed, or without meaning in its context. */
  readonly code: 'croqlInvalidSyntax' | 'croqlInvalidLogic';
  readonly message: string;
  /** The expression with a caret under each error. */
  readonly excerpt: string;
}

/** An expression as a filter. */
export interface Filter {
  readonly ok: true;
  readonly matches: Matches;
  /** What the expression asks of each record first, where that can be indexed. */
  readonly first: FirstComparison | undefined;
  /** Whether the result is worth caching: the expression was sent before, and its result depends only on the data. */
  readonly isCacheable: boolean;
}

type PreparedFilter =
  | {
      readonly ok: true;
      readonly compile: (context: EvaluationContext) => Predicate;
      readonly context: ContextName;
      readonly isTimeless: boolean;
      readonly first: FirstComparison | undefined;
    }
  | FilterError;

// Clients send the same few expressions again and again.
const MAX_PREPARED = 500;

/** The function that turns an expression into a filter for the current data and time, as one edition reads it. */
export function createListFilter(
  service: ListContext,
  edition: Edition,
): (expression: string, context: ContextName) => Filter | FilterError {
  const { rules, clock } = service;
  const prepared = new BoundedMap<PreparedFilter>(MAX_PREPARED);

  function prepare(expression: string, listContext: ContextName): PreparedFilter {
    const text = rules.rewriteExpression(expression);
    const context = rules.contextOf(listContext);
    const options = { context, edition: rules.editionOf(edition), semantics: rules.semantics(defaultSemantics) };
    const parsed = parse(text, options);
    if (parsed.diagnostics.length > 0) return createFilterError('croqlInvalidSyntax', text, parsed.diagnostics);
    const checked = checkTree(text, parsed, options);
    if (!checked.ok) return createFilterError('croqlInvalidLogic', text, checked.diagnostics);
    const tree = rules.rewriteTree(checked.query.tree);
    const query = { ...checked.query, tree };
    // A fault can change what is read of a record, or list those that do not match.
    const first = rules.readRecord || rules.isListed ? undefined : findFirstComparison(query);
    return { ok: true, compile: compileLater(query), context, isTimeless: !dependsOnToday(tree), first };
  }

  return (expression, listContext) => {
    const key = `${listContext} ${expression}`;
    const known = prepared.use(key);
    const filter = known ?? prepare(expression, listContext);
    if (known === undefined) prepared.set(key, filter);
    if (!filter.ok) return filter;
    const { resources } = service;
    const evaluation = rules.evaluationContext({
      now: new Date(clock.now()),
      user: resources.findUserId,
      language: (code) => resources.findLanguage(code)?.id,
    });
    try {
      const matches = applyRecordRules(filter.compile(evaluation), filter.context) as Matches;
      const isCacheable = known !== undefined && filter.isTimeless;
      return { ok: true, matches, first: filter.first, isCacheable };
    } catch (error) {
      return describeRefusal(error, expression);
    }
  };

  function applyRecordRules(predicate: (record: Members) => boolean, context: ContextName) {
    const { readRecord, isListed } = rules;
    const matches = readRecord ? (record: Members) => predicate(readRecord(record, context)) : predicate;
    return isListed ? (record: Members) => isListed(matches(record)) : matches;
  }
}

/** The records for which an expression is interpreted before it is compiled, which pays only for more of them. */
export const MAX_INTERPRETED = 300;
/** The records after which it is compiled if that is fast; to find out takes as long as they did. */
const MAX_UNPREPARED = 50;

/** Compiles an expression once it has been evaluated for some records. Most are sent once, to a short list. */
function compileLater(query: Query): (context: EvaluationContext) => Predicate {
  let count = 0;
  let prepared: PreparedQuery | undefined;
  const prepare = () => (prepared ??= prepareQuery(query));
  const isCompiling = () => count >= MAX_INTERPRETED || (count >= MAX_UNPREPARED && prepare().isShapeKnown());
  return (context) => {
    if (isCompiling()) return prepare().bind(context);
    const matches = interpret(query, context);
    let compiled: Predicate | undefined;
    return (record) => {
      if (compiled) return compiled(record);
      if (isCompiling()) return (compiled = prepare().bind(context))(record);
      count += 1;
      return matches(record);
    };
  };
}

/** Whether the meaning of a tree depends on the current day. */
const dependsOnToday = (tree: Node): boolean =>
  someNode(tree, (node) => node.kind === 'datetime' && node.text === 'today');

/** The error of an expression whose evaluation was refused. Rethrows every other error. */
export function describeRefusal(error: unknown, text: string): FilterError {
  if (error instanceof EvaluationError) return createFilterError('croqlInvalidLogic', text, error.diagnostics);
  throw error;
}

// Later errors often follow from the first ones.
const MAX_DIAGNOSTICS = 3;

function createFilterError(code: FilterError['code'], text: string, diagnostics: readonly Diagnostic[]): FilterError {
  const first = diagnostics.slice(0, MAX_DIAGNOSTICS);
  return {
    ok: false,
    code,
    message: first.map(describeDiagnostic).join(' '),
    excerpt: first.map((diagnostic) => renderCaret(text, diagnostic)).join('\n'),
  };
}

/** The line of the expression with a caret below, without the sentence that a terminal shows above it. */
const renderCaret = (text: string, diagnostic: Diagnostic) =>
  renderDiagnostic(text, diagnostic).split('\n').slice(1).join('\n');
