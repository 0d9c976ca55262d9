import { ask, croql, idsIn, sorted } from './ask-list.ts';
import { listHere } from './here.ts';
import { kept, notRefused, paged } from './judges.ts';
import { checkEachEdition } from '../check.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';

/** How a list comes page after page, and in which order. */
export const pageChecks = checkEachEdition(
  'lists.pages',
  {
    title: 'pages show every record once, and the filter holds on each',
    cites: ['lists.pagination', 'lists.page-size', 'lists.page-size-most', 'croql.order'],
  },
  async (attempt, edition) => {
    const { answers } = attempt.target.plan;
    const { subject, selected } = await listHere(attempt, 'terms', edition);
    const every = subject.records.map(({ id }) => id);
    const expression = 'status != "draft"';
    const isPaged = (answers['lists.pagination'] ?? 'offset-limit') === 'offset-limit';
    for (const [filter, all] of [
      ['', every],
      [`${croql(expression)}&`, await selected(expression)],
    ] as const) {
      for (const limit of isPaged ? [1, 2, 25, 500] : []) {
        const count = Math.min(10, Math.ceil(all.length / limit));
        const offsets = Array.from({ length: count }, (_, page) => page * limit);
        const pages = await inFlight(AT_ONCE, offsets, async (offset) =>
          idsIn(await ask(attempt, subject, `${filter}limit=${limit}&offset=${offset}`)),
        );
        attempt.judge(paged, { limit, pages, all });
      }
    }
    const exchange = await ask(attempt, subject, '');
    const ids = idsIn(exchange);
    if (isPaged) {
      const size = Math.min(Number(answers['lists.page-size'] ?? 25), every.length);
      attempt.judge(kept, {
        requirement: 'lists.page-size',
        exchange,
        due: `${size} records`,
        came: () => (ids.length === size ? undefined : `${ids.length}`),
      });
      const told = await ask(attempt, subject, 'limit=3&offset=2');
      attempt.judge(kept, {
        requirement: 'lists.pagination',
        exchange: told,
        due: 'the offset and limit of the page',
        came: ({ response }) =>
          /"pagination":\{[^}]*"offset":2[^}]*\}/.test(response.body) && /"limit":3\b/.test(response.body)
            ? undefined
            : 'neither or others',
      });
      const most = Number(answers['lists.page-size-most'] ?? 500);
      const beyond = await ask(attempt, subject, `limit=${most + 1}`);
      attempt.judge(kept, {
        requirement: 'lists.page-size-most',
        exchange: beyond,
        due: `a refusal of limit=${most + 1}`,
        came: notRefused,
      });
    }
    if ((answers['croql.order'] ?? 'by-id') === 'by-id')
      attempt.judge(kept, {
        requirement: 'croql.order',
        exchange,
        due: 'ascending ids',
        came: () => (String(ids) === String(sorted(ids)) ? undefined : String(ids.slice(0, 5))),
      });
  },
);
