import { probeApps } from './app-probe.ts';
import { probeImports } from './import-probe.ts';
import { probeLists } from './list-probe.ts';
import type { Area, Difference, Mutant, Served } from './mutant.ts';
import { probeSessions } from './session-probe.ts';

type Probe = (served: Served) => Promise<Difference>;

const PROBES: Readonly<Record<Area, readonly Probe[]>> = {
  croql: [probeLists],
  lists: [probeLists, probeSessions],
  oauth: [probeSessions],
  module: [probeImports, probeSessions],
  core: [probeSessions, probeImports, probeLists],
  service: [probeSessions, probeLists],
  app: [probeApps],
};

/** Does the same to a mutant and to the reference, and says what a client sees differently, the gravest if several. */
export const findDifference = ({ area, load }: Pick<Mutant, 'area' | 'load'>): Promise<Difference> =>
  findDifferenceIn([area], load).catch((error: unknown) => ({
    kind: 'stated',
    shownBy: `the comparison breaks: ${String(error)}`,
  }));

/** The same by every probe of some areas. */
export async function findDifferenceIn(areas: readonly Area[], load: Mutant['load']): Promise<Difference> {
  let worst: Difference = { kind: 'none' };
  for (const probe of new Set(areas.flatMap((area) => PROBES[area]))) {
    const found = await probe(await load());
    if (found.kind === 'stated') return found;
    if (worst.kind === 'none') worst = found;
  }
  return worst;
}
