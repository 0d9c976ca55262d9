import { readFile } from 'node:fs/promises';
import { CliError } from './cli-error.ts';
import { isYaml } from './file-kinds.ts';
import type { CroqlEnvironment } from './croql-options.ts';
import type { KnownNames } from '../croql/completion.ts';
import type { CroqlRecord, EvaluationContext } from '../croql/evaluation-context.ts';
import type { Dataset } from '../mocks/data/dataset.ts';
import { describeProblems } from '../mocks/data/dataset-check.ts';
import { demoDataset } from '../mocks/data/demo-dataset.ts';
import { readPartialDataset } from '../mocks/data/partial-dataset.ts';
import { EXIT } from '../reports/exit-code.ts';
import { isTooDeep, readLines } from '../run/read-file.ts';
import { isObject } from '../spec/json.ts';
import { contextOf, type ContextName } from '../spec/croql/contexts.ts';

/** A record with its id, or its position where it has none. */
export interface NamedRecord {
  readonly id: number | string;
  readonly record: CroqlRecord;
}

/** Records to evaluate an expression for, and the context in which it is evaluated. */
export interface RecordFile {
  readonly records: Iterable<NamedRecord>;
  readonly context: EvaluationContext;
  /** Whether the file has the logins of users. */
  readonly hasUsers: boolean;
}

/**
 * Reads a dataset, whole or partial, or an array of records, each in JSON or YAML, or a file with a record in each line,
 * which is read as its records are asked for. A record without an id is named by its position, from `#1`.
 */
export async function readRecords(file: string, context: ContextName): Promise<RecordFile> {
  const found = {
    context: { now: new Date(), user: () => undefined, language: (code: string) => code },
    hasUsers: false,
  };
  if (/\.(?:ndjson|jsonl)$/.test(file))
    return { records: { [Symbol.iterator]: () => readRecordLines(file) }, ...found };
  const value = await readValue(file);
  if (!Array.isArray(value))
    return selectRecords(checkRead(value, `${file} is neither a dataset nor an array of records.`), context);
  const wrong = value.findIndex((each) => !isObject(each));
  if (wrong >= 0) throw new CliError(`${file}: record #${wrong + 1} is not an object.`, EXIT.usage);
  return { records: (value as CroqlRecord[]).map(nameRecord), ...found };
}

function* readRecordLines(file: string): Generator<NamedRecord> {
  let number = 0;
  let index = 0;
  try {
    for (const line of readLines(file)) {
      number += 1;
      if (line.trim() === '') continue;
      const value = parseJson(line, `${file}, line ${number},`);
      if (!isObject(value)) throw new CliError(`${file}, line ${number}, is not an object.`, EXIT.usage);
      yield nameRecord(value, index++);
    }
  } catch (error) {
    throw error instanceof CliError ? error : cannotRead(file, error);
  }
}

/** Reads the records of a file, or those of the demo dataset, which is then said on standard error. */
export async function readData(
  file: string | undefined,
  context: ContextName,
  { stderr }: Pick<CroqlEnvironment, 'stderr'>,
): Promise<RecordFile> {
  if (file !== undefined) return readRecords(file, context);
  const demo = selectRecords(demoDataset, context);
  stderr.write(
    `locspec: without --data the demo dataset is used; it has ${[...demo.records].length} records of the kind ${contextOf(context).title}.\n`,
  );
  return demo;
}

/** The logins and the languages of a dataset. Throws a {@link CliError} for any other file. */
export async function readNames(file: string): Promise<KnownNames> {
  const { users = [], languages = [] } = checkRead(await readValue(file), `${file} is no dataset.`);
  return { users: users.map(({ login }) => login), languages: languages.map(({ id }) => id) };
}

async function readValue(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw cannotRead(file, error);
  }
  if (!isYaml(file)) return parseJson(text, file);
  // The parser is large, and few files are of this kind.
  return (await import('./dataset-file.ts')).parseYaml(text, file);
}

function cannotRead(file: string, error: unknown): CliError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new CliError(
    code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code ?? message}).`,
    EXIT.usage,
  );
}

function parseJson(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value)) throw new Error('it is nested more than 200 levels deep');
    return value;
  } catch (error) {
    throw new CliError(`${name} is not JSON: ${(error as Error).message}.`, EXIT.usage);
  }
}

/** What a value holds as a dataset, whole or partial. Throws a {@link CliError} that begins with a sentence. */
function checkRead(value: unknown, sentence: string): Dataset {
  const read = readPartialDataset(value);
  if (read.ok) return read.dataset;
  const [first = '', ...lines] = describeProblems(read.problems).split('\n');
  throw new CliError(
    `${sentence} ${first}`,
    EXIT.usage,
    lines.map((line) => line.trim()),
  );
}

/** The records of a dataset that expressions of a context are about. */
export function selectRecords(dataset: Dataset, name: ContextName): RecordFile {
  const users = new Map((dataset.users ?? []).map(({ id, login }) => [login, id]));
  const languages = new Set((dataset.languages ?? []).map(({ id }) => id));
  return {
    records: listRecords(dataset, name).map(nameRecord),
    context: {
      now: new Date(),
      user: (login) => users.get(login),
      language: (code) => (languages.has(code) ? code : undefined),
    },
    hasUsers: true,
  };
}

function listRecords(dataset: Dataset, context: ContextName): readonly CroqlRecord[] {
  const strings = (dataset.projects ?? []).flatMap((project) => project.strings ?? []);
  const records: Record<ContextName, readonly unknown[]> = {
    'source-string': strings,
    translation: strings.flatMap((string) => string.translations ?? []),
    'tm-segment': (dataset.tms ?? []).flatMap((memory) => memory.segments ?? []),
    'glossary-term': (dataset.glossaries ?? []).flatMap((glossary) => glossary.terms ?? []),
  };
  return records[context] as readonly CroqlRecord[];
}

function nameRecord(record: CroqlRecord, index: number) {
  const id = record['id'];
  return { id: typeof id === 'number' || typeof id === 'string' ? id : `#${index + 1}`, record };
}
