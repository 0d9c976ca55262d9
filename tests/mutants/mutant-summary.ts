import type { MutantRow } from './run-mutant.ts';

/** What became of the mutants of one kind. */
interface MutantLine {
  readonly kind: string;
  readonly mutants: number;
  /** A run fails, because of what the source or a standard says. */
  readonly failed: number;
  /** A run reports something that neither of them says. */
  readonly noticed: number;
  /** The source says that the reference is right, and no check failed. */
  readonly survived: number;
  /** A client sees a difference, but only where the source says nothing. */
  readonly silent: number;
  /** No client saw any difference. */
  readonly equivalent: number;
}

/** Adds up rows by their kind, the kinds in their order. */
function summarizeMutants(rows: readonly MutantRow[]): readonly MutantLine[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) =>
    summarize(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  );
}

function summarize(kind: string, rows: readonly MutantRow[]): MutantLine {
  const open = rows.filter(({ result }) => result !== 'failed');
  const count = (difference: string) => open.filter((row) => row.difference?.kind === difference).length;
  return {
    ...{ kind, mutants: rows.length, failed: rows.length - open.length },
    noticed: open.filter(({ result }) => result === 'noticed').length,
    survived: count('stated'),
    silent: count('silent'),
    equivalent: count('none'),
  };
}

/** The share of the mutants that fail among those that violate the source, as text. */
const rateOf = ({ failed, survived }: Pick<MutantLine, 'failed' | 'survived'>): string =>
  failed + survived === 0 ? '' : `${Math.floor((1000 * failed) / (failed + survived)) / 10} %`;

/** The rates by kind as a table. */
export function mutantTable(rows: readonly MutantRow[]): string {
  const lines = [...summarizeMutants(rows), summarize('all', rows)];
  const head = ['mutants', 'served', 'failed', 'survived', 'rate', 'silent', 'equivalent'];
  const cells = lines.map((line) => [
    line.kind,
    line.mutants,
    line.failed,
    line.survived,
    rateOf(line),
    line.silent,
    line.equivalent,
  ]);
  return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The mutants that violate the source and survive, each with a request that shows it. */
export const describeSurvivors = (rows: readonly MutantRow[]): string =>
  rows
    .filter(({ result, difference }) => result !== 'failed' && difference?.kind === 'stated')
    .map(({ mutant, difference }) => `- ${mutant}\n  shown by ${difference?.request ?? ''}`)
    .join('\n');
