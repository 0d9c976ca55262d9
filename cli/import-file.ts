import { randomBytes } from 'node:crypto';
import { CliError } from './cli-error.ts';
import { KIT } from './package.ts';
import { startApp } from '../mocks/app/port.ts';
import type { StartedApp } from '../mocks/app/port.ts';
import { createCannedApp } from '../mocks/recorded/canned-jobs.ts';
import type { CannedJob } from '../mocks/recorded/canned-jobs.ts';
import { importRecording } from '../mocks/recorded/import-recording.ts';
import type { ImportedRecording } from '../mocks/recorded/import-recording.ts';
import { EXIT } from '../reports/exit-code.ts';
import { readTextFile } from '../run/read-file.ts';
import { forTerminal } from '../run/untrusted.ts';
import { writeWhole } from '../run/write-file.ts';

/** How a recording is imported. */
interface ImportFileOptions {
  readonly anonymise: boolean;
  readonly output: string | undefined;
  /** Gets a sentence for each thing that could not be derived. */
  readonly warn: (sentence: string) => void;
}

/** Sentences on the terminal; the output has all of them. */
const MAX_WARNINGS = 40;

/** Reads a HAR file, or the output of an earlier import. Throws a {@link CliError} of one sentence for anything else. */
export async function readImportFile(
  file: string,
  { anonymise, output, warn }: ImportFileOptions,
): Promise<ImportedRecording> {
  const imported = await readContent(file)
    .then((content) =>
      importRecording(content, {
        ...{ kit: KIT, date: new Date().toISOString() },
        ...(anonymise && { anonymousBy: randomBytes(32) }),
      }),
    )
    .catch((error: unknown) => {
      throw new CliError(`The recording ${file} cannot be imported: ${(error as Error).message}.`, EXIT.usage);
    });
  const { notDerived } = imported;
  for (const sentence of notDerived.slice(0, MAX_WARNINGS)) warn(`Not derived: ${forTerminal(sentence)}`);
  if (notDerived.length > MAX_WARNINGS) warn(`Not derived: ${notDerived.length - MAX_WARNINGS} more things.`);
  if (output !== undefined) writeWhole(output, `${JSON.stringify(imported, null, 2)}\n`, 0o600);
  return imported;
}

async function readContent(file: string): Promise<unknown> {
  const text = readTextFile(file);
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    throw new Error('it is no JSON, or a part of it is missing');
  }
}

/** Serves the app that responds to recorded jobs. Rejects with the error of `listen` when the port is taken. */
export const serveJobs = (jobs: readonly CannedJob[], port: number): Promise<StartedApp> =>
  startApp(createCannedApp(jobs), port);
