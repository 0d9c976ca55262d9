import { fixtureDataset } from './fixture-dataset.ts';
import type { KnownRecord, QueryTarget } from './query-target.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

/**
 * A dataset with nothing but these records where a list of the loaded one shows its own, or undefined for a list of
 * another. Ids stay as they were, so that the list has the same address.
 */
export function datasetOf(
  { context, path }: Pick<QueryTarget, 'context' | 'path'>,
  kept: readonly KnownRecord[],
): Dataset {
  const records = kept.map(({ record }) => record);
  const [, , idText, , languageId] = path.split('/');
  const id = Number(idText);
  const { users, languages } = fixtureDataset;
  const empty = { users, languages, projects: [], tms: [], glossaries: [] };
  const project = fixtureDataset.projects.find((one) => one.id === id);
  switch (context) {
    case 'source-string':
      return { ...empty, projects: [{ ...project, strings: records }] } as unknown as Dataset;
    case 'translation':
      return {
        ...empty,
        projects: [{ ...project, strings: stringsWith(id, languageId, records) }],
      } as unknown as Dataset;
    case 'tm-segment':
      return { ...empty, tms: [{ id, segments: records }] } as unknown as Dataset;
    case 'glossary-term':
      return { ...empty, glossaries: [{ id, terms: records, concepts: [] }] } as unknown as Dataset;
  }
}

/** The strings that hold translations, with these in the place of all that they had. */
function stringsWith(projectId: number, language: string | undefined, translations: readonly CroqlRecord[]) {
  const strings = (fixtureDataset.projects.find(({ id }) => id === projectId)?.strings ?? []) as readonly CroqlRecord[];
  return strings.flatMap((string) => {
    const own = (string['translations'] as readonly CroqlRecord[] | undefined) ?? [];
    const kept = own.flatMap(({ id, language: into }) =>
      into === language ? translations.filter((one) => one['id'] === id) : [],
    );
    return kept.length > 0 ? [{ ...string, translations: kept }] : [];
  });
}
