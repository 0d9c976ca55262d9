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
  const alone = subjectsAlone(units);
  const chosen: Unit[] = [];
  let skipped = 0;
  for (let index = 0; index < units.length && chosen.length < size; index++) {
    const kept = alone ? matches(alone[index]) && units[index] : matching(units[index]!, matches);
    if (!kept) continue;
    if (skipped < from) skipped += 1;
    else chosen.push(kept);
  }
  return chosen;
}

const known = new WeakMap<readonly Unit[], readonly unknown[] | null>();

/** The subjects of units that have one each, side by side, so that asking them all touches less memory; else null. */
function subjectsAlone(units: readonly Unit[]): readonly unknown[] | null {
  let subjects = known.get(units);
  if (subjects === undefined) {
    subjects = units.every((unit) => unit.subjects.length === 1) ? units.map((unit) => unit.subjects[0]) : null;
    known.set(units, subjects);
  }
  return subjects;
}

/** The unit with those of its subjects that match, itself when all do, undefined when none does. */
function matching(unit: Unit, matches: Matches): Unit | undefined {
  const { subjects } = unit;
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
