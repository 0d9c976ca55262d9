import { projectRecord, segmentRecord, stringRecord, termRecord, translationRecord } from './list-records.ts';
import type { Project } from '../state/dataset.ts';
import type { Frame } from './page-body.ts';
import type { Resources, SegmentUnit, StringUnit, TermUnit, TranslationUnit, Unit } from './resources.ts';
import type { Edition } from '../../spec/requirement.ts';

/** Every decision of the lists, one small function each; see `oauth-rules.ts` for why. */
export const listRules = {
  // --- What is listed. Source, Endpoints 3 and 4.
  projectsOf: (resources: Resources) => resources.projects,
  stringsOf: (resources: Resources, projectId: number) => resources.strings(projectId),
  translationsOf: (resources: Resources, projectId: number, languageId: string) =>
    resources.translations(projectId, languageId),
  segmentsOf: (resources: Resources, tmId: number) => resources.segments(tmId),
  termsOf: (resources: Resources, glossaryId: number) => resources.terms(glossaryId),

  // --- How a record looks.
  projectRecord: (project: Project, resources: Resources, edition: Edition): object =>
    projectRecord(project, resources, edition),
  stringRecord: (unit: StringUnit, edition: Edition): object => stringRecord(unit, edition),
  translationRecord: (unit: TranslationUnit, resources: Resources): object => translationRecord(unit, resources),
  segmentRecord: (unit: SegmentUnit): object => segmentRecord(unit),
  termRecord: (unit: TermUnit): object => termRecord(unit, 'words'),

  // --- The query.
  isPlusSpace: (): boolean => true,
  isOtherFilterRefused: (): boolean => true,
  isEmptyExpressionRefused: (): boolean => false,
  /** In characters. */
  longestExpression: (): number => 65_536,
  expressionErrorStatus: (): number => 400,

  // --- Pages.
  /** The order in which a list comes; its units are in the order of their ids. */
  ordered: (units: readonly Unit[]): readonly Unit[] => units,
  usualLimit: (): number => 25,
  mostLimit: (): number => 500,
  /** The place of a page in the whole list. */
  pageOf: (offset: number, limit: number): { readonly from: number; readonly size: number } => ({
    from: offset,
    size: limit,
  }),
  listStatus: (): number => 200,
  listContentType: (): string => 'application/json',
  item: (record: object): object => ({ data: record }),
  listFrame: (offset: number, limit: number): Frame => [
    '{"data":[',
    `],"pagination":{"offset":${offset},"limit":${limit}}}`,
  ],
};

export type ListRules = typeof listRules;
