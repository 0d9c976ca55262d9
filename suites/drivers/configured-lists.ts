import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Plan } from '../../run/plan.ts';

/** A list that the configuration names. */
export interface ConfiguredList {
  readonly context: ContextName;
  /** After `/api/v2`. */
  readonly path: string;
}

/** The lists of the configuration, which a run examines if it cannot load a dataset. */
export function configuredLists({ lists }: Pick<Plan, 'lists'>): readonly ConfiguredList[] {
  const { projectId, languageId, tmId, glossaryId } = lists;
  const found: ConfiguredList[] = [];
  if (projectId !== undefined) found.push({ context: 'source-string', path: `/projects/${projectId}/strings` });
  if (projectId !== undefined && languageId !== undefined)
    found.push({ context: 'translation', path: `/projects/${projectId}/languages/${languageId}/translations` });
  if (tmId !== undefined) found.push({ context: 'tm-segment', path: `/tms/${tmId}/segments` });
  if (glossaryId !== undefined) found.push({ context: 'glossary-term', path: `/glossaries/${glossaryId}/terms` });
  return found;
}
