import type { Case } from './case.ts';
import { readCases } from './case-table.ts';
import { nestings } from './nestings.gen.ts';
import { MAIN_LISTS } from './query-target.ts';
import type { FixtureList } from './query-target.ts';
import type { Depth } from '../../run/plan.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The lists that nestings are chosen for. */
export const NESTING_LISTS: readonly FixtureList[] = Object.values(MAIN_LISTS);

/** Of how many nestings one is asked. */
const EVERY: Readonly<Record<Depth, number>> = { quick: 48, default: 3, deep: 1 };

/** Every form of the language at every place of every other, as far as the records of a list show it. */
export const nestedCases = (place: FixtureList, edition: Edition, depth: Depth = 'deep'): readonly Case[] =>
  readCases(nestings, place, edition)
    // Each edition asks another part.
    .filter((_, index) => (index + (edition === 'hosted' ? 0 : 1)) % EVERY[depth] === 0);
