import { AREAS, DECIDED, FAMILIES } from './mutant.ts';
import type { Area, Family, MutantRow } from './mutant.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What became of the mutants of one family and area. */
interface Counts {
  readonly sampled: number;
  /** A run fails, because of what the source or a standard says. */
  readonly failed: number;
  /** The source says that the reference is right, and a whole run comes to no verdict; null in samples that have no verdicts. */
  readonly inconclusive: number | null;
  /** The source says that the reference is right, and a whole run says that the mutant conforms. */
  readonly survived: number;
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
  /** The failed that violate one requirement, and those of them whose first finding names it. */
  readonly known: number;
  readonly named: number;
  /** Of the failed, inconclusive and survived: those that a run without a dataset was tried on, and those that fail it. */
  readonly triedWithoutDataset?: number;
  readonly failedWithoutDataset?: number;
}

/** The counts of one family and area, and the run that they are of. */
export interface MutantLine extends Counts {
  readonly family: Family;
  readonly area: Area;
  readonly commit: string;
  readonly seed: number;
}

/** A row, and the commit at which its mutant was made. */
export type ServedRow = MutantRow & { readonly commit: string };

/** What each mutant violates, where that is one requirement. */
export type Broken = ReadonlyMap<string, RequirementId>;

/** Adds up rows by family and area. A line names every commit that it has rows of. */
export const summarizeMutants = (rows: readonly ServedRow[], seed: number, broken: Broken): readonly MutantLine[] =>
  FAMILIES.flatMap((family) =>
    AREAS.flatMap((area) => {
      const own = rows.filter((row) => row.family === family && row.area === area);
      const commit = [...new Set(own.map((row) => row.commit))].join(', ');
      return own.length === 0 ? [] : [{ family, area, ...countRows(own, broken), commit, seed }];
    }),
  );

const isSurvivor = ({ result, difference }: MutantRow) => !DECIDED.includes(result) && difference.kind === 'stated';

function countRows(rows: readonly MutantRow[], broken: Broken): Counts {
  const results = (name: MutantRow['result']) => rows.filter(({ result }) => result === name).length;
  const undecided = rows.filter(({ result }) => !DECIDED.includes(result));
  const differences = (name: string) => undecided.filter(({ difference }) => difference.kind === name).length;
  const known = rows.filter(({ mutant, result }) => result === 'failed' && broken.has(mutant));
  const tried = rows.filter(({ isNoticedWithoutDataset }) => isNoticedWithoutDataset !== undefined);
  return {
    ...{ sampled: rows.length, failed: results('failed') },
    inconclusive: rows.filter((row) => isSurvivor(row) && row.verdict === 'inconclusive').length,
    survived: rows.filter((row) => isSurvivor(row) && row.verdict !== 'inconclusive').length,
    ...{ silent: differences('silent'), equivalent: differences('none'), unknown: differences('unknown') },
    ...{ timedOut: results('timed out'), crashed: results('crashed') },
    ...{ known: known.length, named: known.filter((row) => row.requirement === broken.get(row.mutant)).length },
    ...(tried.length > 0 && {
      triedWithoutDataset: tried.length,
      failedWithoutDataset: tried.filter((row) => row.isNoticedWithoutDataset).length,
    }),
  };
}

/** The lines of earlier runs and of a new one: for each family and area the new sample, and the one before it. */
export const mergeLines = (earlier: readonly MutantLine[], later: readonly MutantLine[]): readonly MutantLine[] =>
  FAMILIES.flatMap((family) =>
    AREAS.flatMap((area) => {
      const isOwn = (line: MutantLine) => line.family === family && line.area === area;
      const own = later.find(isOwn);
      const before = earlier.filter((line) => isOwn(line) && line.seed !== own?.seed);
      return [...before, ...(own ? [own] : [])].slice(-2);
    }),
  );

const rateOf = (some: number, of: number): string => (of === 0 ? '' : `${Math.floor((1000 * some) / of) / 10} %`);

const shareOf = (some: number, of: number): string => (of === 0 ? '' : `${some} of ${of}`);

const HEAD = [
  'family',
  'area',
  'sampled',
  'failed',
  'inconclusive',
  'survived',
  'noticed',
  'not passed',
  'silent',
  'equivalent',
  'unknown',
  'timed out',
  'crashed',
  'first finding',
  'without a dataset',
];

/** The rates by family and area as a table. */
export function mutantTable(lines: readonly MutantLine[]): string {
  const head = [...HEAD, 'commit', 'seed'];
  const cells = lines.map((line) => {
    const { family, area, sampled, failed, inconclusive, survived, commit, seed } = line;
    const { silent, equivalent, unknown, timedOut, crashed } = line;
    const violating = failed + (inconclusive ?? 0) + survived;
    const rates = [rateOf(failed, violating), inconclusive === null ? '' : rateOf(failed + inconclusive, violating)];
    const counts = [
      sampled,
      failed,
      inconclusive ?? '',
      survived,
      ...rates,
      silent,
      equivalent,
      unknown,
      timedOut,
      crashed,
    ];
    const { known, named, triedWithoutDataset = 0, failedWithoutDataset = 0 } = line;
    const shares = [shareOf(named, known), shareOf(failedWithoutDataset, triedWithoutDataset)];
    return [family, area, ...counts, ...shares, commit, seed];
  });
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The section of `docs/matrix.md` about mutants. */
export const mutantsSection = (lines: readonly MutantLine[]): string => `## Mutants

\`npm run mutants\` makes mutants of the reference by a program. A _data_ mutant corrupts a value on its way; a _code_ mutant
has another piece of source code. What an app makes of a string is its own business, so a data mutant of the app does so in
some jobs only, such as those of a file that it knows or those beside others, or remembers what it should not.

Each is first compared with the reference by requests that are none of the suites': it is
_equivalent_ when they show no difference, and _unknown_ when they do not reach it. The others are served to the checks at
their default depth. One has _failed_ when a run finds a violation of the source or of a standard. One that has not is
_silent_ when the source leaves open which of the two is right. Of the others a whole run of the suites that examine their
area gives a verdict: it is _inconclusive_ when too little could be decided, which no pipeline passes (exit code 5), and has
_survived_ when the run says that it conforms. _Noticed_ is the share of the failed among the failed, inconclusive and
survived; _not passed_ is that of the failed and inconclusive. In samples that say nothing of inconclusive ones, the
survived include them. Both rates leave out those that _timed out_ because the checks did not end, and those that _crashed_. _First finding_ is how many of the failed that misread one member have a first finding
about that member; _without a dataset_ is how many of the violations a run fails that has only a token and the ids of lists. The last two samples of each family and area are shown, each as it was first seen: before the suites were
widened by its survivors. A small sample says little. The sample of an area has equally many data mutants of each kind. Code that neither a check nor the
comparison reaches is not changed, nor is code that only words messages, shows list records, whose form the source leaves
open, or keeps what the console shows.

${mutantTable(lines)}`;

/** The mutants that violate the source and survive, each with what shows it. */
export const describeSurvivors = (rows: readonly MutantRow[]): string =>
  rows
    .filter(isSurvivor)
    .map(({ mutant, result, verdict = '', check = '', difference }) => {
      const shownBy = difference.shownBy ?? '';
      return `- \`${mutant}\` (${verdict === '' ? result : `${result}, ${verdict}`}${check && `: ${check}`})\n  shown by ${shownBy}\n`;
    })
    .join('');
