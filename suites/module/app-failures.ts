import type { ServerResponse } from 'node:http';
import { sendAndKeepJob } from './app-jobs.ts';
import { INVALID_RECORDS, SIBLINGS, stringsAt, UNPROCESSABLE, UNREADABLE, UNUSED_PORT } from './app-shapes.ts';
import { compareJobs } from './compare-jobs.ts';
import { findDifference } from './compare-outcomes.ts';
import { hasNoMessageOfOthers, noticesBrokenFile, recovers, saysItInError } from './failure-rules.ts';
import type { FailedAndNext } from './failure-rules.ts';
import type { Outcome } from './job-response.ts';
import { NAMES, renameFile } from './job-space.ts';
import { hasSameOutcome } from './outcome-rules.ts';
import { hasChanged } from './product.ts';
import {
  ADDRESSES_READ,
  errorRules,
  INLINE_READ,
  isProcessed,
  RESPONSE_REQUIREMENTS,
  responseRules,
  saysThatItFailed,
} from './response-rules.ts';
import { MENU_WORDS, PLAIN, SPECIAL } from './strings.ts';
import { getFileServer } from '../drivers/file-server.ts';
import { chooseContent } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import type { Check } from '../kit/check.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Strings of which one app or another makes something. */
const TELLING: readonly (readonly StringRecord[])[] = [
  SPECIAL,
  [...MENU_WORDS, ...MENU_WORDS.map((one) => ({ ...one, uniqId: `${one.uniqId} again` }))],
  SIBLINGS,
];

/** Invalid jobs of one kind: more than an app has connections, threads or attempts to lose. */
const MANY_FAILURES = 12;
/** Two names: wherever a message that has a part of them ends it, in bytes, is within a character of one of them. */
const LONG_NAMES = ['', '-'].map((shift) => (name: string) => `${shift}${'ж'.repeat(100)}${name}`);
/** Valid jobs after which an app that refuses them all is not busy for a while. */
const ENOUGH_JOBS = 5;

/** Judges whether a valid job, which had this outcome, is processed after others have failed. */
export async function judgeRecovery(
  context: CheckContext,
  valid: JobShape,
  before: Outcome,
  failed: readonly Outcome[],
): Promise<void> {
  const after: Outcome[] = [];
  while (after.length < ENOUGH_JOBS && after.every(({ kind }) => kind === 'error'))
    after.push((await sendAndKeepJob(context, valid)).outcome);
  context.judge(recovers, { before, failed, after });
}

/** What comes where a connection or a proxy cuts a job: strings that are taken for none are lost. */
const HALF_OF_A_JOB: JobShape = {
  shape: 'half of a job',
  strings: PLAIN,
  write: (job) => JSON.stringify(job).slice(0, -20),
};

/** The same of texts whose characters have three bytes, so that a message which quotes some bytes of the job cuts one. */
const HALVES_OF_CHARACTERS: readonly JobShape[] = ['', ' '].map((shift) => ({
  shape: `half of a job in ideographs${shift === '' ? '' : ', one byte on'}`,
  strings: PLAIN,
  write: () => `{${shift}"${'漢'.repeat(400)}`,
}));

/** Texts that JSON may have, and some encoders, stores and languages not. An app may refuse them. */
const UNUSUAL_TEXTS = Object.entries({
  'a NUL': 'Before \0 and after',
  'half of a character': 'Before \ud83d and after',
  'the other half of a character': 'Before \ude00 and after',
}).flatMap(([what, text]) =>
  (['inline', 'url'] as const).map((stringsBy): JobShape => ({
    shape: `${what} in a text${stringsBy === 'url' ? ', by address' : ''}`,
    strings: [...PLAIN, { uniqId: 'unusual', identifier: 'unusual', text }],
    stringsBy,
  })),
);

/** Even a 404 may be stored for a while where nothing forbids it (RFC 9111, 4.2.2). */
const NOT_STORED = { 'cache-control': 'no-store' };

const writeLines = (strings: readonly StringRecord[]) => strings.map((one) => `${JSON.stringify(one)}\n`).join('');

