import { STATUSES } from './verdict.ts';
import type { Conformance, Status } from './verdict.ts';
import { statuses } from './words.ts';
import type { WordedFinding } from '../spec/run.ts';

/** Findings that are likely to have one cause: those of one requirement, and those of others that say the same. */
export interface Cause {
  /** The gravest status of its requirements. */
  readonly status: Status;
  /** The first is the one to look at. */
  readonly findings: readonly WordedFinding[];
  readonly requirements: readonly string[];
  readonly checks: readonly string[];
}

/** The causes behind the findings of a result, the gravest first, and of those the ones with the most findings. */
export function causesOf(result: Conformance): readonly Cause[] {
  const status = statuses(result);
  const weight = (id: string) => STATUSES.indexOf(status.get(id) ?? 'pass');
  const groups: WordedFinding[][] = [];
  for (const finding of result.findings) {
    const alike = groups.filter((group) => group.some((other) => isAlike(finding, other)));
    const merged = [...alike.flat(), finding];
    for (const group of alike) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups
    .map((group): Cause => {
      const findings = group.toSorted((one, other) => weight(other.requirement) - weight(one.requirement));
      const ids = [...new Set(findings.map(({ requirement }) => requirement))];
      return {
        status: status.get(ids[0] ?? '') ?? 'fail',
        findings,
        requirements: ids,
        checks: [...new Set(findings.flatMap(({ check, checks }) => checks ?? [check]))],
      };
    })
    .sort(
      (one, other) =>
        STATUSES.indexOf(other.status) - STATUSES.indexOf(one.status) || other.findings.length - one.findings.length,
    );
}

const isAlike = (one: WordedFinding, other: WordedFinding) =>
  one.requirement === other.requirement || (one.expected === other.expected && one.actual === other.actual);
