import { readFile } from 'node:fs/promises';
import { Complaint } from './complaint.ts';
import type { CroqlRecord, World } from '../croql/world.ts';
import type { Dataset } from '../mocks/state/dataset.ts';
import { checkedDataset } from '../mocks/state/dataset-check.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { ContextName } from '../spec/croql/context.ts';

/** Records to ask an expression of, and the world that their mentions and `'today'` are understood in. */
export interface RecordFile {
  readonly records: readonly { readonly id: number | string; readonly record: CroqlRecord }[];
  readonly world: World;
  /** Whether the file says which login is which user. */
  readonly hasUsers: boolean;
}

/** Reads a dataset, or an array of records; a record without an id is called by its place, `#1` the first. */
export async function readRecords(file: string, context: ContextName): Promise<RecordFile> {
  const value = await readJson(file);
  if (!Array.isArray(value)) return fromDataset(value, file, context);
  const wrong = value.findIndex((each) => typeof each !== 'object' || each === null || Array.isArray(each));
  if (wrong >= 0) throw new Complaint(`${file}: record #${wrong + 1} is not an object.`, EXIT.usage);
  return {
    records: (value as CroqlRecord[]).map(named),
    world: { now: new Date(), user: () => undefined, language: (code) => code },
    hasUsers: false,
  };
}

async function readJson(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Complaint(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
      EXIT.usage,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${file} is not JSON: ${(error as Error).message}.`, EXIT.usage);
  }
}

function fromDataset(value: unknown, file: string, context: ContextName): RecordFile {
  const checked = checkedDataset(value);
  if (!checked.ok) {
    throw new Complaint(`${file} is neither a dataset nor an array of records: ${checked.error}`, EXIT.usage);
  }
  const { dataset } = checked;
  const users = new Map((dataset.users ?? []).map(({ id, login }) => [login, id]));
  const languages = new Set((dataset.languages ?? []).map(({ id }) => id));
  return {
    records: recordsOf(dataset, context).map(named),
    world: {
      now: new Date(),
      user: (login) => users.get(login),
      language: (code) => (languages.has(code) ? code : undefined),
    },
    hasUsers: true,
  };
}

function recordsOf(dataset: Dataset, context: ContextName): readonly CroqlRecord[] {
  const strings = (dataset.projects ?? []).flatMap((project) => project.strings ?? []);
  const records: Record<ContextName, readonly unknown[]> = {
    'source-string': strings,
    translation: strings.flatMap((string) => string.translations ?? []),
    'tm-segment': (dataset.tms ?? []).flatMap((memory) => memory.segments ?? []),
    'glossary-term': (dataset.glossaries ?? []).flatMap((glossary) => glossary.terms ?? []),
  };
  return records[context] as readonly CroqlRecord[];
}

function named(record: CroqlRecord, index: number) {
  const id = record['id'];
  return { id: typeof id === 'number' || typeof id === 'string' ? id : `#${index + 1}`, record };
}
