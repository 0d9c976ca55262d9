import type { ContextName } from '../../spec/croql/contexts.ts';
import type { ListName } from '../../spec/list-parameters.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { ServiceContext } from '../core/context.ts';
import type { ListEntry } from '../data/resources.ts';
import type { ListRules } from './list-rules.ts';

/** What a list needs to find its entries and create their records. */
export type ListSource = Pick<ServiceContext<ListRules>, 'rules' | 'resources' | 'store'>;

/** A scope of the lists, or a parent of one. */
export type Scope = 'project' | 'project.source' | 'project.source.string' | 'project.translation' | 'tm' | 'glossary';

/** One list endpoint. */
export interface List {
  readonly path: string;
  readonly requirement: RequirementId;
  /** The scope that a token needs; a parent scope covers it. */
  readonly scope: Scope;
  /** The context of the list's expressions; absent if it takes none. */
  readonly context?: ContextName;
  /** By which its parameters are known. */
  readonly name: ListName;
  /** The entries of the list for a user, unfiltered; undefined if its path names an unknown resource. */
  selectEntries(
    source: ListSource,
    parameter: (name: string) => string,
    edition: Edition,
    readLogin: () => string | null,
  ): readonly ListEntry[] | undefined;
  createRecord(source: ListSource, entry: never, edition: Edition): object;
}

/** The project list and the four lists that take an expression. Source, Endpoints 3 and 4. */
// prettier-ignore
export const LISTS: readonly List[] = [
  {
    path: '/api/v2/projects', requirement: 'lists.projects', scope: 'project', name: 'projects',
    selectEntries: ({ rules, resources, store: { projectsOf } }, _parameter, _edition, readLogin) =>
      (projectsOf.size > 0 && projectsOf.get(readLogin() ?? '')) || rules.listProjects(resources),
    createRecord: ({ rules, resources }, entry: ListEntry<never>, edition) => rules.projectRecord(entry.records[0]!, resources, edition),
  },
  {
    path: '/api/v2/projects/:projectId/strings', requirement: 'lists.strings', scope: 'project.source.string', context: 'source-string',
    name: 'strings',
    selectEntries: ({ rules, resources }, parameter, edition) => rules.listStrings(resources, parseId(parameter('projectId')), edition),
    createRecord: ({ rules }, entry, edition) => rules.stringRecord(entry, edition),
  },
  {
    path: '/api/v2/projects/:projectId/languages/:languageId/translations', requirement: 'lists.translations', scope: 'project.translation',
    context: 'translation', name: 'translations',
    selectEntries: ({ rules, resources }, parameter, edition) => rules.listTranslations(resources, parseId(parameter('projectId')), parameter('languageId'), edition),
    createRecord: ({ rules, resources }, entry) => rules.translationRecord(entry, resources),
  },
  {
    path: '/api/v2/tms/:tmId/segments', requirement: 'lists.segments', scope: 'tm', context: 'tm-segment', name: 'segments',
    selectEntries: ({ rules, resources }, parameter) => rules.listSegments(resources, parseId(parameter('tmId'))),
    createRecord: ({ rules }, entry) => rules.segmentRecord(entry),
  },
  {
    path: '/api/v2/glossaries/:glossaryId/terms', requirement: 'lists.terms', scope: 'glossary', context: 'glossary-term',
    name: 'terms',
    selectEntries: ({ rules, resources }, parameter) => rules.listTerms(resources, parseId(parameter('glossaryId'))),
    createRecord: ({ rules }, entry) => rules.termRecord(entry),
  },
];

/** The scopes of all lists: a scope covers its children, so the top-level names are enough. */
export const ALL_SCOPES: readonly string[] = [...new Set(LISTS.map(({ scope }) => scope.split('.')[0]!))];

const parseId = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1);
