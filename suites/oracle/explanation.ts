import type { Tried } from './asking.ts';
import type { Subject } from './subject.ts';

/** Says why an expression selects a record or not: by the members of the record that it names. */
export const because =
  ({ records }: Subject, { traits }: Tried) =>
  (id: number): string => {
    const record = records.find((one) => one.id === id)?.record ?? {};
    const named = new Set(traits.map(({ requirement }) => requirement.split('.').at(-1)));
    return `the record is ${JSON.stringify(pruned(record, named))}`;
  };

/** A value with only the members that are named, at every depth; what names none stays whole. */
function pruned(value: unknown, named: ReadonlySet<string | undefined>): unknown {
  if (Array.isArray(value)) return value.map((each) => pruned(each, named));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) =>
    named.has(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(' ', '-')),
  );
  return Object.fromEntries(kept.map(([name, each]) => [name, pruned(each, named)]));
}
