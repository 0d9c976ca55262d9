import { parseDocument, stringify } from 'yaml';
import { CliError } from './cli-error.ts';
import { isYaml } from './file-kinds.ts';
import { describeProblems } from '../mocks/data/dataset-check.ts';
import { readPartialDataset } from '../mocks/data/partial-dataset.ts';
import type { Dataset } from '../mocks/data/dataset.ts';
import { EXIT } from '../reports/exit-code.ts';
import { isTooDeep, readTextFile } from '../run/read-file.ts';

/**
 * The dataset in a file of JSON or YAML, whole or partial as `datasetWith` takes it. Throws a {@link CliError} with every
 * mistake and its place.
 */
export function readDatasetFile(file: string): Dataset {
  const read = readPartialDataset(parse(file));
  if (read.ok) return read.dataset;
  const [first = '', ...lines] = describeProblems(read.problems, `The dataset ${file}`).split('\n');
  throw new CliError(
    first,
    EXIT.usage,
    lines.map((line) => line.trim()),
  );
}

function parse(file: string): unknown {
  try {
    const text = readTextFile(file);
    if (isYaml(file)) return parseYaml(text, file);
    const value = JSON.parse(text) as unknown;
    if (isTooDeep(value)) throw new Error(TOO_DEEP);
    return value;
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`The dataset ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
}

const TOO_DEEP = 'it is nested more than 200 levels deep';

/** The value in a file of YAML. Throws a {@link CliError} with every mistake. */
export function parseYaml(text: string, file: string): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  const [first, ...more] = document.errors.map(({ message }) => message.split('\n')[0]!.replace(/:$/, ''));
  if (first !== undefined) throw new CliError(`The dataset ${file} is no YAML: ${first}`, EXIT.usage, more);
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    throw new CliError(`The dataset ${file} cannot be read: ${(error as Error).message}`, EXIT.usage);
  }
  if (isTooDeep(value)) throw new CliError(`The dataset ${file} cannot be read: ${TOO_DEEP}`, EXIT.usage);
  return value;
}

/** The length up to which people read a file of JSON, and its lines are worth their space. */
const MAX_READABLE = 2 ** 20;

/** The text of a file that holds a dataset as `readDatasetFile` reads it. */
export const formatDatasetFile = (file: string, dataset: Dataset): string =>
  isYaml(file) ? stringify(dataset, { aliasDuplicateObjects: false }) : formatJson(dataset);

function formatJson(dataset: Dataset): string {
  const text = JSON.stringify(dataset);
  return `${text.length <= MAX_READABLE ? JSON.stringify(dataset, null, 2) : text}\n`;
}
