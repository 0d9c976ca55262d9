import { changeAt } from './change-at.ts';
import { JSON_CORRUPTIONS } from './corruptions.ts';
import type { JsonCorruption, JsonKind } from './corruptions.ts';
import type { Mutant } from './mutant.ts';
import * as reference from './reference.ts';
import { ADDRESSES } from '../in-process.ts';
import { isJob } from '../../mocks/app/app-change.ts';
import type { App, Json } from '../../mocks/app/app-change.ts';
import { moduleAppChecks } from '../../suites/module/app-checks.ts';

/** What came before a job, and what is done meanwhile. */
interface Moment {
  readonly job: Json;
  /** The jobs before this one, the latest last. */
  readonly before: readonly Json[];
  readonly hasFailed: boolean;
  readonly inFlight: number;
}

const idOf = (job: Json | undefined, name: 'file' | 'project' | 'organization') =>
  (job?.[name] as { readonly id?: number } | undefined)?.id;
const nameOf = (job: Json) => (job['file'] as { readonly name?: string } | undefined)?.name;
const countOf = (job: Json | undefined) => (job?.['strings'] as readonly unknown[] | undefined)?.length ?? 0;

/** When an app goes wrong that does the same job rightly at another time: nobody does that on purpose. */
// prettier-ignore
const MOMENTS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'with strings by address':            ({ job }) => typeof job['stringsUrl'] === 'string',
  'with inline strings':                ({ job }) => job['stringsUrl'] === undefined,
  'with the content by address':        ({ job }) => typeof (job['file'] as Json)['contentUrl'] === 'string',
  'of a file that it knows':            ({ job, before }) => before.some((other) => idOf(other, 'file') === idOf(job, 'file')),
  'of a file name that it knows':       ({ job, before }) => before.some((other) => nameOf(other) === nameOf(job) && idOf(other, 'file') !== idOf(job, 'file')),
  'of another project than the first':  ({ job, before }) => before.length > 0 && idOf(job, 'project') !== idOf(before[0], 'project'),
  'of a project that it knows':         ({ job, before }) => before.some((other) => idOf(other, 'project') === idOf(job, 'project')),
  'after one of another project':       ({ job, before }) => before.length > 0 && idOf(job, 'project') !== idOf(before.at(-1), 'project'),
  'of another organization':            ({ job, before }) => before.length > 0 && idOf(job, 'organization') !== idOf(before[0], 'organization'),
  'from the second on':                 ({ before }) => before.length > 0,
  'from the 20th on':                   ({ before }) => before.length >= 19,
  'that is each third':                 ({ before }) => before.length % 3 === 2,
  'beside another':                     ({ inFlight }) => inFlight > 0,
  'beside two others':                  ({ inFlight }) => inFlight > 1,
  'after a failed one':                 ({ hasFailed }) => hasFailed,
  'after one of many strings':          ({ before }) => countOf(before.at(-1)) > 200,
  'after one of fewer strings':         ({ job, before }) => before.length > 0 && countOf(before.at(-1)) < countOf(job),
  'of as many strings as the one before': ({ job, before }) => before.length > 0 && countOf(before.at(-1)) === countOf(job),
};

type Change = (value: unknown, corruption: JsonCorruption) => unknown;

/** Applies a corruption to a value of its kind; `earlier` are the first one and the latest one of the place. */
function corrupter(kind: JsonKind): Change {
  const earlier: unknown[] = [];
  return (value, { corrupt }) => {
    const isOfKind = kind === 'list' ? Array.isArray(value) : kind === 'null' ? value === null : typeof value === kind;
    if (!isOfKind) return value;
    const corrupted = corrupt(value as never, earlier);
    if (earlier.length > 1) earlier.pop();
    earlier.push(value);
    return corrupted;
  };
}

