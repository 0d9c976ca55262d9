import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { Complaint } from './complaint.ts';
import { ENDING, ROOMS } from './package.ts';
import type { CommandIo } from './surroundings.ts';
import { EXIT } from '../reports/exit-code.ts';

/** Adds `locspec contracts`. */
export function addContractsCommand(root: Command, io: CommandIo): void {
  root
    .command('contracts')
    .description('Write the Pact files: what an app needs of the service, and the service of a module app')
    .option('--out <folder>', 'where they go', 'pacts')
    .action(({ out }: { readonly out: string }) => {
      for (const file of writeContracts(out)) io.print(join(out, file));
    });
}

/** Writes the Pact files into a folder, which is made where it is missing, and returns their names. */
export function writeContracts(out: string, folder = process.cwd()): readonly string[] {
  const pacts = join(ROOMS, ENDING === '.ts' ? '.' : '..', 'spec', 'pacts');
  const files = readdirSync(pacts).filter((file) => file.endsWith('.json'));
  const to = resolve(folder, out);
  try {
    mkdirSync(to, { recursive: true });
    for (const file of files) copyFileSync(join(pacts, file), join(to, file));
  } catch (error) {
    throw new Complaint(`The contracts cannot be written to ${to}: ${(error as Error).message}`, EXIT.usage);
  }
  return files;
}
