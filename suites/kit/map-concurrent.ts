/**
 * Calls `act` for each item, up to `limit` at a time, and returns the results in the order of the items. An item is taken
 * when its turn comes, so that items can be made while others are waited for.
 */
export async function mapConcurrent<Item, Result>(
  limit: number,
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items[Symbol.iterator]();
  let taken = 0;
  const work = async () => {
    for (let item = left.next(); item.done !== true; item = left.next()) {
      const index = taken++;
      results[index] = await act(item.value);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

/** The number of requests that a check sends at a time: enough to keep a service busy, too few to burden it. */
export const MAX_CONCURRENT = 8;
