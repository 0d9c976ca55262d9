import type { Case } from './case.ts';
import type { FixtureList } from './query-target.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A case as a generated table holds it: its requirements by their index in the table. */
export type CaseRow = readonly [expression: string, requirements: readonly number[], enterpriseOnly?: true];

/** Generated cases of each list of the dataset. */
export interface CaseTable {
  readonly requirements: readonly RequirementId[];
  readonly rows: Readonly<Partial<Record<FixtureList, readonly CaseRow[]>>>;
}

/** The cases of a list that apply in an edition. */
export const readCases = ({ requirements, rows }: CaseTable, list: FixtureList, edition: Edition): readonly Case[] =>
  (rows[list] ?? [])
    .filter(([, , enterpriseOnly]) => !enterpriseOnly || edition === 'enterprise')
    .map(([expression, indexes]) => ({ expression, requirements: indexes.map((index) => requirements[index]!) }));
