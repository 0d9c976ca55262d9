import type { RelationName } from './metamorphic-relations.ts';
import type { ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** A rule's violation of one requirement, as data. `finding-wording.ts` makes the sentences. */
export interface Finding {
  readonly requirement: RequirementId;
  /** What the rule expects, in words. */
  readonly expected: string;
  readonly violation: Violation;
  readonly among?: Among;
}

/** The first of several variants of a request that showed a finding, and how many showed the same. */
export interface Among {
  readonly shape: string;
  readonly alike: number;
  readonly of: number;
}

/** What is wrong: a code, and the facts for its sentences. `finding-codes.ts` says what each code means. */
export type Violation =
  | { readonly code: 'no-response'; readonly detail: string }
  /** No redirect to the expected address. */
  | { readonly code: 'no-redirect'; readonly expected: string; readonly actual: string }
  /** A redirect to a forbidden address. */
  | { readonly code: 'redirected'; readonly to: string; readonly why: string }
  /** A parameter of a redirect; null: absent. */
  | {
      readonly code: 'parameter';
      readonly name: string;
      readonly expected: string | null;
      readonly actual: string | null;
    }
  /** A code or token was given that had to be refused. */
  | { readonly code: 'granted'; readonly what: string; readonly despite: string }
  /** A code or token was refused that had to be given. */
  | { readonly code: 'not-granted'; readonly what: string; readonly status: number; readonly body: string }
  /** Values that must be unguessable have too little randomness. */
  | { readonly code: 'guessable'; readonly what: string; readonly bits: number; readonly of: number }
  /** A header of a response; null: absent. */
  | { readonly code: 'header'; readonly name: string; readonly expected: string; readonly actual: string | null }
  | { readonly code: 'status'; readonly call: string; readonly expected: string; readonly actual: number }
  /** A gap of the source is resolved differently from the profile of the target, which was probed at a date. */
  | {
      readonly code: 'drift';
      readonly gap: string;
      readonly pinned: string;
      readonly seen: string;
      /** What the target did. */
      readonly saw: string;
      readonly since: string;
    }
  /** A gap of the source is resolved differently from the kit's default. */
  | { readonly code: 'other-answer'; readonly expected: string; readonly actual: string }
  | { readonly code: 'field'; readonly name: string; readonly expected: string; readonly actual: string }
  | { readonly code: 'same-value'; readonly what: string }
  /** Two responses that differ only where something exists. */
  | { readonly code: 'told-apart'; readonly what: string; readonly absent: string; readonly present: string }
  /** A field that is absent; `actual` is what there is instead, if that helps. */
  | { readonly code: 'missing-field'; readonly what: string; readonly name: string; readonly actual?: string }
  /** A field that must not be there. */
  | { readonly code: 'unexpected-field'; readonly what: string; readonly name: string }
  /** A field of another type; without `expected`, the expectation of the rule says what is right. */
  | {
      readonly code: 'wrong-type';
      readonly what: string;
      readonly name: string;
      readonly expected?: string;
      readonly actual: string;
    }
  /** A field of the right type with another value. */
  | {
      readonly code: 'wrong-value';
      readonly what: string;
      readonly name: string;
      readonly expected?: string;
      readonly actual: string;
    }
  /** An unknown key of an object. */
  | { readonly code: 'unknown-key'; readonly what: string; readonly expected: string; readonly actual: string }
  /** Something that must be unique occurs twice. */
  | { readonly code: 'duplicate'; readonly what: string; readonly value: string }
  /** Something that cannot be read in its format. */
  | { readonly code: 'wrong-format'; readonly what: string; readonly format: string; readonly actual: string }
  /** An address that cannot be read. */
  | { readonly code: 'unreadable-url'; readonly name: string; readonly actual: string }
  | { readonly code: 'too-large'; readonly what: string; readonly max: string; readonly actual: string }
  | { readonly code: 'too-late'; readonly what: string; readonly max: string; readonly actual: string }
  /** A text for users shows the internals of the program. */
  | { readonly code: 'stack-trace'; readonly actual: string }
  /** Strings, or whole responses, that should be the same. */
  | { readonly code: 'strings-differ'; readonly what: string; readonly expected: string; readonly actual: string }
  /** A limit or a precaution that an app lacks. */
  | { readonly code: 'unsafe'; readonly what: string; readonly actual: string }
  /** Something that a service did has another result. */
  | { readonly code: 'wrong-result'; readonly what: string; readonly expected: string; readonly actual: string }
  /** A field of something that an app sent; null: absent. */
  | {
      readonly code: 'sent';
      readonly what: string;
      readonly name: string;
      readonly expected: string | null;
      readonly actual: string | null;
    }
  /** The reaction of an app to something. */
  | { readonly code: 'did'; readonly after: string; readonly expected: string; readonly actual: string }
  /** Something secret where a browser sees it. */
  | { readonly code: 'exposed'; readonly what: string; readonly place: string }
  /** A response differs from a contract: the interaction, and the place. */
  | {
      readonly code: 'contract';
      readonly interaction: string;
      readonly at: string;
      readonly expected: string;
      readonly actual: string;
    }
  | { readonly code: 'call-refused'; readonly call: string; readonly status: number; readonly body: string }
  | { readonly code: 'call-accepted'; readonly call: string; readonly status: number; readonly despite: string }
  /** A list responded with something without records. */
  | { readonly code: 'no-list'; readonly call: string; readonly status: number; readonly body: string }
  /** A list lacks some of its records. */
  | {
      readonly code: 'records-missing';
      readonly call: string;
      readonly missing: readonly number[];
      readonly of: number;
    }
  /** A list has records of another list. */
  | { readonly code: 'records-of-others'; readonly call: string; readonly others: readonly number[] }
  | RecordsDiffer
  | RelationBroken
  /** A valid expression gets a response without records. */
  | (QueryFacts & {
      readonly code: 'expression-refused';
      readonly status: number;
      readonly body: string;
      /** The part of the language that is refused wherever it occurs. */
      readonly unsupported?: RequirementId;
      /** The context of another list, in which the target reads expressions. */
      readonly readIn?: ContextName;
    });

/** Related expressions select records that violate their relation. */
interface RelationBroken extends QueryFacts {
  readonly code: 'relation-broken';
  readonly expressions: readonly string[];
  /** The name of the relation in metamorphic-relations.ts. */
  readonly relation: RelationName;
  /** What the first expression should have selected, given what the others did. */
  readonly expected: readonly number[];
  readonly actual: readonly number[];
}

/** An expression, and how many of the expressions with the same cause gave a wrong result. */
interface QueryFacts {
  readonly edition: Edition;
  readonly context: ContextName;
  readonly expression: string;
  readonly hits: number;
  readonly of: number;
  /** The path of the list after `/api/v2`. */
  readonly path?: string;
  /** The records of the list, if there were fewer than in the loaded dataset. */
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

/** A filtered list has other records than the expression selects. The ids are ascending. */
interface RecordsDiffer extends QueryFacts {
  readonly code: 'records-differ';
  readonly expected: readonly number[];
  readonly actual: readonly number[];
  /** A record that shows the difference, and why the expression selects it or not. */
  readonly example: { readonly id: number; readonly selected: boolean; readonly because: string };
  /** A number within the expression with a wrong value. */
  readonly part?: {
    readonly expression: string;
    readonly id: number;
    readonly expected: number;
    readonly actual: number;
  };
}
