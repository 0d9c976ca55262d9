import { median, spread } from './statistics.ts';

/** A figure that is kept by commit, with what it has to be. */
export interface Measure {
  readonly says: string;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

const connections = (says: string, atLeast: number) => ({
  10: { says: `${says}, 10 connections`, unit: '×', atLeast },
  50: { says: `${says}, 50 connections`, unit: '×', atLeast },
});
const repeated = connections('A page of 25 of 1 000, a repeated expression, beside bare `node:http`', 0.7);
const fresh = connections('The same, a new expression', 0.3);
const tokens = connections('Token requests, beside oauth2-mock-server', 10);

// prettier-ignore
export const MEASURES = {
  'croql.mean':            { says: 'CroQL over 100 000 records, beside predicates by hand: geometric mean', unit: '×', atMost: 1.1 },
  'croql.worst':           { says: 'The same: the slowest of eight queries', unit: '×', atMost: 1.2 },
  'croql.known-shape':     { says: 'From text to predicate, a shape seen before', unit: 'µs', atMost: 20 },
  'croql.new-shape':       { says: 'From text to predicate, a new shape', unit: 'µs', atMost: 40 },
  'croql.kept-shapes':     { says: 'Memory of 10 000 predicates of different shapes that a program keeps', unit: 'MB', atMost: 50 },
  'service.repeated.10':   repeated[10],
  'service.repeated.50':   repeated[50],
  'service.new.10':        fresh[10],
  'service.new.50':        fresh[50],
  'service.tokens.10':     tokens[10],
  'service.tokens.50':     tokens[50],
  'mock.start':            { says: '`locspec mock` to its first response', unit: 'ms', atMost: 180 },
  'mock.idle':             { says: 'Memory of an idle `locspec mock`, beside that of a bare server', unit: '×', atMost: 1.25 },
  'verify.check':          { says: '`locspec verify service` of one check, against the reference service', unit: 's', atMost: 1.5 },
  'verify.quick':          { says: 'The same with `--depth quick`, two workers', unit: 's', atMost: 4 },
  'verify.default':        { says: 'The same at default depth', unit: 's', atMost: 20 },
  'campaign.million':      { says: 'A campaign, for each million expressions, two workers', unit: 's', atMost: 600 },
  'campaign.memory':       { says: 'Memory of its workers at the end, beside that after a tenth', unit: '×', atMost: 1.1 },
  'campaign.report':       { says: 'Its report', unit: 'MB', atMost: 10 },
  'campaign.busy':         { says: 'A target of 50 ms a request, `--workers 16`: part of what it could do', unit: '×', atLeast: 0.9 },
  'dataset.load':          { says: '`locspec mock --data` with 1 000 000 strings, until it is ready', unit: 's', atMost: 15 },
  'dataset.memory':        { says: 'The same: its memory', unit: 'MB', atMost: 1500 },
  'page.indexed':          { says: 'A page of them by an equality that is indexed', unit: 'ms', atMost: 5 },
  'report.page':           { says: 'The report of 2 000 requirements with 10 000 exchanges, until its page can be used', unit: 'ms', atMost: 1000 },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureId = keyof typeof MEASURES;

/** What was measured: the median, and how far the middle half of the values reaches, as a part of it. */
export interface Measured {
  readonly value: number;
  readonly spread?: number;
}

/** A row of the growth table: what was done to something of a size, and what it took. */
export interface Grown {
  readonly what: string;
  readonly size: number;
  readonly ms: number;
  /** Resident memory, or the size of what was written. */
  readonly mb?: number;
}

/** Takes what a benchmark has to say. */
export interface Report {
  readonly print: (line: string) => void;
  /** Notes the values of a measure, which are printed with their spread. */
  readonly note: (id: MeasureId, ...values: readonly number[]) => void;
  readonly grow: (row: Grown) => void;
}

/** A report that keeps what it is told. */
export function createReport(print: Report['print']) {
  const measured: { [Id in MeasureId]?: Measured } = {};
  const grown: Grown[] = [];
  const note: Report['note'] = (id, ...values) => {
    const value = median(values);
    measured[id] = { value, ...(values.length < 3 ? {} : { spread: spread(values) }) };
    print(`  ${id} ${showMeasured(id, measured[id])}; goal ${showGoal(id)}`);
  };
  return { report: { print, note, grow: (row: Grown) => void grown.push(row) } satisfies Report, measured, grown };
}

export const showMeasured = (id: MeasureId, { value, spread: width }: Measured): string =>
  `${round(value)} ${MEASURES[id].unit}${width === undefined ? '' : ` ± ${Math.round((100 * width) / 2)} %`}`;

export function showGoal(id: MeasureId): string {
  const { unit, atMost, atLeast }: Measure = MEASURES[id];
  return atMost === undefined ? `≥ ${atLeast} ${unit}` : `≤ ${atMost} ${unit}`;
}

export function isMet(id: MeasureId, { value }: Measured): boolean {
  const { atMost = Infinity, atLeast = -Infinity }: Measure = MEASURES[id];
  return value <= atMost && value >= atLeast;
}

/** A number with three significant digits. */
export const round = (value: number): string =>
  value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
