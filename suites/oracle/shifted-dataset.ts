import { fixtureDataset } from './fixture-dataset.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/** The items but the last with their ids, each with what the next one holds. */
const shiftContents = (items: readonly Json[]): readonly Json[] =>
  items.slice(0, -1).map(({ id }, index) => ({ ...items[index + 1], id }));

/** Ids of translations in their order; each gets what the next one of the project says. */
function shiftTranslations(strings: readonly Json[]): readonly Json[] {
  const all = strings.flatMap((string) => string['translations'] as readonly Json[]);
  const ids = new Map(all.map(({ id }, index) => [id, all[(index + 1) % all.length]!['id']]));
  return strings.map((string) => ({
    ...string,
    translations: (string['translations'] as readonly Json[]).map((one) => ({ ...one, id: ids.get(one['id']) })),
  }));
}

const shiftLists = (owners: readonly Json[], name: string): readonly Json[] =>
  owners.map((owner) => ({ ...owner, [name]: shiftContents((owner[name] ?? []) as readonly Json[]) }));

const { users, languages, projects, tms, glossaries } = fixtureDataset;

/**
 * The fixture dataset with the same lists and ids, in which every record has the contents of the next one and every
 * login the id of the next user, and the last record of each list and the last project are gone: a response of before the
 * change is wrong after it.
 */
export const shiftedDataset = {
  languages,
  users: users.map(({ login }, index) => ({ login, id: users[(index + 1) % users.length]!.id })),
  projects: shiftLists(projects.slice(0, -1) as unknown as readonly Json[], 'strings').map((project) => ({
    ...project,
    strings: shiftTranslations(project['strings'] as readonly Json[]),
  })),
  tms: shiftLists(tms as unknown as readonly Json[], 'segments'),
  glossaries: shiftLists(glossaries as unknown as readonly Json[], 'terms'),
} as unknown as Dataset;