/** Judges whether strings are read at an address that gave 404 in an earlier job, once they are there. */
async function judgeLateAddress(context: CheckContext): Promise<void> {
  const shape: JobShape = { shape: 'strings by address', strings: PLAIN, stringsBy: 'url' };
  const { outcome: expected } = await sendAndKeepJob(context, shape);
  if (expected.kind !== 'strings') return;
  let isThere = false;
  const file = writeLines(PLAIN);
  const { url } = (await getFileServer(context.target)).serve((_request, response) =>
    isThere ? void response.end(file) : void response.writeHead(404, NOT_STORED).end(),
  );
  await sendAndKeepJob(context, stringsAt(url, 'a strings address that gives 404 for now'));
  isThere = true;
  const late = stringsAt(url, 'the same address, when it gives strings');
  const compared = await compareJobs(context.target, {
    job: late,
    plain: shape,
    response: await sendAndKeepJob(context, late),
  });
  context.judge(hasSameOutcome(ADDRESSES_READ), { ...compared, what: 'an address that gave 404 before is not read' });
}

/** Judges a strings file that breaks off at the end of a line, where nothing but its length tells that there is more. */
async function judgeBrokenFile(context: CheckContext): Promise<void> {
  const [part, whole] = [SPECIAL.slice(0, 5), SPECIAL].map((strings): JobShape => ({
    ...{ shape: `${strings.length} strings by address`, strings, stringsBy: 'url' },
  }));
  const [ofPart, ofWhole] = [await sendAndKeepJob(context, part!), await sendAndKeepJob(context, whole!)];
  const files = await getFileServer(context.target);
  const breakOff = (response: ServerResponse) => {
    response.writeHead(200, {
      ...NOT_STORED,
      'content-type': 'application/x-ndjson',
      'content-length': Buffer.byteLength(writeLines(whole!.strings)),
    });
    response.write(writeLines(part!.strings), () => response.destroy());
  };
  const { url } = files.serve((_request, response) => breakOff(response));
  const { outcome: broken } = await sendAndKeepJob(
    context,
    stringsAt(url, 'a strings file that breaks off after a line'),
  );
  context.judge(noticesBrokenFile, { whole: ofWhole.outcome, part: ofPart.outcome, broken });
  let isBroken = false;
  const once = files.serve((_request, response) => {
    if (isBroken) return void response.end(writeLines(whole!.strings));
    isBroken = true;
    breakOff(response);
  });
  // An app may ask again. What came before it broke off is not to come twice.
  const retried = await sendAndKeepJob(context, {
    ...stringsAt(once.url, 'a strings file that breaks off once'),
    strings: whole!.strings,
  });
  context.judge(responseRules, retried);
}

