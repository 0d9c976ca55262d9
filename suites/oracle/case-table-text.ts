import type { Case } from './case.ts';
import { fixtureList } from './query-target.ts';
import type { FixtureList } from './query-target.ts';
import { check } from '../../croql/checker.ts';

/** The source text of a `CaseTable`; only generators need it. */
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
