import { gaps } from '../spec/gaps.ts';
import type { GapId } from '../spec/gaps.ts';
import { guidanceOf } from '../spec/guidance.ts';
import type { Requirement } from '../spec/requirement.ts';
import { requirements } from '../spec/requirements.ts';
import type { RequirementId } from '../spec/requirements.ts';

/** Two sentences that help with a requirement, each under what it tells. */
export type Advice = readonly [readonly [label: string, text: string], readonly [label: string, text: string]];

/**
 * Why a requirement matters and where to look when it is broken; where the source is silent, what it leaves open and
 * what the kit assumes. Undefined when this release does not know the requirement.
 */
export function adviceOf(id: string): Advice | undefined {
  if (!Object.hasOwn(requirements, id)) return undefined;
  const { gap }: Requirement = requirements[id as RequirementId];
  if (gap !== undefined) {
    const { asks, answer } = gaps[gap as GapId];
    return [
      ['The source is silent', asks],
      ['The kit’s answer', answer],
    ];
  }
  const { why, mend } = guidanceOf(id as RequirementId);
  return [
    ['Why it matters', why],
    ['Where to look', mend],
  ];
}