/** What an app reads of a job. */
const PLACES: readonly (readonly [path: string, kind: JsonKind])[] = [
  ['strings', 'list'],
  ['strings uniqId', 'string'],
  ['strings identifier', 'string'],
  ['strings text', 'string'],
  ['strings text *', 'string'],
  ['strings context', 'string'],
  ['strings maxLength', 'number'],
  ['strings isHidden', 'boolean'],
  ['strings labels', 'list'],
  ['strings labels *', 'string'],
  ['strings translations * text', 'string'],
  ['strings translations * text *', 'string'],
  ['file name', 'string'],
];

/** The parts of a record that an app may remember, and by what it knows a string again. */
// prettier-ignore
const KEYS: Readonly<Record<string, (record: Json, job: Json, index: number) => unknown>> = {
  'uniqId':                     ({ uniqId }) => uniqId,
  'uniqId in lower case':       ({ uniqId }) => String(uniqId).toLowerCase(),
  'identifier':                 ({ identifier }) => identifier,
  'uniqId in a file':           ({ uniqId }, job) => [uniqId, idOf(job, 'file')],
  'uniqId in a project':        ({ uniqId }, job) => [uniqId, idOf(job, 'project')],
  'identifier in a file name':  ({ identifier }, job) => [identifier, nameOf(job)],
  'text':                       ({ text }) => text,
  'text in a project':          ({ text }, job) => [text, idOf(job, 'project')],
  'text in lower case':         ({ text }) => String(JSON.stringify(text)).toLowerCase(),
  'trimmed text':               ({ text }) => (typeof text === 'string' ? text.trim() : text),
  'text of 20 characters':      ({ text }) => (typeof text === 'string' ? text.slice(0, 20) : text),
  'length of the text':         ({ text }) => JSON.stringify(text)?.length,
  'identifier and text':        ({ identifier, text }) => [identifier, text],
  'context':                    ({ context, uniqId }) => context ?? uniqId,
  'place in the job':           (_, __, index) => index,
  'place in the file':          (_, job, index) => [idOf(job, 'file'), index],
};
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'the text': ['text', 'hasPlurals'],
  'the translations': ['translations'],
  'the labels': ['labels'],
  'the context': ['context'],
  'the maximum length': ['maxLength'],
  'whether it is hidden': ['isHidden'],
  'all but the ids': ['text', 'hasPlurals', 'translations', 'labels', 'context', 'maxLength', 'isHidden'],
};

/** By what an app knows a job again whose answer it has. */
// prettier-ignore
const JOB_KEYS: Readonly<Record<string, (job: Json) => unknown>> = {
  'file':                        (job) => idOf(job, 'file'),
  'file name':                   nameOf,
  'file and number of strings':  (job) => [idOf(job, 'file'), countOf(job)],
  'content of the file':         (job) => (job['file'] as Json)['content'] ?? (job['file'] as Json)['contentUrl'],
  'identifiers':                 (job) => (job['strings'] as Json[]).map(({ identifier }) => identifier),
  'texts':                       (job) => (job['strings'] as Json[]).map(({ text }) => text),
  'strings without translations': (job) => (job['strings'] as Json[]).map(({ translations: _, ...record }) => record),
  'strings':                     (job) => job['strings'],
  'strings and file':            (job) => [job['strings'], idOf(job, 'file')],
  'strings and file name':       (job) => [job['strings'], nameOf(job)],
};

type Wrap = (app: App) => App;

/** A job with its strings inline, as a careless app reads it, and the request that it came with. */
async function readJob(request: Request): Promise<Json | undefined> {
  try {
    const job = (await request.clone().json()) as Json;
    if (typeof job['stringsUrl'] !== 'string') return Array.isArray(job['strings']) ? job : undefined;
    const text = await (await fetch(job['stringsUrl'])).text();
    const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    return { ...job, strings: lines.map((line) => JSON.parse(line) as unknown) };
  } catch {
    return undefined;
  }
}

const send = (request: Request, { stringsUrl: _, ...job }: Json) =>
  new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(job) });

