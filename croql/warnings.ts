import type { Query } from './checker.ts';
import { findConstantConditions } from './constant-warnings.ts';
import { findRoundaboutCounts, findUnscopedSummaries } from './count-warnings.ts';
import { MAX_DIAGNOSTICS } from './diagnostics.ts';
import { findGapUse } from './gap-warnings.ts';
import { findImpossibleValues } from './value-warnings.ts';
import type { Warning } from './warning.ts';

/** Which warnings are not wanted: their codes, or the ids of gaps. */
export interface WarningOptions {
  readonly disable?: readonly string[] | undefined;
}

/**
 * What the author of a valid expression may not have meant, in the order of the text, at most one for each place. Reads
 * no data: a warning holds for all records that the source allows. Never throws.
 */
export function warnings(query: Query, { disable = [] }: WarningOptions = {}): readonly Warning[] {
  const found = [
    ...findConstantConditions(query),
    ...findImpossibleValues(query),
    ...findGapUse(query),
    ...findRoundaboutCounts(query),
    ...findUnscopedSummaries(query),
  ].filter((each) => !disable.includes(each.code) && !(each.code === 'rests-on-gap' && disable.includes(each.gap)));
  const places = new Map<string, Warning>();
  for (const each of found) {
    const place = `${each.span.start}-${each.span.end}`;
    if (!places.has(place)) places.set(place, each);
  }
  const inOrder = [...places.values()].sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  return inOrder.slice(0, MAX_DIAGNOSTICS);
}
