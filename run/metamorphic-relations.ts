/** Relations between the records that related expressions select, whatever the records are. */
export const RELATIONS = {
  same: { says: 'both select the same records', expected: ([, b]) => b },
  complement: {
    says: 'the first selects what the second leaves out',
    expected: ([, b], all) => all.filter((id) => !b!.includes(id)),
  },
  everything: { says: 'it selects every record', expected: (_, all) => all },
  nothing: { says: 'it selects no record', expected: () => [] },
  intersection: {
    says: 'the first selects what all the others do',
    expected: ([, ...parts], all) => all.filter((id) => parts.every((part) => part.includes(id))),
  },
  union: {
    says: 'the first selects what any of the others does',
    expected: ([, ...parts], all) => all.filter((id) => parts.some((part) => part.includes(id))),
  },
  odd: {
    says: 'the first selects what an odd number of the others do',
    expected: ([, ...parts], all) => all.filter((id) => parts.filter((part) => part.includes(id)).length % 2 === 1),
  },
  choice: {
    says: 'the first selects as the third does where the second holds, and as the fourth does elsewhere',
    expected: ([, condition, then, otherwise], all) =>
      all.filter((id) => (condition!.includes(id) ? then : otherwise)!.includes(id)),
  },
  within: {
    says: 'the first selects nothing that the second leaves out',
    expected: ([a, b]) => a!.filter((id) => b!.includes(id)),
  },
  apart: { says: 'no record is selected by both', expected: ([a, b]) => a!.filter((id) => !b!.includes(id)) },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly says: string;
      /** The ids that the first expression has to select, ascending, given what each selected and all ids. */
      readonly expected: (
        selected: readonly (readonly number[])[],
        all: readonly number[],
      ) => readonly number[] | undefined;
    }
  >
>;

/** The name of a relation between the records that several expressions select. */
export type RelationName = keyof typeof RELATIONS;
