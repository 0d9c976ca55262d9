import { copyFileSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { list } from './flags.ts';
import { requireKnown } from './known.ts';
import { addReportReaders, comparePage, readReport } from './read-reports.ts';
import { clearReport } from './report-folder.ts';
import { addReportVerify } from './report-verify.ts';
import { wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import type { Conformance } from '../reports/conformance.ts';
import { EXIT } from '../reports/exit-code.ts';
import { writeReports } from '../reports/formats.ts';
import { reportToGitHub } from '../reports/github.ts';
import { IncompleteParts, mergeParts } from '../reports/parts.ts';
import type { Part } from '../reports/parts.ts';
import { openStream, readStream, STREAM_FILE } from '../reports/stream.ts';
import { summary, verdictLine } from '../reports/summary.ts';
import { computeVerdict } from '../reports/verdict.ts';
import type { Run } from '../reports/verdict.ts';
import { forShell } from '../run/untrusted.ts';
import { REPORTS } from '../run/plan.ts';
import type { ReportName } from '../run/plan.ts';

const DEFAULT_FOLDER = 'locspec-report';

/** The options of `locspec report merge`. */
export interface MergeOptions {
  readonly reportDir: string;
  readonly report?: readonly string[];
  readonly previous?: string;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** Adds `locspec report …`. */
export function addReportCommand(report: Command, io: CommandIo): void {
  addReportReaders(report, io);
  addReportVerify(report, io);
  report
    .command('merge')
    .description('Merge the reports of several shards')
    .argument('<folders...>', 'the report folders of the shards')
    .option('--report-dir <folder>', 'the folder of the merged report', DEFAULT_FOLDER)
    .addOption(new Option('--report <names>', `further forms: ${REPORTS.join(',')}`).argParser(list))
    .option('--previous <report>', 'an earlier report: the page shows what changed since')
    .option('-q, --quiet', 'print nothing but the verdict')
    .option('--no-color', 'no colours (or set NO_COLOR)')
    .action((folders: readonly string[], options: MergeOptions) => {
      const previous = options.previous === undefined ? undefined : readReport(options.previous);
      const result = mergeReports(folders, options);
      const since = previous && comparePage(result, previous, options.reportDir);
      if (options.quiet) io.print(verdictLine(result));
      else io.print(summary(result, options.reportDir, wantsColor(io, options.color), io.stdout.columns, since));
      reportToGitHub(result, io.env, (text) => void io.stdout.write(`${text}\n`));
      io.ends(result.exitCode);
    });
}

/** Writes the report that one machine would have written. Throws a {@link CliError} when the folders do not belong together. */
export function mergeReports(
  folders: readonly string[],
  { reportDir, report = [] }: Pick<MergeOptions, 'reportDir' | 'report'>,
  folder = process.cwd(),
): Conformance {
  requireKnown(report, REPORTS, 'report');
  const parts = folders.map((part) => partIn(resolve(folder, part), part));
  const whole = wholeIn(parts);
  const { findings, ...rest } = judge(whole);
  const result = {
    ...rest,
    findings: findings.map((finding) => ({ ...finding, replay: moveReplay(reportDir, finding.replay) })),
  };
  const target = resolve(folder, reportDir);
  // The target may be one of the folders, and findings name files beside them.
  const jobs = mkdtempSync(join(tmpdir(), 'locspec-merge-'));
  try {
    for (const part of folders) copyJobs(resolve(folder, part), jobs);
    clearReport(target);
    writeReports(result, target, report as readonly ReportName[]);
    writeStream(target, whole, parts);
    copyJobs(jobs, target);
  } finally {
    rmSync(jobs, { recursive: true, force: true });
  }
  return result;
}

/** The facts of a finding depend on its code; without them there is no sentence. */
function judge(whole: Run): Conformance {
  try {
    return computeVerdict(whole);
  } catch (error) {
    throw new CliError(`The findings of a report are damaged: ${(error as Error).message}`, EXIT.usage);
  }
}

/** The command that replays a case from this report, in place of the report of its shard. */
function moveReplay(reportDir: string, replay: string): string {
  const command = replay.replace(/ --report-dir ('.*'|\S+)$/, '');
  return reportDir === DEFAULT_FOLDER ? command : `${command} --report-dir ${forShell(reportDir)}`;
}

function partIn(folder: string, place: string): Part {
  const file = join(folder, STREAM_FILE);
  if (!existsSync(file))
    throw new CliError(`${place} has no ${STREAM_FILE}, so it is not the report of a run.`, EXIT.usage);
  try {
    return { place, lines: readStream(file) };
  } catch (error) {
    throw new CliError((error as Error).message, EXIT.usage);
  }
}

function wholeIn(parts: readonly Part[]): Run {
  try {
    return mergeParts(parts);
  } catch (error) {
    if (error instanceof IncompleteParts) throw new CliError(error.message, EXIT.usage);
    throw error;
  }
}

/** Jobs of one report, far more than findings name. */
const MAX_JOBS = 100_000;

/** Copies the jobs that findings name: plain files and nothing else. */
function copyJobs(from: string, to: string): void {
  const folder = join(from, 'jobs');
  // A link could lead anywhere.
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  mkdirSync(join(to, 'jobs'), { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true }).slice(0, MAX_JOBS))
    if (entry.isFile() && /^[\w-]+\.json$/.test(entry.name))
      copyFileSync(join(folder, entry.name), join(to, 'jobs', entry.name));
}

/** Writes the stream that one machine would have written. */
function writeStream(folder: string, whole: Run, parts: readonly Part[]): void {
  const { facts, startedAt, durationMs, ended, reason, selfTestResult } = whole;
  const lines = parts.flatMap((part) => part.lines);
  const start = lines.find((line) => line.line === 'start');
  if (!start) return;
  const stream = openStream(join(folder, STREAM_FILE));
  const total = parts
    .flatMap((part) => part.lines.find((line) => line.line === 'start') ?? [])
    .reduce((sum, one) => sum + one.total, 0);
  stream.write({ ...start, at: startedAt.toISOString(), facts, total });
  for (const line of lines) if (line.line === 'check') stream.write(line);
  const at = new Date(startedAt.getTime() + durationMs).toISOString();
  stream.write({ line: 'end', at, durationMs, ended, ...(reason === undefined ? {} : { reason }), selfTestResult });
  stream.close();
}
