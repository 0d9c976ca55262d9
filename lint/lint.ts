import { check } from '../croql/checker.ts';
import { describeDiagnostic } from '../croql/wording.ts';
import type { Diagnostic, DiagnosticCode } from '../croql/diagnostics.ts';
import type { Span } from '../croql/tree.ts';
import type { WarningCode } from '../croql/warning.ts';
import { warnings } from '../croql/warnings.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { findExpressions } from './files.ts';
import { correct, formatHost, locateEdit, suggest, type Edit } from './fixes.ts';
import type { Found, Search } from './found.ts';
import { fileSpan, HOLE, type HostText } from './host-text.ts';
import { findParameters, listFunctions, type ExpressionParameters } from './parameters.ts';
import { diagnoseTemplate, hasUnknowns, isFewer, isUnknown } from './template.ts';

/** What the linter says about a place of a file. */
export interface Problem {
  /** An error, or a warning of a valid expression that its author may not have meant. */
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  readonly message: string;
  /** In the file, in UTF-16 offsets. */
  readonly span: Span;
  readonly found: Found;
  /** The context that the expression was read in; the likeliest, if nothing says which. */
  readonly context: ContextName;
  /** The one right correction, if there is one. */
  readonly fix: readonly Edit[] | null;
  readonly suggestions: readonly { readonly title: string; readonly edits: readonly Edit[] }[];
}

/** The code of a diagnostic or a warning of the language, or that of a query that is not percent-encoded. */
export type ProblemCode = DiagnosticCode | WarningCode | 'unencoded-query';

/** What is assumed where the file does not say it. */
export interface LintOptions {
  readonly context?: ContextName | undefined;
  readonly edition?: Edition | undefined;
  /** What functions take, as {@link findParameters} knows it of all files; by default those of the file itself. */
  readonly parameters?: ExpressionParameters | undefined;
}

/** The expressions of a file and what is wrong with them. */
export interface Linted {
  readonly expressions: readonly Found[];
  readonly problems: readonly Problem[];
  /** Edits that write valid expressions in their canonical form. */
  readonly formats: readonly Edit[];
}

/** Finds the expressions of a file and checks them. The name tells the language. Never throws, whatever the text. */
export function lintText(name: string, text: string, options: LintOptions = {}): Linted {
  const search = findExpressions(name, text, options.parameters ?? findOwnParameters(name, text));
  const expressions: Found[] = [];
  const problems: Problem[] = [];
  const formats: Edit[] = [];
  for (const each of search.found) {
    const found: Found = {
      ...each,
      context: each.context ?? options.context ?? null,
      edition: each.edition ?? options.edition ?? null,
    };
    const verdict = judge(found);
    if (!isMeant(found, verdict.diagnostics)) continue;
    expressions.push(found);
    const all = [...describeProblems(found, verdict), ...describeWarnings(found, verdict)];
    const own = all.filter((problem) => !isSilenced(problem, search, text));
    problems.push(...own);
    const edit = formatHost(found.host, optionsOf(found, verdict.context), found.by === 'file');
    const located = edit && locateEdit(found.host, edit);
    if (located && verdict.diagnostics.length === 0) formats.push(located);
  }
  return { expressions, problems: problems.toSorted((a, b) => a.span.start - b.span.start), formats };
}

const findOwnParameters = (name: string, text: string): ExpressionParameters =>
  findParameters(/croql/i.test(text) ? listFunctions(name, text) : []);

interface Verdict {
  readonly context: ContextName;
  readonly diagnostics: readonly Diagnostic[];
}

/** An edition that is not said may be the one with more members. */
const optionsOf = ({ edition }: Found, context: ContextName) => ({ context, edition: edition ?? 'enterprise' });

/** The diagnostics of an expression in its context; in the one with the fewest, if nothing says which. */
function judge(found: Found): Verdict {
  const contexts = found.context ? [found.context] : CONTEXT_NAMES;
  let best: Verdict | null = null;
  for (const context of contexts) {
    const diagnostics = diagnoseTemplate(found.host.text, optionsOf(found, context));
    if (best === null || isFewer(diagnostics, best.diagnostics)) best = { context, diagnostics };
    if (diagnostics.length === 0) break;
  }
  return best!;
}

