/** What each of the four lists that take an expression takes besides what is its own. The source states `croql` alone. */
const COMMON: readonly string[] = ['croql', 'limit', 'offset', 'orderBy'];

interface Parameters {
  readonly path: RegExp;
  readonly common: readonly string[];
  /** Filters, which cannot be combined with `croql`. */
  readonly filters: readonly string[];
  readonly others: readonly string[];
}

/** The lists by the last segment of their paths. */
export type ListName = 'projects' | 'strings' | 'translations' | 'segments' | 'terms';

/** What the lists of the service are known to take: clients send more than the source describes. */
// prettier-ignore
export const LIST_PARAMETERS: Readonly<Record<ListName, Parameters>> = {
  projects: {
    path: /\/api\/v2\/projects$/, common: ['limit', 'offset', 'orderBy'],
    filters: [], others: ['groupId', 'hasManagerAccess', 'type', 'userId'],
  },
  strings: {
    path: /\/api\/v2\/projects\/[^/]+\/strings$/, common: COMMON,
    filters: ['branchId', 'directoryId', 'fileId', 'filter', 'labelIds', 'scope', 'taskId'], others: ['denormalizePlaceholders'],
  },
  translations: {
    path: /\/api\/v2\/projects\/[^/]+\/languages\/[^/]+\/translations$/, common: COMMON,
    filters: ['approvedOnly', 'branchId', 'directoryId', 'fileId', 'labelIds', 'stringIds'], others: ['denormalizePlaceholders'],
  },
  segments: { path: /\/api\/v2\/tms\/[^/]+\/segments$/, common: COMMON, filters: [], others: [] },
  terms: {
    path: /\/api\/v2\/glossaries\/[^/]+\/terms$/, common: COMMON,
    filters: ['conceptId', 'languageId', 'translationOfTermId', 'userId'], others: [],
  },
};

/** The parameters that a list knows. */
export function parametersOf(list: ListName): readonly string[] {
  const { common, filters, others } = LIST_PARAMETERS[list];
  return [...common, ...filters, ...others];
}

/** The list at a path; undefined for another path. */
export const listAt = (path: string): ListName | undefined =>
  (Object.keys(LIST_PARAMETERS) as ListName[]).find((name) => LIST_PARAMETERS[name].path.test(path));
