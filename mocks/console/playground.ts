import { MAX_FILTER_TIME, TooSlow } from '../lists/list-page.ts';
import {
  check,
  compile,
  complete,
  explain,
  resolveSemantics,
  warnings,
  describeDiagnostic,
  EvaluationError,
} from '../../croql/croql.ts';
import type { Completion, Diagnostic, EvaluationContext, Options, Query, Span, Warning } from '../../croql/croql.ts';
import type { Resolutions } from '../../spec/gaps/gaps.ts';
import type { ConsoleContext } from './console-context.ts';
import { createListPath, describeRecord, findRecords, parseContext, type ListQuery } from './console-lists.ts';
import { describeExplanation } from './explanation-steps.ts';

/** The query string of the playground. */
export interface PlaygroundQuery extends ListQuery {
  readonly edition?: string;
  /** Every record matches an empty expression. */
  readonly expression?: string;
  /** `others` for the records that do not match. */
  readonly show?: string;
  /** The number of records to skip. */
  readonly from?: string;
}

type PlaygroundContext = Pick<ConsoleContext, 'resources' | 'clock'>;

const MAX_RECORDS = 50;
const MAX_RECORD_LENGTH = 20_000;
const MAX_EXPRESSION_LENGTH = 8_000;
/** More would push the records off the page. */
const MAX_COMPLETIONS = 24;

/**
 * The records of a list that match an expression, or do not, or the diagnostics of the expression. It is read with the
 * service's resolutions of gaps but without its faults, so that a difference shows the effect of a fault.
 */
export function evaluateQuery(context: PlaygroundContext, resolutions: Partial<Resolutions>, query: PlaygroundQuery) {
  const text = query.expression ?? '';
  const records = findRecords(context.resources, query);
  const evaluated = attempt(text, () => {
    const parsed = parseQuery(text, resolutions, query);
    const matches = parsed ? compile(parsed, createEvaluationContext(context)) : () => true;
    const end = performance.now() + MAX_FILTER_TIME;
    const results = records.map((record) => {
      if (performance.now() > end) throw new TooSlow('The expression takes too long for the records of this list.');
      return matches(record);
    });
    return { results, warnings: parsed ? warnings(parsed) : [] };
  });
  if (!evaluated.ok) return evaluated;
  const { results } = evaluated.value;
  const shownResult = query.show !== 'others';
  const selected = records.filter((_, index) => results[index] === shownResult);
  const from = Math.max(0, Math.trunc(Number(query.from) || 0));
  return {
    ok: true as const,
    warnings: evaluated.value.warnings.map((warning) => describeForPage(text, warning)),
    path: createListPath(query, text),
    total: records.length,
    matching: results.filter(Boolean).length,
    found: selected.length,
    records: selected.slice(from, from + MAX_RECORDS).map(describeRecord),
  };
}

/** The response of `_console/api/croql`. */
export type QueryResult = ReturnType<typeof evaluateQuery>;

/** A record of a list and why it matches, or does not; `why` is null if the expression cannot be evaluated. */
export function explainRecord(
  context: PlaygroundContext,
  resolutions: Partial<Resolutions>,
  query: PlaygroundQuery,
  id: string,
) {
  const record = findRecords(context.resources, query).find((each) => String(each['id']) === id);
  if (record === undefined) return undefined;
  const text = query.expression ?? '';
  const explained = attempt(text, () => {
    const parsed = parseQuery(text, resolutions, query);
    return parsed ? describeExplanation(explain(parsed, record, createEvaluationContext(context))) : null;
  });
  const json = JSON.stringify(record, null, 2);
  return {
    record: json.length > MAX_RECORD_LENGTH ? `${json.slice(0, MAX_RECORD_LENGTH)}…` : json,
    why: explained.ok ? explained.value : null,
  };
}

/** The response of `_console/api/croql/:id`. */
export type ExplainedRecord = NonNullable<ReturnType<typeof explainRecord>>;

/** What can be written at the place `at` of an expression. */
export function completeQuery(
  { resources }: PlaygroundContext,
  resolutions: Partial<Resolutions>,
  query: PlaygroundQuery & { readonly at?: string },
): { readonly completions: readonly Completion[]; readonly more: number } {
  const text = (query.expression ?? '').slice(0, MAX_EXPRESSION_LENGTH);
  const offset = Math.min(Math.max(0, Math.trunc(Number(query.at) || 0)), text.length);
  const all = complete(text, offset, languageOptions(resolutions, query), {
    users: resources.users.map(({ login }) => login),
    languages: (resources.dataset.languages ?? []).map(({ id }) => id),
  });
  return { completions: all.slice(0, MAX_COMPLETIONS), more: Math.max(0, all.length - MAX_COMPLETIONS) };
}

/** The response of `_console/api/complete`. */
export type QueryCompletions = ReturnType<typeof completeQuery>;

const languageOptions = (resolutions: Partial<Resolutions>, { context, edition }: PlaygroundQuery): Options => ({
  context: parseContext(context),
  edition: edition === 'enterprise' ? 'enterprise' : 'hosted',
  semantics: resolveSemantics(resolutions),
});

/** The query of a text; undefined for an empty text. Throws an EvaluationError if the text is invalid. */
function parseQuery(text: string, resolutions: Partial<Resolutions>, query: PlaygroundQuery): Query | undefined {
  if (text.trim() === '') return undefined;
  const checked = check(text, languageOptions(resolutions, query));
  if (!checked.ok) throw new EvaluationError(checked.diagnostics);
  return checked.query;
}

const createEvaluationContext = ({ resources, clock }: PlaygroundContext): EvaluationContext => ({
  now: new Date(clock.now()),
  user: resources.findUserId,
  language: (code) => resources.findLanguage(code)?.id,
});

/** A diagnostic for a page. `start` and `end` are offsets; `line` and `column` count from 1. */
export interface PageDiagnostic {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly diagnostics: readonly PageDiagnostic[] };

function attempt<T>(text: string, evaluate: () => T): Attempt<T> {
  const { length } = text;
  if (length > MAX_EXPRESSION_LENGTH) {
    const message = `The playground accepts at most ${MAX_EXPRESSION_LENGTH} characters; this expression has ${length}.`;
    const span = { start: MAX_EXPRESSION_LENGTH, end: length };
    return { ok: false, diagnostics: [createDiagnostic(text, 'too-long', message, span)] };
  }
  try {
    return { ok: true, value: evaluate() };
  } catch (error) {
    if (error instanceof TooSlow)
      return {
        ok: false,
        diagnostics: [createDiagnostic(text, 'too-slow', error.message, { start: 0, end: length })],
      };
    if (!(error instanceof EvaluationError)) throw error;
    return { ok: false, diagnostics: error.diagnostics.map((diagnostic) => describeForPage(text, diagnostic)) };
  }
}

const describeForPage = (text: string, diagnostic: Diagnostic | Warning): PageDiagnostic =>
  createDiagnostic(text, diagnostic.code, describeDiagnostic(diagnostic), diagnostic.span);

function createDiagnostic(text: string, code: string, message: string, span: Span): PageDiagnostic {
  const before = text.slice(0, span.start).split('\n');
  return { code, message, ...span, line: before.length, column: before.at(-1)!.length + 1 };
}
