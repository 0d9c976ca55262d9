import type { Command } from 'commander';
import { formatDatasetFile } from './dataset-file.ts';
import type { CommandIo } from './environment.ts';
import { list, wholeNumber } from './flags.ts';
import { mustBeWritable, writeAtEnd } from './writable.ts';
import { generateDataset } from '../mocks/data/generate-dataset.ts';
import { forShell } from '../run/untrusted.ts';

interface GenerateOptions {
  readonly strings: number;
  readonly seed: number;
  readonly languages?: readonly string[];
  readonly output?: string;
}

/** The file of more would be larger than those that the kit reads. */
const MAX_STRINGS = 100_000;

/** Adds `locspec dataset generate`. */
export function addDatasetCommand(dataset: Command, io: CommandIo): void {
  dataset
    .command('generate')
    .description('Generate a project with many strings; the same seed generates the same')
    .option('--strings <n>', 'number of strings', wholeNumber(0, MAX_STRINGS), 1_000)
    .option('--seed <n>', 'random seed', wholeNumber(0), 1)
    .option('--languages <codes>', 'languages that they are translated into (default: uk,de,pt)', list)
    .option('--output <file>', 'write to this file, JSON or YAML, instead of standard output')
    .action(({ strings, seed, languages = ['uk', 'de', 'pt'], output }: GenerateOptions) => {
      mustBeWritable('--output', output);
      const dataset = generateDataset({ strings, seed, languages: [...new Set(languages)] });
      if (output === undefined) io.stdout.write(`${JSON.stringify(dataset)}\n`);
      else {
        writeAtEnd(output, formatDatasetFile(output, dataset));
        io.print(`Written: ${forShell(output)}. Serve it by \`locspec mock --data ${forShell(output)}\`.`);
      }
    });
}
