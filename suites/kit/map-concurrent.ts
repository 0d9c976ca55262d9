/** Calls `act` for each item, up to `limit` at a time, and returns the results in the order of the items. */
export async function mapConcurrent<Item, Result>(
  limit: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await act(items[index]!);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}

/** The number of requests that a check sends at a time: enough to keep a service busy, too few to burden it. */
export const MAX_CONCURRENT = 8;
