import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { readData, type NamedRecord } from './croql-data.ts';
import {
  addFileOption,
  addQueryOptions,
  printResult,
  readSources,
  type CroqlEnvironment,
  type QueryFlags,
} from './croql-options.ts';
import { wholeNumber } from './flags.ts';
import { check, type Query } from '../croql/checker.ts';
import { compile } from '../croql/compiler.ts';
import type { EvaluationContext } from '../croql/evaluation-context.ts';
import { findDifference, type Difference } from '../croql/difference.ts';
import { renderDiagnostic } from '../croql/wording.ts';
import { EXIT } from '../reports/exit-code.ts';

interface DiffFlags extends QueryFlags {
  readonly data?: string;
  readonly runs: number;
  readonly seed: number;
}

/** Adds `locspec croql diff`, which exits with 1 if it finds a record that only one of two expressions selects. */
export function addDiffCommand(command: Command, io: CroqlEnvironment): void {
  command
    .argument('[first]', 'an expression; one of the two may be -, standard input')
    .argument('[second]', 'another expression of the same kind of record');
  addFileOption(addQueryOptions(command))
    .option(
      '--data <file>',
      'a dataset or an array of records, in JSON or YAML, to try first (default: the demo dataset)',
    )
    .option('--runs <n>', 'number of generated records', wholeNumber(0, 1_000_000), 5_000)
    .option('--seed <n>', 'random seed', wholeNumber(0), 1)
    .action(async (first: string | undefined, second: string | undefined, flags: DiffFlags) => {
      const given = [first, second].filter((each) => each !== undefined);
      const sources =
        given.length === 0 && flags.file === undefined ? [] : await readSources(given, flags.file, io.stdin);
      if (sources.length !== 2) throw new CliError('croql diff takes two expressions.', EXIT.usage);
      const [a, b] = sources.map(({ text }) => read(text, flags)) as [Query, Query];
      const { records, context } = await readData(flags.data, flags.context, io);
      const known = [...records];
      const { pretty, json, exitCode } = describe(compare(a, b, known, context, flags), known.length);
      printResult(io, flags, pretty, { ok: true, ...json });
      io.ends(exitCode);
    });
}

function read(text: string, { context, edition }: DiffFlags): Query {
  const checked = check(text, { context, edition });
  if (checked.ok) return checked.query;
  const lines = checked.diagnostics.flatMap((each) => renderDiagnostic(text, each).split('\n'));
  throw new CliError('An expression is not valid:', EXIT.usage, lines);
}

function compare(
  a: Query,
  b: Query,
  records: readonly NamedRecord[],
  context: EvaluationContext,
  { runs, seed }: DiffFlags,
): Difference {
  const [isA, isB] = [compile(a, context), compile(b, context)];
  const known = records.find(({ record }) => isA(record) !== isB(record));
  if (known) return { kind: 'differs', record: known.record, selected: [isA(known.record), isB(known.record)] };
  return findDifference(a, b, { now: context.now, runs, seed });
}

function describe(difference: Difference, known: number): { pretty: string; json: object; exitCode: number } {
  switch (difference.kind) {
    case 'equal':
      return {
        pretty: 'They select the same records: their normal forms are equal.',
        json: { differs: false, equal: true },
        exitCode: EXIT.conforms,
      };
    case 'none-found': {
      const tried = known + difference.tried;
      return {
        pretty: `No difference was found in ${tried} records, ${difference.tried} of them generated. This is no proof.`,
        json: { differs: false, equal: null, tried },
        exitCode: EXIT.conforms,
      };
    }
    case 'differs': {
      const { record, selected } = difference;
      const [one, other] = selected[0] ? ['first', 'second'] : ['second', 'first'];
      return {
        pretty: `They differ: the ${one} expression selects this record, and the ${other} does not.\n${JSON.stringify(record, null, 2)}`,
        json: { differs: true, equal: false, record, selected },
        exitCode: EXIT.violates,
      };
    }
  }
}
