/** The resolutions that are still possible, by gap. */
export type Domains = ReadonlyMap<string, readonly string[]>;

/** A resolution of each of some gaps, in their order. */
export type Tuple = readonly string[];

/** What an expression shows: the response for each combination of resolutions of the gaps that matter to it. */
export interface Table {
  readonly gaps: readonly string[];
  readonly rows: readonly { readonly tuple: Tuple; readonly outcome: string }[];
}

/** A table of which only the rows with one outcome are left. */
interface Constraint {
  readonly gaps: readonly string[];
  readonly tuples: readonly Tuple[];
}

/** What is known of the resolutions so far. */
export interface Knowledge {
  readonly initial: Domains;
  readonly constraints: readonly Constraint[];
  readonly domains: Domains;
}

/** Nothing is known yet. */
export const knowNothing = (initial: Domains): Knowledge => ({ initial, constraints: [], domains: initial });

const isPossible = (domains: Domains, gaps: readonly string[], tuple: Tuple): boolean =>
  tuple.every((resolution, index) => domains.get(gaps[index]!)?.includes(resolution) ?? false);

/** The rows of a table that are still possible. */
export const possibleRows = ({ gaps, rows }: Table, domains: Domains): Table['rows'] =>
  rows.filter(({ tuple }) => isPossible(domains, gaps, tuple));

/** Keeps the resolutions that every constraint allows together with some resolutions of the others. */
function propagate(initial: Domains, constraints: readonly Constraint[]): Domains {
  const domains = new Map(initial);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { gaps, tuples } of constraints) {
      const left = tuples.filter((tuple) => isPossible(domains, gaps, tuple));
      for (const [index, gap] of gaps.entries()) {
        const before = domains.get(gap)!;
        const after = before.filter((resolution) => left.some((tuple) => tuple[index] === resolution));
        if (after.length === before.length) continue;
        domains.set(gap, after);
        isChanged = true;
      }
    }
  }
  return domains;
}

/**
 * Learns the outcome of an expression. Undefined if it contradicts what is known: no combination of resolutions that are
 * still possible has it.
 */
export function learn(knowledge: Knowledge, table: Table, outcome: string): Knowledge | undefined {
  const tuples = possibleRows(table, knowledge.domains)
    .filter((row) => row.outcome === outcome)
    .map(({ tuple }) => tuple);
  if (tuples.length === 0) return undefined;
  const constraints = [...knowledge.constraints, { gaps: table.gaps, tuples }];
  const domains = propagate(knowledge.initial, constraints);
  if ([...domains.values()].some((left) => left.length === 0)) return undefined;
  return { initial: knowledge.initial, constraints, domains };
}

/** Forgets a gap and all that rested on it: none of its known resolutions explains what was seen. */
export function widen({ initial, constraints }: Knowledge, gap: string): Knowledge {
  const left = constraints.filter(({ gaps }) => !gaps.includes(gap));
  return { initial, constraints: left, domains: propagate(initial, left) };
}

/**
 * How much of what is possible an answer leaves on average: 1 for an expression that tells nothing, less for one that
 * tells more.
 */
export function expectedRest(table: Table, domains: Domains): number {
  const rows = possibleRows(table, domains);
  const counts = new Map<string, number>();
  for (const { outcome } of rows) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + (count / rows.length) ** 2, 0);
}
