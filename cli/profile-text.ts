import { countCertainties, otherDefault, partsOf } from '../run/profile.ts';
import type { Profile, ResolvedGap } from '../run/profile.ts';
import { forTerminal } from '../run/untrusted.ts';

/** How many gaps have each certainty, and the gaps that a reader has to know of; all of them if wanted. */
export function describeProfile(profile: Profile, isAll: boolean): readonly string[] {
  const counts = countCertainties(profile);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [
    `${forTerminal(profile.target)}: ${all} gaps, ${counts.observed} observed, ${counts.consistent} consistent, ${counts.undetermined} undetermined, ${counts['none of the known']} in none of the known ways; ${profile.requests} requests`,
    ...partsOf(profile).flatMap(([name, gaps]) => {
      const lines = groupAlike(Object.entries(gaps)).flatMap(([gap, one]) => describeGap(gap, one, isAll));
      return lines.length === 0 ? [] : ['', name, ...lines];
    }),
    '',
  ];
}

/** Of gaps that are open for the same reason, the first stands for all. */
function groupAlike(entries: readonly (readonly [string, ResolvedGap])[]): readonly (readonly [string, ResolvedGap])[] {
  const groups = new Map<string, [string, ResolvedGap, number]>();
  for (const [gap, one] of entries) {
    const key = one.certainty === 'undetermined' ? `${one.saw} ${one.decide}` : gap;
    const known = groups.get(key);
    if (known) known[2] += 1;
    else groups.set(key, [gap, one, 0]);
  }
  return [...groups.values()].map(([gap, one, more]) => [more === 0 ? gap : `${gap} and ${more} more`, one]);
}

function describeGap(gap: string, one: ResolvedGap, isAll: boolean): readonly string[] {
  const { certainty, resolution, possible, saw, decide } = one;
  const name = `  ${gap.padEnd(32)} `;
  if (resolution !== undefined) {
    const usual = otherDefault(gap, one);
    if (usual === undefined && !isAll) return [];
    const isSure = certainty === 'observed';
    return [
      `${name}${forTerminal(resolution)}${usual === undefined ? '' : ` (the kit’s default: ${usual})`}${isSure ? '' : `, ${certainty}`}`,
    ];
  }
  const why = `${certainty}${possible ? `, ${possible.join(' or ')}` : ''}: ${forTerminal(saw, 160)}`;
  return [`${name}${why}${decide === undefined ? '' : `; to decide it: ${forTerminal(decide, 120)}`}`];
}
