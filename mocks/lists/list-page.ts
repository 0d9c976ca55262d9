import type { Matches } from './list-filter.ts';
import type { Order } from './list-query.ts';
import type { Unit } from './resources.ts';

/** The units of one page that match, looking no further than its end; without `matches` all do. */
export function pageOf(
  units: readonly Unit[],
  matches: Matches | undefined,
  from: number,
  size: number,
): readonly Unit[] {
  if (matches === undefined) return units.slice(from, from + size);
  const chosen: Unit[] = [];
  let skipped = 0;
  for (const unit of units) {
    const kept = matching(unit, matches);
    if (kept === undefined) continue;
    if (skipped < from) {
      skipped += 1;
      continue;
    }
    chosen.push(kept);
    if (chosen.length >= size) break;
  }
  return chosen;
}

/** The unit with those of its subjects that match, itself when all do, undefined when none does. */
function matching(unit: Unit, matches: Matches): Unit | undefined {
  const { subjects } = unit;
  if (subjects.length === 1) return matches(subjects[0]) ? unit : undefined;
  const kept = subjects.filter(matches);
  if (kept.length === 0) return undefined;
  return kept.length === subjects.length ? unit : { ...unit, subjects: kept };
}

/** Units by fields of their records; absent values first, records that are alike in the order they came in. */
export function inOrder(units: readonly Unit[], orders: readonly Order[], record: (unit: Unit) => object): Unit[] {
  const shown = units.map((unit) => ({ unit, fields: record(unit) as Record<string, string | number | null> }));
  shown.sort((a, b) => {
    for (const { field, isDescending } of orders) {
      const [left, right] = [a.fields[field] ?? '', b.fields[field] ?? ''];
      if (left !== right) return left < right === isDescending ? 1 : -1;
    }
    return 0;
  });
  return shown.map(({ unit }) => unit);
}
