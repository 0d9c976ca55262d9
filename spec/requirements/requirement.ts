import type { Role } from '../gaps/gap.ts';
import type { GapId } from '../gaps/gaps.ts';

export type { Role } from '../gaps/gap.ts';

/** Who says a requirement: the source, a standard that the source names, or only the kit. */
export type Standing = 'stated' | 'standard' | 'assumed';

/** The editions of the service, which differ in some endpoints and members. */
export type Edition = 'hosted' | 'enterprise';

/** One checkable fact. */
export interface Requirement {
  /** The requirement in a sentence, with MUST or SHOULD; for an assumed one, what the kit assumes. */
  readonly says: string;
  /** The section of the source. */
  readonly source: string;
  readonly standing: Standing;
  readonly role: Role;
  /** The only edition that it binds; absent: both. */
  readonly edition?: Edition;
  /** The clause of the standard, if the standing is `standard`. */
  readonly clause?: string;
  /** The gap that the kit resolves, if the standing is `assumed`. */
  readonly gap?: GapId;
}

/** Requirements of one section of the source, one row each. */
export function stated<Id extends string>(
  source: string,
  role: Role,
  rows: Readonly<Record<Id, string>>,
  edition?: Edition,
): Readonly<Record<Id, Requirement>> {
  const only = edition === undefined ? {} : { edition };
  return table(rows, (says) => ({ says, source, standing: 'stated', role, ...only }));
}

/** Requirements of the standards that a section of the source names, one row each: the clause, then what it says. */
export function standard<Id extends string>(
  source: string,
  role: Role,
  rows: Readonly<Record<Id, readonly [clause: string, says: string]>>,
): Readonly<Record<Id, Requirement>> {
  return table(rows, ([clause, says]) => ({ says, source, standing: 'standard', role, clause }));
}

function table<Id extends string, Row>(
  rows: Readonly<Record<Id, Row>>,
  make: (row: Row) => Requirement,
): Readonly<Record<Id, Requirement>> {
  const made = Object.entries<Row>(rows).map(([id, row]) => [id, make(row)]);
  return Object.fromEntries(made) as Readonly<Record<Id, Requirement>>;
}
