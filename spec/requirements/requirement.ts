import type { Role } from './gap.ts';
import type { GapId } from './gaps.ts';

export type { Role } from './gap.ts';

/** How much stands behind a requirement: the source, a standard that the source names, or only the kit's answer. */
export type Standing = 'stated' | 'standard' | 'assumed';

export type Edition = 'hosted' | 'enterprise';

/** One checkable fact: `says` reads as the headline of the check that found it broken. */
export interface Requirement {
  readonly says: string;
  /** The section of the source. */
  readonly source: string;
  readonly standing: Standing;
  readonly role: Role;
  /** The only edition that it binds; absent: both. */
  readonly edition?: Edition;
  /** The clause of the standard, where the standing is `standard`. */
  readonly clause?: string;
  /** The silence that the kit answers, where the standing is `assumed`. */
  readonly gap?: GapId;
}

/** Requirements of one section of the source, one row each. */
export function stated<const Rows extends Readonly<Record<string, string>>, const R extends Role>(
  source: string,
  role: R,
  rows: Rows,
  edition?: Edition,
): { readonly [Id in keyof Rows]: Requirement & { readonly standing: 'stated'; readonly role: R } } {
  const only = edition === undefined ? {} : { edition };
  return table(rows, (says) => ({ says, source, standing: 'stated', role, ...only }));
}

/** Requirements of the standards that a section of the source names, one row each: the clause, then what it says. */
export function standard<
  const Rows extends Readonly<Record<string, readonly [clause: string, says: string]>>,
  const R extends Role,
>(
  source: string,
  role: R,
  rows: Rows,
): { readonly [Id in keyof Rows]: Requirement & { readonly standing: 'standard'; readonly role: R } } {
  return table(rows, ([clause, says]) => ({ says, source, standing: 'standard', role, clause }));
}

function table<Rows extends Readonly<Record<string, unknown>>, Made>(
  rows: Rows,
  make: (row: Rows[keyof Rows]) => Made,
): { readonly [Id in keyof Rows]: Made } {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, make(row as Rows[keyof Rows])])) as {
    [Id in keyof Rows]: Made;
  };
}
