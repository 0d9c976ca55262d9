/** The query parameters that each of the lists takes besides its own. The source states `croql` alone, of four of them. */
export const COMMON_PARAMETERS = ['croql', 'limit', 'offset', 'orderBy'] as const;

interface OwnParameters {
  /** Filters, which cannot be combined with `croql`. */
  readonly filters: readonly string[];
  readonly others: readonly string[];
}

/** The lists, by the last segment of their paths. */
export type ListName = 'projects' | 'strings' | 'translations' | 'segments' | 'terms';

/** What the lists of the service are known to take besides: clients send it, and the source does not describe it. */
// prettier-ignore
export const OWN_PARAMETERS: Readonly<Record<ListName, OwnParameters>> = {
  projects: { filters: ['groupId', 'hasManagerAccess', 'type', 'userId'], others: [] },
  strings: {
    filters: ['branchId', 'directoryId', 'fileId', 'filter', 'labelIds', 'scope', 'taskId'],
    others: ['denormalizePlaceholders'],
  },
  translations: {
    filters: ['approvedOnly', 'branchId', 'directoryId', 'fileId', 'labelIds', 'stringIds'],
    others: ['denormalizePlaceholders'],
  },
  segments: { filters: [], others: [] },
  terms: { filters: ['conceptId', 'languageId', 'translationOfTermId', 'userId'], others: [] },
};

/** The parameters that a list knows. */
export const parametersOf = (list: ListName): readonly string[] => [
  ...COMMON_PARAMETERS,
  ...OWN_PARAMETERS[list].filters,
  ...OWN_PARAMETERS[list].others,
];

/** The list at a path; undefined for another path. */
export function listAt(path: string): ListName | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(OWN_PARAMETERS, name) ? (name as ListName) : undefined;
}
