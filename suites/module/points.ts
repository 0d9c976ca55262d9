import type { Finding } from '../findings.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** One requirement as something bears on it: kept, or broken in a way that can be told. */
export type Point =
  | { readonly requirement: RequirementId; readonly isKept: true }
  | {
      readonly requirement: RequirementId;
      readonly isKept: false;
      readonly what: string;
      readonly due: string;
      readonly came: string;
    };

export const kept = (requirement: RequirementId): Point => ({ requirement, isKept: true });

/** `what` names the rule, the same for all that break it; `came` says where and what. */
export const broken = (requirement: RequirementId, what: string, due: string, came: string): Point => ({
  requirement,
  isKept: false,
  what,
  due,
  came,
});

/** The requirements that points decide. */
export const decidedBy = (points: readonly Point[]): RequirementId[] => [
  ...new Set(points.map(({ requirement }) => requirement)),
];

/** The findings among points, one for each rule: ten thousand strings with one fault have one finding. */
export function findingsOf(points: readonly Point[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const point of points) {
    if (point.isKept) continue;
    const { requirement, what, due, came } = point;
    const key = `${requirement} ${what}`;
    if (!found.has(key)) found.set(key, { requirement, code: 'job', what, due, came });
  }
  return [...found.values()];
}

/** A value as it is shown in a finding: short. */
export function shown(value: unknown, longest = 120): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
