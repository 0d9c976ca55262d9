import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { readResponse } from './job-response.ts';
import type { Outcome } from './job-response.ts';
import { RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import {
  endsRedirects,
  limitsBody,
  limitsExpansion,
  MAX_EXPANDED,
  MAX_SENT,
  MEBIBYTE,
  refusesInnerAddress,
  refusesWrongToken,
  staysAtAddress,
} from './safety-rules.ts';
import type { Reading } from './safety-rules.ts';
import { sendJob } from './send-job.ts';
import { PLAIN, record } from './strings.ts';
import { WRONG_TOKENS } from './wrong-tokens.ts';
import { callApp, buildJobRequest, sendBuiltJob, sendCall } from '../drivers/call-app.ts';
import type { AppCall } from '../drivers/call-app.ts';
import { getFileServer, openFileServer } from '../drivers/file-server.ts';
import type { FileServer, ServedFile } from '../drivers/file-server.ts';
import { buildJob, requireApp } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';

/** Requests for an address that redirects to itself, after which the kit ends what an app without a limit does not. */
const MAX_REQUESTS = 200;
/** The strings at an address, of which an app has the last one only if it reads to the end. */
const STRINGS = [record('first', 'The first one'), record('last', 'The last one')] as const;
const [FIRST, LAST] = STRINGS.map((one) => `${JSON.stringify(one)}\n`) as [string, string];
const SPACES = Buffer.alloc(MEBIBYTE, ' ');

/** A job whose strings are at this address. Its file has the first one alone. */
const jobWithStringsAt = (shape: string, url: string): JobShape => ({
  shape,
  strings: STRINGS.slice(0, 1),
  change: ({ strings: _, ...job }) => ({ ...job, stringsUrl: url }),
});

const unread = () =>
  new PreconditionFailed('the app does not read this address of the kit', { code: 'app-reads-no-address' });

/** Sends a job whose strings are at an address of the kit. Ends the check unless the app reads it. */
async function sendJobTo(target: Target, { url, asked }: ServedFile): Promise<AppCall> {
  const called = await callApp(target, jobWithStringsAt('a strings address that misbehaves', url));
  if (asked() === 0) throw unread();
  return called;
}

/** What an app makes of the strings at an address, which without the white space it makes all of. */
async function readStringsAt({ target }: CheckContext, files: FileServer, place: ServedFile): Promise<Reading> {
  const control = await callApp(target, { shape: 'strings by address', strings: STRINGS, stringsBy: 'url' });
  const all = countStrings(control);
  const called = await sendJobTo(target, place);
  // An app that responds to the control without strings may respond so to any address.
  if (all === 0) return 'none';
  if (called.failure?.code === 'broken') return (await respondsToFailure(target, files)) ? 'breakdown' : 'none';
  const outcome = readOutcome(called);
  if (outcome === 'strings') return countStrings(called) < all ? 'part' : 'all';
  return outcome === 'error' ? 'error' : 'none';
}

/** Whether an app responds to a job that fails, or is not there any more to do so. */
async function respondsToFailure(target: Target, files: FileServer): Promise<boolean> {
  try {
    const failing = jobWithStringsAt('a strings address that gives 404', files.nowhere().url);
    return (await callApp(target, failing)).failure === undefined;
  } catch (error) {
    if (error instanceof TargetUnreachable) return true;
    throw error;
  }
}

/** The number of strings of a response. */
function countStrings(called: AppCall): number {
  const { outcome } = readResponse(called);
  return outcome.kind === 'strings' ? outcome.records.length : 0;
}

/** The kind of an outcome. An app that responds without any string has not read those at the address. */
function readOutcome(called: AppCall): Outcome['kind'] {
  const { kind } = readResponse(called).outcome;
  return kind === 'strings' && countStrings(called) === 0 ? 'none' : kind;
}

/** A check that puts something at an address of the kit's file server and judges how an app deals with it. */
const safetyCheck = <Input>(
  name: string,
  title: string,
  rule: Rule<Input>,
  observe: (context: CheckContext, files: FileServer) => Promise<NoInfer<Input>>,
): Check =>
  check(`module.app.${name}`, { title, cites: [rule.requirement] }, async (context) => {
    context.judge(rule, await observe(context, await getFileServer(context.target)));
  });

/** Writes up to a maximum. Resolves to the bytes written, or 0 where the reader closed the connection before that. */
async function writeUntilClosed(response: ServerResponse, max: number): Promise<number> {
  let sent = 0;
  while (sent < max && !response.destroyed) {
    sent += SPACES.length;
    if (!response.write(SPACES)) await waitForDrain(response);
  }
  response.end();
  return response.destroyed ? 0 : sent;
}

/** The pieces of a large file: the white space before its last string is a part of its line. */
function* listPieces(): Generator<string | Buffer> {
  yield FIRST;
  for (let size = 0; size < MAX_EXPANDED; size += SPACES.length) yield SPACES;
  yield LAST;
}

const waitForDrain = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });

