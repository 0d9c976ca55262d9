import { gaps } from '../spec/gaps/gaps.ts';
import type { GapId } from '../spec/gaps/gaps.ts';
import { guidanceOf } from '../spec/requirements/guidance.ts';
import type { Requirement } from '../spec/requirements/requirement.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** Two labelled sentences that help with a requirement. */
export type Advice = readonly [readonly [label: string, text: string], readonly [label: string, text: string]];

/**
 * Why a requirement matters and how to fix a violation; for a gap, the open question and the kit's default resolution.
 * Undefined for a requirement that this release does not know.
 */
export function adviceOf(id: string): Advice | undefined {
  if (!Object.hasOwn(requirements, id)) return undefined;
  const { gap }: Requirement = requirements[id as RequirementId];
  if (gap !== undefined) {
    const { asks, answer } = gaps[gap as GapId];
    return [
      ['The source leaves open', asks],
      ['The kit’s default', answer],
    ];
  }
  const { why, fix } = guidanceOf(id as RequirementId);
  return [
    ['Why it matters', why],
    ['How to fix it', fix],
  ];
}
