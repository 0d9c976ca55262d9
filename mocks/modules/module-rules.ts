import type { StringRecord, TranslationEntry } from '../../spec/schemas/types.gen.ts';
import type { SourceString } from '../data/dataset.ts';
import type { Resources } from '../data/resources.ts';
import type { ImportedFile, Job, PatternMatcher, AppModule, Operation } from './job-types.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { App, ModuleAccess } from '../core/registered-app.ts';

/** Whether a pattern matches; undefined if the module has no such pattern. */
type Match = boolean | undefined;

const MEBIBYTE = 2 ** 20;

/** Every decision about module calls as one small function, so that a fault or a resolution can replace it. */
export const moduleRules = {
  // --- Selection. Source, Endpoints 5, "Module manifest entry".
  isModuleCalled: (_operation: Operation): boolean => true,
  /** The order in which the modules of apps are tried: the app registered last comes first. */
  orderApps: (apps: readonly App[]): readonly App[] => apps.toReversed(),
  nameMatches: (pattern: string, file: ImportedFile, matches: PatternMatcher): boolean => matches(pattern, file.name),
  /** `start` is the part of the content that patterns see. */
  contentMatches: (pattern: string, start: string, _file: ImportedFile, matches: PatternMatcher): boolean =>
    matches(pattern, start),
  /** How many bytes of a file the content pattern sees. */
  maxPatternBytes: (): number => 65_536,
  isSelectedWithoutPatterns: (): boolean => true,
  isSelected: (name: Match, content: Match, _operation: Operation): boolean => name !== false && content !== false,
  /** The owner and administrator is the dataset's first user; all users are members. */
  hasAccess: (
    access: ModuleAccess | undefined,
    login: string | null,
    logins: readonly string[],
    _edition: Edition = 'hosted',
  ): boolean => {
    if (access === undefined || login === null) return true;
    if (typeof access === 'object') return access.users.includes(login);
    return access === 'owner' || access === 'administrators' ? login === logins[0] : logins.includes(login);
  },
  chooseModule: (matching: readonly AppModule[]): AppModule | undefined => matching[0],

  // --- The call.
  callMethod: (): string => 'POST',
  moduleAddress: (baseUrl: string, url: string): string => `${baseUrl.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`,
  credentialPlace: (): 'query' | 'bearer' | 'none' => 'query',
  jobContentType: (): string => 'application/json',
  jobType: (): string => 'file-post-import',
  serviceTypeName: (): string => 'serviceType',
  base64: (content: string): string => Buffer.from(content, 'utf8').toString('base64'),
  findLanguage: ({ findLanguage }: Pick<Resources, 'dataset' | 'findLanguage'>, id: string) => findLanguage(id),
  targetLanguageIds: (_operation: Operation, ids: readonly string[]): readonly string[] => ids,
  /** The parsed strings that are sent in a job. */
  selectSentStrings: (parsed: readonly StringRecord[]): readonly StringRecord[] => parsed,
  ndjson: (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  /** The name of a file that a job refers to by address; `secret` is one that no other file has. */
  sharedName: (secret: string, _what: 'content' | 'strings'): string => secret,
  /** The job before it is encoded. */
  job: (job: Job): object => job,
  jobText: (job: object): string => JSON.stringify(job),
  /** Addresses of the app that are requested before the call. */
  listCallsBefore: (_address: string): readonly string[] => [],

  // --- Limits. Source, Limits.
  maxJobBytes: (): number => 5 * MEBIBYTE,
  /** How many bytes a job is taken to have. */
  countJobBytes: (text: string): number => Buffer.byteLength(text),
  isLargeJobSentByAddress: (): boolean => true,
  maxResponseBytes: (_isLengthKnown: boolean): number => 5 * MEBIBYTE,
  waitSeconds: (): number => 120,
  /** Whether the service's own clock ends the wait, too, and not real time alone. */
  isWaitByClock: (): boolean => true,
  /** Whether the wait is over when a response begins. */
  isWaitOverAtHeaders: (): boolean => false,
  /** Whether the strings of a response are added that comes when the wait is over. */
  isLateResponseAdded: (): boolean => false,

  // --- The response.
  /** The text of a response, of which the type says nothing. */
  readBody: (text: string, _type: string): string => text,
  isUnchangedAccepted: (): boolean => true,
  /** Whether an error counts, by what else the response has. */
  isErrorFirst: (_beside: { readonly hasStrings: boolean; readonly hasData: boolean }): boolean => true,
  isInlineFirst: (): boolean => true,
  /** Reads a file that a response refers to by address. */
  readFile: (
    _what: 'strings' | 'preview',
    address: string,
    read: (address: string) => Promise<string>,
  ): Promise<string> => read(address),
  /** The text of a file, which is UTF-8 whatever its type says. */
  decodeFile: (text: string, _type: string): string => text,
  splitLines: (ndjson: string): readonly string[] =>
    ndjson
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  errorMessage: (message: string): string => message,
  showPreview: (html: string, _isByAddress: boolean, _data: object): string | undefined => html,
  /** What is shown where a response has no preview. */
  missingPreview: (): string | undefined => undefined,
  /** Whether strings are such that a preview beside them is not supported. */
  excludePreview: (records: readonly StringRecord[]): boolean => records.some(({ hasPlurals }) => hasPlurals),
  isPreviewWithPluralsRefused: (): boolean => false,

  // --- Adding the strings. Source, "What the service does", "String record", "Translation entry".
  selectRecords: (
    returned: readonly StringRecord[],
    _parsed: readonly StringRecord[],
    _isByAddress: boolean,
  ): readonly StringRecord[] => returned,
  applyDefaults: (record: StringRecord): StringRecord => ({
    maxLength: null,
    isHidden: null,
    hasPlurals: false,
    labels: [],
    ...record,
  }),
  readStatus: (entry: TranslationEntry): TranslationEntry['status'] => entry.status ?? 'translated',
  /** Whether an import of a file that is there adds its strings beside those that it has. */
  isAddedOnceMore: (): boolean => false,
  isUntranslatedAdded: (): boolean => false,
  /** The string that is added to the project. */
  completeString: (string: SourceString, _record: StringRecord): SourceString => string,
  /** Whether the parsed strings are added where the app responds with an error. */
  isRefusedAdded: (_operation: Operation): boolean => false,
  /** The strings of the project after a failed import. */
  keepOnFailure: (before: readonly SourceString[]): readonly SourceString[] => before,
};

/** The decisions about module calls. */
export type ModuleRules = typeof moduleRules;
