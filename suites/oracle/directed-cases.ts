import type { Case } from './case.ts';
import { readCases } from './case-table.ts';
import { directed } from './directed.gen.ts';
import type { FixtureList } from './query-target.ts';
import type { Depth } from '../../run/plan.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The lists that directed cases are chosen for. */
export const DIRECTED_LISTS = [
  'main',
  'plural',
  'translations',
  'plural translations',
  'segments',
  'terms',
] as const satisfies readonly FixtureList[];

/** The directed cases of a list that an edition is asked: at depth `quick`, one of each requirement, in each edition another. */
export function directedCases(
  place: (typeof DIRECTED_LISTS)[number],
  edition: Edition,
  depth: Depth = 'deep',
): readonly Case[] {
  const all = readCases(directed, place, edition);
  if (depth !== 'quick') return all;
  const met = new Set<RequirementId>();
  return (edition === 'hosted' ? all : all.toReversed()).filter(({ requirements }) => {
    const isNew = requirements.some((one) => !met.has(one));
    for (const one of requirements) met.add(one);
    return isNew;
  });
}
