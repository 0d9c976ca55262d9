import { known } from './known.ts';
import { listChecks } from './verify.ts';
import { faults } from '../mocks/faults.ts';
import { gaps } from '../spec/gaps.ts';
import { requirements } from '../spec/requirements.ts';

const KNOWLEDGE = ['requirements', 'checks', 'gaps', 'faults'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];
export type ListFormat = 'pretty' | 'json' | 'markdown';
type Row = Readonly<Record<string, unknown>>;

/** The columns that a person sees; JSON shows everything. */
const COLUMNS = {
  requirements: ['id', 'standing', 'source', 'says'],
  checks: ['id', 'title'],
  gaps: ['id', 'asks', 'answer'],
  faults: ['id', 'breaks', 'says'],
} as const satisfies Record<Knowledge, readonly string[]>;

/** What the kit knows of one kind, as text in the format. */
export async function listKnowledge(what: string, format: ListFormat): Promise<string> {
  known([what], KNOWLEDGE, 'list of');
  const kind = what as Knowledge;
  const rows = await rowsOf(kind);
  return FORMATS[format](rows, COLUMNS[kind], kind);
}

async function rowsOf(kind: Knowledge): Promise<readonly Row[]> {
  if (kind === 'checks') return (await listChecks({})).map((row) => ({ ...row }));
  const table: Readonly<Record<string, object>> = { requirements, gaps, faults }[kind];
  return Object.entries(table).map(([id, row]) => ({ id, ...row }));
}

const FORMATS: Record<ListFormat, (rows: readonly Row[], columns: readonly string[], kind: Knowledge) => string> = {
  json: (rows) => JSON.stringify(rows, null, 2),
  pretty: (rows, columns, kind) =>
    [...rows.map((row) => columns.map((column) => String(row[column])).join('  ')), '', counted(rows, kind)].join('\n'),
  markdown: (rows, columns) =>
    [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => String(row[column])))]
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
      .join('\n'),
};

function counted(rows: readonly Row[], kind: Knowledge): string {
  if (kind !== 'requirements') return `${rows.length} ${kind}`;
  const standings = ['stated', 'standard', 'assumed'].map(
    (standing) => `${rows.filter((row) => row['standing'] === standing).length} ${standing}`,
  );
  return `${rows.length} requirements: ${standings.join(', ')}`;
}
