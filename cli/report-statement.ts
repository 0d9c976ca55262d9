import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { CliError } from './cli-error.ts';
import type { Conformance } from '../reports/conformance.ts';
import { describeFile } from '../reports/evidence-index.ts';
import { EXIT } from '../reports/exit-code.ts';
import { RESULT_FILE, STATEMENT_FILE } from '../reports/files.ts';
import { keyIdOf, makeStatement, openEnvelope, readKey, signStatement } from '../reports/statement.ts';
import { EVIDENCE_FOLDER, INDEX_FILE } from '../run/evidence-files.ts';
import type { EvidenceProblem } from '../run/evidence-files.ts';
import { readJsonFile, readTextFile } from '../run/read-file.ts';
import { writeWhole } from '../run/write-file.ts';

/** The files that a statement is about: the result, and the index of the evidence, which names all of it. */
const SUBJECTS: readonly string[] = [RESULT_FILE, `${EVIDENCE_FOLDER}/${INDEX_FILE}`];

const MAX_KEY = 100_000;

/** Reads a key of a file. Throws a {@link CliError} for anything but an Ed25519 key of that kind. */
export function readKeyFile(file: string, kind: 'private' | 'public'): KeyObject {
  try {
    return readKey(readTextFile(file, MAX_KEY), kind);
  } catch (error) {
    throw new CliError(`The key ${file} cannot be used: ${(error as Error).message}.`, EXIT.usage);
  }
}

/** Writes the signed statement about a report into its folder. */
export function writeStatement(folder: string, result: Conformance, key: KeyObject): void {
  const digests = Object.fromEntries(
    SUBJECTS.filter((name) => existsSync(join(folder, name))).map((name) => [name, digestOf(folder, name)]),
  );
  const envelope = signStatement(makeStatement(result, digests), key);
  writeWhole(join(folder, STATEMENT_FILE), `${JSON.stringify(envelope, null, 2)}\n`);
}

/** What a statement says of itself. */
export interface CheckedStatement {
  readonly problems: readonly EvidenceProblem[];
  /** The key that signed it, by its SHA-256, if it was asked for. */
  readonly signedBy?: string;
}

/**
 * Compares the statement of a report, if it has one, with the files of the report and with a key. Throws a
 * {@link CliError} where a key is given and there is no statement, or one that cannot be read.
 */
export function checkStatement(folder: string, result: Conformance, key?: KeyObject): CheckedStatement {
  const file = join(folder, STATEMENT_FILE);
  if (!existsSync(file)) {
    if (key === undefined) return { problems: [] };
    throw new CliError(`${folder} has no ${STATEMENT_FILE}: a run writes one with --sign-key.`, EXIT.usage);
  }
  const place = STATEMENT_FILE;
  let opened: ReturnType<typeof openEnvelope>;
  try {
    opened = openEnvelope(readJsonFile(file, MAX_STATEMENT), key);
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}.`, EXIT.usage);
  }
  const { statement, isSigned } = opened;
  const problems: EvidenceProblem[] = [];
  if (key !== undefined && !isSigned)
    problems.push({ place, says: 'this key did not sign it, or it was changed since' });
  const stated = new Map(statement.subject.map(({ name, digest }) => [name, digest.sha256]));
  for (const name of SUBJECTS) {
    const actual = existsSync(join(folder, name)) ? digestOf(folder, name) : undefined;
    if (stated.get(name) !== actual) problems.push({ place: name, says: `the statement is about another ${name}` });
  }
  const expected = makeStatement(result, Object.fromEntries(stated) as Record<string, string>);
  const differing = Object.entries(expected.predicate).find(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(statement.predicate[name]),
  );
  if (differing) problems.push({ place: `${place}, ${differing[0]}`, says: `it says otherwise than ${RESULT_FILE}` });
  return { problems, ...(isSigned && key ? { signedBy: keyIdOf(key) } : {}) };
}

const MAX_STATEMENT = 2 ** 20;

const digestOf = (folder: string, name: string) => describeFile(readFileSync(join(folder, name))).sha256;