const SIGNS = /[=<>≠≤≥@]|\b(?:contains|between|where|count\s+of|xor)\b|\bin\s*\(|\b(?:is|has|type is|not is)\s+[a-z]/;

/** What is wrong with texts of another kind, such as sentences, code and addresses. */
const STRAY = new Set<DiagnosticCode>([
  ...(['unexpected-character', 'missing-operator', 'missing-operand', 'unexpected-close', 'unquoted-text'] as const),
]);

/**
 * Whether a text is meant to be an expression. A name alone does not say so: it may be that of a label, or the text a
 * placeholder.
 */
function isMeant(
  { host: { text }, by, context, isRawQuery = false }: Found,
  diagnostics: readonly Diagnostic[],
): boolean {
  const isSure = by === 'file' || by === 'comment' || by === 'tag' || by === 'code block';
  if (isSure) return text.trim() !== '' || by === 'file';
  if (isUnknown(text)) return false;
  if (diagnostics.length === 0) return true;
  const isWord = /^\s*[\w-]+\s*$/.test(text.replaceAll(HOLE, '_'));
  if (isWord) return diagnostics.some(isMisspelled);
  // What a function returns that is named for an expression may be code or an address that has one.
  const isDoubtful = by === 'function' || by === 'argument';
  if (isDoubtful && diagnostics.some(({ code }) => STRAY.has(code))) return false;
  // A function may only have the name of one that takes an expression, as one for SQL or selectors.
  if (by === 'argument' && diagnostics.some(isForeign)) return false;
  const isInAddress = by === 'query string' && context !== null && !isRawQuery;
  return by === 'list call' || by === 'flag' || by === 'command' || isInAddress || SIGNS.test(text);
}

/** Whether a name is like none of the members. */
const isForeign = (diagnostic: Diagnostic): boolean =>
  diagnostic.code === 'unknown-member' && diagnostic.suggestions.length === 0;

/** Whether a name is a member of another edition, lacks only the words before it, or is spelled in another way. */
function isMisspelled(diagnostic: Diagnostic): boolean {
  if (diagnostic.code === 'enterprise-member') return true;
  if (diagnostic.code !== 'unknown-member') return false;
  const bare = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');
  return diagnostic.suggestions.some(
    (known) => known.endsWith(` ${diagnostic.name}`) || bare(known) === bare(diagnostic.name),
  );
}

function describeProblems(found: Found, { context, diagnostics }: Verdict): readonly Problem[] {
  const { host } = found;
  const options = optionsOf(found, context);
  const written = (text: string) => text.replaceAll(HOLE, '…');
  const guess = found.context
    ? ''
    : ` (No context is named; as a ${contextOf(context).title} it has the fewest errors.)`;
  const problems = diagnostics.map((diagnostic): Problem => {
    const suggestions = suggest(diagnostic).flatMap((name) => {
      const edits = locateEdits(host, [{ span: diagnostic.span, text: name }]);
      return edits ? [{ title: `Write ${name}`, edits }] : [];
    });
    return {
      severity: 'error',
      code: diagnostic.code,
      message: written(describeDiagnostic(diagnostic)) + guess,
      span: fileSpan(host, diagnostic.span),
      found,
      context,
      fix: locateEdits(host, correct(host.text, diagnostic, options)),
      suggestions,
    };
  });
  return found.isRawQuery ? [...problems, describeRawQuery(found, context)] : problems;
}

function locateEdits(host: HostText, edits: readonly Edit[] | null): readonly Edit[] | null {
  const located = edits?.map((edit) => locateEdit(host, edit)) ?? [null];
  return located.includes(null) ? null : (located as Edit[]);
}

/** Warnings of an expression that is whole and valid, and whose context is known. */
function describeWarnings(found: Found, { context, diagnostics }: Verdict): readonly Problem[] {
  const { host } = found;
  if (diagnostics.length > 0 || found.context === null || hasUnknowns(host.text)) return [];
  const checked = check(host.text, optionsOf(found, context));
  if (!checked.ok) return [];
  return warnings(checked.query).map((warning): Problem => {
    const { instead } = warning as { readonly instead?: string | null };
    const edits = instead ? locateEdits(host, [{ span: warning.span, text: instead }]) : null;
    return {
      severity: 'warning',
      code: warning.code,
      message: describeDiagnostic(warning),
      span: fileSpan(host, warning.span),
      found,
      context,
      fix: null,
      suggestions: edits ? [{ title: `Write ${instead}`, edits }] : [],
    };
  });
}

function describeRawQuery(found: Found, context: ContextName): Problem {
  const { host } = found;
  const whole = { start: 0, end: host.text.length };
  const encoded = { ...host, pieces: host.pieces.map((piece) => ({ ...piece, isUrl: true })) };
  const fix = hasUnknowns(host.text) ? null : locateEdit(encoded, { span: whole, text: host.text });
  return {
    severity: 'error',
    code: 'unencoded-query',
    message:
      'This expression is not percent-encoded: an address cannot hold it as it is. `locspec croql check --url` encodes it.',
    span: fileSpan(host, whole),
    found,
    context,
    fix: fix && [fix],
    suggestions: [],
  };
}

/** Whether a comment on the line before the problem, its expression or what introduces that says to be silent. */
function isSilenced({ span, found, code }: Problem, { silenced }: Search, text: string): boolean {
  const starts = [span.start, found.host.starts[0] ?? span.start, found.anchor];
  return silenced.some(({ end, codes }) => {
    if (codes.length > 0 && !codes.includes(code)) return false;
    const lineStart = text.indexOf('\n', end) + 1;
    if (lineStart === 0) return false;
    const lineEnd = text.indexOf('\n', lineStart);
    return starts.some((start) => start >= lineStart && (lineEnd < 0 || start <= lineEnd));
  });
}
