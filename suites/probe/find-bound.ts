/** What a target makes of one size. */
export interface Trial {
  readonly isAccepted: boolean;
  /** Numbers that a refusal names: the bound may be among them. */
  readonly hints?: readonly number[];
  /** The refusal is about something else that grows with the size, so the exact bound does not matter. */
  readonly isRough?: boolean;
}

/** Sizes to try. */
export interface Sizes {
  /** A size that is known to be accepted. */
  readonly from: number;
  /** The largest size to try. */
  readonly to: number;
  /** Bounds that are common, the most likely one first. */
  readonly likely: readonly number[];
  /** The maximum number of trials. */
  readonly trials: number;
}

/** The largest size that was accepted and the smallest that was refused; exact if they are neighbours. */
export interface Bound {
  readonly accepted: number;
  readonly refused?: number;
  /** A trial was neither accepted nor refused, which ended the search. */
  readonly isUnclear?: true;
  readonly isRough?: true;
}

/**
 * Finds the largest size that a target accepts, if it accepts every size below it. The likely bounds are tried first, then
 * those that a refusal names, then the middle.
 */
export async function findBound(
  attempt: (size: number) => Promise<Trial | undefined>,
  { from, to, likely, trials }: Sizes,
): Promise<Bound> {
  let accepted = from;
  let refused = Infinity;
  let hints: readonly number[] = [];
  let isRough = false;
  const [first = to] = likely;
  for (let turn = 0; turn < trials && refused - accepted > 1 && accepted < to; turn++) {
    const inside = (size: number) => size > accepted && size < refused && size <= to;
    const bounds = [...hints, ...likely].filter((size) => size === accepted || inside(size));
    const next =
      [first, first + 1, ...hints, ...hints.map((hint) => hint + 1), to].find(
        (size, index) => inside(size) && (index !== 1 || accepted === first),
      ) ??
      takeMiddle(bounds.filter(inside)) ??
      (isRough ? undefined : bounds.includes(accepted) ? accepted + 1 : Math.floor((accepted + refused) / 2));
    if (next === undefined) break;
    const trial = await attempt(next);
    if (trial === undefined) return { accepted, ...(refused === Infinity ? {} : { refused }), isUnclear: true };
    if (trial.isAccepted) accepted = next;
    else {
      refused = next;
      isRough = trial.isRough === true;
      hints = trial.hints ?? [];
    }
  }
  return { accepted, ...(refused === Infinity ? {} : { refused }), ...(isRough ? { isRough } : {}) };
}

function takeMiddle(sizes: readonly number[]): number | undefined {
  const sorted = [...sizes].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
