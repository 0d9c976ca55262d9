import { checkTree } from '../../croql/checker.ts';
import { compiler, type Predicate } from '../../croql/compiler.ts';
import { Refusal, type Diagnostic } from '../../croql/diagnostics.ts';
import { parse } from '../../croql/parser.ts';
import { defaultSemantics } from '../../croql/semantics.ts';
import { rendered, wording } from '../../croql/wording.ts';
import { children, type Node } from '../../croql/tree.ts';
import type { World } from '../../croql/world.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { Members } from './resources.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { Workings } from '../workings.ts';

/** Whether a record belongs to the list. Throws a `Refusal` where the chosen semantics cannot answer for it. */
export type Matches = (subject: unknown) => boolean;

/** Why an expression filters nothing; `code` tells a malformed one from a meaningless one. */
export interface FilterFault {
  readonly ok: false;
  readonly code: 'croqlInvalidSyntax' | 'croqlInvalidLogic';
  readonly message: string;
  /** The expression with a caret under each place that is wrong, for whoever wrote it. */
  readonly shown: string;
}

/** An expression as a filter. */
export interface Filter {
  readonly ok: true;
  readonly matches: Matches;
  /** What it lets through is worth keeping: the expression came before, and depends on the data alone and on no clock. */
  readonly isLasting: boolean;
}

type Prepared =
  | {
      readonly ok: true;
      readonly predicateIn: (world: World) => Predicate;
      readonly context: ContextName;
      readonly isLasting: boolean;
    }
  | FilterFault;

// Clients ask the same few expressions again and again.
const MOST_PREPARED = 500;

/** Turns expressions into filters, as one edition of the service reads them. */
export function listFilter(inside: Workings, edition: Edition) {
  const { rules, clock } = inside;
  const known = new BoundedMap<Prepared>(MOST_PREPARED);

  function prepare(expression: string, asked: ContextName): Prepared {
    const text = rules.expression(expression);
    const context = rules.contextOf(asked);
    const reading = { context, edition: rules.editionOf(edition), semantics: rules.semantics(defaultSemantics) };
    const parsed = parse(text, reading);
    if (parsed.diagnostics.length > 0) return fault('croqlInvalidSyntax', text, parsed.diagnostics);
    const checked = checkTree(text, parsed, reading);
    if (!checked.ok) return fault('croqlInvalidLogic', text, checked.diagnostics);
    const tree = rules.tree(checked.query.tree);
    return { ok: true, predicateIn: compiler({ ...checked.query, tree }), context, isLasting: !asksToday(tree) };
  }

  /** The filter that an expression is at this moment, or what is wrong with it. */
  return (expression: string, asked: ContextName): Filter | FilterFault => {
    const key = `${asked} ${expression}`;
    const before = known.use(key);
    const found = before ?? prepare(expression, asked);
    if (before === undefined) known.set(key, found);
    if (!found.ok) return found;
    const { resources } = inside;
    const world = rules.world({
      now: new Date(clock.now()),
      user: resources.userOf,
      language: (code) => resources.languageOf(code)?.id,
    });
    try {
      const predicate = found.predicateIn(world);
      const isLasting = before !== undefined && found.isLasting;
      return { ok: true, matches: asSeen(predicate, found.context) as Matches, isLasting };
    } catch (error) {
      return faultOf(error, expression);
    }
  };

  function asSeen(predicate: (record: Members) => boolean, context: ContextName): (record: Members) => boolean {
    const { seen, isListed } = rules;
    const ask = seen ? (record: Members) => predicate(seen(record, context)) : predicate;
    return isListed ? (record) => isListed(ask(record)) : ask;
  }
}

/** Whether a tree means another moment whenever it is asked. */
const asksToday = (node: Node): boolean =>
  node.kind === 'datetime' ? node.text === 'today' : children(node).some(asksToday);

/** What is wrong with an expression that cannot be evaluated; throws the error on when it is about something else. */
export function faultOf(error: unknown, text: string): FilterFault {
  if (error instanceof Refusal) return fault('croqlInvalidLogic', text, error.diagnostics);
  throw error;
}

// Enough to say what is wrong; the rest often follows from it.
const MOST_SENTENCES = 3;

function fault(code: FilterFault['code'], text: string, diagnostics: readonly Diagnostic[]): FilterFault {
  const first = diagnostics.slice(0, MOST_SENTENCES);
  return {
    ok: false,
    code,
    message: first.map(wording).join(' '),
    shown: first.map((diagnostic) => marked(text, diagnostic)).join('\n'),
  };
}

/** The line of the expression and the caret under it, without the sentence that stands above them on a terminal. */
const marked = (text: string, diagnostic: Diagnostic) => rendered(text, diagnostic).split('\n').slice(1).join('\n');
