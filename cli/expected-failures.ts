import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { entryName } from '../run/expected-failures.ts';
import type { ExpectedFailure, ExpectedFailures, UnknownName } from '../run/expected-failures.ts';
import { readTextFile } from '../run/read-file.ts';
import { nearest } from '../spec/nearest.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import { describeEach } from '../spec/schemas/schema-errors.ts';
import { validateExpectedFailures } from '../spec/schemas/validate-expected-failures.gen.js';

/** A file of expected failures: its entries, and the document with its comments. */
export interface ExpectedFile {
  readonly entries: readonly ExpectedFailure[];
  readonly document: Document;
}

/** The size of a file of expected failures, in bytes. */
const MAX_SIZE = 4 * 2 ** 20;

/** Reads a file of expected failures. Throws a {@link CliError} that names the invalid place. */
export function readExpectedFile(file: string, folder: string): ExpectedFile {
  let text: string;
  try {
    text = readTextFile(resolve(folder, file), MAX_SIZE);
  } catch (error) {
    throw new CliError(`The expected failures ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
  const document = parseDocument(text);
  const entries = valueOf(document, file);
  if (!validateExpectedFailures(entries)) {
    const [first = '', ...further] = describeEach(validateExpectedFailures.errors, file, entries);
    throw new CliError(first, EXIT.usage, further);
  }
  const both = entries.find(({ requirement, check }) => requirement !== undefined && check !== undefined);
  if (both)
    throw new CliError(
      `${file}: an entry has the requirement “${both.requirement}” and the check “${both.check}”; make it two entries, or leave one out.`,
      EXIT.usage,
    );
  return { entries, document };
}

function valueOf(document: Document.Parsed, file: string): unknown {
  try {
    if (document.errors[0]) throw document.errors[0];
    // Aliases can expand a small file to billions of values.
    return document.toJS({ maxAliasCount: 0 }) ?? [];
  } catch (error) {
    const detail = (error as Error).message.split('\n')[0]?.replace(/:$/, '');
    throw new CliError(`${file} is not valid YAML: ${detail}`, EXIT.usage);
  }
}

/** The entries on a day, as `2027-01-31`, given the names of all checks. */
export function onDay(entries: readonly ExpectedFailure[], day: string, checks: readonly string[]): ExpectedFailures {
  const unknown = entries.filter((entry) => !isKnown(entry, checks));
  const isOver = ({ expires }: ExpectedFailure) => expires !== undefined && expires < day;
  const known = entries.filter((entry) => !unknown.includes(entry));
  return {
    entries: known.filter((entry) => !isOver(entry)),
    expired: known.filter(isOver),
    unknown: unknown.map((entry) => unknownName(entry, checks)),
  };
}

const isKnown = ({ requirement, check }: ExpectedFailure, checks: readonly string[]) =>
  requirement === undefined ? checks.includes(check ?? '') : Object.hasOwn(requirements, requirement);

function unknownName(entry: ExpectedFailure, checks: readonly string[]): UnknownName {
  const name = entryName(entry);
  const [near] = nearest(name, entry.requirement === undefined ? checks : Object.keys(requirements));
  return { name, ...(near === undefined ? {} : { nearest: near }) };
}

/** The day in UTC, as in an entry. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The expected failures of today in the named file; undefined when none is named. `listNames` gives the names of all
 * checks, and is called only if an entry names one.
 */
export function readExpectedFailures(
  file: string | undefined,
  folder: string,
  listNames: () => readonly string[],
): ExpectedFailures | undefined {
  if (file === undefined) return undefined;
  const { entries } = readExpectedFile(file, folder);
  return onDay(entries, dayOf(new Date()), entries.some(({ check }) => check !== undefined) ? listNames() : []);
}
