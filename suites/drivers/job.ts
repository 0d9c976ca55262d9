import { LANGUAGES } from './languages.ts';
import type { LanguageId } from './languages.ts';
import { fitting } from './pattern.ts';
import { shelf } from './shelf.ts';
import type { Shelved } from './shelf.ts';
import type { AppTarget } from '../../spec/run.ts';
import type { JobRequest, StringRecord } from '../../spec/types.gen.ts';

/** What the service sends to a module, under the job type that the app knows. Source, "File-processing job request". */
export type Job = Omit<JobRequest, 'jobType'> & { readonly jobType: string };

/** Whose project the kit plays. */
export const PLAYED = {
  organization: {
    id: 1,
    domain: 'acme.example',
    baseUrl: 'https://acme.example',
    apiBaseUrl: 'https://api.acme.example',
  },
  project: { id: 1, identifier: 'demo', name: 'Demo' },
} as const;

/** How a part of a job travels. */
export type Way = 'inline' | 'url';

/** One job to be sent: what sets it apart from a plain one. */
export interface JobShape {
  readonly shape: string;
  readonly strings: readonly StringRecord[];
  /** None: a new source file; one: translations are imported; several: a multilingual file. */
  readonly targets?: readonly LanguageId[];
  readonly content?: Way;
  readonly stringsBy?: Way;
  /** How strings by address are written. */
  readonly lines?: (records: readonly string[]) => string;
  /** The text of the file in place of the usual one. */
  readonly text?: string;
  /** Changes the finished job; what comes out need be no job any more. */
  readonly change?: (job: Job) => object;
}

/** A job ready to be sent, with the addresses of the kit that it names. */
export interface BuiltJob {
  readonly job: Job;
  readonly text: string;
  readonly addresses: readonly Shelved[];
}

/** Builds the job of a shape for the module that is verified. */
export async function buildJob(app: AppTarget, shape: JobShape): Promise<BuiltJob> {
  const { strings, targets = [], content = 'inline', stringsBy = 'inline', lines = asLines } = shape;
  const addresses: Shelved[] = [];
  const put = async (text: string, type?: string) => {
    const shelved = (await shelf(app.reach)).put(text, type);
    addresses.push(shelved);
    return shelved.url;
  };
  const name = fileNameFor(app.patterns.fileName);
  const text = shape.text ?? fileTextFor(app.patterns.fileContent, strings);
  const job: Job = {
    jobType: app.jobType,
    ...PLAYED,
    file: {
      id: 7,
      name,
      ...(content === 'inline'
        ? { content: Buffer.from(text, 'utf8').toString('base64') }
        : { contentUrl: await put(text) }),
    },
    sourceLanguage: LANGUAGES.en,
    targetLanguages: targets.map((id) => LANGUAGES[id]),
    ...(stringsBy === 'inline'
      ? { strings }
      : { stringsUrl: await put(lines(strings.map((record) => JSON.stringify(record))), 'application/x-ndjson') }),
  };
  return { job, text: JSON.stringify(shape.change?.(job) ?? job), addresses };
}

const asLines = (records: readonly string[]) => records.map((record) => `${record}\n`).join('');

// prettier-ignore
const NAMES = [
  'menu.json', 'menu.csv', 'strings.xml', 'page.html', 'page.htm', 'notes.txt', 'notes.md', 'app.yaml', 'app.yml', 'app.properties',
  'table.xlsx', 'letter.docx', 'menu.po', 'menu.xliff', 'menu.xlf', 'Localizable.strings', 'app.resx', 'menu.ts', 'menu.php', 'clip.srt',
];

/** A file name that the pattern selects. */
export function fileNameFor(pattern: string | undefined): string {
  return (pattern === undefined ? undefined : fitting(pattern, NAMES)) ?? 'menu.json';
}

/** A file that holds these strings, unless the pattern selects only files of another kind. */
function fileTextFor(pattern: string | undefined, strings: readonly StringRecord[]): string {
  const usual = JSON.stringify(
    Object.fromEntries(strings.slice(0, 100).map(({ identifier, text }) => [identifier, text])),
  );
  return (pattern === undefined ? undefined : fitting(pattern, [usual])) ?? usual;
}
