import { expect, test } from 'vitest';
import type { Send } from './exchange.ts';
import { NoResponse } from './exchange.ts';
import { TargetUnreachable } from './preconditions.ts';
import type { StateName } from './target.ts';
import { openTarget } from './target.ts';
import { plan } from '../../run/test-plan.ts';

test('a dataset is loaded again after another one could not be loaded whole', async () => {
  const sent: string[] = [];
  const send: Send = async (request) => {
    const [name] = /first|second/.exec(request.body ?? '') ?? [''];
    sent.push(name);
    return { request, response: { status: name === 'second' ? 500 : 200, headers: {}, body: '{}' } };
  };
  const target = openTarget(plan, { ...plan.targets[0]!, stateUrl: 'http://b.example/_state' }, () => send);
  const [first, second] = ['first', 'second'].map((login) => ({ users: [{ id: 1, login }] }));
  await target.load(first!);
  await target.load(first!);
  expect(sent).toEqual(['first']);
  await expect(target.load(second!)).rejects.toThrow('the dataset is');
  await target.load(first!);
  expect(sent).toEqual(['first', 'second', 'first']);
});

test('an import that takes too long leaves its check undecided, and any other state ends the run', async () => {
  const send: Send = (request) =>
    Promise.reject(new NoResponse('silent', request, 'no complete response within 600 ms'));
  const ask = (name: StateName) =>
    openTarget(plan, { ...plan.targets[0]!, stateUrl: 'http://b.example/_state' }, () => send).state(name, {});
  await expect(ask('the file is imported')).rejects.toMatchObject({ undecided: { code: 'target-silent' } });
  await expect(ask('the dataset is')).rejects.toThrow(TargetUnreachable);
});

test('less is asked of a service that limits the rate again and again, unless the run has a depth', async () => {
  const ask = async (depth?: 'default') => {
    let sent = 0;
    const send: Send = async (request) => {
      const isRefused = sent++ % 2 === 0;
      const headers: Readonly<Record<string, readonly string[]>> = isRefused ? { 'retry-after': ['1'] } : {};
      return { request, response: { status: isRefused ? 429 : 200, headers, body: '[]' } };
    };
    const { depth: _, ...asked } = plan;
    const target = openTarget({ ...asked, ...(depth && { depth }) }, plan.targets[0]!, () => send);
    const depths: unknown[] = [];
    for (let count = 0; count < 3; count++) {
      await target.send({ method: 'GET', url: `${plan.targets[0]!.baseUrl}/api/v2/projects`, headers: {} });
      depths.push(target.plan.depth, target.slowJobMs);
    }
    return depths;
  };
  const [unsaid, said] = await Promise.all([ask(), ask('default')]);
  expect(unsaid).toEqual([undefined, undefined, undefined, undefined, 'quick', 1_000]);
  expect(said).toEqual(['default', undefined, 'default', undefined, 'default', undefined]);
});
