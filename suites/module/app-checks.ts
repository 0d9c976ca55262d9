import { connectionChecks } from './app-connections.ts';
import { failureChecks } from './app-failures.ts';
import { formatChecks } from './app-formats.ts';
import { generatedChecks } from './app-generated.ts';
import { largeChecks } from './app-large.ts';
import { firstJobs, processJob, processTwice, sendAndKeepJob } from './app-jobs.ts';
import { earlierJobChecks } from './app-earlier-jobs.ts';
import { ownLabelsCheck } from './app-labels.ts';
import { languageChecks } from './app-languages.ts';
import { otherModuleChecks } from './app-modules.ts';
import { neighbourChecks } from './app-neighbours.ts';
import { numberChecks } from './app-numbers.ts';
import { otherJobChecks } from './app-others.ts';
import { pairChecks } from './app-pairs.ts';
import { refusalChecks } from './app-refusals.ts';
import { safetyChecks } from './app-safety.ts';
import { BOTH_WAYS, BY_ADDRESS, DIFFERENT, FOR_PREVIEWS, INLINE, LINES, UNUSUAL_TEXTS } from './app-shapes.ts';
import { compareJobs } from './compare-jobs.ts';
import { judgingResponses } from './judge-responses.ts';
import { findPreview, readsNoAddress } from './job-response.ts';
import type { Outcome } from './job-response.ts';
import { keepsFields } from './keeps-fields.ts';
import { manifestRules } from './manifest-rules.ts';
import { recordChecks } from './app-records.ts';
import { hasSameOutcome, haveOwnStrings } from './outcome-rules.ts';
import { judgeBeside } from './jobs-at-once.ts';
import { isWholePreview } from './preview-rules.ts';
import {
  ADDRESSES_READ,
  INLINE_READ,
  isProcessed,
  isValidResponse,
  keepsStrings,
  RESPONSE_REQUIREMENTS,
  responseRules,
} from './response-rules.ts';
import { withControl } from './send-job.ts';
import { EVERY_FIELD, EVERY_STATUS, PLAIN, PLURALS, record } from './strings.ts';
import { callApp } from '../drivers/call-app.ts';
import { getFileServer } from '../drivers/file-server.ts';
import { requireApp } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { JobLanguageId } from '../drivers/languages.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isSuccess, json } from '../kit/exchange.ts';
import { fewOf } from '../kit/few.ts';
import { notObservable, PreconditionFailed } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const mayFind = RESPONSE_REQUIREMENTS;

/** Judges jobs at the same time by the response that each has alone. */
async function judgeTogether(
  context: CheckContext,
  shapes: readonly JobShape[],
  within: <Result>(sendAll: () => Promise<Result>) => Promise<Result>,
): Promise<void> {
  const alone: Outcome[] = [];
  for (const shape of shapes) alone.push(await processTwice(context, shape));
  const together = await within(() => awaitAll(shapes.map((shape) => sendAndKeepJob(context, shape))));
  const shown = shapes.map(({ shape }, index) => ({ shape, sent: together[index]! }));
  await context.judgeEach(responseRules, shown, ({ sent }) => Promise.resolve(sent));
  for (const [index, { outcome: actual }] of together.entries())
    await judgeBeside(context, `other jobs at the same time change the response (${shapes[index]!.shape})`, {
      ...{ job: shapes[index]!, expected: alone[index]!, actual },
    });
}

/** The jobs of the configuration, each with a file of its own. */
const listOwnJobs = ({ plan }: Target): readonly JobShape[] =>
  (plan.app?.jobs ?? []).map(({ file, strings, targetLanguageIds = [] }, index) => ({
    shape: `the job of ${file.name}, number ${index + 1} in module.jobs`,
    ...{ strings, text: file.content, fileId: 180 + index },
    targets: targetLanguageIds.filter((id) => id in JOB_LANGUAGES) as JobLanguageId[],
    change: ({ file: sent, ...job }) => ({ ...job, file: { ...sent, name: file.name } }),
  }));

