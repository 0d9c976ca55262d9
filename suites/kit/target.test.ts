import { expect, test } from 'vitest';
import type { Send } from './exchange.ts';
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
