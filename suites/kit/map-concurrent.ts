/** Does something with each item, so many at once, and gives the results in the order of the items. */
export async function inFlight<Item, Result>(
  most: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await act(items[index]!);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work));
  return results;
}

/** Requests that a check has under way at once: enough to keep a service busy, too few to be a burden. */
export const AT_ONCE = 8;