/** Jobs that no app can process, and what comes after them. */
export const failureChecks: readonly Check[] = [
  check(
    'module.app.broken-jobs',
    {
      title: 'a job that cannot be processed gets an error message, and the next one is processed',
      cites: ['module.response.error-message', noticesBrokenFile.requirement],
      mayFind: [...RESPONSE_REQUIREMENTS, INLINE_READ, ADDRESSES_READ, hasNoMessageOfOthers.requirement],
    },
    async (context) => {
      const { target } = context;
      const nowhere = (await getFileServer(target)).nowhere();
      const broken = UNPROCESSABLE.map((shape): JobShape => ({
        ...shape,
        change: (job) =>
          JSON.parse(JSON.stringify(shape.change?.(job) ?? job).replace('NOWHERE', nowhere.url)) as object,
      }));
      const valid: JobShape = { shape: 'a valid job', strings: PLAIN };
      const { outcome: before } = await sendAndKeepJob(context, valid);
      const failures: Outcome[] = [];
      const bodies = new Map<JobShape, unknown>();
      await context.judgeEach(responseRules, broken, async (shape) => {
        const response = await sendAndKeepJob(context, shape);
        failures.push(response.outcome);
        if (response.content.kind === 'no-strings') bodies.set(shape, JSON.parse(response.http!.body));
        return response;
      });
      await context.judgeEach(saysItInError, broken, async (shape) => ({ body: bodies.get(shape) ?? null }));
      // An app that makes something of these strings is seen not to notice that the file of them is broken.
      const none: JobShape = { shape: 'no strings by address', strings: [], stringsBy: 'url' };
      const { outcome: ofNone } = await sendAndKeepJob(context, none);
      let processes = false;
      for (const strings of TELLING) {
        const byAddress: JobShape = { shape: 'strings by address', strings, stringsBy: 'url' };
        const { outcome: control } = await sendAndKeepJob(context, byAddress);
        processes ||=
          control.kind === 'strings' && hasChanged(strings, control) && findDifference(control, ofNone) !== undefined;
      }
      const unread = [...broken.filter(({ shape }) => shape.includes('strings')), HALF_OF_A_JOB];
      await context.judgeEach(saysThatItFailed, unread, async (shape) => ({
        processes,
        ofNone,
        outcome: (await sendAndKeepJob(context, shape)).outcome,
      }));
      // No file has such texts.
      const text = chooseContent(target, { shape: 'a plain file', strings: PLAIN });
      await context.judgeEach(responseRules, UNUSUAL_TEXTS, (shape) => sendAndKeepJob(context, { ...shape, text }));
      await context.judgeEach(errorRules, INVALID_RECORDS, (shape) => sendAndKeepJob(context, shape));
      if ((await sendAndKeepJob(context, HALF_OF_A_JOB)).outcome.kind === 'error')
        await context.judgeEach(errorRules, HALVES_OF_CHARACTERS, (shape) => sendAndKeepJob(context, shape));
      const names = Object.entries(NAMES).map(([name, rename]): JobShape => ({
        shape: `a strings address that gives 404, of a file whose name is ${name}`,
        strings: PLAIN,
        change: ({ strings: _, file, ...job }) => ({
          ...job,
          ...{ file: { ...file, name: renameFile(target, rename, file.name) }, stringsUrl: nowhere.url },
        }),
      }));
      await context.judgeEach(responseRules, names, (shape) => sendAndKeepJob(context, shape));
      const invalid = fewOf(target.plan, [...INVALID_RECORDS, ...UNREADABLE], 2).flatMap((shape) =>
        LONG_NAMES.map((rename): JobShape => ({
          ...shape,
          shape: `${shape.shape}, of a file with a long name`,
          change: ({ file, ...job }) => {
            const renamed = { ...job, file: { ...file, name: renameFile(target, rename, file.name) } };
            return shape.change?.(renamed) ?? renamed;
          },
        })),
      );
      await context.judgeEach(errorRules, invalid, (shape) => sendAndKeepJob(context, shape));
      const { hostname } = new URL(nowhere.url);
      // Elsewhere, a firewall may let an app wait for as long as it likes.
      if (hostname === '127.0.0.1')
        await context.judgeEach(
          responseRules,
          [stringsAt(`http://${hostname}:${UNUSED_PORT}/strings`, 'a strings address at which nothing listens')],
          (shape) => sendAndKeepJob(context, shape),
        );
      await judgeLateAddress(context);
      await judgeBrokenFile(context);
      const pairs: FailedAndNext[] = [];
      for (const shape of broken) {
        const { outcome: failed } = await sendAndKeepJob(context, shape);
        const { outcome: next } = await sendAndKeepJob(context, {
          shape: `a valid job after ${shape.shape}`,
          strings: PLAIN,
        });
        pairs.push({ failed, next });
      }
      context.judge(hasNoMessageOfOthers, pairs);
      await judgeRecovery(context, valid, before, failures);
      // An app that an invalid job has brought down, or many of them, does not respond any more.
      for (const shape of broken) {
        for (let count = 1; count < (target.plan.depth === 'quick' ? 2 : MANY_FAILURES); count++)
          await sendAndKeepJob(context, shape);
        for (const way of ['inline', 'url'] as const)
          context.judge(
            [isProcessed(way === 'url' ? ADDRESSES_READ : INLINE_READ), ...responseRules],
            await sendAndKeepJob(context, {
              ...{ shape: `a valid job after several of this kind: ${shape.shape}`, strings: PLAIN },
              ...{ content: way, stringsBy: way },
            }),
          );
      }
    },
  ),
];
