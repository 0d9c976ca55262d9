import { expect, test } from 'vitest';
import { check } from './check.ts';
import type { CheckContext } from './check-context.ts';
import type { Send } from './exchange.ts';
import { PreconditionFailed } from './preconditions.ts';
import type { Rule } from './rule.ts';
import { runCheck } from './run-check.ts';
import { openTarget } from './target.ts';
import type { Target } from './target.ts';
import type { Plan } from '../../run/plan.ts';
import { createSecrets } from '../../run/secrets.ts';
import { plan } from '../../run/test-plan.ts';

const isTrue: Rule<boolean> = {
  requirement: 'oauth.token.verifier-checked',
  expected: 'true',
  violation: (input) => (input ? undefined : { code: 'wrong-result', what: 'it', expected: 'true', actual: 'false' }),
  invalid: [],
  valid: [],
};

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'].map((shape) => ({ shape }));

/** What the first finding of a check with six variants says of them. */
async function runVariants(over: Partial<Plan>, send: (shape: string) => boolean) {
  const body = async ({ judgeEach }: CheckContext) => {
    await judgeEach(isTrue, SHAPES, async ({ shape }) => send(shape));
  };
  const target = {
    plan: { ...plan, ...over },
    secrets: createSecrets(),
    beginCheck: () => undefined,
    takeExchanges: () => [],
    show: () => undefined,
    takeControls: () => [],
  } as unknown as Target;
  const { findings } = await runCheck(
    check('oauth.x', { title: 'x', cites: ['oauth.token.verifier-checked'] }, body),
    target,
  );
  return findings[0]?.among;
}

test('a finding names the first variant that showed it, and how many of all did', async () => {
  expect(await runVariants({}, (shape) => shape < 'c')).toEqual({ shape: 'c', alike: 4, of: 6 });
});

test('a finding of a replay is one of one', async () => {
  const only = { requirement: 'oauth.token.verifier-checked', shape: 'd' } as const;
  expect(await runVariants({ only }, () => false)).toEqual({ shape: 'd', alike: 1, of: 1 });
});

test('variants that were not sent do not count', async () => {
  const send = (shape: string) => {
    if (shape === 'd') throw new PreconditionFailed('the lifetime is over');
    return shape === 'a';
  };
  expect(await runVariants({}, send)).toEqual({ shape: 'b', alike: 2, of: 3 });
});

test('the request of a finding about an expression is that with the expression', async () => {
  const refused: Rule<null> = {
    requirement: 'croql.syntax.count',
    expected: 'the records',
    violation: () => ({
      code: 'expression-refused',
      path: '/p',
      edition: 'hosted',
      expression: 'a and b',
      context: 'source-string',
      hits: 1,
      of: 1,
      status: 400,
      body: '',
    }),
    invalid: [],
    valid: [],
  };
  const asking = check('croql.asked', { title: 'asked', cites: [refused.requirement] }, async ({ target, judge }) => {
    for (const expression of ['a and b', 'a'])
      await target.send({
        method: 'GET',
        url: `${plan.targets[0]!.authUrl}/p?croql=${encodeURIComponent(expression)}`,
        headers: {},
      });
    judge(refused, null);
  });
  const send: Send = async (request) => ({ request, response: { status: 400, headers: {}, body: '' } });
  const { findings } = await runCheck(
    asking,
    openTarget(plan, plan.targets[0]!, () => send),
  );
  expect(findings[0]?.curl).toContain('croql=a%20and%20b');
});
