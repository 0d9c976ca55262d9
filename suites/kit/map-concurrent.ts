import { setImmediate } from 'node:timers/promises';

/**
 * Calls `act` for each item, up to `limit` at a time, and returns the results in the order of the items. The next item is
 * taken while the one before it is waited for, once that has been sent: making it takes no time of the target.
 */
export async function mapConcurrent<Item, Result>(
  limit: number,
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items[Symbol.iterator]();
  let taken = 0;
  const take = () => {
    const item = left.next();
    return item.done === true ? undefined : { index: taken++, value: item.value };
  };
  const work = async () => {
    for (let own = take(); own !== undefined;) {
      const [result, next] = await Promise.all([act(own.value), setImmediate().then(take)]);
      results[own.index] = result;
      own = next;
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

/** The number of requests that a check sends at a time: enough to keep a service busy, too few to burden it. */
export const MAX_CONCURRENT = 8;
