import { createGzip } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { readResponse } from './job-response.ts';
import type { Outcome } from './job-response.ts';
import {
  endsRedirects,
  limitsBody,
  limitsExpansion,
  MAX_SENT,
  MEBIBYTE,
  refusesInnerAddress,
  refusesWrongToken,
  staysAtAddress,
} from './safety-rules.ts';
import { PLAIN, record } from './strings.ts';
import { WRONG_TOKENS } from './wrong-tokens.ts';
import { callApp, buildJobRequest, sendCall, sendJob } from '../drivers/call-app.ts';
import { getFileServer, openFileServer } from '../drivers/file-server.ts';
import type { FileServer, ServedFile } from '../drivers/file-server.ts';
import { buildJob, requireApp } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';

/** Requests for an address that redirects to itself, after which the kit ends what an app without a limit does not. */
const MAX_REQUESTS = 200;
const LINE = `${JSON.stringify(record('only', 'The only one'))}\n`;

/** A job whose strings are at this address. */
const jobWithStringsAt = (shape: string, url: string): JobShape => ({
  shape,
  strings: PLAIN,
  change: ({ strings: _, ...job }) => ({ ...job, stringsUrl: url }),
});

/** Sends a job whose strings are at an address of the kit. Ends the check unless the app reads it. */
async function sendJobTo(context: CheckContext, { url, asked }: ServedFile): Promise<Outcome['kind']> {
  const called = await callApp(context.target, jobWithStringsAt('a strings address that misbehaves', url));
  if (asked() === 0)
    throw new PreconditionFailed('the app does not read this address of the kit', { code: 'app-reads-no-address' });
  const { outcome } = readResponse(called);
  // An app that responds without any string has not read those at the address.
  return outcome.kind === 'strings' && outcome.records.length === 0 ? 'none' : outcome.kind;
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

/** Writes until the reader closes the connection or the maximum is reached. Resolves to the bytes that the reader took. */
async function writeUntilClosed(response: ServerResponse, max: number): Promise<number> {
  const piece = Buffer.alloc(MEBIBYTE, ' ');
  let sent = 0;
  while (sent < max && !response.destroyed) {
    sent += piece.length;
    if (!response.write(piece)) await waitForDrain(response);
  }
  response.end();
  return response.destroyed ? 0 : sent;
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
    await sendJobTo(context, place);
    return requests;
  }),

  safetyCheck('other-place', 'an address leads to no other host or port', staysAtAddress, async (context, files) => {
    if (requireApp(context.target).reach)
      throw new Unsupported('the app reaches one address of the kit, and this needs two', {
        code: 'one-public-address',
      });
    const other = await openFileServer();
    try {
      const file = other.put(LINE, 'application/x-ndjson');
      const place = files.serve((_request, response) => void response.writeHead(302, { location: file.url }).end());
      await sendJobTo(context, place);
      return file.asked();
    } finally {
      await other.close();
    }
  }),

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
      if (readResponse(control).outcome.kind !== 'strings')
        throw new PreconditionFailed('strings by address are not processed', { code: 'app-processes-nothing' });
      for (const address of innerAddresses) {
        const url = address.startsWith('/') ? `${baseUrl}${address}` : address;
        const called = await callApp(target, jobWithStringsAt(`the strings address ${url}`, url));
        context.judge(refusesInnerAddress, { url, ms: called.ms, outcome: readResponse(called).outcome.kind });
      }
    },
  ),

  safetyCheck('endless', 'a body without end is not read to its end', limitsBody, async (context, files) => {
    let sent = 0;
    const place = files.serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(LINE);
      void writeUntilClosed(response, MAX_SENT).then((bytes) => (sent = Math.max(sent, bytes)));
    });
    const outcome = await sendJobTo(context, place);
    return { sent, outcome };
  }),

  safetyCheck(
    'decompression',
    'a small body that expands to a large one is not expanded',
    limitsExpansion,
    (context, files) => {
      const place = files.serve((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' });
        const packed = createGzip({ level: 9 });
        packed.pipe(response);
        packed.write(LINE);
        // The rest is white space, which an app without a limit reads and drops.
        for (let piece = 0; piece < 64; piece++) packed.write(Buffer.alloc(MEBIBYTE, ' '));
        packed.end('\n');
      });
      return sendJobTo(context, place);
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
      const control = await sendJob(target, built);
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
