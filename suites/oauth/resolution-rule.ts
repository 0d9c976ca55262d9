import type { Rule } from '../kit/rule.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** How a target resolves a gap of the source, and how the kit or its configuration expects it to. */
interface Resolution {
  readonly expected: string;
  readonly actual: string;
}

/** A target resolves a gap as the kit, or its configuration, expects. A violation never fails the target. */
export const resolvesAsExpected = (gap: GapId & RequirementId): Rule<Resolution> => ({
  requirement: gap,
  expected: 'the target resolves this gap as expected',
  violation: ({ expected, actual }) => (expected === actual ? undefined : { code: 'other-answer', expected, actual }),
  invalid: [{ title: 'another resolution', input: { expected: 'json-and-form', actual: 'json' } }],
  valid: [{ title: 'the same resolution', input: { expected: 'json', actual: 'json' } }],
});
