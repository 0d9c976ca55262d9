import { JOB_LANGUAGES } from './languages.ts';
import type { JobLanguageId } from './languages.ts';
import { findMatch } from './pattern.ts';
import { writeFormat } from './file-formats.ts';
import { getFileServer } from './file-server.ts';
import type { AddressForm, ServedFile } from './file-server.ts';
import type { Target } from '../kit/target.ts';
import type { AppModule, AppTarget } from '../../run/plan.ts';
import type { JobRequest, StringRecord } from '../../spec/schemas/types.gen.ts';

/** What the service sends to a module, under the job type that the app knows. Source, "File-processing job request". */
export type Job = Omit<JobRequest, 'jobType'> & { readonly jobType: string };

/** Whose file it is. */
export type JobOwner = Pick<JobRequest, 'organization' | 'project'>;

/** The organization and project of a job, unless it has others. */
export const JOB_OWNER = {
  organization: {
    id: 1,
    domain: 'acme.example',
    baseUrl: 'https://acme.example',
    apiBaseUrl: 'https://api.acme.example',
  },
  project: { id: 1, identifier: 'demo', name: 'Demo' },
} as const satisfies JobOwner;

/** How a part of a job is transferred: in the job, or by address. */
export type Way = 'inline' | AddressForm;

/** A job to be sent, by its differences from a plain one. */
export interface JobShape {
  readonly shape: string;
  readonly strings: readonly StringRecord[];
  /** The module that is called; absent: the one under verification. */
  readonly module?: AppModule;
  /** None for a new source file, one for imported translations, several for a multilingual file. */
  readonly targets?: readonly JobLanguageId[];
  readonly source?: JobLanguageId;
  /** The plural categories of the target languages, in place of their own. */
  readonly categories?: readonly string[];
  readonly owner?: JobOwner;
  /** The id of the file; absent: that of one file, which is imported again and again. */
  readonly fileId?: number;
  readonly content?: Way;
  readonly stringsBy?: Way;
  /** A name for the addresses of the job, which are those of an earlier job of this name; absent: new ones. */
  readonly place?: string;
  /** Writes the file of strings that are transferred by address. */
  readonly lines?: (records: readonly string[]) => string;
  /** The text of the file or its bytes, in place of the usual one. */
  readonly text?: string | Uint8Array;
  /** The name of the file, where the pattern of the module selects it, in place of the usual one. */
  readonly name?: FileName;
  /** How often the usual text has each string, on lines of their own; absent: once. */
  readonly places?: number;
  /** Changes the finished job; the result need not be a valid job. */
  readonly change?: (job: Job) => object;
  /** Writes the finished job as JSON in another way than usual. */
  readonly write?: (job: object) => string;
  /** The media type of the request; absent: that of JSON, without a parameter. */
  readonly type?: string;
  /** Whether the body of the request comes in pieces. */
  readonly inPieces?: boolean;
}

/** A job ready to be sent, with the addresses of the kit in it. */
export interface BuiltJob {
  readonly module?: AppModule;
  readonly type?: string;
  readonly inPieces?: boolean;
  readonly job: Job;
  readonly text: string;
  readonly strings: readonly StringRecord[];
  readonly addresses: readonly ServedFile[];
}

/** The module under verification. */
export function requireApp({ plan }: Target): AppTarget {
  if (plan.app === undefined) throw new Error('the plan names no app');
  return plan.app;
}

/** The content of the file of a shape. */
export function chooseContent(target: Target, shape: JobShape): string | Uint8Array {
  const { patterns } = { ...requireApp(target), ...shape.module };
  return shape.text ?? chooseFileText(patterns, shape);
}

