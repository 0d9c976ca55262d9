import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { writeWhole } from '../run/write-file.ts';

/**
 * Throws a {@link CliError} unless a flag names a file that can be written: what is written at the end of a run would be
 * lost. An absent flag is none.
 */
export function mustBeWritable(flag: string, file: string | undefined): void {
  if (file === undefined) return;
  const folder = dirname(resolve(file));
  const refuse = (why: string): never => {
    throw new CliError(`${flag} is “${file}”, ${why}`, EXIT.usage);
  };
  if (isFolder(resolve(file))) refuse('which is a folder; name a file.');
  if (!isFolder(folder)) refuse(`but there is no folder ${folder}; make it first, or name another file.`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    refuse(`but the folder ${folder} may not be written; name another file.`);
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Writes a file at the end of a run. Throws a {@link CliError} that names it if that fails. */
export function writeAtEnd(file: string, text: string, mode?: number): void {
  try {
    writeWhole(file, text, mode);
  } catch (error) {
    throw new CliError(`${file} could not be written: ${(error as Error).message}.`, EXIT.kitFailed);
  }
}
