import { createGzip } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { understand } from './answer-points.ts';
import { behaves } from './app-judges.ts';
import type { Behaviour } from './app-judges.ts';
import { callApp, moduleOf, requestOf, send } from './call-app.ts';
import { buildJob } from './job.ts';
import type { JobShape } from './job.ts';
import { openShelf, shelf } from './shelf.ts';
import type { Shelf, Shelved } from './shelf.ts';
import { PLAIN, record } from './strings.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { NoAnswer } from '../exchange.ts';
import { Blocked, NotOffered } from '../target.ts';

const MEBIBYTE = 2 ** 20;
/** What an endless body gives before the kit ends it. */
const MOST_GIVEN = 128 * MEBIBYTE;
const LINE = `${JSON.stringify(record('only', 'The only one'))}\n`;

/** A job whose strings stand at an address of the kit that misbehaves. */
const leading = ({ url }: Shelved): JobShape => ({
  shape: 'a strings address that leads astray',
  strings: PLAIN,
  change: ({ strings: _, ...job }) => ({ ...job, stringsUrl: url }),
});

/** Sends the job, and ends the check unless the app asked for the address. What it answers is judged elsewhere. */
async function lead(attempt: Attempt, place: Shelved): Promise<'strings' | 'other'> {
  const called = await callApp(attempt.target, leading(place));
  if (place.asked() === 0) throw new Blocked('the app does not read this address of the kit');
  return understand(called).outcome.kind === 'strings' ? 'strings' : 'other';
}

const safety = (
  name: string,
  title: string,
  requirement: Behaviour['requirement'],
  body: (attempt: Attempt, at: Shelf) => Promise<Omit<Behaviour, 'requirement'>>,
): Check =>
  check(`module.app.${name}`, { title, cites: [requirement] }, async (attempt) => {
    const told = await body(attempt, await shelf(moduleOf(attempt.target).reach));
    attempt.judge(behaves, { requirement, ...told });
  });

/** Writes pieces until the reader has gone or the bound is reached; resolves to the bytes that went out. */
async function pour(response: ServerResponse, most: number): Promise<number> {
  const piece = Buffer.alloc(MEBIBYTE, ' ');
  let given = 0;
  while (given < most && !response.destroyed) {
    given += piece.length;
    if (!response.write(piece)) await drained(response);
  }
  response.end();
  return response.destroyed ? 0 : given;
}

/** Who refuses an address does so at once; who waits for it has asked. */
const waited = (ms: number) =>
  ms > 4_000 ? `an answer after ${(ms / 1000).toFixed(0)} s, as if it was waited for` : undefined;

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });

