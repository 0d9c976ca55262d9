import { AREAS, FAMILIES } from './mutant.ts';
import type { Area, Family, MutantRow } from './mutant.ts';

/** What became of the mutants of one family and area. */
interface Counts {
  readonly sampled: number;
  /** A run fails, because of what the source or a standard says. */
  readonly failed: number;
  /** The source says that the reference is right, and no check failed. */
  readonly survived: number;
  /** Those of them that kept a check from deciding what it decides of the reference. */
  readonly blocked: number;
  /** A client sees a difference, but only where the source says nothing. */
  readonly silent: number;
  /** The comparison saw no difference, and no check was asked. */
  readonly equivalent: number;
  /** The comparison does not reach it. */
  readonly unknown: number;
  /** The checks did not end. */
  readonly timedOut: number;
  /** The mutant did not start, or ended its process. */
  readonly crashed: number;
}

/** The counts of one family and area, and the run that they are of. */
export interface MutantLine extends Counts {
  readonly family: Family;
  readonly area: Area;
  readonly commit: string;
  readonly seed: number;
}

/** What is counted as it is, whatever a client sees. */
const DECIDED: readonly MutantRow['result'][] = ['failed', 'timed out', 'crashed'];

/** A row, and the commit at which its mutant was made. */
export type ServedRow = MutantRow & { readonly commit: string };

/** Adds up rows by family and area. A line names every commit that it has rows of. */
export const summarizeMutants = (rows: readonly ServedRow[], seed: number): readonly MutantLine[] =>
  FAMILIES.flatMap((family) =>
    AREAS.flatMap((area) => {
      const own = rows.filter((row) => row.family === family && row.area === area);
      const commit = [...new Set(own.map((row) => row.commit))].join(', ');
      return own.length === 0 ? [] : [{ family, area, ...countRows(own), commit, seed }];
    }),
  );

const isSurvivor = ({ result, difference }: MutantRow) => !DECIDED.includes(result) && difference.kind === 'stated';

function countRows(rows: readonly MutantRow[]): Counts {
  const results = (name: MutantRow['result']) => rows.filter(({ result }) => result === name).length;
  const undecided = rows.filter(({ result }) => !DECIDED.includes(result));
  const differences = (name: string) => undecided.filter(({ difference }) => difference.kind === name).length;
  return {
    ...{ sampled: rows.length, failed: results('failed') },
    survived: differences('stated'),
    blocked: rows.filter(isSurvivor).filter(({ result }) => result === 'blocked').length,
    ...{ silent: differences('silent'), equivalent: differences('none'), unknown: differences('unknown') },
    ...{ timedOut: results('timed out'), crashed: results('crashed') },
  };
}

/** The lines of earlier runs with those of a new one in the places of the same families and areas. */
export const mergeLines = (earlier: readonly MutantLine[], later: readonly MutantLine[]): readonly MutantLine[] =>
  FAMILIES.flatMap((family) =>
    AREAS.flatMap((area) => {
      const isOwn = (line: MutantLine) => line.family === family && line.area === area;
      return later.find(isOwn) ?? earlier.find(isOwn) ?? [];
    }),
  );

/** The share of the mutants that fail among those that violate the source, as text. */
const rateOf = ({ failed, survived }: Pick<Counts, 'failed' | 'survived'>): string =>
  failed + survived === 0 ? '' : `${Math.floor((1000 * failed) / (failed + survived)) / 10} %`;

const HEAD = [
  'family',
  'area',
  'sampled',
  'failed',
  'survived',
  'blocked',
  'rate',
  'silent',
  'equivalent',
  'unknown',
  'timed out',
  'crashed',
];

/** The rates by family and area as a table. */
export function mutantTable(lines: readonly MutantLine[]): string {
  const head = [...HEAD, 'commit', 'seed'];
  const cells = lines.map((line) => {
    const { family, area, sampled, failed, survived, blocked, silent, equivalent, unknown, timedOut, crashed } = line;
    const { commit, seed } = line;
    const counts = [sampled, failed, survived, blocked, rateOf(line), silent, equivalent, unknown, timedOut, crashed];
    return [family, area, ...counts, commit, seed];
  });
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The section of `docs/matrix.md` about mutants. */
export const mutantsSection = (lines: readonly MutantLine[]): string => `## Mutants

\`npm run mutants\` makes mutants of the reference by a program. A _data_ mutant corrupts a value on its way; a _code_ mutant
has another piece of source code. Each is first compared with the reference by requests that are none of the suites': it is
_equivalent_ when they show no difference, and _unknown_ when they do not reach it. The others are served to the checks at
their default depth. One has _failed_ when a run finds a violation of the source or of a standard. One that has not
_survived_ when the difference is one about which the source speaks, and is _silent_ when the source leaves it open. The
rate is the share of the failed among the failed and the survived. The survived include the _blocked_, which keep a check
from deciding what it decides of the reference: a run that leaves something untested has not said what is wrong, and a rate
must not rise because the kit decides less. The rate leaves out those that _timed out_ because the checks did not end, and
those that _crashed_. The sample of an area has equally many data mutants of each kind. Code that neither a check nor the
comparison reaches is not changed, nor is code that only words messages, shows list records, whose form the source leaves
open, or keeps what the console shows.

${mutantTable(lines)}`;

/** The mutants that violate the source and survive, each with what shows it. */
export const describeSurvivors = (rows: readonly MutantRow[]): string =>
  rows
    .filter(isSurvivor)
    .map(({ mutant, result, check = '', difference }) => {
      const shownBy = difference.shownBy ?? '';
      return `- \`${mutant}\` (${result}${check && `: ${check}`})\n  shown by ${shownBy}\n`;
    })
    .join('');
