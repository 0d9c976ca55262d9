import { PROJECT, world } from './dataset.ts';
import { selection } from './judges.ts';
import { selected } from './selected.ts';
import { EDITOR_FILTERS, FORMS, SHAPES } from './source-expressions.ts';
import { check } from '../check.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { plan } from '../plan.ts';

const TABLES = [
  { id: 'croql.shapes', title: 'the expressions that the source lists by purpose select what they say', rows: SHAPES },
  { id: 'croql.editor', title: 'the equivalents of the editor’s filters select what they say', rows: EDITOR_FILTERS },
  { id: 'croql.forms', title: 'every operator and form of the language means what the source says', rows: FORMS },
] as const;

for (const { id, title, rows } of TABLES)
  for (const edition of plan.editions) {
    const asked = rows.filter((row) => row.edition === undefined || row.edition === edition);
    check(
      `${id}.${edition}`,
      { title: `${title} (${edition})`, cites: asked.map(({ requirement }) => requirement) },
      async (attempt) => {
        const { target } = attempt;
        const address = `${target.api(edition)}/api/v2/projects/${PROJECT}/strings`;
        await target.load(world);
        const token = await accessTokenOf(attempt);
        for (const { requirement, expression } of asked) {
          const { ids, exchange } = await readList(target, address, { croql: expression }, token);
          const { expected, because } = selected(expression, edition);
          attempt.judge(selection, {
            requirement,
            edition,
            expression,
            expected,
            actual: ids ?? exchange.response,
            because,
          });
        }
      },
    );
  }
