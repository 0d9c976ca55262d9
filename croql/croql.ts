/**
 * CroQL, offline: the language that filters the lists of the service ("CroQL language", "CroQL data contexts").
 *
 * ```ts
 * const checked = check('count of translations where (user = @user:"alice") > 0');
 * if (!checked.ok) throw new Error(checked.diagnostics.map(describeDiagnostic).join('\n'));
 * const found = records.filter(compile(checked.query, context));
 * ```
 */
export { check, checkTree, type Checked, type CheckOptions, type Query } from './checker.ts';
export { compile, type Predicate } from './compiler.ts';
export { complete, type Completion, type KnownNames } from './completion.ts';
export { EvaluationError, type Diagnostic, type DiagnosticCode } from './diagnostics.ts';
export { computeValue, evaluate } from './evaluator.ts';
export { explain, type Explanation, type Step } from './explain.ts';
export { renderExplanation } from './explain-text.ts';
export type { Options, ResolvedOptions } from './options.ts';
export { listMembers, type ListedMember } from './members.ts';
export { parse, type Parsed } from './parser.ts';
export { format } from './printer.ts';
export type { Value } from './record-values.ts';
export { defaultSemantics, resolveSemantics, type Semantics } from './semantics.ts';
export { children, rewrite, type Kind, type Node, type NodeOf, type Span } from './tree.ts';
export { croql, TemplateError, type BoundValue, type CroqlTag } from './template.ts';
export type { Type } from './types.ts';
export { describeDiagnostic, renderDiagnostic } from './wording.ts';
export { warnings, type WarningOptions } from './warnings.ts';
export type { Warning, WarningCode } from './warning.ts';
export type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';
export type { Edition } from '../spec/requirements/requirement.ts';
