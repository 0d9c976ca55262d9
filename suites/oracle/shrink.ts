import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** What shrinking needs to know. */
export interface Shrinking<Value, Failure> {
  /** Knows what is smaller than a value. */
  readonly values: Arbitrary<Value>;
  /** Values to begin with; the first that fails is shrunk. */
  readonly from: readonly Value[];
  /** Values to try at most. */
  readonly budget: number;
  /** Tries a value and returns how it fails, if it does. */
  readonly attempt: (value: Value) => Promise<Failure | undefined>;
}

/**
 * How the smallest value fails, or undefined where none of the values to begin with does. fast-check shrinks; what it
 * lacks is a budget of attempts, for each of which a target is sent requests. Past the budget every value passes, and
 * so does a value that was tried before. An error of an attempt is no failure: it ends the search and is thrown.
 */
export async function shrink<Value, Failure>({
  values,
  from,
  budget,
  attempt,
}: Shrinking<Value, Failure>): Promise<Failure | undefined> {
  const tried = new Set<string>();
  let smallest: Failure | undefined;
  let thrown: { readonly error: unknown } | undefined;
  const passes = async (value: Value): Promise<boolean> => {
    const key = fc.stringify(value);
    if (thrown || tried.size >= budget || tried.has(key)) return true;
    tried.add(key);
    try {
      const failure = await attempt(value);
      if (failure === undefined) return true;
      smallest = failure;
      return false;
    } catch (error) {
      thrown = { error };
      return true;
    }
  };
  await fc.check(fc.asyncProperty(values, passes), {
    examples: from.map((value): [Value] => [value]),
    numRuns: from.length,
  });
  if (thrown) throw thrown.error;
  return smallest;
}
