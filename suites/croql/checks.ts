import { PROJECT, world } from './dataset.ts';
import { selection } from './judges.ts';
import { selected } from './selected.ts';
import { EDITOR_FILTERS, FORMS, SHAPES } from './source-expressions.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import type { Edition } from '../../spec/run.ts';

const TABLES = [
  { id: 'shapes', title: 'the expressions that the source lists by purpose select what they say', rows: SHAPES },
  { id: 'editor', title: 'the equivalents of the editor’s filters select what they say', rows: EDITOR_FILTERS },
  { id: 'forms', title: 'every operator and form of the language means what the source says', rows: FORMS },
] as const;

/** What expressions select from the strings of a dataset that the target has loaded. */
export const croqlChecks: readonly Check[] = TABLES.flatMap(({ id, title, rows }) => {
  const askedOf = (edition: Edition) => rows.filter((row) => row.edition === undefined || row.edition === edition);
  return checkEachEdition(
    `croql.${id}`,
    (edition) => ({ title, cites: askedOf(edition).map(({ requirement }) => requirement) }),
    async (attempt, edition) => {
      const { target } = attempt;
      const address = `${target.api(edition)}/api/v2/projects/${PROJECT}/strings`;
      await target.load(world);
      const token = await accessTokenOf(attempt);
      for (const { requirement, expression } of askedOf(edition)) {
        const { ids, exchange } = await readList(target, address, { croql: expression }, token);
        const { expected, because } = selected(expression, edition);
        const actual = ids ?? exchange.response;
        attempt.judge(selection, { requirement, edition, expression, expected, actual, because });
      }
    },
  );
});
