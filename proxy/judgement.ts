import type { Violation as Misuse } from '../mocks/core/journal.ts';
import { PreconditionFailed } from '../suites/kit/preconditions.ts';
import type { Rule } from '../suites/kit/rule.ts';
import { wordFinding } from '../run/finding-wording.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** Whose mistake something is: of a pair that talks through the proxy. */
export type Side = 'app' | 'service';

/**
 * What a finding does to the exit code. A breach of what the source states fails, one of a standard that it names warns,
 * and how a target resolves a gap of the source is only told.
 */
export type Weight = 'fail' | 'warn' | 'unspecified';

/** Something that a side did wrong, in words. */
export interface Found {
  readonly side: Side;
  readonly requirement: RequirementId;
  readonly weight: Weight;
  readonly code: string;
  readonly title: string;
  readonly expected: string;
  readonly actual: string;
}

/** What one exchange showed. */
export interface Judgement {
  /** The endpoint, as in `GET /projects/{projectId}/strings`; undefined where the source names none: nothing is judged. */
  readonly operation?: string;
  /** Whether the source describes the request and its response, so that it is known where secrets can be in them. */
  readonly isDescribed: boolean;
  readonly found: readonly Found[];
  /** The requirements that a rule decided. */
  readonly decided: readonly RequirementId[];
}

const WEIGHTS = { stated: 'fail', standard: 'warn', assumed: 'unspecified' } as const;

/** Nothing that the source describes. */
export const NOT_JUDGED: Judgement = { isDescribed: false, found: [], decided: [] };

/** Collects what the rules say about one exchange. */
export interface Judging {
  /** Applies rules to what `side` did. */
  readonly apply: <Input>(side: Side, rules: Rule<Input> | readonly Rule<Input>[], input: Input) => void;
  /** The same, for a rule that proves nothing about its requirement where it finds nothing. */
  readonly find: <Input>(side: Side, rule: Rule<Input>, input: Input) => void;
  /** Adds what is wrong with a request of the app. */
  readonly blame: (misuse: Misuse, isAccepted: boolean) => void;
  readonly end: (operation: string, isDescribed?: boolean) => Judgement;
}

/** Begins to judge one exchange. */
export function beginJudging(): Judging {
  const found: Found[] = [];
  const decided = new Set<RequirementId>();
  /** Whether a rule could decide, having added what it found. */
  function judge<Input>(
    side: Side,
    { requirement, expected, violation, unproven }: Rule<Input>,
    input: Input,
  ): boolean {
    const wrong = attempt(() => violation(input));
    if (wrong === UNKNOWN) return false;
    if (wrong === undefined) return attempt(() => unproven?.(input)) === undefined;
    const { says, standing } = requirements[requirement];
    const { title, actual, expected: right } = wordFinding({ title: says, expected, violation: wrong });
    found.push({ side, requirement, weight: WEIGHTS[standing], code: wrong.code, title, expected: right, actual });
    decided.add(requirement);
    return true;
  }

  return {
    apply: (side, rules, input) => {
      for (const rule of [rules].flat()) if (judge(side, rule, input)) decided.add(rule.requirement);
    },
    find: (side, rule, input) => void judge(side, rule, input),
    blame: ({ requirement, message, correction }, isAccepted) => {
      const { standing } = requirements[requirement];
      decided.add(requirement);
      found.push({
        side: 'app',
        requirement,
        // Whether a request breaks an assumption of the kit is for the target to say.
        weight: standing === 'assumed' && isAccepted ? 'unspecified' : 'fail',
        code: 'request',
        title: message.split('\n')[0]!.replace(/:$/, ''),
        expected: correction,
        actual: message,
      });
    },
    end: (operation, isDescribed = true) => ({ operation, isDescribed, found, decided: [...decided] }),
  };
}

const UNKNOWN = Symbol('unknown');

/** What a rule says, or that it cannot read what it judges. */
function attempt<Result>(rule: () => Result): Result | typeof UNKNOWN {
  try {
    return rule();
  } catch (error) {
    if (error instanceof PreconditionFailed) return UNKNOWN;
    throw error;
  }
}
