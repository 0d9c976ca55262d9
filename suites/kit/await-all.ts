/**
 * The results of all, in their order. Where one fails, throws once the others have ended too: what goes on after a check
 * would be taken for a part of the next one.
 */
export async function awaitAll<All extends readonly unknown[] | []>(
  all: All,
): Promise<{ -readonly [Index in keyof All]: Awaited<All[Index]> }> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
