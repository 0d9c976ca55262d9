import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Argument } from 'commander';
import type { Command } from 'commander';
import { Document, isSeq } from 'yaml';
import { Complaint } from './complaint.ts';
import { readExpectedFile } from './expected-failures.ts';
import { readResult } from './result-file.ts';
import type { CommandIo } from './surroundings.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/verdict.ts';
import { listedBy } from '../spec/expected-failures.ts';

export interface BaselineOptions {
  readonly expectedFailures: string;
  readonly reportDir: string;
  /** Why what is added is accepted. */
  readonly reason?: string;
}

type Task = 'update' | 'prune';

/** Adds `locspec baseline update|prune`. */
export function addBaselineCommand(root: Command, io: CommandIo): void {
  root
    .command('baseline')
    .description('Write the file of expected failures from the last report')
    .addArgument(
      new Argument('<task>', 'update: list what fails; prune: take off what is stale, expired or unknown').choices([
        'update',
        'prune',
      ]),
    )
    .option('--expected-failures <file>', 'the file', 'expected-failures.yaml')
    .option('--report-dir <folder>', 'the folder of the report', 'locspec-report')
    .option('--reason <text>', 'for update: why it is accepted (default: what was found)')
    .action((task: Task, options: BaselineOptions) => {
      for (const line of baseline(task, options)) io.print(line);
    });
}

/** Does the task and tells what it did, a line for each entry. Comments of the file stay. Throws a {@link Complaint}. */
export function baseline(task: Task, options: BaselineOptions, folder = process.cwd()): readonly string[] {
  const { expectedFailures: file } = options;
  const result = readResult(join(resolve(folder, options.reportDir), 'conformance.json'));
  if (task === 'prune') return prune(file, result, folder);
  return update(file, result, options.reason, folder);
}

const HEADER = ` Failures that are known and accepted for a time: \`locspec verify … --expected-failures\` reads them.
 Each entry lists a \`requirement\` or a \`check\` and a \`reason\`, and may have an \`owner\`, an \`issue\` and the last
 day on which it holds, \`expires: 2027-01-31\`. What is listed is still run, and its passing is told.`;

function update(file: string, result: Conformance, reason: string | undefined, folder: string): readonly string[] {
  const isThere = existsSync(resolve(folder, file));
  const { document, entries } = isThere
    ? readExpectedFile(file, folder)
    : { document: new Document([]), entries: [] as const };
  if (!isThere) document.commentBefore = HEADER;
  if (!isSeq(document.contents)) document.contents = document.createNode([]) as never;
  const listed = new Set(entries.map(listedBy));
  const failing = result.requirements.filter(({ status, id }) => status === 'fail' && !listed.has(id));
  for (const { id } of failing) {
    const found = result.findings.find(({ requirement }) => requirement === id)?.title;
    document.add(
      document.createNode({ requirement: id, reason: reason ?? `not explained yet: ${found ?? 'it fails'}` }),
    );
  }
  if (failing.length === 0) return ['Nothing fails that is not listed.'];
  if (isSeq(document.contents)) document.contents.flow = false;
  write(resolve(folder, file), document);
  return [...failing.map(({ id }) => `listed  ${id}`), `${failing.length} added to ${file}`];
}

function prune(file: string, { expectedFailures }: Conformance, folder: string): readonly string[] {
  const { document, entries } = readExpectedFile(file, folder);
  const gone = new Set([
    ...[...expectedFailures.stale, ...expectedFailures.expired].map(listedBy),
    ...expectedFailures.unknown.map(({ name }) => name),
  ]);
  const places = entries.flatMap((entry, index) => (gone.has(listedBy(entry)) ? [index] : []));
  if (places.length === 0) return ['Nothing is stale, expired or unknown.'];
  for (const place of places.toReversed()) document.delete(place);
  write(resolve(folder, file), document);
  return [...places.map((place) => `taken off  ${listedBy(entries[place]!)}`), `${places.length} taken off ${file}`];
}

/** Written aside and moved into place. */
function write(path: string, document: Document): void {
  try {
    writeFileSync(`${path}.part`, document.toString({ lineWidth: 0 }));
    renameSync(`${path}.part`, path);
  } catch (error) {
    throw new Complaint(`The file cannot be written: ${(error as Error).message}`, EXIT.usage);
  }
}
