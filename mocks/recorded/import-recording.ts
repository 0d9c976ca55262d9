import { anonymise } from './anonymise.ts';
import { findJobLanguages, findJobs } from './canned-jobs.ts';
import type { CannedJob } from './canned-jobs.ts';
import { compareAnswers } from './compare-answers.ts';
import { deriveDataset } from './derive-dataset.ts';
import { deriveProfile, findTokenLifetime } from './derive-profile.ts';
import { findListCalls } from './list-calls.ts';
import { readHar } from './read-har.ts';
import { checkDataset, describeProblems } from '../data/dataset-check.ts';
import type { Dataset } from '../data/dataset.ts';
import { readProfile } from '../../run/profile.ts';
import type { Profile } from '../../run/profile.ts';
import { isCount, isListOf, isObjectOf, isText } from '../../run/shape.ts';
import { isObject } from '../../spec/json.ts';

/** What a recording becomes: the data, the profile and the jobs of a mock. */
export interface ImportedRecording {
  readonly format: 1;
  readonly kind: 'locspec import';
  readonly dataset: Dataset;
  readonly profile: Profile;
  /** Of access tokens, in seconds. */
  readonly tokenLifetime?: number;
  readonly jobs: readonly CannedJob[];
  /** What the recording did not show, a sentence each. */
  readonly notDerived: readonly string[];
}

/** What the import of a recording needs. */
export interface ImportOptions {
  readonly kit: Profile['kit'];
  /** When it was imported, in ISO 8601. */
  readonly date: string;
  /** The key of an anonymised import; absent: nothing is changed. */
  readonly anonymousBy?: Uint8Array;
}

/**
 * Imports the content of a HAR file, or of an earlier import. Throws an Error of one clause for anything else, and for a
 * recording that has neither a list nor a job.
 */
export async function importRecording(content: unknown, options: ImportOptions): Promise<ImportedRecording> {
  const imported =
    isObject(content) && content['kind'] === 'locspec import' ? readImport(content) : await derive(content, options);
  if (options.anonymousBy === undefined) return imported;
  const { dataset, jobs } = anonymise({ dataset: imported.dataset, jobs: imported.jobs }, options.anonymousBy);
  // Expressions quote texts, and an address tells whose service it was.
  const notDerived = imported.notDerived.map((sentence) => sentence.replace(/\?.*(?=: the mock)/s, ' with a query'));
  return {
    ...imported,
    dataset,
    jobs,
    notDerived,
    profile: { ...imported.profile, target: 'https://service.invalid' },
  };
}

async function derive(content: unknown, { kit, date }: ImportOptions): Promise<ImportedRecording> {
  const calls = readHar(content);
  const lists = findListCalls(calls);
  const jobs = findJobs(calls);
  if (lists.every(({ page }) => page === undefined) && jobs.length === 0)
    throw new Error('it has neither a list of the service nor a job of a module');
  const { dataset, missing } = deriveDataset(lists, findJobLanguages(jobs));
  const checked = checkDataset(dataset);
  if (!checked.ok) throw new Error(describeProblems(checked.problems, 'what its lists hold'));
  const [first] = lists;
  const target = first ? new URL(first.call.url).origin : new URL(calls[0]!.url).origin;
  const profile = deriveProfile(lists, { kit, date, target });
  const lifetime = findTokenLifetime(calls);
  const differing = await compareAnswers(lists, checked.dataset, profile);
  return {
    format: 1,
    kind: 'locspec import',
    dataset: checked.dataset,
    profile,
    ...(lifetime === undefined ? {} : { tokenLifetime: lifetime }),
    jobs,
    notDerived: [...missing, ...differing],
  };
}

const isImport = isObjectOf(
  {
    format: (value) => value === 1,
    dataset: isObject,
    profile: isObject,
    jobs: isListOf(isObjectOf({ path: isText, job: isObject, status: isCount }), 100_000),
    notDerived: isListOf(isText, 10_000),
  },
  { tokenLifetime: isCount },
);

function readImport(content: object): ImportedRecording {
  if (!isImport(content)) throw new Error('it is no import of this version');
  const imported = content as ImportedRecording;
  const checked = checkDataset(imported.dataset);
  if (!checked.ok) throw new Error(describeProblems(checked.problems, 'its dataset'));
  readProfile(imported.profile, 'its profile');
  return imported;
}
