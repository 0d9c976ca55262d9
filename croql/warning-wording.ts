import { gaps, type Gap } from '../spec/gaps/gaps.ts';
import type { Cause, Warning } from './warning.ts';

/** Writes a warning as a sentence: what is doubtful, and what to write instead. */
export function describeWarning(w: Warning): string {
  switch (w.code) {
    case 'rests-on-gap': {
      const { asks }: Gap = gaps[w.gap];
      return `The source leaves this open (${w.gap}): ${asks.charAt(0).toLowerCase()}${asks.slice(1)} ${
        w.instead === null ? (HINTS[w.gap] ?? 'Services may differ.') : `Write ${w.instead}.`
      }`;
    }
    case 'always-true':
    case 'always-false': {
      const value = w.code === 'always-true';
      const whole =
        w.query === value ? ', and so is the whole expression' : `, and the whole expression always ${w.query}`;
      return `This is always ${value}${w.query === null ? '' : whole}: ${CAUSES[w.because]}`;
    }
    case 'impossible-value':
      if (w.minimum !== null) return `No record has a value below ${w.minimum} as its ${w.name}.`;
      return `“${w.found}” is no value of ${w.name}, which has ${w.values.join(', ')}.${
        w.instead === null ? '' : ` Did you mean ${w.instead}?`
      }`;
    case 'better-form':
      return `There is a plainer form that selects the same: ${w.instead}.`;
    case 'missing-language':
      return `Each language has its own element of ${w.collection}: without language = @language:"…" and before its condition, this count can be about another language than the others. Or join the conditions in one where.`;
  }
}

const HINTS: Readonly<Record<string, string>> = {
  'croql.plain-codes': 'Write a mention, as in @user:"login" or @language:"code".',
  'croql.division': 'Multiply the other side instead.',
  'croql.today': 'Compare by >= or <.',
  'croql.string-escape': 'Services may read the backslash as an escape.',
};

const CAUSES: Readonly<Record<Cause, string>> = {
  literals: 'it depends on no record.',
  itself: 'it compares a value with itself.',
  count: 'a count is a whole number that is never below 0.',
  bounds: 'the first bound is larger than the second.',
  contradiction: 'no value meets all these conditions. Alternatives are joined by or.',
  alternatives: 'every value meets one of these conditions. Conditions that must all hold are joined by and.',
};
