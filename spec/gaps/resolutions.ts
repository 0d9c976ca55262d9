import type { Gap, Unit } from './gap.ts';
import { type ResolvableGapId, type Resolutions, defaultResolutions, gaps } from './gaps.ts';
import { nearest } from '../nearest.ts';

/** What is wrong with one entry of `answers` in a configuration. */
export type ResolutionError =
  | { readonly code: 'unknown-gap'; readonly gap: string; readonly near: readonly string[] }
  | { readonly code: 'not-answerable'; readonly gap: string }
  | {
      readonly code: 'unknown-choice';
      readonly gap: string;
      readonly found: unknown;
      readonly choices: readonly string[];
    }
  | { readonly code: 'not-a-value'; readonly gap: string; readonly found: unknown; readonly takes: Unit };

/** Reads the `answers` of a configuration. Gaps that they omit get the kit's default resolution. */
export function readResolutions(
  given: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly value: Resolutions }
  | { readonly ok: false; readonly errors: readonly ResolutionError[] } {
  const errors = Object.entries(given).flatMap(([gap, found]) => checkResolution(gap, found) ?? []);
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { ...defaultResolutions, ...(given as Partial<Resolutions>) } };
}

/** The error as a sentence that names the entry and what it takes. */
export function describeResolutionError(error: ResolutionError): string {
  const { gap } = error;
  switch (error.code) {
    case 'unknown-gap':
      return `answers: there is no gap “${gap}”${error.near[0] === undefined ? '' : `; did you mean “${error.near[0]}”?`}`;
    case 'not-answerable':
      return `answers: “${gap}” cannot be set, because nothing depends on it.`;
    case 'unknown-choice':
      return `answers: “${gap}” must be one of ${error.choices.join(', ')}, not ${JSON.stringify(error.found)}.`;
    case 'not-a-value':
      return `answers: “${gap}” must be ${FORMS[error.takes].words} as a string, not ${JSON.stringify(error.found)}.`;
  }
}

/** How a value of each unit is written. */
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

function checkResolution(id: string, found: unknown): ResolutionError | undefined {
  if (!Object.hasOwn(gaps, id)) {
    return { code: 'unknown-gap', gap: id, near: nearest(id, Object.keys(defaultResolutions)) };
  }
  if (!Object.hasOwn(defaultResolutions, id)) return { code: 'not-answerable', gap: id };
  const { choices, takes }: Gap = gaps[id as ResolvableGapId];
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

const OFFSET = /^[+-](?:[01]\d|2[0-3]):[0-5]\d$/;

function isZone(text: string): boolean {
  if (OFFSET.test(text)) return true;
  try {
    return text !== '' && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
