import type { Case } from './case.ts';
import { fixtureList } from './query-target.ts';
import type { FixtureList } from './query-target.ts';
import { check } from '../../croql/checker.ts';
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

/** The source text of a {@link CaseTable}. */
export function caseTableText(lists: readonly (readonly [list: FixtureList, cases: readonly Case[]])[]): string {
  const requirements = [...new Set(lists.flatMap(([, cases]) => cases.flatMap((one) => one.requirements)))].sort();
  const indexes = new Map(requirements.map((requirement, index) => [requirement, index]));
  const rows = lists.map(([list, cases]) => {
    const { context } = fixtureList(list, 'hosted');
    const lines = cases.map(({ expression, requirements: ids }) => {
      const enterpriseOnly = check(expression, { context, edition: 'hosted' }).ok ? '' : ',true';
      return `    [${quote(expression)},[${ids.map((id) => indexes.get(id)).join()}]${enterpriseOnly}],`;
    });
    return `    ${JSON.stringify(list)}: [\n${lines.join('\n')}\n    ],`;
  });
  return `{\n  requirements: ${JSON.stringify(requirements)},\n  rows: {\n${rows.join('\n')}\n  },\n}`;
}

/** A string literal in single quotes where that saves escapes. */
const quote = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`);