/** Where a job leads an app astray, with addresses of the kit and no others. */
export const safetyChecks: readonly Check[] = [
  safety('redirect-loop', 'redirects in a circle end', 'module.safety.redirect-loop', async (attempt, at) => {
    let own = '';
    let asked = 0;
    const place = at.serve((_request, response) => {
      // Whoever is still here after so many has no limit; the kit has.
      if (++asked > 200) response.writeHead(404).end();
      else response.writeHead(302, { location: own }).end();
    });
    own = place.url;
    await lead(attempt, place);
    const came = asked > 100 ? `more than ${asked - 1} redirects were followed` : undefined;
    return { what: 'redirects in a circle are followed on and on', due: 'an end after some', ...(came && { came }) };
  }),

  safety(
    'other-place',
    'an address leads to no other host or port',
    'module.safety.other-place',
    async (attempt, at) => {
      if (moduleOf(attempt.target).reach)
        throw new NotOffered('the app reaches one address of the kit, and this needs two');
      const inner = await openShelf();
      try {
        const secret = inner.put(LINE, 'application/x-ndjson');
        const place = at.serve((_request, response) => void response.writeHead(302, { location: secret.url }).end());
        await lead(attempt, place);
        const came = secret.asked() > 0 ? 'the app followed it to another port' : undefined;
        return { what: 'a redirect to another port is followed', due: 'an error.message', ...(came && { came }) };
      } finally {
        await inner.close();
      }
    },
  ),

  check(
    'module.app.inner-address',
    { title: 'addresses of its own machine or network are not read', cites: ['module.safety.inner-address'] },
    async (attempt) => {
      const { target } = attempt;
      const { innerAddresses = [], baseUrl } = moduleOf(target);
      if (innerAddresses.length === 0)
        throw new NotOffered('the configuration names no address that the app must not read (module.innerAddresses)');
      const control = await callApp(target, { shape: 'strings by address', strings: PLAIN, stringsBy: 'url' });
      if (understand(control).outcome.kind !== 'strings') throw new Blocked('strings by address are not answered');
      for (const address of innerAddresses) {
        const url = address.startsWith('/') ? `${baseUrl}${address}` : address;
        const called = await callApp(target, {
          shape: `the strings address ${url}`,
          strings: PLAIN,
          change: ({ strings: _, ...job }) => ({ ...job, stringsUrl: url }),
        });
        const came = waited(called.ms) ?? (understand(called).outcome.kind === 'strings' ? 'it was read' : undefined);
        attempt.judge(behaves, {
          requirement: 'module.safety.inner-address',
          what: 'an address that only the app can reach is read',
          due: 'an error.message at once',
          ...(came && { came: `${url}: ${came}` }),
        });
      }
    },
  ),

  safety('endless', 'a body without end is not read to its end', 'module.safety.endless', async (attempt, at) => {
    let given = 0;
    const place = at.serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(LINE);
      void pour(response, MOST_GIVEN).then((bytes) => (given = Math.max(given, bytes)));
    });
    const answered = await lead(attempt, place);
    const came = given >= MOST_GIVEN || answered === 'strings' ? `${MOST_GIVEN / MEBIBYTE} MB were read` : undefined;
    return { what: 'a body without end is read on and on', due: 'an end, and an error.message', ...(came && { came }) };
  }),

  safety(
    'decompression',
    'a small body that expands to a large one is not expanded',
    'module.safety.decompression',
    async (attempt, at) => {
      const place = at.serve((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' });
        const packed = createGzip({ level: 9 });
        packed.pipe(response);
        packed.write(LINE);
        // All of it is white space, which an app that has no limit reads and drops.
        for (let piece = 0; piece < 64; piece++) packed.write(Buffer.alloc(MEBIBYTE, ' '));
        packed.end('\n');
      });
      const answered = await lead(attempt, place);
      const came = answered === 'strings' ? '64 MB were made of 64 KB' : undefined;
      return { what: 'a body is expanded without a limit', due: 'an error.message', ...(came && { came }) };
    },
  ),

  check(
    'module.app.authentication',
    { title: 'a call with a token of another secret is refused', cites: ['module.authentication-failed'] },
    async (attempt) => {
      const { target } = attempt;
      const app = moduleOf(target);
      if (!app.jwt) throw new NotOffered('the configuration names no secret of the app (module.jwt)');
      const built = await buildJob(app, { shape: 'a job', strings: PLAIN });
      const control = await send(target, built);
      if (understand(control).outcome.kind !== 'strings')
        throw new Blocked('a call with a right token is not answered with strings');
      const request = requestOf(target, built.text);
      const spoiled = { ...request, url: spoil(request.url), headers: spoilAll(request.headers) };
      const { response } = await target.send(spoiled).catch((error: unknown) => {
        throw error instanceof NoAnswer ? new Blocked('a call with a wrong token is not answered') : error;
      });
      const came =
        response.status === 401 || response.status === 403 ? undefined : `it is answered with ${response.status}`;
      const what = 'a call with a wrong token is not refused';
      attempt.judge(behaves, {
        requirement: 'module.authentication-failed',
        what,
        due: '401 or 403',
        ...(came && { came }),
      });
    },
  ),
];

/** Turns the signature of every token in a text around. */
const spoil = (text: string) =>
  text.replace(
    /(eyJ[\w-]+\.eyJ[\w-]+\.)([\w-]+)/g,
    (_all, claims: string, signature: string) => `${claims}${[...signature].toReversed().join('')}`,
  );
const spoilAll = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, spoil(value)]));