/** By address, the first job whose strings come inline and come back: an app that changes little leaves most jobs as they are. */
async function findProcessedInline(context: CheckContext): Promise<readonly JobShape[]> {
  for (const shape of INLINE) {
    const { outcome } = await sendAndKeepJob(context, shape);
    if (outcome.kind === 'strings' && outcome.records.length > 0)
      return [{ ...shape, shape: `${shape.shape}, by address`, content: 'url', stringsBy: 'url' }];
  }
  return [];
}

/** Judges the manifest as it is read once more: it is still one. */
async function judgeManifest({ target, judge }: CheckContext): Promise<void> {
  const { manifestPlace } = requireApp(target);
  if (!manifestPlace.startsWith('http')) return;
  const request = { method: 'GET', url: manifestPlace, headers: { accept: 'application/json' } };
  const { response } = await target.send(request);
  if (isSuccess(response)) judge(manifestRules, json(response));
}

const CHECKS: readonly Check[] = [
  check(
    'module.app.manifest',
    {
      title: 'the manifest names modules that the service can call',
      cites: manifestRules.map(({ requirement }) => requirement),
    },
    async (context) => {
      context.judge(manifestRules, requireApp(context.target).manifest);
      await judgeManifest(context);
    },
  ),

  ownLabelsCheck,
  ...connectionChecks,

  check(
    'module.app.inline',
    {
      title: 'jobs with inline content and strings get a response',
      cites: [INLINE_READ, 'module.response.answered', keepsStrings.requirement],
      mayFind,
    },
    async (context) => {
      const [plain, ...others] = [...INLINE, ...listOwnJobs(context.target)];
      // What is wrong with the plainest job is no matter of what the others have.
      const rules = [...responseRules, isProcessed(INLINE_READ), keepsStrings];
      await context.judgeEach(rules, [plain!], (shape) => sendAndKeepJob(context, shape));
      await context.judgeEach([isProcessed(INLINE_READ), ...responseRules, keepsStrings], others, (shape) =>
        sendAndKeepJob(context, shape),
      );
    },
  ),

  check(
    'module.app.unfinished-texts',
    {
      title: 'texts with control characters, or in which something does not end, get a response, or an error',
      cites: ['module.response.answered'],
      mayFind,
    },
    async (context) => {
      const jobs = fewOf(context.target.plan, UNUSUAL_TEXTS);
      await context.judgeEach(responseRules, jobs, (shape) => sendAndKeepJob(context, shape));
    },
  ),

  check(
    'module.app.own-strings',
    {
      title: 'strings that the app has changed are processed as those of another file are',
      cites: ['module.response.answered'],
      mayFind: [...mayFind, INLINE_READ],
    },
    async (context) => {
      const jobs: JobShape[] = [];
      let givesStrings = false;
      for (const { shape, strings, targets = [] } of INLINE) {
        const response = await sendAndKeepJob(context, { shape, strings, targets, fileId: 190 });
        if (!isValidResponse(response) || response.outcome.kind !== 'strings' || response.outcome.records.length === 0)
          continue;
        givesStrings = true;
        // What the app has added may have an id that it gives each time, so the strings are those that it was sent.
        const sent = new Set(strings.map(({ uniqId }) => uniqId));
        const made = (response.outcome.records as readonly StringRecord[]).filter(({ uniqId }) => sent.has(uniqId));
        if (made.length === 0) continue;
        jobs.push({ shape: `strings that the app has changed, ${shape}`, strings: made, targets, fileId: 191 });
      }
      if (!givesStrings)
        throw new PreconditionFailed('no job has valid strings in its response', { code: 'app-processes-nothing' });
      await context.judgeEach([isProcessed(INLINE_READ), ...responseRules], jobs, (shape) =>
        sendAndKeepJob(context, shape),
      );
    },
  ),

  ...otherModuleChecks,

  // A response that is kept for another job shows in much of what follows.
  ...otherJobChecks,

  ...largeChecks,

  check(
    'module.app.previews',
    { title: 'the preview of many strings is whole', cites: [isWholePreview.requirement], mayFind },
    async (context) => {
      const pages: Partial<Record<string, string>> = {};
      await context.judgeEach(responseRules, FOR_PREVIEWS, async (shape) => {
        const response = await sendAndKeepJob(context, shape);
        pages[shape.shape] = findPreview(response);
        return response;
      });
      const [few, many] = FOR_PREVIEWS.map(({ shape }) => pages[shape]);
      context.judge(isWholePreview, { ...(few !== undefined && { few }), ...(many !== undefined && { many }) });
    },
  ),

  check(
    'module.app.by-address',
    { title: 'jobs with content and strings by address get a response', cites: [ADDRESSES_READ], mayFind },
    async (context) => {
      const unreached: string[] = [];
      const rules = [isProcessed(ADDRESSES_READ), ...responseRules];
      const own = listOwnJobs(context.target).map((shape): JobShape => ({
        ...shape,
        ...{ shape: `${shape.shape}, by address`, content: 'url', stringsBy: 'url' },
      }));
      const shapes = [...BY_ADDRESS, ...own];
      let givesStrings = false;
      const send = async (shape: JobShape) => {
        const response = await sendAndKeepJob(context, shape);
        if (readsNoAddress(response)) unreached.push(shape.shape);
        if (response.outcome.kind === 'strings') givesStrings = true;
        return response;
      };
      await context.judgeEach(rules, shapes, send);
      if (!givesStrings) await context.judgeEach(rules, await findProcessedInline(context), send);
      if (unreached.length >= shapes.length)
        throw new PreconditionFailed(
          `the app read none of the addresses of the kit (${(await getFileServer(context.target)).origin}): if it does not run on this machine, set an address that it reaches as module.publicUrl`,
          { code: 'app-reads-no-address' },
        );
    },
  ),

  check(
    'module.app.address-as-inline',
    {
      title: 'content and strings by address, or under a media type with a parameter, get the same response as inline',
      cites: [ADDRESSES_READ],
      mayFind: [INLINE_READ],
    },
    async (context) => {
      for (const { ways, ...both } of BOTH_WAYS) {
        const plain: JobShape = { shape: 'the strings inline', ...both };
        await processTwice(context, plain);
        for (const way of ways) {
          const isTyped = 'type' in way;
          const shape = isTyped ? `the strings as ${way.type}` : 'the strings by address';
          const job: JobShape = { shape, ...both, ...way };
          const response = await sendAndKeepJob(context, job);
          if (readsNoAddress(response))
            throw new PreconditionFailed('the app read none of the addresses of the kit: it may not reach them', {
              code: 'app-reads-no-address',
            });
          const compared = await compareJobs(context.target, { job, plain, response });
          const what = isTyped ? 'a job whose media type has a parameter has another response' : compared.what;
          context.judge(hasSameOutcome(isTyped ? INLINE_READ : ADDRESSES_READ), { ...compared, what });
        }
      }
    },
  ),

  ...formatChecks,

  check(
    'module.app.lines',
    {
      title: 'strings files without a line, or without an end of the last one, are read',
      cites: ['module.ndjson-lines-read'],
      mayFind,
    },
    async (context) => {
      const control = await sendAndKeepJob(context, BY_ADDRESS[1]!);
      if (control.outcome.kind !== 'strings')
        throw new PreconditionFailed('strings by address are not processed', { code: 'app-processes-nothing' });
      await processTwice(context, { shape: 'strings inline', strings: PLAIN });
      await context.judgeEach(hasSameOutcome('module.ndjson-lines-read'), LINES, async (shape) => {
        const expected = await processJob(context, { shape: shape.shape, strings: shape.strings });
        const { outcome } = await sendAndKeepJob(context, shape);
        return { what: 'the line ends of a strings file change the response', expected, actual: outcome };
      });
    },
  ),

  ...refusalChecks,
  ...failureChecks,

  check(
    'module.app.same-job',
    { title: 'the same job has the same response', cites: ['module.same-answer'] },
    async (context) => {
      const shape: JobShape = { shape: 'the same job', strings: [...EVERY_FIELD, ...PLURALS()] };
      const expected = await processJob(context, shape);
      const what = 'the same job has two different responses';
      context.judge(hasSameOutcome('module.same-answer'), { what, expected, actual: await processJob(context, shape) });
    },
  ),

  check(
    'module.app.fields',
    { title: 'a string whose text is unchanged keeps its fields', cites: ['module.fields-kept'] },
    async (context) => {
      for (const [shape, sent, targets] of [
        ['every field of a string record', EVERY_FIELD, []],
        ['translations of every status', EVERY_STATUS('uk'), ['uk']],
      ] as const)
        context.judge(keepsFields, { sent, outcome: await processJob(context, { shape, strings: sent, targets }) });
    },
  ),

  check(
    'module.app.jobs-apart',
    {
      title: 'earlier and concurrent jobs do not change a response',
      cites: ['module.jobs-at-once', 'module.jobs-apart', 'module.response.answered'],
      mayFind,
    },
    async (context) => {
      const { target } = context;
      const expected = await processTwice(context, { shape: 'a job alone', strings: PLAIN });
      await callApp(target, { shape: 'another job', strings: EVERY_FIELD, targets: ['ja'] });
      const isUnaffected = hasSameOutcome('module.jobs-apart');
      const after = await processJob(context, { shape: 'the job after another', strings: PLAIN });
      context.judge(isUnaffected, { what: 'an earlier job changes a later response', expected, actual: after });
      const names = Array.from({ length: 8 }, () => context.random.text(20));
      const outcomes = await awaitAll(
        names.map(async (own, index) => {
          const strings = Array.from({ length: 50 }, (_, place) => record(`${own}-${place}`, `${own} ${place}`));
          return {
            others: names.filter((name) => name !== own),
            outcome: await processJob(context, { shape: 'one of eight jobs', strings, fileId: 360 + index }),
          };
        }),
      );
      context.judge(haveOwnStrings, outcomes);
      const beside = await awaitAll(
        Array.from({ length: 8 }, () => processJob(context, { shape: 'eight at once', strings: PLAIN })),
      );
      const job = { shape: 'a job alone again', strings: PLAIN };
      for (const actual of beside)
        await judgeBeside(context, 'jobs at the same time change the response', { job, expected, actual });
      await judgeTogether(context, DIFFERENT, (sendAll) => sendAll());
    },
  ),

  check(
    'module.app.jobs-apart.by-address',
    {
      title: 'concurrent jobs whose strings come by address do not change a response',
      cites: ['module.jobs-at-once', 'module.jobs-apart'],
      mayFind,
    },
    async (context) => {
      const files = await getFileServer(context.target);
      const shapes = DIFFERENT.map((shape): JobShape => ({ ...shape, stringsBy: 'url' }));
      await judgeTogether(context, shapes, (sendAll) => files.holdFor(shapes.length, sendAll));
    },
  ),

  check(
    'module.app.order',
    { title: 'the order of strings and of languages changes no string', cites: ['module.string-order'] },
    async (context) => {
      const strings = [...PLURALS('uk', 'de'), ...EVERY_FIELD];
      const expected = await processTwice(context, { shape: 'strings in order', strings, targets: ['uk', 'de'] });
      for (const [what, shape] of [
        ['the order of strings changes the response', { strings: strings.toReversed(), targets: ['uk', 'de'] }],
        ['the order of languages changes the response', { strings, targets: ['de', 'uk'] }],
      ] as const) {
        const actual = await processJob(context, { shape: what, ...shape });
        context.judge(hasSameOutcome('module.string-order'), { what, expected, actual });
      }
    },
  ),

  ...pairChecks,
  ...recordChecks,
  ...earlierJobChecks,

  ...languageChecks,
  ...numberChecks,
  ...neighbourChecks,
  ...generatedChecks,
  ...safetyChecks,

  check(
    'module.app.in-the-end',
    {
      title: 'the first jobs have the same responses after all others, and the manifest is still one',
      cites: ['module.jobs-apart'],
      mayFind: manifestRules.map(({ requirement }) => requirement),
    },
    async (context) => {
      await judgeManifest(context);
      const first = [...context.target.session.get(firstJobs)];
      // A check that failed ends the session, and with it what the kit remembers of the app.
      if (first.length === 0)
        throw notObservable('no job had a response with strings since the last check that failed');
      for (const { job, outcome: expected } of first) {
        const actual = await processTwice(context, job);
        context.judge(hasSameOutcome('module.jobs-apart'), {
          what: 'the jobs of a whole run change a response',
          expected,
          actual,
        });
      }
    },
  ),
];

/** What an app has to pass before it is published. */
export const moduleAppChecks: readonly Check[] = CHECKS.map(judgingResponses).map(withControl);
