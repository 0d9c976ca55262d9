import { createCached } from './cached/cached.ts';
import { deviations as ofCached, misattributions as byCached } from './cached/deviations.ts';
import type { Deviation, Misattribution } from './lists/deviation.ts';
import { createDocuments } from './documents/documents.ts';
import type { Implementation } from './lists/list-service.ts';
import { deviations as ofPatterns, misattributions as byPatterns } from './patterns/deviations.ts';
import { createPatterns } from './patterns/patterns.ts';
import { deviations as ofPython, misattributions as byPython } from './python/deviations.ts';
import { createPython } from './python/python.ts';
import { deviations as ofSql } from './sql/deviations.ts';
import { createSql } from './sql/sql.ts';

/** A service of another stack, and what the probe found wrong with it. */
interface Row {
  readonly name: string;
  /** Creates it; what has a process of its own is ended by `end`. */
  readonly create: () =>
    | (Implementation & { readonly end?: () => Promise<void> })
    | Promise<Implementation & { readonly end?: () => Promise<void> }>;
  readonly deviations: readonly Deviation[];
  readonly misattributions: readonly Misattribution[];
  /** What it makes of members that a record lacks. The suites name each of them. */
  readonly absent?: string;
}

/** The services of other stacks. */
// prettier-ignore
export const implementations: readonly Row[] = [
  { name: 'sql',       create: createSql,       deviations: ofSql,      misattributions: [], absent: 'they are NULL, and so is what is said of them' },
  { name: 'documents', create: createDocuments, deviations: [],         misattributions: [] },
  { name: 'patterns',  create: createPatterns,  deviations: ofPatterns, misattributions: byPatterns, absent: 'a flag or a collection is undefined, and nothing is said of it' },
  { name: 'python',    create: createPython,    deviations: ofPython,   misattributions: byPython },
  { name: 'cached',    create: createCached,    deviations: ofCached,   misattributions: byCached },
];
