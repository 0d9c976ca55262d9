import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { readJsonFile } from '../run/read-file.ts';
import { EXIT } from '../reports/exit-code.ts';
import { RESULT_FILE, RESULT_FILES, STATEMENT_FILE } from '../reports/files.ts';
import { STREAM_FILE } from '../reports/stream.ts';
import { EVIDENCE_FOLDER } from '../run/evidence-files.ts';
import type { Plan } from '../run/plan.ts';
import { isObject } from '../spec/json.ts';

/** What a run writes into its report folder. */
const OUTPUTS = [
  ...RESULT_FILES.flatMap((file) => [file, `${file}.part`]),
  STREAM_FILE,
  EVIDENCE_FOLDER,
  STATEMENT_FILE,
  'jobs',
];
/** What of it a resumed run needs. */
const RESUMED = [STREAM_FILE, EVIDENCE_FOLDER, 'jobs'];

/** The file by which a folder is known to be a report. */
const MARKER = '.locspec-report';
/** What the marker says of the report of a whole run and of a run of some checks. */
const WHOLE = 'A report of locspec: the next run replaces its files.\n';
const PART = 'A report of locspec about some checks: the next run replaces its files.\n';

/** The folder inside of a report folder that keeps the last report of a whole run while some checks run again. */
export const LAST_WHOLE = 'whole';

/** What a run is going to write. */
export interface NextReport {
  /** The run continues the one that wrote the folder. */
  readonly isResumed?: boolean;
  /** The run has some of the checks only: the report of the last whole run is kept in `whole`. */
  readonly isPart?: boolean;
}

/** What the run of a plan is going to write. */
export const nextReport = ({ checks, requirements, done }: Plan): NextReport => ({
  isResumed: done !== undefined,
  isPart: checks.length + requirements.length > 0,
});

/**
 * Removes what an earlier run wrote, so that nobody takes an old verdict for a new one, and marks the folder as a report.
 * Throws a {@link CliError} for a folder without the mark that holds files of these names: they are somebody else's.
 */
export function clearReport(reportDir: string, { isResumed = false, isPart = false }: NextReport = {}): void {
  if (existsSync(reportDir) && !statSync(reportDir).isDirectory())
    throw new CliError(`${reportDir} is no folder: name another with --report-dir.`, EXIT.usage);
  const marker = join(reportDir, MARKER);
  if (!existsSync(marker) && !isReport(reportDir)) {
    const foreign = existsSync(reportDir) ? readdirSync(reportDir).find((name) => OUTPUTS.includes(name)) : undefined;
    if (foreign !== undefined)
      throw new CliError(
        `${reportDir} holds “${foreign}”, which no run wrote: name another folder with --report-dir, or remove it.`,
        EXIT.usage,
      );
  }
  mustWrite(reportDir, () => mkdirSync(reportDir, { recursive: true }));
  if (!isResumed) {
    const whole = join(reportDir, LAST_WHOLE);
    const isKept = isPart && isFinished(reportDir);
    if ((isKept || !isPart) && existsSync(join(whole, MARKER))) rmSync(whole, { recursive: true, force: true });
    if (isKept && !existsSync(whole)) keepWhole(reportDir, whole);
  }
  for (const output of OUTPUTS) {
    const path = join(reportDir, output);
    if (isResumed && RESUMED.includes(output) && !isLink(path)) continue;
    rmSync(path, { recursive: true, force: true });
  }
  mustWrite(reportDir, () => writeFileSync(marker, isPart ? PART : WHOLE));
}

/** Throws a {@link CliError} where a step of making the folder fails. */
function mustWrite(reportDir: string, make: () => void): void {
  try {
    make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(`${reportDir} cannot be written (${code}): name another with --report-dir.`, EXIT.usage);
  }
}

/**
 * The same before the target was found: no folder is made for a run that may not begin, and the report of the last whole
 * run is kept in `whole` until one does.
 */
export function clearEarlierReport(reportDir: string, next: NextReport): void {
  if (existsSync(reportDir)) clearReport(reportDir, next.isResumed === true ? next : { ...next, isPart: true });
}

/** Whether a folder holds the report of a whole run that came to its verdict. */
const isFinished = (reportDir: string): boolean =>
  existsSync(join(reportDir, RESULT_FILE)) &&
  existsSync(join(reportDir, MARKER)) &&
  readFileSync(join(reportDir, MARKER), 'utf8') === WHOLE;

/** Moves the report of a whole run into a folder of its own. */
function keepWhole(reportDir: string, whole: string): void {
  mkdirSync(whole);
  for (const output of [...OUTPUTS, MARKER])
    if (existsSync(join(reportDir, output))) renameSync(join(reportDir, output), join(whole, output));
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
