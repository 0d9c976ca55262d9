import { setImmediate } from 'node:timers/promises';
import { awaitAll } from './await-all.ts';

/**
 * Calls `act` for each item, up to `limit` at a time, and returns the results in the order of the items. The next item is
 * taken while the one before it is waited for, once that has been sent: making it takes no time of the target. After a
 * failure no further call begins, and what it threw is thrown once those that had begun have ended.
 */
export async function mapConcurrent<Item, Result>(
  limit: number,
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items[Symbol.iterator]();
  let taken = 0;
  let hasFailed = false;
  const take = () => {
    const item = left.next();
    return item.done === true ? undefined : { index: taken++, value: item.value };
  };
  const work = async () => {
    try {
      for (let own = take(); own !== undefined && !hasFailed;) {
        const [result, next] = await awaitAll([act(own.value), setImmediate().then(take)]);
        results[own.index] = result;
        own = next;
      }
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  await awaitAll(Array.from({ length: limit }, work));
  return results;
}

/** The number of requests that a check sends at a time: enough to keep a service busy, too few to burden it. */
export const MAX_CONCURRENT = 8;
