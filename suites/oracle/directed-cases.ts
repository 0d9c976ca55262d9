import type { Case } from './case.ts';
import { readCases } from './case-table.ts';
import { directed } from './directed.gen.ts';
import type { FixtureList } from './query-target.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The lists that directed cases are chosen for. */
export const DIRECTED_LISTS = [
  'main',
  'plural',
  'translations',
  'plural translations',
  'segments',
  'terms',
] as const satisfies readonly FixtureList[];

/** The directed cases of a list that an edition is asked. */
export const directedCases = (place: (typeof DIRECTED_LISTS)[number], edition: Edition): readonly Case[] =>
  readCases(directed, place, edition);