/** Addresses in a job that misbehave. All of them are the kit's own, or named by the configuration. */
export const safetyChecks: readonly Check[] = [
  safetyCheck('redirect-loop', 'redirects in a circle end', endsRedirects, async (context, files) => {
    let url = '';
    let requests = 0;
    const place = files.serve((_request, response) => {
      if (++requests > MAX_REQUESTS) response.writeHead(404).end();
      else response.writeHead(302, { location: url }).end();
    });
    url = place.url;
    await sendJobTo(context.target, place);
    return requests;
  }),

  safetyCheck(
    'other-place',
    'a redirect of an address is not followed to another host or port',
    staysAtAddress,
    async (context, files) => {
      if (requireApp(context.target).reach)
        throw new Unsupported('the app reaches one address of the kit, and this needs two', {
          code: 'one-public-address',
        });
      const other = await openFileServer();
      try {
        const file = other.put(FIRST, 'application/x-ndjson');
        const place = files.serve((_request, response) => void response.writeHead(302, { location: file.url }).end());
        await sendJobTo(context.target, place);
        return file.asked();
      } finally {
        await other.close();
      }
    },
  ),

  check(
    'module.app.silent-address',
    {
      title: 'a job whose strings never come is answered in time',
      cites: ['module.limits.answer-in-time'],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const { target } = context;
      if (target.plan.depth !== 'deep')
        throw new Unsupported('minutes of silence belong to a deeper run', { code: 'depth' });
      const files = await getFileServer(target);
      const place = files.serve(() => undefined);
      const response = await sendJob(target, jobWithStringsAt('a strings address that never responds', place.url));
      if (place.asked() === 0) throw unread();
      context.judge(responseRules, response);
    },
  ),

  check(
    'module.app.inner-address',
    { title: 'addresses of its own machine or network are not read', cites: [refusesInnerAddress.requirement] },
    async (context) => {
      const { target } = context;
      const { innerAddresses = [], baseUrl } = requireApp(target);
      if (innerAddresses.length === 0)
        throw new Unsupported('the configuration names no address that the app must not read', {
          code: 'no-inner-addresses',
        });
      const control = await callApp(target, { shape: 'strings by address', strings: PLAIN, stringsBy: 'url' });
      if (readOutcome(control) !== 'strings')
        throw new PreconditionFailed('strings by address are not processed', { code: 'app-processes-nothing' });
      for (const address of innerAddresses) {
        const url = address.startsWith('/') ? `${baseUrl}${address}` : address;
        const called = await callApp(target, jobWithStringsAt(`the strings address ${url}`, url));
        const outcome = readOutcome(called);
        context.judge(refusesInnerAddress, { url, ms: called.ms, usualMs: control.ms, outcome });
      }
    },
  ),

  safetyCheck('endless', 'a body without end is not read to its end', limitsBody, async (context, files) => {
    let sent = 0;
    const place = files.serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(FIRST);
      void writeUntilClosed(response, MAX_SENT).then((bytes) => (sent = Math.max(sent, bytes)));
    });
    const reading = await readStringsAt(context, files, place);
    return { sent, reading };
  }),

  safetyCheck(
    'decompression',
    'a small body that decompresses to a large one is not decompressed',
    limitsExpansion,
    (context, files) => {
      const place = files.serve((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' });
        void pipeline(Readable.from(listPieces()), createGzip({ level: 9 }), response).catch(() => undefined);
      });
      return readStringsAt(context, files, place);
    },
  ),

  check(
    'module.app.authentication',
    { title: 'a call with a wrong token is refused', cites: [refusesWrongToken.requirement] },
    async (context) => {
      const { target } = context;
      const app = requireApp(target);
      if (!app.jwt) throw new Unsupported('the configuration names no secret of the app', { code: 'no-app-secret' });
      const built = await buildJob(target, { shape: 'a job', strings: PLAIN });
      const control = await sendBuiltJob(target, built);
      if (readResponse(control).outcome.kind !== 'strings')
        throw new PreconditionFailed('a call with a valid token gets no strings', { code: 'app-processes-nothing' });
      for (const { shape, sign } of WRONG_TOKENS) {
        const request = buildJobRequest(target, built.text, { sign });
        const { response } = await sendCall(target, request).catch((error: unknown) => {
          throw error instanceof NoResponse
            ? new PreconditionFailed('a call with a wrong token has no response')
            : error;
        });
        context.judge(refusesWrongToken, { token: shape, status: response.status });
      }
    },
  ),
];
