import { DEFAULTS } from './compare-outcomes.ts';
import { CONTENTS, RECORDS } from './import-space.ts';
import { JOB_RECORDS } from './job-records.ts';
import type { JobRecords } from './job-records.ts';
import { JOB_OWNER, requireApp } from '../drivers/job.ts';
import type { JobOwner, JobShape } from '../drivers/job.ts';
import type { JobLanguageId } from '../drivers/languages.ts';
import { matches } from '../../run/bounded-match.ts';
import { coverPairs, describePoint } from '../kit/all-pairs.ts';
import type { Point } from '../kit/all-pairs.ts';
import type { Target } from '../kit/target.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const beginning = (text: string) => (name: string) => `${text}${name}`;

/** Makes of a file name another one; a job has it where the pattern of the module selects it. */
export const NAMES = {
  usual: (name) => name,
  'of many scripts': beginning('меню 菜单 🍽'),
  'with signs': beginning('a b+c%20&d=e#f(1)'),
  'with quotes': beginning('it\'s "so", <b>or</b> not;'),
  'with a script': beginning('<script>alert(1)</script>'),
  // As a regular expression it is none.
  'with open brackets': beginning('menu (1 [a '),
  'in a folder': beginning('src/locales/en-US/'),
  'with dots': beginning('.hidden..v1.2.3.'),
  'with accents': beginning('Übersicht für «café» '),
  long: beginning('long-'.repeat(40)),
  // More than 255 bytes, and fewer characters.
  'long, of two bytes a character': beginning('довга-'.repeat(30)),
  'without an ending': (name) => name.replace(/\.[^.]*$/, ''),
  'with an unknown ending': (name) => name.replace(/\.[^.]*$/, '.qzx'),
  'in capitals': (name) => name.toUpperCase(),
} as const satisfies Readonly<Record<string, (name: string) => string>>;

/** The target languages of a job. Source, "File-processing job request": none, one, or several for a multilingual file. */
const TARGETS: Readonly<Record<string, readonly JobLanguageId[]>> = {
  none: [],
  one: ['uk'],
  'six categories': ['ar'],
  'three letters': ['fil'],
  'as the source begins': ['en-GB'],
  several: ['uk', 'de', 'ja', 'pt-BR', 'ar'],
  'two regions': ['zh-CN', 'es-419'],
  'fewer categories than usual': ['fr', 'it'],
  'a locale of its own': ['sr-CS', 'de'],
};

/** The source language of a job: its categories are the keys of plural texts. */
const SOURCES = { usual: 'en', 'four categories': 'uk', 'one category': 'ja', 'six categories': 'cy' } as const;

/** An organization of an id at a domain. Source, "File-processing job request". */
export const organization = (id: number, domain: string) => ({
  id,
  domain,
  baseUrl: `https://${domain}`,
  apiBaseUrl: `https://api.${domain}`,
});

/** Whose files the jobs are. */
export const OWNERS = {
  usual: JOB_OWNER,
  'another project': { ...JOB_OWNER, project: { id: 2, identifier: 'website', name: 'Website' } },
  'names of many scripts': {
    ...JOB_OWNER,
    project: { id: 3, identifier: 'ключ-3', name: 'Сайт "菜单" 🍽 & <script>alert(1)</script>' },
  },
  'another organization': { ...JOB_OWNER, organization: organization(2, 'globex.example') },
  'large ids': {
    organization: organization(5_000_000_001, 'a-very-long-name-of-an-organization-in-a-domain.example'),
    project: { id: 5_000_000_001, identifier: 'large', name: 'n'.repeat(300) },
  },
} as const satisfies Readonly<Record<string, JobOwner>>;
/** The name of an owner. */
export type OwnerName = keyof typeof OWNERS;

/** The contents of files; the usual one has the strings of its job. */
const OTHER_CONTENTS = {
  ...CONTENTS,
  usual: undefined,
  'no text': Uint8Array.from({ length: 1_000 }, (_, index) => (index * 37) % 256),
  'one byte': Uint8Array.of(0xff),
  'in UTF-16': Buffer.from('\ufeffTitle – заголовок\n', 'utf16le'),
} as const;

/** Ways to write one job as JSON (RFC 8259). */
const WRITINGS = {
  usual: JSON.stringify,
  'with white space': (job) =>
    `\n ${JSON.stringify(job, null, '\t').replace(/^(\t*"(?:[^"\\]|\\.)*"):/gm, '$1 :')}\r\n`,
  'with escapes': (job) =>
    JSON.stringify(job).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      text.replace(/[-/\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  'names in another order': (job) => JSON.stringify(reverseNames(job)),
  'with further fields': JSON.stringify,
  'with the defaults of fields': writeDefaults,
} satisfies Readonly<Record<string, (job: object) => string>>;

/** Objects that are keyed by plural categories or languages: an app may show them in the order in which it reads them. */
const KEYED = ['text', 'status', 'translations'];

/** A value with the names of its objects in the opposite order. */
function reverseNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, item]) => [name, KEYED.includes(name) ? item : reverseNames(item)]),
  );
}

/** A job whose strings have the defaults of the fields that they lack. Source, "String record", "Translation entry". */
export function writeDefaults(job: object): string {
  if (!('strings' in job)) return JSON.stringify(job);
  const strings = (job.strings as readonly StringRecord[]).map(({ translations, ...fields }) => ({
    ...DEFAULTS,
    ...fields,
    ...(translations && { translations: mapValues(translations, withStatus) }),
  }));
  return JSON.stringify({ ...job, strings });
}

