import type { Cell, Row } from './matrix-rows.ts';
import { ORACLES } from '../../run/plan.ts';
import type { OracleLevel } from '../../run/plan.ts';

/** How many faults of an area each oracle detects. */
export interface MatrixLine {
  readonly area: string;
  readonly standing: Row['standing'];
  readonly faults: number;
  /** Detected by the default run, with a finding of the requirement that the fault violates. */
  readonly named: number;
  /** Detected with one oracle only; `lesser`: by records or metamorphic relations, without a dataset. */
  readonly noticed: Readonly<Partial<Record<OracleLevel | 'lesser', number>>>;
}

/** The content of `docs/matrix.json`. */
export interface Matrix {
  readonly format: 1;
  /** Faults that were tested, and those that were not: none after a complete run. */
  readonly faults: number;
  readonly waiting: number;
  readonly noticed: number;
  readonly lines: readonly MatrixLine[];
  /** Without a dataset: faults of stated requirements of the language and the lists, and of unread members. */
  readonly lesser: {
    readonly reading: { readonly faults: number; readonly noticed: number };
    readonly members: { readonly faults: number; readonly noticed: number };
  };
  /** Faults that the default run does not detect. */
  readonly survivors: readonly string[];
  /** Faults that neither records nor metamorphic relations detect. */
  readonly survivorsOfLesser: readonly string[];
  readonly falseAlarms: { readonly combinations: number; readonly alarms: readonly string[] };
  /** Number of expressions until the first wrong result in the default run, by fault. */
  readonly cases: Readonly<Record<string, number>>;
}

const isNoticed = (cell: Cell | undefined) => cell !== undefined && cell.result !== 'missed';
const byLesser = ({ cells }: Row) => isNoticed(cells.records) || isNoticed(cells.metamorphic);
const STANDINGS = ['stated', 'standard', 'assumed'] as const;

/** Adds rows up. */
export function summarize(rows: readonly Row[], falseAlarms: Matrix['falseAlarms'], waiting = 0): Matrix {
  const areas = [...new Set(rows.map(({ area }) => area))];
  const lines = areas.flatMap((area) =>
    STANDINGS.flatMap((standing) => {
      const mine = rows.filter((row) => row.area === area && row.standing === standing);
      return mine.length === 0 ? [] : [lineOf(area, standing, mine)];
    }),
  );
  const listed = rows.filter(({ cells }) => cells.records !== undefined);
  const reading = listed.filter(({ area, standing }) => area !== 'croql member' && standing === 'stated');
  const members = listed.filter(({ area }) => area === 'croql member');
  const part = (some: readonly Row[]) => ({ faults: some.length, noticed: some.filter(byLesser).length });
  return {
    format: 1,
    faults: rows.length,
    waiting,
    noticed: rows.filter(({ cells }) => isNoticed(cells.reference)).length,
    lines,
    lesser: { reading: part(reading), members: part(members) },
    survivors: rows.filter(({ cells }) => !isNoticed(cells.reference)).map(({ fault }) => fault),
    survivorsOfLesser: listed.filter((row) => !byLesser(row)).map(({ fault }) => fault),
    falseAlarms,
    cases: Object.fromEntries(
      rows.flatMap(({ fault, cells }) =>
        cells.reference?.cases === undefined ? [] : [[fault, cells.reference.cases]],
      ),
    ),
  };
}

function lineOf(area: string, standing: Row['standing'], mine: readonly Row[]): MatrixLine {
  const noticed = (oracle: OracleLevel) => mine.filter(({ cells }) => isNoticed(cells[oracle])).length;
  const oracles = ORACLES.filter((oracle) => mine.some(({ cells }) => cells[oracle] !== undefined));
  return {
    ...{ area, standing, faults: mine.length },
    named: mine.filter(({ cells }) => cells.reference?.result === 'named').length,
    noticed: {
      ...Object.fromEntries(oracles.map((oracle) => [oracle, noticed(oracle)])),
      ...(oracles.length > 1 ? { lesser: mine.filter(byLesser).length } : {}),
    },
  };
}

const rate = (some: number | undefined, of: number) => (some === undefined ? '' : `${Math.floor((100 * some) / of)} %`);

