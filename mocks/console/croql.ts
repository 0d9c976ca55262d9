import { check, compile, explain, semanticsOf, wording, Refusal } from '../../croql/croql.ts';
import type { Diagnostic, Query, World } from '../../croql/croql.ts';
import type { ServiceAnswers } from '../answers.ts';
import { contextNamed, entryOf, pathOf, recordsOf, type Listed } from './lists.ts';
import { shownExplanation } from './steps.ts';
import type { Workings } from '../workings.ts';

/** What the playground asks, all of it text of a query string. */
export interface Asked extends Listed {
  readonly edition?: string;
  /** Every record matches where this is empty. */
  readonly expression?: string;
  /** `others`: the records that do not match. */
  readonly show?: string;
  readonly from?: string;
}

const MOST_RECORDS = 50;
const LONGEST_RECORD = 20_000;
const LONGEST_EXPRESSION = 8_000;

/**
 * The records of a list that match an expression or do not, or what is wrong with the expression. The language is read
 * with the service's answers to gaps, and without its faults: where these two differ is what a fault is about.
 */
export function played(inside: Workings, answers: ServiceAnswers, asked: Asked) {
  const text = asked.expression ?? '';
  const records = recordsOf(inside.resources, asked);
  const judged = attempt(text, () => {
    const query = queryOf(text, answers, asked);
    const matches = query ? compile(query, worldOf(inside)) : () => true;
    return records.map((record) => matches(record));
  });
  if (!judged.ok) return judged;
  const verdicts = judged.value;
  const wanted = asked.show !== 'others';
  const chosen = records.filter((_, index) => verdicts[index] === wanted);
  const from = Math.max(0, Math.trunc(Number(asked.from) || 0));
  return {
    ok: true as const,
    path: pathOf(asked, text),
    total: records.length,
    matching: verdicts.filter(Boolean).length,
    found: chosen.length,
    records: chosen.slice(from, from + MOST_RECORDS).map(entryOf),
  };
}

export type Played = ReturnType<typeof played>;

/** One record of a list and, where the expression can be asked of it, why it matches or does not. */
export function explained(inside: Workings, answers: ServiceAnswers, asked: Asked, id: string) {
  const record = recordsOf(inside.resources, asked).find((each) => String(each['id']) === id);
  if (record === undefined) return undefined;
  const text = asked.expression ?? '';
  const judged = attempt(text, () => {
    const query = queryOf(text, answers, asked);
    return query ? shownExplanation(explain(query, record, worldOf(inside))) : null;
  });
  const json = JSON.stringify(record, null, 2);
  return {
    record: json.length > LONGEST_RECORD ? `${json.slice(0, LONGEST_RECORD)}…` : json,
    why: judged.ok ? judged.value : null,
  };
}

export type Explained = NonNullable<ReturnType<typeof explained>>;

/** The query that a text is, undefined for no text. Throws a Refusal. */
function queryOf(text: string, answers: ServiceAnswers, { context, edition }: Asked): Query | undefined {
  if (text.trim() === '') return undefined;
  const checked = check(text, {
    context: contextNamed(context),
    edition: edition === 'enterprise' ? 'enterprise' : 'hosted',
    semantics: semanticsOf(answers),
  });
  if (!checked.ok) throw new Refusal(checked.diagnostics);
  return checked.query;
}

const worldOf = ({ resources, clock }: Workings): World => ({
  now: new Date(clock.now()),
  user: resources.userOf,
  language: (code) => resources.languageOf(code)?.id,
});

/** What is wrong with an expression, for a page: the sentence and the place. */
export interface ShownDiagnostic {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly diagnostics: readonly ShownDiagnostic[] };

function attempt<T>(text: string, make: () => T): Attempt<T> {
  if (text.length > LONGEST_EXPRESSION) return { ok: false, diagnostics: [tooLong(text)] };
  try {
    return { ok: true, value: make() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, diagnostics: error.diagnostics.map((each) => shown(text, each)) };
  }
}

function shown(text: string, diagnostic: Diagnostic): ShownDiagnostic {
  const { code, span } = diagnostic;
  const before = text.slice(0, span.start).split('\n');
  return {
    code,
    message: wording(diagnostic),
    ...span,
    line: before.length,
    column: before.at(-1)!.length + 1,
  };
}

const tooLong = (text: string): ShownDiagnostic => ({
  code: 'too-long',
  message: `The playground reads at most ${LONGEST_EXPRESSION} characters, and these are ${text.length}.`,
  start: LONGEST_EXPRESSION,
  end: text.length,
  line: 1,
  column: LONGEST_EXPRESSION,
});
