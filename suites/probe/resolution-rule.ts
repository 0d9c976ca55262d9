import type { Rule } from '../kit/rule.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import type { ResolvedGap } from '../../run/profile.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { Gap, GapId } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** How a target resolves a gap, and how it was expected to. */
interface Resolution {
  /** A resolution by its short name. */
  readonly expected: string;
  /** When the profile was made that expects it, in ISO 8601; absent if the kit or the configuration does. */
  readonly since?: string;
  readonly resolved: ResolvedGap;
}

/** A resolution in words. */
const describe = (gap: GapId, resolution: string): string => {
  const { choices, answer }: Gap = gaps[gap];
  return resolution === AS_ASSUMED ? answer : (choices?.[resolution] ?? resolution);
};

/** Gaps whose resolution is what a target accepts at least. */
const LEAST: readonly GapId[] = ['croql.length'];

/** Whether a resolution is the expected one, or does what that one does as well. A profile expects exactly itself. */
const isExpected = (gap: GapId, { expected, since, resolved: { resolution } }: Resolution): boolean =>
  resolution === expected || (LEAST.includes(gap) && since === undefined && Number(resolution) > Number(expected));

/**
 * A target resolves a gap as expected. Another resolution has drifted where a profile expects it; else the source allows
 * it, and it fails nothing.
 */
export const resolvesAsExpected = (gap: GapId & RequirementId): Rule<Resolution> => ({
  madeBy: ['resolvesAsExpected', gap],
  requirement: gap,
  expected: 'the target resolves this gap as expected',
  violation: (input) => {
    const { expected, since, resolved } = input;
    const { certainty, resolution, saw } = resolved;
    if (isExpected(gap, input) || certainty === 'undetermined' || certainty === 'consistent') return undefined;
    if (since !== undefined)
      return { code: 'drift', gap, pinned: expected, seen: resolution ?? 'none that is known', saw, since };
    return {
      code: 'other-answer',
      expected: describe(gap, expected),
      actual: resolution === undefined ? saw : describe(gap, resolution),
    };
  },
  unproven: (input) => (isExpected(gap, input) ? undefined : input.resolved.saw),
  invalid: [
    { title: 'another known resolution', input: { expected: 'refused', resolved: seen('works') } },
    { title: 'none that is known', input: { expected: '25', resolved: seen() } },
    { title: 'another one than the profile', input: { expected: 'refused', since: SINCE, resolved: seen('works') } },
  ],
  valid: [
    { title: 'the same', input: { expected: 'refused', resolved: seen('refused') } },
    { title: 'the same as the profile', input: { expected: 'refused', since: SINCE, resolved: seen('refused') } },
  ],
});

const SINCE = '2026-01-01T00:00:00.000Z';
const seen = (resolution?: string): ResolvedGap => ({
  certainty: resolution === undefined ? 'none of the known' : 'observed',
  ...(resolution === undefined ? {} : { resolution }),
  ...{ saw: 'what was seen', evidence: [] },
});
