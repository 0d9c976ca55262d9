import type { Violation } from '../../run/finding.ts';
import type { SelfTest } from '../../run/outcome.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/**
 * One requirement, judged on what a target did. Pure: the same input gives the same violation, whoever made it. The
 * examples show that the rule can fail and that it lets conforming variations pass; they are its self-test.
 */
export interface Rule<Input> {
  /** The function that made it, and what it was given: with those, a recorded judgement finds it again. */
  readonly madeBy?: readonly [maker: string, ...given: readonly unknown[]];
  readonly requirement: RequirementId;
  /** What is right, in words. */
  readonly expected: string;
  /** What is wrong with the input, as data; undefined where nothing is. */
  readonly violation: (input: Input) => Violation | undefined;
  /** Inputs that violate the requirement: small changes of valid ones. */
  readonly invalid: readonly Example<Input>[];
  /** Inputs that fulfil it, odd but conforming ones first. */
  readonly valid: readonly Example<Input>[];
  /**
   * Why an input without a violation proves nothing, where that can be: nothing was compared, or a target that did
   * nothing would have passed as well. The requirement then stays untested.
   */
  readonly unproven?: (input: Input) => string | undefined;
  /** It compares values letter by letter: evidence then keeps which letters are the same, and nothing else of a secret. */
  readonly comparesLetters?: true;
}

/** An input of a rule with what is special about it. */
export interface Example<Input> {
  readonly title: string;
  readonly input: Input;
}

/** A rule in a table of many: each is only given inputs of its own. */
export type AnyRule = Rule<any>;

/** By what a rule is found again: the function that made it with what that was given, and what it expects. */
export type RuleName = Pick<AnyRule, 'madeBy' | 'expected'> & { readonly requirement: string };

/** The name of a rule. */
export const nameRule = ({ madeBy, requirement, expected }: AnyRule): RuleName => ({
  ...(madeBy === undefined ? {} : { madeBy }),
  requirement,
  expected,
});

/** The rules that modules export, alone or in a table. A function that makes rules is none itself. */
export const rulesOf = (...modules: readonly object[]): readonly AnyRule[] =>
  modules.flatMap((module) =>
    Object.values(module).flatMap((value: unknown) =>
      isRule(value) ? [value] : Object.values(value ?? {}).filter(isRule),
    ),
  );

const isRule = (value: unknown): value is AnyRule =>
  typeof value === 'object' && value !== null && 'requirement' in value && 'violation' in value;

/** Feeds every rule its examples. A rule passes when it judges all of them rightly and can fail. */
export function selfTest(rules: readonly AnyRule[]): SelfTest {
  const failures = rules.map(findFailures);
  return {
    passed: failures.filter((list) => list.length === 0).length,
    of: rules.length,
    failures: failures.flat(),
  };
}

function findFailures({ requirement, violation, invalid, valid, unproven }: AnyRule): string[] {
  const accepted = invalid.filter(({ input }) => violation(input) === undefined);
  const rejected = valid.filter(({ input }) => violation(input) !== undefined);
  const idle = valid.filter(({ input }) => unproven?.(input) !== undefined);
  return [
    ...accepted.map(({ title }) => `The rule of ${requirement} accepts an invalid example: ${title}`),
    ...rejected.map(({ title }) => `The rule of ${requirement} rejects a valid example: ${title}`),
    ...idle.map(({ title }) => `The rule of ${requirement} takes a valid example for no proof: ${title}`),
    ...(invalid.length === 0 ? [`The rule of ${requirement} has no invalid example`] : []),
    ...(valid.length === 0 ? [`The rule of ${requirement} has no valid example`] : []),
  ];
}
