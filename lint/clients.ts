import type { ContextName } from '../spec/croql/contexts.ts';

/**
 * What the published clients of the service call their lists and the options of these, without letter case and
 * underscores; a name that several lists have stands behind that of its resource.
 */
const NAMES: Readonly<Record<ContextName, readonly string[]>> = {
  'source-string': [
    ...['liststrings', 'listprojectstrings', 'listsourcestrings', 'sourcestring.list', 'sourcestrings.list'],
    ...['stringslistparams', 'sourcestringslistoptions', 'listsourcestringsparams', 'listprojectstringsoptions'],
  ],
  translation: [
    'listlanguagetranslations',
    ...['languagetranslationslistparams', 'languagetranslationslistoptions', 'listlanguagetranslationsoptions'],
  ],
  'tm-segment': [
    ...['listtmsegments', 'translationmemory.listsegments', 'translationmemories.listsegments'],
    ...[
      'tmsegmentslistparams',
      'tmsegmentslistoptions',
      'listtmsegmentsparams',
      'translationmemorymodel.listsegmentsoptions',
    ],
  ],
  'glossary-term': ['listterms', 'termslistparams', 'termslistoptions', 'listtermsparams', 'listtermsoptions'],
};

const contextsByName = new Map(
  Object.entries(NAMES).flatMap(([context, names]) => names.map((name) => [name, context as ContextName] as const)),
);

/** The paths of the lists, at the end of an address. */
const PATHS: readonly (readonly [RegExp, ContextName])[] = [
  [/\/languages\/[^/]+\/translations\/?$/, 'translation'],
  [/\/tms\/[^/]+\/segments\/?$/, 'tm-segment'],
  [/\/glossaries\/[^/]+\/terms\/?$/, 'glossary-term'],
  [/\/projects\/[^/]+\/strings\/?$|^\/?strings$|\}\/strings\/?$/, 'source-string'],
];

/** Where clients took the expression by its position among the arguments, which are counted from 0. */
// prettier-ignore
const POSITIONS: Readonly<Record<string, readonly { readonly of: string; readonly at: number }[]>> = {
  listprojectstrings: [{ of: 'JavaScript', at: 8 }, { of: 'TypeScript', at: 8 }],
  listsourcestrings: [{ of: 'Java', at: 5 }],
  listlanguagetranslations: [{ of: 'JavaScript', at: 8 }, { of: 'TypeScript', at: 8 }, { of: 'Java', at: 7 }],
  liststrings: [{ of: 'C#', at: 9 }],
};

const positionsByName = new Map(Object.entries(POSITIONS));

/** A name as the tables have it. */
export const normalize = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '');

/** The context of a list by the name of the call, its resource or the class of its options. */
export const contextByName = (name: string, resource = ''): ContextName | null =>
  contextsByName.get(normalize(name)) ??
  contextsByName.get(`${normalize(resource).replace(/api$/, '')}.${normalize(name)}`) ??
  null;

/** The context of a list by its address without the query. */
export const contextByPath = (path: string): ContextName | null =>
  PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? null;

/** Which argument of a call is the expression, if its position says so. */
export const findPosition = (call: string, language: string): number | null =>
  positionsByName.get(normalize(call))?.find(({ of }) => of === language)?.at ?? null;

/** What a file must contain to be worth a closer look. */
export const MENTIONS_CROQL = /croql|listProjectStrings|listSourceStrings|listLanguageTranslations|ListStrings/i;

/** Whether a name is that of an expression: `croql`, `CROQL`, `untranslatedCroql` or `croqlQuery`. */
export const isExpressionName = (name: string): boolean =>
  /^[-$@:]*(?:\w*[a-z\d_])?(?:croql|Croql|CroQL|CroQl|croQl|CROQL)(?:_?(?:query|expression|Query|Expression|QUERY|EXPRESSION))?$/.test(
    name,
  );
