import type { ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { MAX_DIAGNOSTICS, type Diagnostic } from './diagnostics.ts';
import { resolveOptions, type Options, type ResolvedOptions } from './options.ts';
import { parse, type Parsed } from './parser.ts';
import type { Semantics } from './semantics.ts';
import type { Node } from './tree.ts';
import { inferTypes } from './typer.ts';
import type { Type } from './types.ts';

/** A valid expression in its context. It is plain data; its tree may be replaced by another checked tree. */
export interface Query {
  readonly text: string;
  readonly context: ContextName;
  readonly edition: Edition;
  readonly semantics: Semantics;
  /** Each node has its type. */
  readonly tree: Node;
  readonly type: Type;
}

/** A query, or the mistakes of the expression in the order of the text. */
export type Checked =
  | { readonly ok: true; readonly query: Query; readonly type: Type; readonly diagnostics: readonly [] }
  | { readonly ok: false; readonly type: Type | null; readonly diagnostics: readonly Diagnostic[] };

/** With `any`, the expression may have any type, as parts of a query do; the default is a boolean. */
export interface CheckOptions extends Options {
  readonly expects?: 'boolean' | 'any' | undefined;
}

/**
 * Reads an expression and infers the type of each part, or reports its mistakes. Never throws, whatever the text;
 * a TypeError is thrown for options that do not exist. What is a mistake depends on the semantics ("CroQL language", "CroQL
 * data contexts").
 */
export function check(text: string, options: CheckOptions = {}): Checked {
  return checkTree(text, parse(text, options), resolveOptions(options), options.expects ?? 'boolean');
}

/** Checks a tree that was read or made elsewhere; its spans refer to `text`. */
export function checkTree(
  text: string,
  parsed: Parsed,
  options: ResolvedOptions,
  expects: 'boolean' | 'any' = 'boolean',
): Checked {
  const inferred = inferTypes(text, parsed.tree, options, expects);
  const { tree } = inferred;
  // The type of an incomplete expression says nothing about the type that was meant.
  const mistakes = inferred.diagnostics.filter(
    (each) => parsed.diagnostics.length === 0 || each.code !== 'not-boolean' || each.where !== 'query',
  );
  const diagnostics = [...parsed.diagnostics, ...mistakes].sort((a, b) => a.span.start - b.span.start);
  if (diagnostics.length > 0) {
    const type = tree.type === 'nothing' ? null : tree.type;
    return { ok: false, type, diagnostics: limitDiagnostics(diagnostics) };
  }
  return { ok: true, query: { text, ...options, tree, type: tree.type }, type: tree.type, diagnostics: [] };
}

function limitDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MAX_DIAGNOSTICS) return diagnostics;
  return [...diagnostics.slice(0, MAX_DIAGNOSTICS), { span: diagnostics[MAX_DIAGNOSTICS]!.span, code: 'too-many' }];
}
