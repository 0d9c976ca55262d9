import type { StringRecord, TranslationEntry } from '../../spec/types.gen.ts';
import type { SourceString } from '../state/dataset.ts';
import type { Job } from './job.ts';
import type { App, ModuleAccess, ModuleEntry } from '../store.ts';

/** What happened to the file that a module shall look at. Source, Endpoints 5. */
export type Operation = 'import' | 'update' | 'import_translations';

/** A module with the app that offers it. */
export interface Offered {
  readonly app: App;
  readonly module: ModuleEntry;
}

/** Whether a file's name or content matches a pattern; a pattern that takes too long matches nothing. */
export type Matches = (pattern: string, text: string) => boolean;

/** Of one kind of pattern: whether it matches, or undefined where the module has none. */
type Match = boolean | undefined;

/** A file as it is imported; the content is text. */
export interface ImportedFile {
  readonly id: number;
  readonly name: string;
  readonly content: string;
}

/** What an answer came down to once it was read. */
export type Read =
  | { readonly kind: 'strings'; readonly records: readonly StringRecord[]; readonly preview?: string }
  | { readonly kind: 'unchanged'; readonly preview?: string }
  | { readonly kind: 'error'; readonly message: string };

const MEBIBYTE = 2 ** 20;

/** Every decision about module calls, one small function each, for faults and chosen answers to replace. */
export const moduleRules = {
  // --- When and which. Source, Endpoints 5, "Module manifest entry".
  isModuleCalled: (_operation: Operation): boolean => true,
  /** The apps in the order in which their modules are looked at: the one registered last comes first. */
  appsInTurn: (apps: readonly App[]): readonly App[] => apps.toReversed(),
  nameMatches: (pattern: string, file: ImportedFile, matches: Matches): boolean => matches(pattern, file.name),
  /** `start` is as much of the content as the service looks at. */
  contentMatches: (pattern: string, start: string, _file: ImportedFile, matches: Matches): boolean =>
    matches(pattern, start),
  /** How many bytes of a file the pattern for its content sees. */
  contentReach: (): number => 65_536,
  isSelected: (name: Match, content: Match): boolean => name !== false && content !== false,
  /** Owner and administrator are the dataset's first user, members all its users. */
  hasAccess: (access: ModuleAccess | undefined, login: string | null, logins: readonly string[]): boolean => {
    if (access === undefined || login === null) return true;
    if (typeof access === 'object') return access.users.includes(login);
    return access === 'owner' || access === 'administrators' ? login === logins[0] : logins.includes(login);
  },
  chosen: (matching: readonly Offered[]): Offered | undefined => matching[0],

  // --- The call.
  callMethod: (): string => 'POST',
  moduleAddress: (baseUrl: string, url: string): string => `${baseUrl.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`,
  credentialPlace: (): 'query' | 'bearer' | 'none' => 'query',
  jobContentType: (): string => 'application/json',
  jobType: (): string => 'file-post-import',
  serviceTypeName: (): string => 'serviceType',
  base64: (content: string): string => Buffer.from(content, 'utf8').toString('base64'),
  targetLanguageIds: (_operation: Operation, ids: readonly string[]): readonly string[] => ids,
  /** The strings that a job carries, of those that parsing gave. */
  sentStrings: (parsed: readonly StringRecord[]): readonly StringRecord[] => parsed,
  ndjson: (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  /** The job as it goes out. */
  job: (job: Job): object => job,
  jobText: (job: object): string => JSON.stringify(job),
  /** What else the service asks the app for, before the call. */
  callsBefore: (_address: string): readonly string[] => [],

  // --- Limits. Source, Limits.
  mostJobBytes: (): number => 5 * MEBIBYTE,
  isTooLargeSentByAddress: (): boolean => true,
  mostAnswerBytes: (): number => 5 * MEBIBYTE,
  waitSeconds: (): number => 120,

  // --- The answer.
  isUnchangedTaken: (): boolean => true,
  isErrorFirst: (): boolean => true,
  isInlineFirst: (): boolean => true,
  linesOf: (ndjson: string): readonly string[] =>
    ndjson
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  errorMessage: (message: string): string => message,
  shownPreview: (html: string, _isByAddress: boolean): string | undefined => html,
  isPreviewWithPluralsRefused: (): boolean => false,

  // --- What becomes of the strings. Source, "What the service does", "String record", "Translation entry".
  addedRecords: (
    answered: readonly StringRecord[],
    _parsed: readonly StringRecord[],
    _isByAddress: boolean,
  ): readonly StringRecord[] => answered,
  withDefaults: (record: StringRecord): StringRecord => ({
    maxLength: null,
    isHidden: null,
    hasPlurals: false,
    labels: [],
    ...record,
  }),
  statusOf: (entry: TranslationEntry): TranslationEntry['status'] => entry.status ?? 'translated',
  isUntranslatedAdded: (): boolean => false,
  /** A string as it is added to the project. */
  addedString: (string: SourceString, _record: StringRecord): SourceString => string,
  /** What a project holds after strings of a failed import were thrown away. */
  keptOnFailure: (before: readonly SourceString[]): readonly SourceString[] => before,
};

export type ModuleRules = typeof moduleRules;