/** An app whose jobs are changed before it sees them; what cannot be read reaches it as it is. */
const around =
  (start: () => (moment: Moment) => Json | Promise<Json>): Wrap =>
  (app) => {
    const change = start();
    const before: Json[] = [];
    let hasFailed = false;
    let inFlight = 0;
    return async (request) => {
      if (!isJob(request)) return app(request);
      const job = await readJob(request);
      if (job === undefined) {
        hasFailed = true;
        return app(request);
      }
      const changed = await change({ job, before: [...before], hasFailed, inFlight });
      before.push(job);
      inFlight += 1;
      try {
        const answer = await app(changed === job ? request : send(request, changed));
        hasFailed = (await answer.clone().text()).startsWith('{"error"');
        return answer;
      } finally {
        inFlight -= 1;
      }
    };
  };

const momentMutants = () =>
  PLACES.flatMap(([place, kind]) =>
    JSON_CORRUPTIONS[kind].flatMap((corruption) =>
      Object.entries(MOMENTS).map(([name, isAt]) => ({
        id: `app: ${place} ${corruption.name} in a job ${name}`,
        kind: 'moment',
        wrap: around(() => {
          const change = corrupter(kind);
          return (moment) =>
            isAt(moment)
              ? (changeAt(moment.job, place.split(' '), (value) => change(value, corruption)) as Json)
              : moment.job;
        }),
      })),
    ),
  );

const memoryMutants = () =>
  Object.entries(KEYS).flatMap(([key, keyOf]) =>
    Object.entries(KEPT).flatMap(([what, members]) =>
      (['first', 'last'] as const).map((which) => ({
        id: `app: ${what} of the ${which} string with this ${key}`,
        kind: 'memory',
        wrap: around(() => {
          const known = new Map<string, Json>();
          return ({ job }) => {
            const named = (job['strings'] as Json[]).map(
              (record, index) => [JSON.stringify(keyOf(record, job, index)), record] as const,
            );
            const strings = named.map(([name, record]) => {
              const kept = known.get(name);
              if (kept === undefined) return record;
              const rest = Object.entries(record).filter(([member]) => !members.includes(member));
              return Object.fromEntries([
                ...rest,
                ...Object.entries(kept).filter(([member]) => members.includes(member)),
              ]);
            });
            // The strings of one job do not mix.
            for (const [name, record] of named) if (which === 'last' || !known.has(name)) known.set(name, record);
            return { ...job, strings };
          };
        }),
      })),
    ),
  );

const answerMutants = () =>
  Object.entries(JOB_KEYS).map(([key, keyOf]) => ({
    id: `app: the answer to the first job with these ${key}`,
    kind: 'answer',
    wrap: (app: App): App => {
      const known = new Map<string, Response>();
      return async (request) => {
        const job = isJob(request) ? await readJob(request) : undefined;
        if (job === undefined) return app(request);
        const name = JSON.stringify(keyOf(job));
        const answer = known.get(name) ?? (await app(request));
        if (answer.ok) known.set(name, answer.clone());
        return answer.clone();
      };
    },
  }));

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 2));

const concurrencyMutants = () =>
  ['strings', 'file', 'targetLanguages', 'project', 'sourceLanguage'].map((member) => ({
    id: `app: jobs at once share their ${member}`,
    kind: 'concurrency',
    wrap: around(() => {
      let shared: unknown;
      return async ({ job }) => {
        shared = job[member];
        await turn();
        return { ...job, [member]: shared };
      };
    }),
  }));

/** The module of the reference app, wrong at some time, or with a memory. */
export const appMutants = (): readonly Mutant[] =>
  [...momentMutants(), ...memoryMutants(), ...answerMutants(), ...concurrencyMutants()].map(
    ({ id, kind, wrap }): Mutant => ({
      ...{ id, family: 'data', area: 'app', kind, isCompared: true, isInconsistent: true },
      reachedBy: moduleAppChecks.map((check) => check.id),
      load: async () => ({
        ...reference,
        service: (surroundings) => reference.createService(ADDRESSES, surroundings),
        createReferenceApp: () => wrap(reference.createReferenceApp()),
      }),
    }),
  );
