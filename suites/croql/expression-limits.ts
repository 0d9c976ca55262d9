import type { CheckContext } from '../kit/check-context.ts';
import { sessionKey } from '../kit/session.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';
import { parse } from '../../croql/parser.ts';
import { children } from '../../croql/tree.ts';
import type { Node } from '../../croql/tree.ts';

/** What a target may limit of an expression. The source says that the greatest length is not shown; a parser has limits of its own, too. */
interface Limit {
  readonly measure: (expression: string) => number;
  /** A target that refuses less refuses it for something else. */
  readonly least: number;
  /** What every target accepts unless it says otherwise. */
  readonly usual: number;
  /** True expressions of a size. What refuses all of them refuses their size. */
  readonly ofSize: readonly ((size: number) => string)[];
}

const AND = ' and 1 = 1';
const isText = (length: number) => `"" != "${'a'.repeat(Math.max(1, length - 8))}"`;

/** In characters. */
const LENGTH: Limit = {
  ...{ measure: ({ length }) => length, least: 250, usual: 8_000 },
  // One of a long text, and one of many parts.
  ofSize: [
    isText,
    (length) => {
      const parts = Math.floor((length - isText(0).length - 1) / AND.length);
      return isText(length - parts * AND.length) + AND.repeat(parts);
    },
  ],
};

/** In levels, of which targets count more or fewer: of parentheses, and of parts within others. */
const DEPTH: Limit = {
  measure: (expression) => depthOf(parse(expression).tree) + parenthesesOf(expression),
  ...{ least: 6, usual: 64 },
  ofSize: [(levels) => `${'('.repeat(levels)}1 = 1${')'.repeat(levels)}`],
};

/** In signs and words of the language, of which targets count some or all. */
const PARTS: Limit = {
  measure: (expression) => withoutLiterals(expression).match(PART)?.length ?? 0,
  ...{ least: 20, usual: 800 },
  ofSize: [(parts) => `1 = 1${AND.repeat(Math.ceil((parts - 1) / 2))}`],
};

const PART = /[()*/+-]|[<>=!≠≥≤]+|\b(?:and|or|xor|not|of|where|with|between|contains|if|then|else)\b/gi;
const withoutLiterals = (expression: string) => expression.replace(/"[^"]*"|'[^']*'/g, '');

const depthOf = (node: Node): number => 1 + Math.max(0, ...children(node).map(depthOf));

/** How many parentheses are open at most. */
function parenthesesOf(expression: string): number {
  let [open, most] = [0, 0];
  for (const [sign] of withoutLiterals(expression).matchAll(/[()]/g)) {
    open += sign === '(' ? 1 : -1;
    most = Math.max(most, open);
  }
  return most;
}

const known = sessionKey(
  () => new Map<Limit, Map<string, Promise<number>>>([LENGTH, DEPTH, PARTS].map((one) => [one, new Map()])),
);

/**
 * Whether an expression that a list has refused is longer or deeper, or has more parts, than any that it
 * accepts. A list is asked for its
 * limits once, and not before it has refused an expression that may exceed them.
 */
export async function exceedsLimits(context: CheckContext, address: string, expression: string): Promise<boolean> {
  const told = Number(context.target.plan.answers['croql.length'] ?? LENGTH.usual);
  if (told < LENGTH.usual && expression.length > told) return true;
  for (const limit of told < LENGTH.usual ? [DEPTH, PARTS] : [LENGTH, DEPTH, PARTS]) {
    const size = limit.measure(expression);
    if (size > limit.least && size > (await findMost(context, address, limit))) return true;
  }
  return false;
}

/** The greatest size that a list accepts, or Infinity where it accepts what any target does. */
function findMost(context: CheckContext, address: string, limit: Limit): Promise<number> {
  const found = context.target.session.get(known).get(limit)!;
  const before = found.get(address);
  if (before) return before;
  const finding = measure(context, address, limit);
  found.set(address, finding);
  // A target that did not respond may respond to the next check.
  finding.catch(() => found.delete(address));
  return finding;
}

async function measure(context: CheckContext, address: string, { least, usual, ofSize }: Limit): Promise<number> {
  const { target } = context;
  const token = await getAccessToken(context);
  const isAccepted = async (size: number) => {
    for (const write of ofSize)
      if ((await readList(target, address, { croql: write(size) }, token, { most: 1 })).ids !== null) return true;
    return false;
  };
  if ((await isAccepted(usual)) || !(await isAccepted(least))) return Infinity;
  let [accepted, refused] = [least, usual];
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (await isAccepted(middle)) accepted = middle;
    else refused = middle;
  }
  return accepted;
}
