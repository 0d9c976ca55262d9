import { expect, test } from 'vitest';
import { LADDER, serviceOfRung } from './partial-services.ts';

const EXPRESSIONS = [
  'is hidden',
  'not is duplicate',
  'text = "a"',
  'max length > 3',
  'text contains "a"',
  "added between '2024-01-01 00:00:00' and 'today'",
  'id of file = 7',
  'count of translations = 2',
  'count of comments where (user = @user:"alice") > 0',
  'max length ≥ 3',
  'max length + 1 = 3',
  'is hidden xor is duplicate',
];

/** How many of the expressions a rung understands. */
async function understood(height: number): Promise<number> {
  const serve = serviceOfRung(height)(async () => Response.json({ data: [] }));
  const statuses = await Promise.all(
    EXPRESSIONS.map(async (expression) => {
      const query = new URLSearchParams({ croql: expression }).toString();
      return (await serve(new Request(`https://api.example/api/v2/projects/1/strings?${query}`))).status;
    }),
  );
  return statuses.filter((status) => status === 200).length;
}

test('each rung of the ladder understands no less than the one below, and the highest everything', async () => {
  const counts = await Promise.all(LADDER.map((_, height) => understood(height)));
  expect(LADDER.length).toBeGreaterThanOrEqual(12);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect([counts[0], counts[1], counts.at(-1)]).toEqual([0, 1, EXPRESSIONS.length]);
});
