import { expect, test } from 'vitest';
import { openSession, sessionKey } from './session.ts';

const counter = sessionKey(() => ({ count: 0 }));

test('two sessions share nothing', () => {
  const [one, other] = [openSession(), openSession()];
  one.get(counter).count += 1;
  expect([one.get(counter).count, other.get(counter).count]).toEqual([1, 0]);
});

test('a closed session has released its resources, once, and forgotten its values', async () => {
  const session = openSession();
  const released: string[] = [];
  session.get(counter).count += 1;
  for (const name of ['browser', 'server']) session.onClose(async () => void released.push(name));
  await session.close();
  await session.close();
  expect(released).toEqual(['browser', 'server']);
  expect(session.get(counter).count).toBe(0);
});
