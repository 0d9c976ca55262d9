import type { ContextName } from '../spec/croql/context.ts';
import type { Edition } from '../spec/requirement.ts';
import { MOST_DIAGNOSTICS, type Diagnostic } from './diagnostics.ts';
import { readingOf, type Options, type Reading } from './options.ts';
import { parse, type Parsed } from './parser.ts';
import type { Semantics } from './semantics.ts';
import type { Node, Type } from './tree.ts';
import { Typer } from './typer.ts';

/** An expression that means something in its context: plain data, whose tree may be replaced by another checked one. */
export interface Query {
  readonly text: string;
  readonly context: ContextName;
  readonly edition: Edition;
  readonly semantics: Semantics;
  /** Every node has its type. */
  readonly tree: Node;
  readonly type: Type;
}

/** A query, or what is wrong with the expression, sorted by place. */
export type Checked =
  | { readonly ok: true; readonly query: Query; readonly type: Type; readonly diagnostics: readonly [] }
  | { readonly ok: false; readonly type: Type | null; readonly diagnostics: readonly Diagnostic[] };

/** `any` also lets a value pass that is no boolean, as the sub-expressions of a query are. */
export interface CheckOptions extends Options {
  readonly expects?: 'boolean' | 'any' | undefined;
}

/**
 * Reads an expression and gives every part of it a type, or says all that is wrong with it. Never throws, whatever
 * the text. The errors are those of the chosen semantics ("CroQL language", "CroQL data contexts").
 */
export function check(text: string, options: CheckOptions = {}): Checked {
  const reading = readingOf(options);
  return checkTree(text, parse(text, options), reading, options.expects ?? 'boolean');
}

/** The same for a tree that was read or made elsewhere; `text` is what its spans are places in. */
export function checkTree(
  text: string,
  parsed: Parsed,
  reading: Reading,
  expects: 'boolean' | 'any' = 'boolean',
): Checked {
  const typer = new Typer(text, reading);
  const tree = typer.root(parsed.tree, expects);
  // What an unfinished expression would give says nothing about what was meant.
  const meaning = typer.diagnostics.filter(
    (each) => parsed.diagnostics.length === 0 || each.code !== 'not-boolean' || each.where !== 'query',
  );
  const diagnostics = [...parsed.diagnostics, ...meaning].sort((a, b) => a.span.start - b.span.start);
  if (diagnostics.length > 0) {
    const type = tree.type === 'nothing' ? null : tree.type;
    return { ok: false, type, diagnostics: shortened(diagnostics) };
  }
  return { ok: true, query: { text, ...reading, tree, type: tree.type }, type: tree.type, diagnostics: [] };
}

function shortened(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_DIAGNOSTICS) return diagnostics;
  return [...diagnostics.slice(0, MOST_DIAGNOSTICS), { span: diagnostics[MOST_DIAGNOSTICS]!.span, code: 'too-many' }];
}
