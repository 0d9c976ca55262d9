import type { Cell, Row } from './matrix-rows.ts';
import { POWERS } from '../../spec/run.ts';
import type { Power } from '../../spec/run.ts';

/** How many of some faults each way of judging notices. */
export interface MatrixLine {
  readonly area: string;
  readonly standing: Row['standing'];
  readonly faults: number;
  /** Noticed by the default run, and blamed on the requirement that the fault breaks. */
  readonly named: number;
  /** Noticed by a power alone; `lesser` by the records or the relations, without any dataset. */
  readonly noticed: Readonly<Partial<Record<Power | 'lesser', number>>>;
}

/** What `docs/matrix.json` holds. */
export interface Matrix {
  readonly format: 1;
  /** Faults that were looked at, and those that the kit knows besides: none after a whole run. */
  readonly faults: number;
  readonly waiting: number;
  readonly noticed: number;
  readonly lines: readonly MatrixLine[];
  /** Without a dataset: the faults of what is stated about the language and the lists, and of members not read. */
  readonly lesser: {
    readonly reading: { readonly faults: number; readonly noticed: number };
    readonly members: { readonly faults: number; readonly noticed: number };
  };
  /** Faults that the default run does not notice. */
  readonly survivors: readonly string[];
  /** Faults that neither records nor relations notice. */
  readonly survivorsOfLesser: readonly string[];
  /** For each check that alone notices something: how many faults. */
  readonly uniqueKills: Readonly<Record<string, number>>;
  readonly falseAlarms: { readonly combinations: number; readonly alarms: readonly string[] };
  /** Expressions that the default run asks until the first wrong answer, by fault. */
  readonly cases: Readonly<Record<string, number>>;
}

const isNoticed = (cell: Cell | undefined) => cell !== undefined && cell.result !== 'missed';
const byLesser = ({ cells }: Row) => isNoticed(cells.records) || isNoticed(cells.relations);
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
  const unique = new Map<string, number>();
  for (const { cells } of rows) {
    const [only, other] = cells.data?.by ?? [];
    if (only !== undefined && other === undefined) unique.set(only, (unique.get(only) ?? 0) + 1);
  }
  return {
    format: 1,
    faults: rows.length,
    waiting,
    noticed: rows.filter(({ cells }) => isNoticed(cells.data)).length,
    lines,
    lesser: { reading: part(reading), members: part(members) },
    survivors: rows.filter(({ cells }) => !isNoticed(cells.data)).map(({ fault }) => fault),
    survivorsOfLesser: listed.filter((row) => !byLesser(row)).map(({ fault }) => fault),
    uniqueKills: Object.fromEntries([...unique].sort(([a], [b]) => (a < b ? -1 : 1))),
    falseAlarms,
    cases: Object.fromEntries(
      rows.flatMap(({ fault, cells }) => (cells.data?.cases === undefined ? [] : [[fault, cells.data.cases]])),
    ),
  };
}

function lineOf(area: string, standing: Row['standing'], mine: readonly Row[]): MatrixLine {
  const noticed = (power: Power) => mine.filter(({ cells }) => isNoticed(cells[power])).length;
  const powers = POWERS.filter((power) => mine.some(({ cells }) => cells[power] !== undefined));
  return {
    ...{ area, standing, faults: mine.length },
    named: mine.filter(({ cells }) => cells.data?.result === 'named').length,
    noticed: {
      ...Object.fromEntries(powers.map((power) => [power, noticed(power)])),
      ...(powers.length > 1 ? { lesser: mine.filter(byLesser).length } : {}),
    },
  };
}

const rate = (some: number | undefined, of: number) => (some === undefined ? '' : `${Math.floor((100 * some) / of)} %`);

/** The table that README shows. */
export function matrixTable({ lines }: Pick<Matrix, 'lines'>): string {
  const rows = lines.map(({ area, standing, faults, named, noticed }) => [
    ...[area, standing, `${faults}`, rate(noticed.data, faults), rate(named, faults)],
    ...[rate(noticed.records, faults), rate(noticed.relations, faults), rate(noticed.lesser, faults)],
  ]);
  const head = ['area', 'breaks what is', 'faults', 'noticed', 'and named', 'records', 'relations', 'either of these'];
  return table([head, ...rows]);
}

/** `docs/matrix.md`, which says the same as `docs/matrix.json` to people. */
export function matrixPage(matrix: Matrix): string {
  const { faults, waiting, noticed, lesser, survivors, survivorsOfLesser, uniqueKills, falseAlarms, cases } = matrix;
  const list = (names: readonly string[]) =>
    names.length === 0 ? 'None.' : names.map((one) => `- \`${one}\``).join('\n');
  const asked = Object.values(cases).sort((a, b) => a - b);
  const share = ({ faults: all, noticed: some }: { faults: number; noticed: number }) =>
    `${some} of ${all} (${rate(some, all)})`;
  return `# The matrix

Every fault of the reference service and of the reference app against the checks: \`npm run matrix\` writes this page and
[matrix.json](matrix.json). A fault is _noticed_ when a run with it has a finding, and _named_ when the finding blames
the requirement that the fault breaks.

${matrixTable(matrix)}

${waiting > 0 ? `- Not looked at yet: ${waiting} faults, which wait for a whole run.\n` : ''}- Noticed by the default run: ${share({ faults, noticed })}.
- Without a dataset, by records and relations alone: ${share(lesser.reading)} of the faults of what is stated about the
  language and the lists, and ${share(lesser.members)} of the members that a service does not read at all.
- False alarms in ${falseAlarms.combinations} combinations of answers to gaps, in which every two answers meet: ${falseAlarms.alarms.length}.
- Expressions asked until a fault of the language shows: ${asked[Math.floor(asked.length / 2)] ?? 0} in the middle, ${asked.at(-1) ?? 0} at most.

## Not noticed by the default run

${list(survivors)}

## Not noticed without a dataset

${list(survivorsOfLesser)}

## Checks that alone notice something

${table([['check', 'faults that only it notices'], ...Object.entries(uniqueKills).map(([check, count]) => [`\`${check}\``, `${count}`])])}
`;
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const BEGIN = '<!-- matrix: written by npm run matrix -->';
const END = '<!-- /matrix -->';

/** A text with the table put between its markers. Throws an Error where it has none. */
export function withTable(text: string, matrix: Matrix): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the text has no place for the table between ${BEGIN} and ${END}`);
  return `${text.slice(0, from)}${BEGIN}\n\n${matrixTable(matrix)}\n\n${text.slice(to)}`;
}
