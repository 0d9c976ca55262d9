import { expect, test } from 'vitest';
import { check } from './check.ts';
import type { Exchange, Send } from './exchange.ts';
import { PreconditionFailed } from './preconditions.ts';
import type { Rule } from './rule.ts';
import { runCheck } from './run-check.ts';
import { judgeSequence } from './sequence.ts';
import { openTarget } from './target.ts';
import { plan } from '../../run/test-plan.ts';

const isServed: Rule<Exchange> = {
  requirement: 'oauth.access.lifetime',
  expected: 'a response with 200',
  violation: ({ response: { status } }) =>
    status === 200 ? undefined : { code: 'call-refused', call: 'GET', status, body: '' },
  invalid: [],
  valid: [],
};

const { authUrl } = plan.targets[0]!;

/** Runs one sequence of requests to these paths, each of which is judged. */
function runSequence(send: Send, paths: readonly string[]) {
  const sequence = check(
    'oauth.sequence',
    { title: 'all are served', cites: [isServed.requirement] },
    async (context) => {
      await judgeSequence(
        context,
        {
          begin: async () => async (kept, path, say) => {
            say(path);
            kept.judge(isServed, await kept.target.send({ method: 'GET', url: `${authUrl}${path}`, headers: {} }));
          },
          steps: paths,
        },
        'a sequence',
      );
    },
  );
  return runCheck(
    sequence,
    openTarget(plan, plan.targets[0]!, () => send),
  );
}

/** A service that refuses /refused, until the time of the check is used up by this many requests. */
function serve(requests = Infinity): Send {
  let sent = 0;
  return async (request) => {
    if (++sent > requests) throw new PreconditionFailed('the time for one check was used up', { code: 'check-budget' });
    return { request, response: { status: request.url.endsWith('/refused') ? 403 : 200, headers: {}, body: '' } };
  };
}

const shapesOf = ({ findings }: Awaited<ReturnType<typeof runSequence>>) => findings.map(({ among }) => among?.shape);

test('the shortest sequence that shows a violation is reported', async () => {
  expect(shapesOf(await runSequence(serve(), ['/a', '/b', '/c', '/refused']))).toEqual(['/refused']);
});

test('a finding shows the requests of its sequence, and repeats the last one', async () => {
  const [finding] = (await runSequence(serve(), ['/a', '/b', '/c', '/refused', '/d'])).findings;
  expect(finding?.exchanges.map(({ request }) => request.url)).toEqual([`${authUrl}/refused`]);
  expect(finding?.curl).toContain(`${authUrl}/refused`);
});

test('a violation is reported although the search for a shorter sequence cannot go on', async () => {
  expect(shapesOf(await runSequence(serve(4), ['/a', '/b', '/c', '/refused']))).toEqual(['/a; /b; /c; /refused']);
});

test('a sequence of right steps has no finding', async () => {
  const outcome = await runSequence(serve(), ['/a', '/b', '/c']);
  expect(outcome).toMatchObject({ status: 'done', findings: [], decided: [isServed.requirement] });
});
