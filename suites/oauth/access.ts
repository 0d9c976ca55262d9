import { keptOut, letIn } from './judges.ts';
import { projects, request, tokensFor } from './steps.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';

/** Who is let in by the API. */
export const accessChecks: readonly Check[] = [
  ...checkEachEdition(
    'oauth.access.bearer',
    { title: 'the project list is given for the access token', cites: ['oauth.access.bearer'] },
    async (attempt, edition) => {
      const address = attempt.target.api(edition);
      const { access } = await tokensFor(attempt, request(attempt, await attempt.target.app('confidential'), 'S256'));
      attempt.judge(letIn, {
        exchange: await projects(attempt.target, address, access),
        requirement: 'oauth.access.bearer',
      });
    },
  ),

  ...checkEachEdition(
    'oauth.access.invented',
    { title: 'the project list is not given for an invented token', cites: ['oauth.access.token-issued'] },
    async (attempt, edition) => {
      const address = attempt.target.api(edition);
      const { access } = await tokensFor(attempt, request(attempt, await attempt.target.app('confidential'), 'S256'));
      const { response } = await projects(attempt.target, address, access);
      if (response.status !== 200)
        throw new Blocked(`a token of the token endpoint is answered with ${response.status}`);
      const exchange = await projects(attempt.target, address, attempt.chance.text(40));
      attempt.judge(keptOut, {
        exchange,
        requirement: 'oauth.access.token-issued',
        despite: 'the token was never issued',
      });
    },
  ),
];
