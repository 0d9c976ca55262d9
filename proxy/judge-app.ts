import { beginJudging, NOT_JUDGED } from './judgement.ts';
import type { Judging } from './judgement.ts';
import type { Examine } from './judge-service.ts';
import type { Observed } from './observed.ts';
import { readExchange } from './read-exchange.ts';
import { isObject } from '../spec/json.ts';
import type { Json } from '../spec/json.ts';
import type { Language } from '../spec/schemas/types.gen.ts';
import type { AppCall } from '../suites/drivers/call-app.ts';
import type { Job } from '../suites/drivers/job.ts';
import { parseJob } from '../suites/drivers/played-app.ts';
import type { ReceivedRequest } from '../suites/drivers/played-app.ts';
import type { Exchange } from '../suites/kit/exchange.ts';
import { isWithinLimit, jobRules } from '../suites/module/job-rules.ts';
import { readResponse } from '../suites/module/job-response.ts';
import { manifestRules } from '../suites/module/manifest-rules.ts';
import { readJob } from '../suites/module/read-job.ts';
import type { ReadJob } from '../suites/module/read-job.ts';
import { responseRules } from '../suites/module/response-rules.ts';

/** The time that the source gives a module, in milliseconds. */
export const MODULE_WAIT = 120_000;

/** What is only known of a job by the job itself cannot be wrong. */
const SELF_EVIDENT =
  /^module\.(?:call\.after-parsing|request\.target-languages\.(?:new-file|translations|multilingual))$/;
const KNOWN_JOB_RULES = jobRules.filter(({ requirement }) => !SELF_EVIDENT.test(requirement));

/** A function that judges what a service and a module app say to each other; `jobType` is the name that the app knows its jobs by. */
export function createAppExaminer(jobType: string): Examine {
  /** The addresses of modules, as the manifest names them. */
  const modules = new Set<string>();

  return async (observed, { target }) => {
    const { method, url } = observed.request;
    const path = url.slice(target.length).split('?')[0] ?? '';
    const judging = beginJudging();
    if (method === 'GET' && path.endsWith('/manifest.json')) {
      const manifest = readManifest(observed);
      if (manifest === undefined) return NOT_JUDGED;
      judging.apply('app', manifestRules, manifest);
      for (const module of listModules(manifest)) modules.add(module);
      return judging.end('GET /manifest.json');
    }
    const received = readCall(observed, path);
    if (method !== 'POST' || !(modules.has(path) || isJob(received))) return NOT_JUDGED;
    judgeJob(judging, received, jobType);
    judgeJobResponse(judging, observed, received);
    return judging.end('file post-import module');
  };
}

function readManifest(observed: Observed): unknown {
  const read = readExchange(observed);
  if (read === undefined || !read.hasWholeResponse || read.exchange.response.status !== 200) return undefined;
  try {
    return JSON.parse(read.exchange.response.body) as unknown;
  } catch {
    return undefined;
  }
}

function listModules(manifest: unknown): readonly string[] {
  const modules = isObject(manifest) && isObject(manifest['modules']) ? manifest['modules']['file-post-import'] : [];
  const urls = Array.isArray(modules) ? modules.map((module: unknown) => (isObject(module) ? module['url'] : '')) : [];
  return urls.filter((url) => typeof url === 'string' && url !== '').map((url) => `/${String(url).replace(/^\//, '')}`);
}

function readCall({ request }: Observed, path: string): ReceivedRequest {
  const { bytes, size } = request.body;
  const body = bytes.toString('utf8');
  return {
    ...{ method: request.method, path, query: new URL(request.url).searchParams, headers: request.headers },
    ...{ body, isUtf8: Buffer.from(body).equals(bytes), size },
  };
}

/** Whether a body is a job: it names one, or a file with its strings. */
function isJob(received: ReceivedRequest): boolean {
  const job = parseJob(received);
  return job !== undefined && ('jobType' in job || ('file' in job && ('strings' in job || 'stringsUrl' in job)));
}

