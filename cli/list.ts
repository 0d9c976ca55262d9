import { Option } from 'commander';
import type { Command } from 'commander';
import { readCatalogue } from '../run/catalogue.ts';
import { listedFaults } from './faults.ts';
import { requireKnown } from './known.ts';
import type { CommandIo } from './environment.ts';
import { listedThreats } from '../spec/threats/serving.ts';
import { listedGaps, listedRequirements } from '../spec/requirements/listing.ts';

const KNOWLEDGE = ['requirements', 'checks', 'gaps', 'faults', 'threats'] as const;
/** What `locspec list` can list. */
export type Knowledge = (typeof KNOWLEDGE)[number];
/** A format of `locspec list`. */
export type ListFormat = 'pretty' | 'json' | 'markdown';
type Row = { readonly id: string };

/** The columns of the formats for people; JSON has everything. */
const COLUMNS = {
  requirements: ['id', 'standing', 'source', 'says'],
  checks: ['id', 'title'],
  gaps: ['id', 'asks', 'answer'],
  faults: ['id', 'of', 'breaks', 'says'],
  threats: ['id', 'title', 'requirements'],
} as const satisfies Record<Knowledge, readonly string[]>;

/** Adds `locspec list`. */
export function addListCommand(command: Command, io: CommandIo): void {
  command
    .argument('<what>', 'requirements, checks, gaps, faults or threats')
    .addOption(
      new Option('--format <format>', 'the output format').choices(['pretty', 'json', 'markdown']).default('pretty'),
    )
    .action((what: string, { format }: { readonly format: ListFormat }) => {
      io.print(listKnowledge(what, format));
    });
}

/** The rows of one kind, as text in a format. */
export function listKnowledge(what: string, format: ListFormat): string {
  requireKnown([what], KNOWLEDGE, 'list of');
  const kind = what as Knowledge;
  const rows = rowsOf(kind);
  return FORMATS[format](rows, COLUMNS[kind], kind);
}

function rowsOf(kind: Knowledge): readonly Row[] {
  switch (kind) {
    case 'requirements':
      return listedRequirements;
    case 'gaps':
      return listedGaps;
    case 'checks':
      return readCatalogue().checks;
    case 'faults':
      return listedFaults;
    case 'threats':
      return listedThreats;
  }
}

/** The text of a cell. */
const cell = (row: Row, column: string) => String((row as Readonly<Record<string, unknown>>)[column] ?? '');

const FORMATS: Record<ListFormat, (rows: readonly Row[], columns: readonly string[], kind: Knowledge) => string> = {
  json: (rows) => JSON.stringify(rows, null, 2),
  pretty: (rows, columns, kind) =>
    [...rows.map((row) => columns.map((column) => cell(row, column)).join('  ')), '', summarize(rows, kind)].join('\n'),
  markdown: (rows, columns) =>
    [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => cell(row, column)))]
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
      .join('\n'),
};

function summarize(rows: readonly Row[], kind: Knowledge): string {
  if (kind !== 'requirements') return `${rows.length} ${kind}`;
  const standings = ['stated', 'standard', 'assumed'].map(
    (standing) => `${rows.filter((row) => cell(row, 'standing') === standing).length} ${standing}`,
  );
  return `${rows.length} requirements: ${standings.join(', ')}`;
}
