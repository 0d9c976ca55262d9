import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Members } from '../../spec/croql/context.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/** A record whose collections lack their last element; every element of a collection lacks that of its own. */
const thin = (record: Json, members: Members): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (!Array.isArray(value) || (members[name]?.also ?? members[name]?.type) !== 'array') return [name, value];
      return [name, value.slice(0, -1).map((element) => thin(element as Json, members[name]?.members ?? {}))];
    }),
  );

const thinAll = (context: ContextName, records: readonly unknown[] = []) =>
  records.map((record) => thin(record as Json, contextOf(context).members));

/**
 * The fixture dataset, in which the records of the main lists have the same ids, texts and dates, and fewer elements: what
 * a service keeps of a record until its id or its date changes is wrong.
 */
export const thinnedDataset = {
  ...fixtureDataset,
  projects: fixtureDataset.projects.map((one) =>
    one.id === FIXTURE_IDS.project ? { ...one, strings: thinAll('source-string', one.strings) } : one,
  ),
  tms: fixtureDataset.tms.map((one) =>
    one.id === FIXTURE_IDS.tm ? { ...one, segments: thinAll('tm-segment', one.segments) } : one,
  ),
} as Dataset;
