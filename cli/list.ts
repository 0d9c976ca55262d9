import { Option } from 'commander';
import type { Command } from 'commander';
import { APP_AREAS } from './areas.ts';
import { known } from './known.ts';
import type { CommandIo } from './surroundings.ts';
import { listChecks } from './verify.ts';
import { listAppChecks } from './verify-app.ts';
import { appFaults } from '../mocks/app/faults.ts';
import { oauthAppFaults, publicAppFaults } from '../mocks/app/oauth-app-faults.ts';
import { faults } from '../mocks/faults.ts';
import { listedGaps, listedRequirements } from '../spec/listing.ts';
import { AREAS } from '../spec/run.ts';

const KNOWLEDGE = ['requirements', 'checks', 'gaps', 'faults'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];
export type ListFormat = 'pretty' | 'json' | 'markdown';
type Row = { readonly id: string };

/** The columns that a person sees; JSON shows everything. */
const COLUMNS = {
  requirements: ['id', 'standing', 'source', 'says'],
  checks: ['id', 'title'],
  gaps: ['id', 'asks', 'answer'],
  faults: ['id', 'of', 'breaks', 'says'],
} as const satisfies Record<Knowledge, readonly string[]>;

/** The wrongs that can be had on purpose, by what does them: `mock --fault`, `mock --app-fault`, and the app that logs in. */
const FAULTS: Readonly<Record<string, Readonly<Record<string, { readonly breaks: string; readonly says: string }>>>> = {
  service: faults,
  'module app': appFaults,
  'login app': { ...oauthAppFaults, ...publicAppFaults },
};

/** Adds `locspec list`. */
export function addListCommand(root: Command, io: CommandIo): void {
  root
    .command('list')
    .description('Show what the kit knows')
    .argument('<what>', 'requirements, checks, gaps or faults')
    .addOption(
      new Option('--format <format>', 'how to print it').choices(['pretty', 'json', 'markdown']).default('pretty'),
    )
    .action(async (what: string, { format }: { readonly format: ListFormat }) => {
      io.print(await listKnowledge(what, format));
    });
}

/** What the kit knows of one kind, as text in the format. */
export async function listKnowledge(what: string, format: ListFormat): Promise<string> {
  known([what], KNOWLEDGE, 'list of');
  const kind = what as Knowledge;
  const rows = await rowsOf(kind);
  return FORMATS[format](rows, COLUMNS[kind], kind);
}

async function rowsOf(kind: Knowledge): Promise<readonly Row[]> {
  switch (kind) {
    case 'requirements':
      return listedRequirements;
    case 'gaps':
      return listedGaps;
    case 'checks':
      return [...(await listChecks({ suite: AREAS })), ...(await listAppChecks({ suite: APP_AREAS }))];
    case 'faults':
      return Object.entries(FAULTS).flatMap(([of, rows]) =>
        Object.entries(rows).map(([id, { breaks, says }]) => ({ id, of, breaks, says })),
      );
  }
}

/** What a row has in a column, as text. */
const cell = (row: Row, column: string) => String((row as Readonly<Record<string, unknown>>)[column] ?? '');

const FORMATS: Record<ListFormat, (rows: readonly Row[], columns: readonly string[], kind: Knowledge) => string> = {
  json: (rows) => JSON.stringify(rows, null, 2),
  pretty: (rows, columns, kind) =>
    [...rows.map((row) => columns.map((column) => cell(row, column)).join('  ')), '', counted(rows, kind)].join('\n'),
  markdown: (rows, columns) =>
    [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => cell(row, column)))]
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
      .join('\n'),
};

function counted(rows: readonly Row[], kind: Knowledge): string {
  if (kind !== 'requirements') return `${rows.length} ${kind}`;
  const standings = ['stated', 'standard', 'assumed'].map(
    (standing) => `${rows.filter((row) => cell(row, 'standing') === standing).length} ${standing}`,
  );
  return `${rows.length} requirements: ${standings.join(', ')}`;
}
