import type { ContextName } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Unit } from './resources.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { Workings } from '../workings.ts';

/** One list endpoint: where it is, what it lists and in which context its expressions are asked. */
export interface List {
  readonly path: string;
  readonly requirement: RequirementId;
  /** The scope that a token needs; a scope above it will do. */
  readonly scope: string;
  /** Absent: the list takes no expression. */
  readonly context?: ContextName;
  /** Filters that clients of the service know, and that cannot be combined with `croql`. */
  readonly otherFilters: readonly string[];
  /** Undefined when the path names something that is not there. */
  units(inside: Workings, of: (name: string) => string): readonly Unit[] | undefined;
  record(inside: Workings, unit: never, edition: Edition): object;
}

/** The project list and the four lists that take an expression. Source, Endpoints 3 and 4. */
// prettier-ignore
export const LISTS: readonly List[] = [
  {
    path: '/api/v2/projects', requirement: 'lists.projects', scope: 'project', otherFilters: [],
    units: ({ rules, resources }) => rules.projectsOf(resources),
    record: ({ rules, resources }, unit: Unit<never>, edition) => rules.projectRecord(unit.subjects[0]!, resources, edition),
  },
  {
    path: '/api/v2/projects/:projectId/strings', requirement: 'lists.strings', scope: 'project.source.string', context: 'source-string',
    otherFilters: ['branchId', 'directoryId', 'fileId', 'filter', 'labelIds', 'scope', 'taskId'],
    units: ({ rules, resources }, of) => rules.stringsOf(resources, idOf(of('projectId'))),
    record: ({ rules }, unit, edition) => rules.stringRecord(unit, edition),
  },
  {
    path: '/api/v2/projects/:projectId/languages/:languageId/translations', requirement: 'lists.translations', scope: 'project.translation',
    context: 'translation', otherFilters: ['approvedOnly', 'branchId', 'directoryId', 'fileId', 'labelIds', 'stringIds'],
    units: ({ rules, resources }, of) => rules.translationsOf(resources, idOf(of('projectId')), of('languageId')),
    record: ({ rules, resources }, unit) => rules.translationRecord(unit, resources),
  },
  {
    path: '/api/v2/tms/:tmId/segments', requirement: 'lists.segments', scope: 'tm', context: 'tm-segment', otherFilters: [],
    units: ({ rules, resources }, of) => rules.segmentsOf(resources, idOf(of('tmId'))),
    record: ({ rules }, unit) => rules.segmentRecord(unit),
  },
  {
    path: '/api/v2/glossaries/:glossaryId/terms', requirement: 'lists.terms', scope: 'glossary', context: 'glossary-term',
    otherFilters: ['conceptId', 'languageId', 'translationOfTermId', 'userId'],
    units: ({ rules, resources }, of) => rules.termsOf(resources, idOf(of('glossaryId'))),
    record: ({ rules }, unit) => rules.termRecord(unit),
  },
];

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1);
