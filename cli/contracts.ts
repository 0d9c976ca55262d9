import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { ROOT } from './package.ts';
import type { CommandIo } from './environment.ts';
import { EXIT } from '../reports/exit-code.ts';

/** Adds `locspec contracts`. */
export function addContractsCommand(command: Command, io: CommandIo): void {
  command.option('--out <folder>', 'the folder for the files', 'pacts').action(({ out }: { readonly out: string }) => {
    for (const file of writeContracts(out)) io.print(join(out, file));
  });
}

/** Writes the Pact files to a folder, which is made if it is missing, and returns their names. */
export function writeContracts(out: string, folder = process.cwd()): readonly string[] {
  const pacts = join(ROOT, 'spec', 'pacts');
  const files = readdirSync(pacts).filter((file) => file.endsWith('.json'));
  const to = resolve(folder, out);
  try {
    mkdirSync(to, { recursive: true });
    for (const file of files) writeFileSync(join(to, file), spaced(readFileSync(join(pacts, file), 'utf8')));
  } catch (error) {
    throw new CliError(`The contracts cannot be written to ${to}: ${(error as Error).message}`, EXIT.usage);
  }
  return files;
}

/** JSON for people to read; the package has it without white space. */
const spaced = (text: string): string => `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
