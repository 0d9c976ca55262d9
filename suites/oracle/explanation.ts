import { kebabCase } from '../../run/kebab-case.ts';
import type { EvaluatedCase } from './evaluated-case.ts';
import type { QueryTarget } from './query-target.ts';

/** Says why an expression selects a record or not: by the members of the record that it names. */
export const explainSelection =
  ({ records }: QueryTarget, { traits }: EvaluatedCase) =>
  (id: number): string => {
    const record = records.find((one) => one.id === id)?.record ?? {};
    const named = new Set(traits.map(({ requirement }) => requirement.split('.').at(-1)));
    return `the record is ${JSON.stringify(pruned(record, named))}`;
  };

/** A value with only the members that are named, at every depth; what names none stays whole. */
function pruned(value: unknown, named: ReadonlySet<string | undefined>): unknown {
  if (Array.isArray(value)) return value.map((each) => pruned(each, named));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => named.has(kebabCase(name).replaceAll(' ', '-')));
  return Object.fromEntries(kept.map(([name, each]) => [name, pruned(each, named)]));
}
