import { Option, type Command } from 'commander';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { readTextFile } from '../run/read-file.ts';
import { forJson, forLog } from '../run/untrusted.ts';
import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** The streams of the commands of the language, and what to call with the exit code. */
export interface CroqlEnvironment {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: { readonly write: (text: string) => unknown; readonly isTTY?: boolean };
  readonly stderr: { readonly write: (text: string) => unknown; readonly isTTY?: boolean };
  readonly ends: (exitCode: number) => void;
}

/** The flags of every command of the language. */
export interface QueryFlags {
  readonly context: ContextName;
  readonly edition: Edition;
  readonly format: 'pretty' | 'json';
  readonly json?: boolean;
  readonly file?: readonly string[];
}

/** Adds the flags of every command: how to read an expression, and how to print the result. */
export const addQueryOptions = (command: Command): Command =>
  addFormatOptions(
    command
      .addOption(
        new Option('--context <context>', 'kind of record that the expression filters')
          .choices(CONTEXT_NAMES)
          .default('source-string'),
      )
      .addOption(EDITION),
  );

const EDITION = new Option('--edition <edition>', 'edition whose members are known')
  .choices(['hosted', 'enterprise'])
  .default('hosted');

/** Adds the flag for the edition. */
export const addEditionOption = (command: Command): Command => command.addOption(EDITION);

/** Adds the flags for the form of the result. */
export const addFormatOptions = (command: Command): Command =>
  command
    .addOption(new Option('--format <format>', 'format of the result').choices(['pretty', 'json']).default('pretty'))
    .option('--json', 'the same as --format json');

/** Adds the flag for files of expressions. */
export const addFileOption = (command: Command): Command =>
  command.option('--file <files...>', 'files that hold an expression each; - is standard input');

/** Prints a result as text or as JSON. `isExact` leaves a text as it is, for a file. */
export function printResult(
  { stdout }: CroqlEnvironment,
  flags: Pick<QueryFlags, 'format' | 'json'>,
  pretty: string,
  json: object,
  isExact = false,
): void {
  const isJson = flags.json === true || flags.format === 'json';
  stdout.write(`${isJson ? forJson(json) : isExact && stdout.isTTY !== true ? pretty : forLog(pretty)}\n`);
}

/** An expression and the name of its file; null for one that was given directly. */
export interface Source {
  readonly name: string | null;
  readonly text: string;
}

/** Reads the expressions of a command: of its arguments, of files, or else of standard input. */
export async function readSources(
  given: readonly string[],
  files: readonly string[] | undefined,
  stdin: CroqlEnvironment['stdin'],
): Promise<readonly Source[]> {
  if (files !== undefined && given.length > 0) {
    throw new CliError('Give the expression as an argument or by --file, not both.', EXIT.usage);
  }
  const names = files ?? (given.length === 0 ? ['-'] : []);
  if ([...given, ...names].filter((each) => each === '-').length > 1) {
    throw new CliError('Standard input can be read only once.', EXIT.usage);
  }
  const sources: Source[] = [];
  for (const text of given) sources.push({ name: null, text: text === '-' ? await readStdin(stdin) : text });
  for (const name of names) {
    const isStdin = name === '-';
    const text = isStdin ? await readStdin(stdin) : readExpressionFile(name);
    sources.push({ name: files === undefined ? null : isStdin ? 'standard input' : name, text });
  }
  return sources;
}

/** Many times the length of an expression that a service takes. */
const MAX_FILE = 2 ** 20;

function readExpressionFile(name: string): string {
  try {
    return trimFile(readTextFile(name, MAX_FILE));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CliError(
      code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read: ${message}`,
      EXIT.usage,
    );
  }
}

async function readStdin(stdin: CroqlEnvironment['stdin']): Promise<string> {
  if (stdin.isTTY) throw new CliError('Give the expression as an argument or on standard input.', EXIT.usage);
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  return trimFile(text);
}

const trimFile = (text: string) => text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