/** The table of the README. */
function matrixTable({ lines }: Pick<Matrix, 'lines'>): string {
  const rows = lines.map(({ area, standing, faults, named, noticed }) => [
    ...[area, standing, `${faults}`, rate(noticed.reference, faults), rate(named, faults)],
    ...[rate(noticed.records, faults), rate(noticed.metamorphic, faults), rate(noticed.lesser, faults)],
  ]);
  const head = ['area', 'standing', 'faults', 'detected', 'named', 'records', 'metamorphic', 'either'];
  return table([head, ...rows]);
}

/** `docs/matrix.md`: the content of `docs/matrix.json` for people, with the sections that other commands write. */
export function matrixPage(
  matrix: Matrix,
  others: { readonly quick: string; readonly blame: string; readonly mutants: string },
): string {
  const { faults, waiting, noticed, lesser, survivors, survivorsOfLesser, falseAlarms, cases } = matrix;
  const list = (names: readonly string[]) =>
    names.length === 0 ? 'None.' : names.map((one) => `- \`${one}\``).join('\n');
  const asked = Object.values(cases).sort((a, b) => a - b);
  const share = ({ faults: all, noticed: some }: { faults: number; noticed: number }) =>
    `${some} of ${all} (${rate(some, all)})`;
  return `# The fault matrix

Every fault of the reference service and of the reference app, against the checks. \`npm run matrix\` writes this page and
\`matrix.json\`. A fault is _detected_ when a run with it has a finding, and _named_ when a finding has the
requirement that the fault violates. The columns _records_, _metamorphic_ and _either_ are for runs without a dataset.

${matrixTable(matrix)}

${waiting > 0 ? `- Not tested yet: ${waiting} faults, which need a complete run.\n` : ''}- Detection rate of the default run: ${share({ faults, noticed })}.
- Without a dataset, by records and metamorphic relations: ${share(lesser.reading)} of the faults of stated requirements of the
  language and the lists, and ${share(lesser.members)} of the members that a service does not read at all.
- False alarms in ${falseAlarms.combinations} combinations of resolutions of gaps, which have every pair of resolutions: ${falseAlarms.alarms.length}.
- Expressions until a fault of the language shows: median ${asked[Math.floor(asked.length / 2)] ?? 0}, maximum ${asked.at(-1) ?? 0}.

${others.quick}

${others.blame}

${others.mutants}

## Not detected by the default run

${list(survivors)}

## Not detected without a dataset

${list(survivorsOfLesser)}
`;
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A part of a document that a command writes. */
interface Part {
  readonly begin: string;
  readonly end: string;
}
const TABLE: Part = { begin: '<!-- matrix: written by npm run matrix -->', end: '<!-- /matrix -->' };
const BLAME: Part = { begin: '<!-- blame: written by npm run matrix -- --blame -->', end: '<!-- /blame -->' };
const QUICK: Part = { begin: '<!-- quick: written by npm run matrix -- --quick -->', end: '<!-- /quick -->' };
const MUTANTS: Part = { begin: '<!-- mutants: written by npm run mutants -->', end: '<!-- /mutants -->' };

function findPart(text: string, { begin, end }: Part): readonly [from: number, to: number] {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the text has no place between ${begin} and ${end}`);
  return [from, to + end.length];
}

function replacePart(text: string, part: Part, content: string): string {
  const [from, to] = findPart(text, part);
  return `${text.slice(0, from)}${part.begin}\n\n${content}\n\n${part.end}${text.slice(to)}`;
}

/** A text with the table put between its markers. Throws an Error where it has none. */
export const withTable = (text: string, matrix: Matrix): string => replacePart(text, TABLE, matrixTable(matrix));

/** A text with the section about mutants replaced. Throws an Error where it has none. */
export const withMutants = (text: string, section: string): string => replacePart(text, MUTANTS, section);

/** A text with the section about the first finding replaced. Throws an Error where it has none. */
export const withBlame = (text: string, section: string): string => replacePart(text, BLAME, section);

/** A text with the section about quick runs replaced. Throws an Error where it has none. */
export const withQuick = (text: string, section: string): string => replacePart(text, QUICK, section);

/** That section in a text, with its markers. Throws an Error where it has none. */
export const findQuick = (text: string): string => text.slice(...findPart(text, QUICK));

/** The section about the first finding in a text, with its markers. Throws an Error where it has none. */
export const findBlame = (text: string): string => text.slice(...findPart(text, BLAME));

/** The section about mutants in a text, with its markers. Throws an Error where it has none. */
export const findMutants = (text: string): string => text.slice(...findPart(text, MUTANTS));