/** Judges a job. What it should hold is known by its type alone, so each value is expected to be itself if it has that type. */
function judgeJob(judging: Judging, received: ReceivedRequest, jobType: string): void {
  judging.apply('service', isWithinLimit, received.size);
  const job = parseJob(received);
  const project = objectAt(job, 'project');
  const file = objectAt(job, 'file');
  const content = typeof file['content'] === 'string' ? file['content'] : '';
  const targets = (Array.isArray(job?.['targetLanguages']) ? (job['targetLanguages'] as unknown[]) : []).filter(
    isObject,
  );
  const read: ReadJob = readJob({
    received,
    operation: 'import',
    jobType,
    project: { id: integer(project['id']), identifier: text(project['identifier']), name: text(project['name']) },
    file: {
      id: integer(file['id']),
      name: text(file['name']),
      content: Buffer.from(content, 'base64').toString('utf8'),
    },
    source: expectLanguage(objectAt(job, 'sourceLanguage')),
    targets: targets.map(expectLanguage),
    strings: [],
    serviceTypeName: 'serviceType',
    // Nothing that a job names is requested.
    contentFile: null,
    stringsFile: null,
  });
  judging.apply('service', KNOWN_JOB_RULES, read);
}

const objectAt = (job: Json | undefined, name: string): Json => {
  const value = job?.[name];
  return isObject(value) ? value : {};
};

/** A value of the type, or the name of the type, which no value of another type equals. */
const integer = (value: unknown): number => (Number.isSafeInteger(value) ? value : 'an integer') as number;
const text = (value: unknown): string => (typeof value === 'string' ? value : { expected: 'a string' }) as string;

// prettier-ignore
const CODES = ['id', 'name', 'editorCode', 'twoLettersCode', 'threeLettersCode', 'locale', 'androidCode', 'osxCode', 'osxLocale', 'pluralRules'] as const;

const expectLanguage = (given: Json): Language => ({
  ...(Object.fromEntries(CODES.map((name) => [name, text(given[name])])) as Record<(typeof CODES)[number], string>),
  pluralCategoryNames: (Array.isArray(given['pluralCategoryNames']) ? given['pluralCategoryNames'] : []) as string[],
});

function judgeJobResponse(judging: Judging, observed: Observed, { body }: ReceivedRequest): void {
  const { failure, durationMs, request } = observed;
  const read = readExchange(observed);
  const job = parse(body);
  // To a job that is none, any response is right.
  if (!request.body.isWhole || !isComparable(job)) return;
  const isSilent = failure?.code === 'timeout';
  if (failure !== undefined && !isSilent) return;
  const status = read?.exchange.response.status ?? 0;
  // An app that refuses its caller says nothing about the job, and neither does what stands before it.
  if ([401, 403, 429, 502, 503].includes(status) || (status === 504 && !isSilent)) return;
  judging.apply('app', responseRules, readResponse(asCall(read?.exchange, isSilent, job as Job, body, durationMs)));
}

function asCall(exchange: Exchange | undefined, isSilent: boolean, job: Job, body: string, ms: number): AppCall {
  const data = exchange && parse(exchange.response.body);
  const named = isObject(data) && isObject(data['data']) ? data['data'] : {};
  return {
    ...{ job, text: body, strings: job.strings ?? [], addresses: [], ms, wait: MODULE_WAIT },
    ...(isSilent
      ? { failure: { code: 'silent', detail: `no response within ${MODULE_WAIT / 1000} s` } }
      : exchange && { exchange }),
    ...('stringsUrl' in named && { stringsFile: { kind: 'unread' } }),
    ...('previewUrl' in named && { previewFile: { kind: 'unread' } }),
  };
}

/** Whether a job has the languages and strings that its response is compared with. */
function isComparable(job: unknown): boolean {
  if (!isObject(job)) return false;
  const { sourceLanguage, targetLanguages, strings = [] } = job;
  const isLanguage = (value: unknown) =>
    isObject(value) && typeof value['id'] === 'string' && Array.isArray(value['pluralCategoryNames']);
  return (
    Array.isArray(strings) &&
    isLanguage(sourceLanguage) &&
    Array.isArray(targetLanguages) &&
    targetLanguages.every(isLanguage)
  );
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
