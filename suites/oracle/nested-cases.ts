import type { Case } from './case.ts';
import { nestings } from './nestings.gen.ts';
import type { FixtureList } from './query-target.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The lists that nestings are chosen for. */
export const NESTING_LISTS = ['main', 'translations', 'segments', 'terms'] as const satisfies readonly FixtureList[];

/** Every form of the language at every place of every other, as far as the records of a list show it. */
export const nestedCases = (place: FixtureList, edition: Edition): readonly Case[] =>
  (nestings[place] ?? [])
    .filter(([, , enterpriseOnly]) => !enterpriseOnly || edition === 'enterprise')
    .map(([expression, requirements]) => ({ expression, requirements }));
