import type { CheckContext } from '../kit/check-context.ts';
import { sessionKey } from '../kit/session.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';

/** In characters: the length that every target accepts unless it answers `croql.length` otherwise. */
const USUAL = 8_000;
/** A target that refuses shorter expressions refuses them for something else. */
const LEAST = 250;

const AND = ' and 1 = 1';
const isText = (length: number) => `"" != "${'a'.repeat(Math.max(1, length - 8))}"`;

/** True expressions of a length, one of a long text and one of many parts: what refuses both refuses their length. */
const OF_LENGTH = [
  (length: number) => isText(length),
  (length: number) => {
    const parts = Math.floor((length - isText(0).length - 1) / AND.length);
    return isText(length - parts * AND.length) + AND.repeat(parts);
  },
] as const;

const longest = sessionKey(() => new Map<string, Promise<number>>());

/**
 * Whether an expression that a list has refused is longer than any that it accepts. The source leaves the length open.
 * A list is asked for it once, and not before it has refused an expression that may be too long.
 */
export async function isTooLongFor(context: CheckContext, address: string, { length }: string): Promise<boolean> {
  const told = Number(context.target.plan.answers['croql.length'] ?? USUAL);
  if (told < USUAL) return length > told;
  return length > LEAST && length > (await findLongest(context, address));
}

/** The length of the longest expression that a list accepts, in characters, or Infinity where it accepts what any target does. */
function findLongest(context: CheckContext, address: string): Promise<number> {
  const known = context.target.session.get(longest);
  const before = known.get(address);
  if (before) return before;
  const found = measure(context, address);
  known.set(address, found);
  // A target that did not respond may respond to the next check.
  found.catch(() => known.delete(address));
  return found;
}

async function measure(context: CheckContext, address: string): Promise<number> {
  const { target } = context;
  const token = await getAccessToken(context);
  const isAccepted = async (length: number) => {
    for (const write of OF_LENGTH)
      if ((await readList(target, address, { croql: write(length) }, token, { most: 1 })).ids !== null) return true;
    return false;
  };
  if ((await isAccepted(USUAL)) || !(await isAccepted(LEAST))) return Infinity;
  let [accepted, refused] = [LEAST, USUAL];
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (await isAccepted(middle)) accepted = middle;
    else refused = middle;
  }
  return accepted;
}