/** Builds the job of a shape for its module. */
export async function buildJob(target: Target, shape: JobShape): Promise<BuiltJob> {
  const { patterns, jobType } = { ...requireApp(target), ...shape.module };
  const { strings, targets = [], source = 'en', owner = JOB_OWNER, fileId = 7 } = shape;
  const { content = 'inline', stringsBy = 'inline', lines = asLines, write = JSON.stringify } = shape;
  const addresses: ServedFile[] = [];
  const put = async (name: string, form: AddressForm, text: string | Uint8Array, type?: string) => {
    const server = await getFileServer(target);
    const file =
      shape.place === undefined ? server.put(text, type, form) : server.putAt(`${shape.place} ${name}`, text, type);
    addresses.push(file);
    return file.url;
  };
  const name = chooseFileName(patterns.fileName, shape.name);
  const text = chooseContent(target, shape);
  const job: Job = {
    jobType,
    ...owner,
    file: {
      id: fileId,
      name,
      ...(content === 'inline'
        ? { content: Buffer.from(text).toString('base64') }
        : { contentUrl: await put('content', content, text) }),
    },
    sourceLanguage: JOB_LANGUAGES[source],
    targetLanguages: targets.map((id) => ({
      ...JOB_LANGUAGES[id],
      ...(shape.categories && { pluralCategoryNames: shape.categories }),
    })),
    ...(stringsBy === 'inline'
      ? { strings }
      : {
          stringsUrl: await put(
            'strings',
            stringsBy,
            lines(strings.map((record) => JSON.stringify(record))),
            // Storage that signs its addresses knows no more of a file than that it has bytes.
            stringsBy === 'signed url' ? 'application/octet-stream' : 'application/x-ndjson',
          ),
        }),
  };
  return {
    ...(shape.module && { module: shape.module }),
    ...(shape.type && { type: shape.type }),
    ...(shape.inPieces && { inPieces: true }),
    ...{ job, text: write(shape.change?.(job) ?? job), strings, addresses },
  };
}

const asLines = (records: readonly string[]) => records.map((record) => `${record}\n`).join('');

// prettier-ignore
const NAMES = [
  'menu.json', 'menu.csv', 'strings.xml', 'page.html', 'page.htm', 'notes.txt', 'notes.md', 'app.yaml', 'app.yml', 'app.properties',
  'table.xlsx', 'letter.docx', 'menu.po', 'menu.xliff', 'menu.xlf', 'Localizable.strings', 'app.resx', 'menu.ts', 'menu.php', 'clip.srt',
  'app.arb', 'clip.vtt', 'app.ini', 'menu.js', 'menu.pot', 'app.resw',
] as const;
/** A name of a file, by which the kit knows its format. */
export type FileName = (typeof NAMES)[number];

/** The names of files that the module under verification takes, that of the usual file first. */
export function listFileNames(target: Target): readonly FileName[] {
  const { fileName } = requireApp(target).patterns;
  return fileName === undefined ? NAMES : NAMES.filter((name) => findMatch(fileName, [name]) !== undefined);
}

/** A file name that the pattern selects, this one if it does. */
function chooseFileName(pattern: string | undefined, wanted: FileName = 'menu.json'): string {
  return pattern === undefined ? wanted : (findMatch(pattern, [wanted, ...NAMES]) ?? 'menu.json');
}

/** Characters of keys and texts up to which a file has all of them: a job with more would not be one of at most 5 MB. */
const MAX_WHOLE = 1_000_000;

/** A file with these strings, in the format of its name where the pattern selects that, unless it selects neither that nor JSON. */
function chooseFileText(patterns: AppModule['patterns'], { strings, places = 1, name }: JobShape): string {
  const readTexts = (of: readonly StringRecord[]) =>
    Object.fromEntries(of.map(({ identifier, text }) => [identifier, text]));
  const isShort = JSON.stringify(readTexts(strings)).length <= MAX_WHOLE;
  const some = isShort ? strings : strings.slice(0, 100);
  const texts = readTexts(some);
  const json = JSON.stringify(places === 1 ? texts : Array(places).fill(texts), null, 2);
  const named = writeFormat(chooseFileName(patterns.fileName, name), Array(places).fill(some).flat());
  const known = named === undefined ? [json] : [named, json];
  return (patterns.fileContent === undefined ? undefined : findMatch(patterns.fileContent, known)) ?? known[0]!;
}
