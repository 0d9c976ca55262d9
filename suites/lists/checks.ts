import { listed, whole } from './judges.ts';
import { readList } from './read-list.ts';
import { PROJECT, stringsOf, world } from '../croql/dataset.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { keptOut } from '../oauth/judges.ts';
import { accessTokenOf, projects } from '../oauth/steps.ts';
import { Blocked } from '../target.ts';

/** What the lists hold, and for whom. */
export const listChecks: readonly Check[] = [
  ...checkEachEdition(
    'lists.projects',
    { title: 'the project list is a list', cites: ['lists.projects'] },
    async (attempt, edition) => {
      const exchange = await projects(attempt.target, attempt.target.api(edition), await accessTokenOf(attempt));
      attempt.judge(listed, { exchange, requirement: 'lists.projects' });
    },
  ),

  ...checkEachEdition(
    'lists.strings',
    {
      title: 'the list of strings holds every string of its project and no other',
      cites: ['lists.strings', 'lists.strings.project-id'],
    },
    async (attempt, edition) => {
      const { target } = attempt;
      const address = `${target.api(edition)}/api/v2/projects/${PROJECT}/strings`;
      await target.load(world);
      const { exchange, ids } = await readList(target, address, {}, await accessTokenOf(attempt));
      attempt.must(listed, { exchange, requirement: 'lists.strings' });
      attempt.judge(whole, {
        requirement: 'lists.strings',
        belongs: 'lists.strings.project-id',
        call: 'GET /strings',
        expected: stringsOf(PROJECT).map(({ id }) => id),
        actual: ids ?? [],
      });
    },
  ),

  ...checkEachEdition(
    'lists.bearer',
    { title: 'no list is given without a token', cites: ['lists.bearer'] },
    async (attempt, edition) => {
      const { target } = attempt;
      const address = target.api(edition);
      const sound = await projects(target, address, await accessTokenOf(attempt));
      if (sound.response.status !== 200)
        throw new Blocked(`with a token the project list answers ${sound.response.status}`);
      const despite = 'the request carries no token';
      for (const path of ['/projects', `/projects/${attempt.target.plan.lists.projectId ?? PROJECT}/strings`]) {
        const exchange = await target.send({
          method: 'GET',
          url: `${address}/api/v2${path}`,
          headers: { accept: 'application/json' },
        });
        attempt.judge(keptOut, { exchange, requirement: 'lists.bearer', despite });
      }
    },
  ),
];
