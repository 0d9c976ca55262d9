import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { readJsonFile } from '../run/read-file.ts';
import { EXIT } from '../reports/exit-code.ts';
import { RESULT_FILE, RESULT_FILES } from '../reports/files.ts';
import { STREAM_FILE } from '../reports/stream.ts';
import { isObject } from '../spec/json.ts';

/** What a run writes into its report folder. */
const OUTPUTS = [
  ...RESULT_FILES.flatMap((file) => [file, `${file}.part`]),
  STREAM_FILE,
  'jobs',
  '.runner',
  '.done.json',
];
/** What of it a resumed run needs. */
const RESUMED = [STREAM_FILE, 'jobs', '.done.json'];

/** The file by which a folder is known to be a report. */
const MARKER = '.locspec-report';

/**
 * Removes what an earlier run wrote, so that nobody takes an old verdict for a new one, and marks the folder as a report.
 * Throws a {@link CliError} for a folder without the mark that holds files of these names: they are somebody else's.
 */
export function clearReport(reportDir: string, isResumed = false): void {
  const marker = join(reportDir, MARKER);
  if (!existsSync(marker) && !isReport(reportDir)) {
    const foreign = existsSync(reportDir) ? readdirSync(reportDir).find((name) => OUTPUTS.includes(name)) : undefined;
    if (foreign !== undefined)
      throw new CliError(
        `${reportDir} holds “${foreign}”, which no run wrote: name another folder with --report-dir, or remove it.`,
        EXIT.usage,
      );
  }
  for (const output of OUTPUTS) {
    const path = join(reportDir, output);
    if (isResumed && RESUMED.includes(output) && !isLink(path)) continue;
    rmSync(path, { recursive: true, force: true });
  }
  mkdirSync(reportDir, { recursive: true });
  writeFileSync(marker, 'A report of locspec: the next run replaces its files.\n');
}

/** Whether a folder holds the result file of a release that set no mark. */
function isReport(reportDir: string): boolean {
  const file = join(reportDir, RESULT_FILE);
  if (!existsSync(file)) return false;
  try {
    const result = readJsonFile(file);
    return isObject(result) && isObject(result['kit']) && result['kit']['name'] === 'locspec';
  } catch {
    return false;
  }
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
