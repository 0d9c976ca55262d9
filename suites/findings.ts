import type { Law } from './croql/laws.ts';
import type { ContextName } from '../spec/croql/context.ts';
import type { Edition } from '../spec/requirement.ts';
import type { RequirementId } from '../spec/requirements.ts';

/** What is wrong with something that a target did, as data. `word` in wording.ts makes the sentences. */
export type Finding = { readonly requirement: RequirementId; readonly among?: Among } & Complaint;

/** Of several shapes that were tried: the first that showed the finding, and how many of them showed the same. */
export interface Among {
  readonly shape: string;
  readonly alike: number;
  readonly of: number;
}

type Complaint =
  | { readonly code: 'no-answer'; readonly detail: string }
  /** No redirect to where one was due. */
  | { readonly code: 'no-redirect'; readonly due: string; readonly came: string }
  /** A redirect to where none may go. */
  | { readonly code: 'redirected'; readonly to: string; readonly why: string }
  /** A parameter of a redirect; null stands for its absence. */
  | { readonly code: 'parameter'; readonly name: string; readonly due: string | null; readonly came: string | null }
  /** A code or token was given where none was due. */
  | { readonly code: 'granted'; readonly what: string; readonly despite: string }
  /** A code or token was refused where one was due. */
  | { readonly code: 'not-granted'; readonly what: string; readonly status: number; readonly body: string }
  /** Values that must be unguessable look as if they could be guessed. */
  | { readonly code: 'guessable'; readonly what: string; readonly bits: number; readonly of: number }
  /** A header of an answer; null stands for its absence. */
  | { readonly code: 'header'; readonly name: string; readonly due: string; readonly came: string | null }
  | { readonly code: 'status'; readonly call: string; readonly due: string; readonly came: number }
  /** The answer to a question that the source leaves open is another than the one that was expected. */
  | { readonly code: 'other-answer'; readonly due: string; readonly came: string }
  | { readonly code: 'field'; readonly name: string; readonly due: string; readonly came: string }
  | { readonly code: 'same-value'; readonly what: string }
  /** Two answers by which a stranger learns that something exists. */
  | { readonly code: 'told-apart'; readonly what: string; readonly absent: string; readonly present: string }
  /** Something about a job, its answer or a manifest: what was looked at, what would be right, and what came. */
  | { readonly code: 'job'; readonly what: string; readonly due: string; readonly came: string }
  /** A field of something that an app sent; null stands for its absence. */
  | {
      readonly code: 'sent';
      readonly what: string;
      readonly name: string;
      readonly due: string | null;
      readonly came: string | null;
    }
  /** What an app did after something had happened to it. */
  | { readonly code: 'did'; readonly after: string; readonly due: string; readonly came: string }
  /** Something secret where a browser sees it. */
  | { readonly code: 'exposed'; readonly what: string; readonly place: string }
  /** An answer differs from a contract: in which of its interactions, and at what place. */
  | {
      readonly code: 'contract';
      readonly interaction: string;
      readonly at: string;
      readonly due: string;
      readonly came: string;
    }
  | { readonly code: 'call-refused'; readonly call: string; readonly status: number; readonly body: string }
  | { readonly code: 'call-accepted'; readonly call: string; readonly status: number; readonly despite: string }
  /** A list answered something that holds no records. */
  | { readonly code: 'no-list'; readonly call: string; readonly status: number; readonly body: string }
  /** A list lacks records of its place. */
  | {
      readonly code: 'records-missing';
      readonly call: string;
      readonly missing: readonly number[];
      readonly of: number;
    }
  /** A list holds records of another place. */
  | { readonly code: 'records-strange'; readonly call: string; readonly strangers: readonly number[] }
  | RecordsDiffer
  | LawBroken
  /** An expression of the language is answered with something that holds no records. */
  | (AskedOf & { readonly code: 'expression-refused'; readonly status: number; readonly body: string });

/** Expressions that are related select records that break their law. */
interface LawBroken extends AskedOf {
  readonly code: 'law-broken';
  readonly expressions: readonly string[];
  /** By its name in laws.ts. */
  readonly law: Law;
  /** What the first of them should have selected, given what the others did. */
  readonly expected: readonly number[];
  readonly actual: readonly number[];
}

/** An expression that a list was asked, and how many of the expressions that rest on the same thing went wrong. */
interface AskedOf {
  readonly edition: Edition;
  readonly context: ContextName;
  readonly expression: string;
  readonly hits: number;
  readonly of: number;
  /** Where the list is, after `/api/v2`. */
  readonly path?: string;
  /** What the list was made to hold, when that is less than the loaded dataset. */
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

/** A filtered list holds other records than the expression selects. Ids in ascending order. */
interface RecordsDiffer extends AskedOf {
  readonly code: 'records-differ';
  readonly expected: readonly number[];
  readonly actual: readonly number[];
  /** One record that shows the difference, and why the expression selects it or not. */
  readonly example: { readonly id: number; readonly selected: boolean; readonly because: string };
  /** A number within the expression that the target takes for another one. */
  readonly part?: {
    readonly expression: string;
    readonly id: number;
    readonly expected: number;
    readonly actual: number;
  };
}
