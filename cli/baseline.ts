import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Argument } from 'commander';
import type { Command } from 'commander';
import { Document, isSeq } from 'yaml';
import { CliError } from './cli-error.ts';
import { readExpectedFile } from './expected-failures.ts';
import { readResult } from './result-file.ts';
import { forTerminal, forWriter } from '../run/untrusted.ts';
import type { CommandIo } from './environment.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/conformance.ts';
import { entryName } from '../run/expected-failures.ts';
import { writeWhole } from '../run/write-file.ts';

/** The options of `locspec baseline`. */
export interface BaselineOptions {
  readonly expectedFailures: string;
  readonly reportDir: string;
  /** Why the new entries are accepted. */
  readonly reason?: string;
}

type Task = 'update' | 'prune';

/** Adds `locspec baseline update|prune`. */
export function addBaselineCommand(command: Command, io: CommandIo): void {
  command
    .addArgument(
      new Argument('<task>', 'update: add what fails; prune: remove what is stale, expired or unknown').choices([
        'update',
        'prune',
      ]),
    )
    .option('--expected-failures <file>', 'the file', 'expected-failures.yaml')
    .option('--report-dir <folder>', 'the folder of the report', 'locspec-report')
    .option('--reason <text>', 'for update: why it is accepted (default: the finding)')
    .action((task: Task, options: BaselineOptions) => {
      for (const line of baseline(task, options)) io.print(line);
    });
}

/** Does the task and returns a line for each entry that it changed. Comments of the file stay. Throws a {@link CliError}. */
export function baseline(task: Task, options: BaselineOptions, folder = process.cwd()): readonly string[] {
  const { expectedFailures: file } = options;
  const result = readResult(join(resolve(folder, options.reportDir), 'conformance.json'));
  if (task === 'prune') return prune(file, result, folder);
  return update(file, result, options.reason, folder);
}

const HEADER = ` Known failures that are accepted for now: \`locspec verify … --expected-failures\` reads them.
 Each entry has a \`requirement\` or a \`check\` and a \`reason\`, and may have an \`owner\`, an \`issue\` and a last day,
 \`expires: 2027-01-31\`. The checks still run, and one that passes is reported.`;

function update(file: string, result: Conformance, reason: string | undefined, folder: string): readonly string[] {
  const exists = existsSync(resolve(folder, file));
  const { document, entries } = exists
    ? readExpectedFile(file, folder)
    : { document: new Document([]), entries: [] as const };
  if (!exists) document.commentBefore = HEADER;
  if (!isSeq(document.contents)) document.contents = document.createNode([]) as never;
  const listed = new Set(entries.map(entryName));
  const failing = result.requirements.filter(({ status, id }) => status === 'fail' && !listed.has(id));
  for (const { id } of failing) {
    const found = result.findings.find(({ requirement }) => requirement === id)?.title;
    document.add(
      document.createNode({
        requirement: id,
        reason: reason ?? `not explained yet: ${forWriter(found ?? 'it fails')}`,
      }),
    );
  }
  if (failing.length === 0) return ['Nothing to add: every failure is listed.'];
  if (isSeq(document.contents)) document.contents.flow = false;
  write(resolve(folder, file), document);
  return [
    ...failing.map(({ id }) => `added    ${id}`),
    `${failing.length} added to ${file}; a run reads it with --expected-failures ${file}`,
  ];
}

function prune(file: string, { expectedFailures }: Conformance, folder: string): readonly string[] {
  const { document, entries } = readExpectedFile(file, folder);
  const gone = new Set([
    ...[...expectedFailures.stale, ...expectedFailures.expired].map(entryName),
    ...expectedFailures.unknown.map(({ name }) => name),
  ]);
  const places = entries.flatMap((entry, index) => (gone.has(entryName(entry)) ? [index] : []));
  if (places.length === 0) return ['Nothing to remove: no entry is stale, expired or unknown.'];
  for (const place of places.toReversed()) document.delete(place);
  write(resolve(folder, file), document);
  return [
    ...places.map((place) => `removed  ${forTerminal(entryName(entries[place]!))}`),
    `${places.length} removed from ${file}`,
  ];
}

function write(path: string, document: Document): void {
  try {
    writeWhole(path, document.toString({ lineWidth: 0 }));
  } catch (error) {
    throw new CliError(`The file cannot be written: ${(error as Error).message}`, EXIT.usage);
  }
}
