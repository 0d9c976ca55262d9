/**
 * CroQL, offline: the language by which the service's lists are filtered ("CroQL language", "CroQL data contexts").
 *
 * ```ts
 * const checked = check('count of translations where (user = @user:"alice") > 0');
 * if (!checked.ok) throw new Error(checked.diagnostics.map(wording).join('\n'));
 * const found = records.filter(compile(checked.query, world));
 * ```
 */
export { check, checkTree, type Checked, type CheckOptions, type Query } from './checker.ts';
export { compile, type Predicate } from './compiler.ts';
export { Refusal, type Diagnostic, type DiagnosticCode } from './diagnostics.ts';
export { evaluate, valueOf } from './evaluator.ts';
export { explain, type Explanation, type Step } from './explain.ts';
export { explained } from './explain-text.ts';
export type { Options, Reading } from './options.ts';
export { parse, type Parsed } from './parser.ts';
export { format } from './printer.ts';
export type { Value } from './reading.ts';
export { defaultSemantics, semanticsOf, type Semantics } from './semantics.ts';
export { children, rewrite, type Kind, type Node, type NodeOf, type Span, type Type } from './tree.ts';
export { rendered, wording } from './wording.ts';
export type { CroqlRecord, World } from './world.ts';
export type { Edition } from '../spec/requirement.ts';
