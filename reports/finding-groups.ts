import { isDeepStrictEqual } from 'node:util';
import { STATUSES } from './conformance.ts';
import type { Conformance, ReportedFinding, Status } from './conformance.ts';
import { statuses } from './words.ts';
import { stepInList } from '../run/build-order.ts';
import type { ContextName } from '../spec/croql/contexts.ts';

/** Findings that are likely to have one cause: those of one requirement, and those of others with the same code and facts. */
export interface FindingGroup {
  /** The worst status of its requirements. */
  readonly status: Status;
  /** The first is the one to look at. */
  readonly findings: readonly ReportedFinding[];
  readonly requirements: readonly string[];
  readonly checks: readonly string[];
}

/**
 * The findings of a result by their likely causes, the worst group first. Of those of a service, what is built first
 * comes first, because the rest may rest on it; else those with the most findings.
 */
export function groupFindings(result: Conformance): readonly FindingGroup[] {
  const status = statuses(result);
  const weight = (id: string) => STATUSES.indexOf(status.get(id) ?? 'pass');
  const step = ({ findings: [first] }: FindingGroup) => (result.target.kind === 'service' && first ? stepOf(first) : 0);
  const groups: ReportedFinding[][] = [];
  for (const finding of result.findings) {
    const alike = groups.filter((group) => group.some((other) => isAlike(finding, other)));
    const merged = [...alike.flat(), finding];
    for (const group of alike) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups
    .map((group): FindingGroup => {
      const findings = group.toSorted(
        (one, other) => weight(other.requirement) - weight(one.requirement) || stepOf(one) - stepOf(other),
      );
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
        STATUSES.indexOf(other.status) - STATUSES.indexOf(one.status) ||
        step(one) - step(other) ||
        other.findings.length - one.findings.length,
    );
}

const stepOf = ({ requirement, facts }: ReportedFinding) =>
  stepInList(requirement, facts['context'] as ContextName | undefined);

const isAlike = (one: ReportedFinding, other: ReportedFinding) =>
  one.requirement === other.requirement || (one.code === other.code && isDeepStrictEqual(one.facts, other.facts));