function withStatus(entry: NonNullable<StringRecord['translations']>[string]) {
  const status = typeof entry.text === 'string' ? 'translated' : mapValues(entry.text, () => 'translated');
  return { status, ...entry };
}

const mapValues = <Value, Result>(values: Readonly<Record<string, Value>>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** Fields that the source does not name: versions of payloads are a gap there. */
const FURTHER = { revision: 7, tags: ['a'], meta: { a: null } };

const RECORDS_OF_JOBS = { ...RECORDS, ...JOB_RECORDS } as const satisfies Readonly<Record<string, JobRecords>>;

/** How content and strings are transferred. */
const TRANSFERS = {
  inline: {},
  'content by url': { content: 'url' },
  'strings by url': { stringsBy: 'url' },
  'both by url': { content: 'url', stringsBy: 'url' },
  'both by signed url': { content: 'signed url', stringsBy: 'signed url' },
  'both by url with escapes': { content: 'url with escapes', stringsBy: 'url with escapes' },
} as const satisfies Readonly<Record<string, Pick<JobShape, 'content' | 'stringsBy'>>>;

const DIMENSIONS = {
  strings: Object.keys(RECORDS_OF_JOBS) as readonly (keyof typeof RECORDS_OF_JOBS)[],
  targets: Object.keys(TARGETS),
  source: Object.keys(SOURCES) as readonly (keyof typeof SOURCES)[],
  content: Object.keys(OTHER_CONTENTS) as readonly (keyof typeof OTHER_CONTENTS)[],
  transfer: Object.keys(TRANSFERS) as readonly (keyof typeof TRANSFERS)[],
  name: Object.keys(NAMES) as readonly (keyof typeof NAMES)[],
  owner: Object.keys(OWNERS) as readonly OwnerName[],
  writing: Object.keys(WRITINGS) as readonly (keyof typeof WRITINGS)[],
  fileId: ['small', 'large'],
} as const;
type JobPoint = Point<typeof DIMENSIONS>;

/** Strings that every content and name meets; a file of the others has the usual ones, which keeps the jobs few. */
const WITH_EVERY_FILE: readonly JobPoint['strings'][] = [
  'few',
  'none',
  'special words',
  'plurals',
  'translations',
  'many',
  'texts that apps look for',
];
const isLeftOut = ({ strings, content = 'usual', name = 'usual' }: Partial<JobPoint>): boolean =>
  strings !== undefined && (content !== 'usual' || name !== 'usual') && !WITH_EVERY_FILE.includes(strings);

/** The job with which others are compared in words. */
const USUAL_JOB: JobPoint = {
  strings: 'few',
  targets: 'none',
  source: 'usual',
  content: 'usual',
  transfer: 'inline',
  name: 'usual',
  owner: 'usual',
  writing: 'usual',
  fileId: 'small',
};

const LARGE_ID = 5_000_000_000;

/** A job, and the same job with everything inline and written as usual, where that is another one. */
export interface JobPair {
  readonly shape: string;
  readonly job: JobShape;
  readonly plain?: JobShape;
}

/** Jobs in which every two values meet; those of owners that the app does not serve belong to the usual one. */
export const pairJobs = (target: Target, served: ReadonlySet<OwnerName>): readonly JobPair[] =>
  coverPairs(DIMENSIONS, isLeftOut, target.plan.depth).map((point) => buildPair(target, point, served));

/** The job of a point; what the patterns of the module do not select stays as it is. */
function buildPair(target: Target, point: JobPoint, served: ReadonlySet<OwnerName>): JobPair {
  const { patterns } = requireApp(target);
  const targets = TARGETS[point.targets] ?? [];
  const source = SOURCES[point.source];
  const text = OTHER_CONTENTS[point.content];
  const read = typeof text === 'string' ? text : Buffer.from(text ?? '').toString('latin1');
  const isSelected = patterns.fileContent === undefined || matches(patterns.fileContent, read) === true;
  const shape = describePoint(point, USUAL_JOB);
  // Whether an app takes fields that it does not know is open, so the plain job has them too.
  const further = point.writing === 'with further fields' ? FURTHER : {};
  const strings = (RECORDS_OF_JOBS[point.strings] as JobRecords)('', targets, source);
  const inline: JobShape = {
    ...{ shape, targets, source, owner: OWNERS[served.has(point.owner) ? point.owner : 'usual'] },
    strings: strings.map((record) => ({ ...record, ...further })),
    ...(isSelected && text !== undefined ? { text } : {}),
    change: ({ file, ...job }) => ({
      ...job,
      ...further,
      file: {
        ...file,
        ...further,
        id: point.fileId === 'large' ? LARGE_ID + file.id : file.id,
        name: renameFile(target, NAMES[point.name], file.name),
      },
    }),
  };
  const write: (job: object) => string = WRITINGS[point.writing];
  const job = { ...inline, ...TRANSFERS[point.transfer], write };
  return { shape, job, ...((!isInline(job) || write !== JSON.stringify) && { plain: inline }) };
}

/** Another file name, where the pattern of the module selects it. */
export function renameFile(target: Target, rename: (name: string) => string, name: string): string {
  const { fileName } = requireApp(target).patterns;
  const other = rename(name);
  return fileName === undefined || matches(fileName, other) === true ? other : name;
}

/** Whether everything of a job is in it. */
export const isInline = ({ content = 'inline', stringsBy = 'inline' }: JobShape): boolean =>
  content === 'inline' && stringsBy === 'inline';
