import type { ContextName } from '../spec/croql/context.ts';
import { checkTree } from '../croql/checker.ts';
import { Refusal, type Diagnostic } from '../croql/diagnostics.ts';
import { evaluate, resolveMentions } from '../croql/evaluator.ts';
import { defaultSemantics } from '../croql/semantics.ts';
import { parse } from '../croql/parser.ts';
import type { World } from '../croql/world.ts';
import { BoundedMap } from './bounded-map.ts';
import type { Members } from './resources.ts';
import type { Edition, Workings } from './workings.ts';

/** Whether a record belongs to the list. Throws a `Refusal` where the chosen semantics cannot answer for it. */
export type Matches = (subject: unknown) => boolean;

/** Why an expression filters nothing; `code` tells a malformed one from a meaningless one. */
export interface FilterFault {
  readonly ok: false;
  readonly code: 'croqlInvalidSyntax' | 'croqlInvalidLogic';
  readonly message: string;
}

type Prepared =
  | {
      readonly ok: true;
      readonly predicate: (record: Members, world: World) => boolean;
      readonly resolve: (world: World) => void;
    }
  | FilterFault;

// Clients ask the same few expressions again and again.
const MOST_PREPARED = 500;

/** Turns expressions into filters, as one edition of the service reads them. */
export function listFilter(inside: Workings, edition: Edition) {
  const { rules, clock } = inside;
  const known = new BoundedMap<Prepared>(MOST_PREPARED);

  function prepared(expression: string, context: ContextName): Prepared {
    const key = `${context} ${expression}`;
    const found = known.get(key);
    if (found) return found;
    const made = prepare(expression, context);
    known.set(key, made);
    return made;
  }

  function prepare(expression: string, asked: ContextName): Prepared {
    const text = rules.expression(expression);
    const context = rules.contextOf(asked);
    const reading = { context, edition: rules.editionOf(edition), semantics: rules.semantics(defaultSemantics) };
    const parsed = parse(text, reading);
    if (parsed.diagnostics.length > 0) return fault('croqlInvalidSyntax', parsed.diagnostics);
    const checked = checkTree(text, parsed, reading);
    if (!checked.ok) return fault('croqlInvalidLogic', checked.diagnostics);
    const query = { ...checked.query, tree: rules.tree(checked.query.tree) };
    return {
      ok: true,
      predicate: (record, world) => evaluate(query, record, world),
      resolve: (world) => resolveMentions(query, world),
    };
  }

  /** The filter that an expression is at this moment, or what is wrong with it. */
  return (expression: string, context: ContextName): { readonly ok: true; readonly matches: Matches } | FilterFault => {
    const filter = prepared(expression, context);
    if (!filter.ok) return filter;
    const { resources } = inside;
    const world = rules.world({
      now: new Date(clock.now()),
      user: resources.userOf,
      language: (code) => resources.languageOf(code)?.id,
    });
    try {
      filter.resolve(world);
    } catch (error) {
      return faultOf(error);
    }
    const { seen, isListed } = rules;
    const { predicate } = filter;
    const ask = seen
      ? (record: Members) => predicate(seen(record, context), world)
      : (record: Members) => predicate(record, world);
    return { ok: true, matches: (isListed ? (record: Members) => isListed(ask(record)) : ask) as Matches };
  };
}

/** What is wrong with an expression that cannot be evaluated; throws the error on when it is about something else. */
export function faultOf(error: unknown): FilterFault {
  if (error instanceof Refusal) return fault('croqlInvalidLogic', error.diagnostics);
  throw error;
}

function fault(code: FilterFault['code'], diagnostics: readonly Diagnostic[]): FilterFault {
  return { ok: false, code, message: diagnostics.map((each) => each.code).join(' ') };
}
