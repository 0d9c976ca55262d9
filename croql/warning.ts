import type { GapId } from '../spec/gaps/gaps.ts';
import type { Span } from './tree.ts';

/** Something about a valid expression that its author may not have meant: a code and facts at a place. */
export type Warning = { readonly span: Span } & WarningFacts;

/** The codes of warnings; no diagnostic has the same. */
export type WarningCode = WarningFacts['code'];

/** A code with the facts that belong to it. `instead` is text that can replace the place, if there is one right text. */
export type WarningFacts =
  | { readonly code: 'rests-on-gap'; readonly gap: GapId; readonly instead: string | null }
  | {
      readonly code: 'always-true' | 'always-false';
      /** What makes the value the same for every record. */
      readonly because: Cause;
      /** The value that the whole query has for every record as a consequence. */
      readonly query: boolean | null;
    }
  | {
      /** A comparison with a value that no record has; a larger value than `minimum` is possible. */
      readonly code: 'impossible-value';
      readonly name: string;
      readonly found: string;
      readonly minimum: number | null;
      readonly values: readonly string[];
      readonly instead: string | null;
    }
  | { readonly code: 'better-form'; readonly instead: string }
  | { readonly code: 'missing-language'; readonly collection: string };

/** Why a condition has one value for every record. */
export type Cause = 'literals' | 'itself' | 'count' | 'bounds' | 'contradiction' | 'alternatives';

/** What is known of a code besides its sentences. */
export interface WarningPage {
  readonly says: string;
  readonly why: string;
  readonly example: string;
  readonly instead: string;
}

/** What each code means. A code without a meaning does not compile. */
export const WARNINGS: Readonly<Record<WarningCode, WarningPage>> = {
  'rests-on-gap': {
    says: 'The expression is valid, but rests on what the source leaves open, although another form does not.',
    why: 'Another service may refuse it or select other records. The warning names the gap, which can be disabled by its id.',
    example: 'count of translations where (language = "uk") > 0',
    instead: 'count of translations where (language = @language:"uk") > 0',
  },
  'always-true': {
    says: 'A condition is true for every record.',
    why: 'It filters nothing, so that the expression may select more records than was meant.',
    example: 'count of translations >= 0',
    instead: 'count of translations > 0',
  },
  'always-false': {
    says: 'A condition is false for every record.',
    why: 'What depends on it is never selected. Alternatives are joined by or.',
    example: 'max length = 10 and max length = 20',
    instead: 'max length = 10 or max length = 20',
  },
  'impossible-value': {
    says: 'A member is compared with a value that no record can have.',
    why: 'It is equal to no record: the source lists the values of the member, or an id or a number cannot be negative.',
    example: 'count of translations where (user = -1) > 0',
    instead: 'count of translations where (user = @user:"alice") > 0',
  },
  'better-form': {
    says: 'A count is asked about in a roundabout way, for which the source has a plain form.',
    why: 'Both select the same records; the plain form is the one that readers and services know.',
    example: 'not (count of comments > 0)',
    instead: 'count of comments = 0',
  },
  'missing-language': {
    says: 'Several conditions about the languages summary are joined, and not all of them name the language.',
    why: 'Each language has an element of its own: the conditions can hold for different languages.',
    example:
      'count of languages summary where (is approved) > 0 and count of languages summary where (has qa issues) > 0',
    instead: 'count of languages summary where (is approved and has qa issues) > 0',
  },
};

/** The codes of warnings. */
export const WARNING_CODES = Object.keys(WARNINGS) as readonly WarningCode[];
