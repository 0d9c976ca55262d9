import type { RecordedCall } from './read-har.ts';
import { readBounded } from '../core/read-bounded.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** A recorded call of a module, and the response of its app. */
export interface CannedJob {
  readonly path: string;
  readonly job: Json;
  readonly status: number;
  readonly response: unknown;
}

/** The module calls of a recording, and the languages that their jobs name. */
export function findJobs(calls: readonly RecordedCall[]): readonly CannedJob[] {
  return calls.flatMap(({ method, url, requestBody, status, responseBody }) => {
    if (method !== 'POST' || status === 0) return [];
    const job = parse(requestBody);
    const isJob =
      isObject(job) && isObject(job['file']) && ('jobType' in job || 'strings' in job || 'stringsUrl' in job);
    if (!isJob) return [];
    return [{ path: new URL(url).pathname, job, status, response: parse(responseBody) ?? null }];
  });
}

/** The language objects in jobs. */
export const findJobLanguages = (jobs: readonly CannedJob[]): readonly Json[] =>
  jobs
    .flatMap(({ job: { sourceLanguage, targetLanguages } }) => [
      sourceLanguage,
      ...(Array.isArray(targetLanguages) ? (targetLanguages as unknown[]) : []),
    ])
    .filter(isObject);

const MAX_JOB = 6 * 2 ** 20;

/** The modules of a canned app, for its registration. */
export const listModules = (jobs: readonly CannedJob[]) =>
  [...new Set(jobs.map(({ path }) => path))].map((url, index) => ({ key: `recorded-${index + 1}`, url }));

/**
 * An app that responds to each recorded job as the recorded app did, and to any other job by an error with a message.
 * Jobs are the same if they have the same type, file name, target languages and strings.
 */
export function createCannedApp(jobs: readonly CannedJob[]): (request: Request) => Promise<Response> {
  const byKey = new Map(jobs.map((one) => [`${one.path} ${describeJob(one.job)}`, one]));
  const manifest = {
    identifier: 'recorded-app',
    name: 'Recorded app',
    modules: { 'file-post-import': listModules(jobs) },
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/manifest.json') return Response.json(manifest);
    if (request.method !== 'POST') return new Response('Not found', { status: 404 });
    const job = parse(await readBounded(request.body, MAX_JOB).catch(() => ''));
    const found = isObject(job) ? byKey.get(`${pathname} ${describeJob(job)}`) : undefined;
    if (found === undefined) return Response.json({ error: { message: 'This job is not in the recording.' } });
    return found.status === 304 || found.status === 204
      ? new Response(null, { status: found.status })
      : Response.json(found.response, { status: found.status });
  };
}

/** What makes two jobs the same. The addresses of files change from call to call. */
function describeJob({ jobType, file, targetLanguages, strings }: Json): string {
  const targets = Array.isArray(targetLanguages) ? (targetLanguages as unknown[]) : [];
  const ids = targets.map((target) => (isObject(target) ? target['id'] : target));
  return JSON.stringify([jobType, isObject(file) ? file['name'] : file, ids, strings]);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
