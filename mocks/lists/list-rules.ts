import type { Edition } from '../../spec/requirements/requirement.ts';
import type { Project } from '../data/dataset.ts';
import type {
  ListEntry,
  Resources,
  SegmentEntry,
  StringEntry,
  TermEntry,
  TranslationEntry,
} from '../data/resources.ts';
import {
  createProjectRecord,
  createSegmentRecord,
  createStringRecord,
  createTermRecord,
  createTranslationRecord,
} from './list-records.ts';

/** The parts of a list's body before and after its items, as JSON in ASCII. */
export type Frame = readonly [before: string, after: string];

/** Every decision of the lists as one small function, so that a fault is a row that replaces some of them. */
export const listRules = {
  // --- What is listed. Source, Endpoints 3 and 4.
  listProjects: (resources: Resources) => resources.projects,
  listStrings: (resources: Resources, projectId: number, _edition: Edition) => resources.listStrings(projectId),
  listTranslations: (resources: Resources, projectId: number, languageId: string, _edition: Edition) =>
    resources.listTranslations(projectId, languageId),
  listSegments: (resources: Resources, tmId: number) => resources.listSegments(tmId),
  listTerms: (resources: Resources, glossaryId: number) => resources.listTerms(glossaryId),

  // --- Records.
  projectRecord: (project: Project, resources: Resources, edition: Edition): object =>
    createProjectRecord(project, resources, edition),
  stringRecord: (entry: StringEntry, edition: Edition): object => createStringRecord(entry, edition),
  translationRecord: (entry: TranslationEntry, resources: Resources): object =>
    createTranslationRecord(entry, resources),
  segmentRecord: (entry: SegmentEntry): object => createSegmentRecord(entry),
  termRecord: (entry: TermEntry): object => createTermRecord(entry, 'words'),

  // --- The query.
  /** The address whose query is answered. */
  answeredUrl: (url: string, _readAuthorization: () => string, _readLogin: () => string | null): string => url,
  /** Whether a parameter counts by how many others stand before it. */
  isRead: (_name: string, _before: number): boolean => true,
  isNameDecoded: (): boolean => true,
  isPlusSpace: (): boolean => true,
  isOtherFilterRefused: (): boolean => true,
  /** Whether a list is refused because its expression is empty or absent. */
  isExpressionMissing: (_expression: string | undefined): boolean => false,
  /** In characters. */
  maxExpressionLength: (): number => 65_536,
  expressionErrorStatus: (): number => 400,

  // --- Pages.
  /** The order of a list; its entries come in ascending order of ids. */
  orderEntries: (entries: readonly ListEntry[], _offset: number): readonly ListEntry[] => entries,
  defaultLimit: (): number => 25,
  maxLimit: (): number => 500,
  /** The position of a page in the whole list, or in what an expression selects, whose records can be counted. */
  locatePage: (
    offset: number,
    limit: number,
    _countSelected?: () => number,
  ): { readonly from: number; readonly size: number } => ({ from: offset, size: limit }),
  /** The entries of a page as they are listed. */
  finishPage: (page: readonly ListEntry[], _isFiltered: boolean, _isLimited: boolean): readonly ListEntry[] => page,
  listStatus: (): number => 200,
  listContentType: (): string => 'application/json',
  wrapRecord: (record: object): object => ({ data: record }),
  isPaged: (): boolean => true,
  frameList: (offset: number, limit: number, isPaged: boolean): Frame => [
    '{"data":[',
    isPaged ? `],"pagination":{"offset":${offset},"limit":${limit}}}` : ']}',
  ],
};

/** The decisions of the lists. */
export type ListRules = typeof listRules;
