import { MITIGATIONS } from './conformance.ts';
import type { JudgedRequirement, JudgedThreat, Mitigation, Status } from './conformance.ts';
import type { Area } from '../run/plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import { servingAgainst, type ProtectingId } from '../spec/threats/serving.ts';
import { threats, type Threat, type ThreatId } from '../spec/threats/threats.ts';

/** The same as people read it. */
export const MITIGATION_WORDS: Readonly<Record<Mitigation, string>> = {
  mitigated: 'mitigated',
  partly: 'partly mitigated',
  notTested: 'not tested',
  not: 'not mitigated',
};

/** How many threats have each status, in words. */
export const countThreats = (judged: readonly JudgedThreat[]): string =>
  MITIGATIONS.map((status) => [judged.filter((one) => one.status === status).length, MITIGATION_WORDS[status]] as const)
    .filter(([count]) => count > 0)
    .map((each) => each.join(' '))
    .join(', ');

const BREACHES: ReadonlySet<Status> = new Set(['fail', 'drift', 'warn', 'expectedFail']);

/**
 * How a target stands against the threats of the areas that a run asked for: mitigated if every requirement that serves
 * against one passed, partly if some did, not if one is breached. What is not known, or not part of the run, never passes.
 */
export function judgeThreats(
  judged: readonly JudgedRequirement[],
  areas: readonly Area[],
  kind: 'service' | 'app',
): readonly JudgedThreat[] {
  const byId = new Map(judged.map((one) => [one.id, one]));
  const isAbout = (id: ProtectingId) =>
    areas.some((area) => id.startsWith(`${area}.`)) && (requirements[id].role === 'app') === (kind === 'app');
  return (Object.entries(threats) as [ThreatId, Threat][]).flatMap(([id, threat]) => {
    const serving = servingAgainst(id).filter(isAbout);
    const applying = serving.flatMap((each): Status[] => {
      const one = byId.get(each);
      return one && isOutOfPlace(one) ? [] : [one?.status ?? 'untested'];
    });
    return applying.length === 0 ? [] : [{ id, ...threat, status: rollUp(applying), requirements: serving }];
  });
}

function rollUp(statuses: readonly Status[]): Mitigation {
  if (statuses.some((status) => BREACHES.has(status))) return 'not';
  if (statuses.every((status) => status === 'pass')) return 'mitigated';
  return statuses.includes('pass') ? 'partly' : 'notTested';
}

/** Whether the target has nothing that a requirement could be about. */
const isOutOfPlace = ({ status, cause }: JudgedRequirement): boolean =>
  status === 'notApplicable' && (cause?.code === 'not-offered' || cause?.code === 'no-enterprise-edition');
