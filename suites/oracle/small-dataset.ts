import { world } from './dataset.ts';
import type { Known, Subject } from './subject.ts';
import type { Dataset } from '../../spec/types.gen.ts';
import type { CroqlRecord } from '../../croql/world.ts';

/**
 * A dataset with nothing but these records where a list of the loaded one shows its own, or undefined for a list of
 * another. Ids stay as they were, so that the list has the same address.
 */
export function datasetWith({ context, path }: Pick<Subject, 'context' | 'path'>, kept: readonly Known[]): Dataset {
  const records = kept.map(({ record }) => record);
  const [, , idText, , languageId] = path.split('/');
  const id = Number(idText);
  const { users, languages } = world;
  const empty = { users, languages, projects: [], tms: [], glossaries: [] };
  const project = world.projects.find((one) => one.id === id);
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
  const strings = (world.projects.find(({ id }) => id === projectId)?.strings ?? []) as readonly CroqlRecord[];
  return strings.flatMap((string) => {
    const own = (string['translations'] as readonly CroqlRecord[] | undefined) ?? [];
    const kept = own.flatMap(({ id, language: into }) =>
      into === language ? translations.filter((one) => one['id'] === id) : [],
    );
    return kept.length > 0 ? [{ ...string, translations: kept }] : [];
  });
}
