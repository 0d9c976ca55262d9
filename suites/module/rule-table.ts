import type { Example, Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A rule in a table. Its examples stand in tables of their own, because many rules share an input. */
export type RuleRow<Input> = Omit<Rule<Input>, 'invalid' | 'valid'>;

/** An input that violates one requirement, whatever else it violates. */
export interface InvalidExample<Input> extends Example<Input> {
  readonly violates: RequirementId;
}

/** Makes rows about a part of an input. An input without the part proves nothing, for the given reason. */
export const rowsAbout =
  <Input, Part>(findPart: (input: Input) => Part | undefined, absent: string) =>
  (
    requirement: RequirementId,
    expected: string,
    violation: (part: Part, input: Input) => Violation | undefined,
  ): RuleRow<Input> => ({
    requirement,
    expected,
    violation: (input) => {
      const part = findPart(input);
      return part === undefined ? undefined : violation(part, input);
    },
    unproven: (input) => (findPart(input) === undefined ? absent : undefined),
  });

/** The first violation among several parts of one input. */
export function findViolation<Part>(
  parts: readonly Part[],
  violation: (part: Part) => Violation | undefined,
): Violation | undefined {
  for (const part of parts) {
    const found = violation(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The rules of a table. Each gets the valid examples that show its subject, and none of them may violate any. */
export function addExamples<Input>(
  rows: readonly RuleRow<Input>[],
  invalid: readonly InvalidExample<Input>[],
  valid: readonly Example<Input>[],
): readonly Rule<Input>[] {
  const stray = invalid.find(({ violates }) => rows.every(({ requirement }) => requirement !== violates));
  if (stray !== undefined) throw new Error(`no rule decides ${stray.violates}, which “${stray.title}” violates`);
  return rows.map((row) => ({
    ...row,
    invalid: invalid.filter(({ violates }) => violates === row.requirement),
    // Only the self-test needs them, and some take their time.
    get valid() {
      return valid.filter(({ input }) => row.violation(input) !== undefined || row.unproven?.(input) === undefined);
    },
  }));
}
