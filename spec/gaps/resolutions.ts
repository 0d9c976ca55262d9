import type { Gap, Unit } from './gap.ts';
import { type AnswerableGapId, type Answers, defaultAnswers, gaps } from './gaps.ts';
import { nearest } from './nearest.ts';

/** What is wrong with one entry of a configuration's `answers`. */
export type AnswerComplaint =
  | { readonly code: 'unknown-gap'; readonly gap: string; readonly near: readonly string[] }
  | { readonly code: 'not-answerable'; readonly gap: string }
  | {
      readonly code: 'unknown-choice';
      readonly gap: string;
      readonly found: unknown;
      readonly choices: readonly string[];
    }
  | { readonly code: 'not-a-value'; readonly gap: string; readonly found: unknown; readonly takes: Unit };

/** Reads the `answers` of a configuration. What they leave out is answered as the kit does. */
export function readAnswers(
  given: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly value: Answers }
  | { readonly ok: false; readonly complaints: readonly AnswerComplaint[] } {
  const complaints = Object.entries(given).flatMap(([gap, found]) => complaintOf(gap, found) ?? []);
  if (complaints.length > 0) return { ok: false, complaints };
  return { ok: true, value: { ...defaultAnswers, ...(given as Partial<Answers>) } };
}

/** A complaint as a sentence that names the entry at fault and what would be right. */
export function answerWording(complaint: AnswerComplaint): string {
  const { gap } = complaint;
  switch (complaint.code) {
    case 'unknown-gap':
      return `answers: there is no gap “${gap}”${complaint.near[0] === undefined ? '' : `, the nearest is “${complaint.near[0]}”`}.`;
    case 'not-answerable':
      return `answers: the kit does not take an answer to “${gap}”, because nothing depends on it.`;
    case 'unknown-choice':
      return `answers: “${gap}” is one of ${complaint.choices.join(', ')}, and this is ${JSON.stringify(complaint.found)}.`;
    case 'not-a-value':
      return `answers: “${gap}” takes ${FORMS[complaint.takes].words} in a string, and this is ${JSON.stringify(complaint.found)}.`;
  }
}

/** How each unit is written. */
// prettier-ignore
const FORMS: Readonly<Record<Unit, { readonly words: string; readonly fits: (text: string) => boolean }>> = {
  'seconds':    { words: 'a whole number of seconds',           fits: isCount },
  'characters': { words: 'a whole number of characters',        fits: isCount },
  'records':    { words: 'a whole number of records',           fits: isCount },
  'bytes':      { words: 'a whole number of bytes',             fits: isCount },
  'time zone':  { words: 'a time zone such as Europe/Kyiv',     fits: isZone },
  'method':     { words: 'an HTTP method in capitals',          fits: (text) => /^[A-Z]+$/.test(text) },
  'name':       { words: 'a name',                              fits: (text) => /^\S+$/.test(text) },
};

function complaintOf(id: string, found: unknown): AnswerComplaint | undefined {
  if (!Object.hasOwn(gaps, id)) return { code: 'unknown-gap', gap: id, near: nearest(id, Object.keys(defaultAnswers)) };
  if (!Object.hasOwn(defaultAnswers, id)) return { code: 'not-answerable', gap: id };
  const { choices, takes }: Gap = gaps[id as AnswerableGapId];
  if (choices && !(typeof found === 'string' && Object.hasOwn(choices, found))) {
    return { code: 'unknown-choice', gap: id, found, choices: Object.keys(choices) };
  }
  if (takes && !(typeof found === 'string' && FORMS[takes].fits(found)))
    return { code: 'not-a-value', gap: id, found, takes };
  return undefined;
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

function isZone(text: string): boolean {
  try {
    return text !== '' && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
