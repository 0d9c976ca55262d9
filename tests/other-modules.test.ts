import { expect, test } from 'vitest';
import { brokenBy, runAppInProcess } from './app-in-process.ts';
import { moduleAppChecks } from '../suites/module/app-checks.ts';
import type { JobRequest, StringRecord } from '../spec/schemas/types.gen.ts';

type App = (request: Request) => Promise<Response>;

const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.other-modules');
const others = [{ key: 'second', url: '/second', patterns: {} }];

/** The reference app with a second module, which does what the first one does, and something else where it says so. */
const withSecond =
  (answer: (job: JobRequest, process: () => Promise<Response>) => Promise<Response>) =>
  (app: App): App =>
  async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== '/second') return app(request);
    const body = await request.text();
    url.pathname = '/process';
    const { method, headers } = request;
    return answer(JSON.parse(body) as JobRequest, () => app(new Request(url, { method, headers, body })));
  };

const run = (wrap?: (app: App) => App) =>
  runAppInProcess(checks, wrap ? { wrap, app: { others } } : { app: { others: [] } });

test('a second module that does what the first one does is conforming', async () => {
  const outcomes = await run(withSecond((_, process) => process()));
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(outcomes[0]?.decided).toContain('module.response.inline-read');
});

test('where there is one module, nothing is said of others', async () => {
  const [outcome] = await run();
  expect(outcome?.status).toBe('notApplicable');
});

const flatten = (records: readonly StringRecord[]) =>
  records.map((record) => ({ ...record, text: typeof record.text === 'string' ? record.text : 'flat' }));

// prettier-ignore
const FAULTS = [
  { what: 'is not there', breaks: 'module.response.inline-read', wrap: withSecond(() => Promise.resolve(new Response('Not Found', { status: 404 }))) },
  { what: 'gives plural strings one text', breaks: 'module.response.text-plural', wrap: withSecond(async (_, process) => {
    const body = (await (await process()).json()) as { readonly data?: { readonly strings?: readonly StringRecord[] } };
    return Response.json(body.data?.strings ? { data: { ...body.data, strings: flatten(body.data.strings) } } : body);
  }) },
  { what: 'cannot read strings by address', breaks: 'module.response.addresses-read', wrap: withSecond((job, process) =>
    job.stringsUrl === undefined ? process() : Promise.resolve(new Response('strings', { status: 500 }))) },
  { what: 'refuses strings by address', breaks: 'module.response.addresses-read', wrap: withSecond((job, process) =>
    job.stringsUrl === undefined ? process() : Promise.resolve(Response.json({ error: { message: 'Send the strings inline.' } }))) },
  { what: 'has no message for a job that fails', breaks: 'module.response.error-message', wrap: withSecond(async (_, process) => {
    const answer = await process();
    return (await answer.clone().text()).startsWith('{"error"') ? new Response('Internal Server Error', { status: 500 }) : answer;
  }) },
] as const;

test.each(FAULTS)('a second module that $what is noticed', async ({ breaks, wrap }) => {
  expect(brokenBy(await run(wrap))).toContain(breaks);
});

// prettier-ignore
const IDLE = [
  { what: 'refuses every job', wrap: withSecond(() => Promise.resolve(Response.json({ error: { message: 'Not today' } }))) },
  { what: 'returns each job as it was', wrap: withSecond((job) => Promise.resolve(Response.json({ data: { strings: job.strings ?? [] } }))) },
  { what: 'always gives the same strings', wrap: withSecond(() => Promise.resolve(Response.json({ data: { strings: [{ uniqId: 'a', identifier: 'a', text: 'A' }] } }))) },
] as const;

test.each(IDLE)('a second module that $what leaves the app without proof', async ({ wrap }) => {
  const [outcome] = await run(wrap);
  expect(outcome?.status).toBe('untested');
});
