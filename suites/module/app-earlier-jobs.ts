import { sendProcessed } from './app-jobs.ts';
import { SIBLINGS, stringsAt, UNREADABLE } from './app-shapes.ts';
import { requireSameOutcome } from './compare-outcomes.ts';
import {
  answersAfterFailure,
  doesNotGrow,
  ENOUGH_TO_GROW,
  holdsNothingOfOthers,
  isNotRepeated,
  keepsFilesApart,
  readsOtherContent,
  readsFileAgain,
  readsOwnContent,
} from './earlier-job-rules.ts';
import type { Contents, Round, SameIds } from './earlier-job-rules.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { renameFile } from './job-space.ts';
import {
  EVERY_FIELD,
  EVERY_STATUS,
  MENU_WORDS,
  PLAIN,
  record,
  remarkable,
  SPECIAL,
  UNFINISHED,
  UNICODE,
} from './strings.ts';
import { RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { sendJob } from './send-job.ts';
import { getFileServer } from '../drivers/file-server.ts';
import { chooseContent, JOB_OWNER } from '../drivers/job.ts';
import type { JobOwner, JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { attempt, notObservable, PreconditionFailed } from '../kit/preconditions.ts';

/** The response to a job that is sent twice, for a comparison with a later one. */
async function learnResponse(context: CheckContext, shape: JobShape): Promise<JobResponse> {
  const [first, second] = [await sendProcessed(context, shape), await sendJob(context.target, shape)];
  requireSameOutcome(first.outcome, second.outcome);
  return first;
}

/** A job at which the app fails, with a message. */
async function findFailing(context: CheckContext): Promise<JobShape | undefined> {
  for (const unreadable of UNREADABLE) {
    const shape = { ...unreadable, fileId: 302 };
    if ((await sendJob(context.target, shape)).outcome.kind === 'error') return shape;
  }
  return undefined;
}

/** How often something is tried, before it counts. */
const ROUNDS = 2;
/** Rounds in which nothing comes out the same by chance. */
const ENOUGH_ROUNDS = 5;

const IDS = [...SPECIAL, ...UNICODE, ...EVERY_FIELD, ...UNFINISHED].length + 3;
const ordinary = (word: string) =>
  Array.from({ length: IDS }, (_, index) =>
    record(`${word}-${index}`, `An ordinary sentence about ${index} things`, { identifier: `article.line-${index}` }),
  );

/** Each string with the ids of the next. */
const rotate = (strings: readonly StringRecord[]): readonly StringRecord[] =>
  strings.map((one, index) => ({ ...one, uniqId: strings[(index + 1) % strings.length]!.uniqId }));

const untranslated = ({ translations: _, ...fields }: StringRecord): StringRecord => fields;

/** Jobs about a file that is there already. */
const LATER_JOBS: readonly {
  readonly shape: string;
  readonly create: (word: string) => Pick<JobShape, 'strings' | 'targets'>;
}[] = [
  {
    shape: 'an update in which a text is another',
    create: (word) => ({
      strings: EVERY_STATUS('de').map((one, index) =>
        untranslated(index === 2 ? { ...one, text: `Three ${word}` } : one),
      ),
    }),
  },
  {
    shape: 'translations of the same strings',
    create: (word) => ({
      strings: EVERY_STATUS('de').map((one) => ({
        ...one,
        translations: { de: { text: `${word} ${String(one.text)}` } },
      })),
      targets: ['de'],
    }),
  },
];

/** Halves of pairs, of which an app may make plural strings where both are in one job. */
const FIRST_HALVES = SIBLINGS.filter((_, index) => index % 2 === 0);
const OTHER_HALVES = SIBLINGS.filter((_, index) => index % 2 === 1);

/** Jobs of which nothing is to be left: one that is processed, and one that has a valid string before those that are none. */
const EARLIER_JOBS: readonly JobShape[] = [
  {
    ...{ shape: 'translations of another file', targets: ['ja'] },
    strings: [...EVERY_FIELD, ...EVERY_STATUS('ja')],
  },
  {
    shape: 'valid strings, and one without an id and a text',
    strings: EVERY_FIELD,
    change: (job) => ({ ...job, strings: [...EVERY_FIELD, { context: 'Neither an id nor a text' }] }),
  },
];

/** A project of which the app has seen no job; of the usual one it may remember everything by now. */
const OF_NEW_PROJECT: JobOwner = { ...JOB_OWNER, project: { id: 9_301, identifier: 'left-over', name: 'Left over' } };

/** What earlier jobs leave behind in an app. */
export const earlierJobChecks: readonly Check[] = [
  check(
    'module.app.after-failure',
    { title: 'a job that fails is not the reason that the next one does', cites: [answersAfterFailure.requirement] },
    async (context) => {
      const good: JobShape = { shape: 'a valid job', strings: PLAIN, fileId: 301 };
      await sendProcessed(context, good);
      const failing = await findFailing(context);
      if (failing === undefined)
        throw new PreconditionFailed('the app fails at none of the jobs that cannot be processed');
      // Whatever the search for it left behind is not to count.
      await sendJob(context.target, good);
      const rounds: Round[] = [];
      for (let count = 0; count < ROUNDS; count++) {
        const failed = await sendJob(context.target, failing);
        const first = await sendJob(context.target, good);
        const second = await sendJob(context.target, good);
        rounds.push({ failed: failed.outcome, first: first.outcome, second: second.outcome });
      }
      context.judge(answersAfterFailure, rounds);
    },
  ),

  check(
    'module.app.file-after-failure',
    {
      title: 'a file of which a job has failed is processed when it is in order',
      cites: [readsFileAgain.requirement],
    },
    async (context) => {
      const nowhere = (await getFileServer(context.target)).nowhere();
      const broken = [...UNREADABLE.slice(0, 2), stringsAt(nowhere.url, 'a strings address that gives 404')];
      for (const [index, unreadable] of broken.entries()) {
        const fileId = 500 + 2 * index;
        const good: JobShape = { shape: `a valid job after ${unreadable.shape}`, strings: PLAIN };
        const send = async (job: JobShape, id = fileId) =>
          (await sendJob(context.target, { ...job, fileId: id })).outcome;
        const failed = await send(unreadable);
        const sameFile = [await send(good)];
        // A failure that is over soon may be of its own.
        while (sameFile.length < ENOUGH_ROUNDS && sameFile.at(-1)!.kind === 'error') sameFile.push(await send(good));
        context.judge(readsFileAgain, { failed, sameFile, newFile: await send(good, fileId + 1) });
      }
    },
  ),

  check(
    'module.app.address-after-failure',
    {
      title: 'strings by address can be read after another job has failed',
      cites: ['module.response.answered'],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const given: JobShape = { shape: 'strings by address', strings: PLAIN, stringsBy: 'url', fileId: 305 };
      const { content, outcome } = await sendJob(context.target, given);
      if (content.kind !== 'strings' || content.linked === undefined || outcome.kind !== 'strings')
        throw notObservable('the app gives no strings by address');
      const failing = await findFailing(context);
      if (failing === undefined) throw notObservable('the app fails at none of the jobs that cannot be processed');
      const shape = { ...given, shape: `strings by address, read after ${failing.shape} failed` };
      let hasFailed = false;
      const response = await sendJob(context.target, shape, async () => {
        hasFailed = (await sendJob(context.target, failing)).outcome.kind === 'error';
      });
      if (!hasFailed) throw notObservable('the job that fails was processed the second time');
      context.judge(responseRules, response);
    },
  ),

  check(
    'module.app.left-over',
    { title: 'a response holds nothing of an earlier job', cites: [holdsNothingOfOthers.requirement] },
    async (context) => {
      const newFile: JobShape = { shape: 'a new file', strings: PLAIN, fileId: 303 };
      const halves: JobShape = { shape: 'the other halves of pairs', strings: OTHER_HALVES, fileId: 308 };
      const alone = await attempt(learnResponse(context, halves));
      if (alone !== undefined) {
        const first = { shape: 'the first halves of pairs', strings: FIRST_HALVES, fileId: 309 };
        const other = await sendJob(context.target, first);
        const after = await sendJob(context.target, halves);
        context.judge(holdsNothingOfOthers, {
          ...{ before: alone.outcome, after: after.outcome },
          ...{ own: alone.called.text, other: other.called.text },
        });
      }
      const earlier = await sendJob(context.target, { shape: 'a few strings', strings: PLAIN, fileId: 311 });
      const none = await attempt(sendJob(context.target, { shape: 'no strings', strings: [], fileId: 311 }));
      // An app need not have strings for a job without, nor take one.
      if (none?.outcome.kind === 'strings' && none.outcome.records.length > 0)
        context.judge(holdsNothingOfOthers, {
          ...{ before: { kind: 'strings', records: [] }, after: none.outcome },
          ...{ own: none.called.text, other: earlier.called.text },
        });
      // An app may know only the projects that have installed it.
      const ofNew = await attempt(sendJob(context.target, { ...newFile, owner: OF_NEW_PROJECT }));
      for (const owner of ofNew?.outcome.kind === 'strings' ? [JOB_OWNER, OF_NEW_PROJECT] : [JOB_OWNER]) {
        const shape = { ...newFile, owner };
        const before = await learnResponse(context, shape);
        for (const earlier of EARLIER_JOBS) {
          const other = await sendJob(context.target, { ...earlier, fileId: 304, owner });
          const after = await sendJob(context.target, shape);
          context.judge(holdsNothingOfOthers, {
            ...{ before: before.outcome, after: after.outcome },
            ...{ own: before.called.text, other: other.called.text },
          });
        }
      }
    },
  ),

  check(
    'module.app.growth',
    { title: 'one job again and again does not get more each time', cites: [doesNotGrow.requirement] },
    async (context) => {
      const shape: JobShape = { shape: 'remarkable strings', strings: remarkable('growth'), fileId: 306 };
      const outcomes: Outcome[] = [];
      for (let count = 0; count < ENOUGH_TO_GROW; count++) outcomes.push((await sendProcessed(context, shape)).outcome);
      context.judge(doesNotGrow, outcomes);
    },
  ),

  check(
    'module.app.same-file',
    {
      title: 'an update and the translations of a file get responses of their own',
      cites: [isNotRepeated.requirement],
    },
    async (context) => {
      for (const [index, later] of LATER_JOBS.entries()) {
        const word = `newer${context.random.text(8)}`;
        const job = { shape: later.shape, ...later.create(word) };
        const alone = await sendJob(context.target, { ...job, fileId: 320 + index });
        const fileId = 310 + index;
        const first = await sendJob(context.target, {
          shape: 'a new file',
          strings: EVERY_STATUS('de').map(untranslated),
          fileId,
        });
        const second = await sendJob(context.target, { ...job, fileId });
        context.judge(isNotRepeated, {
          ...{ first: first.outcome, second: second.outcome, alone: alone.outcome },
          word,
        });
      }
      const strings = MENU_WORDS.slice(0, 3);
      const usual = chooseContent(context.target, { shape: 'a file', strings });
      const [before, moved] = [String(usual), `\n\n\n${String(usual)}`];
      for (const [index, content] of (['inline', 'url'] as const).entries()) {
        // A file keeps its address and its name, and has no name of another.
        const send = async (fileId: number, text: string, word: string): Promise<Outcome> => {
          const { outcome } = await sendJob(context.target, {
            ...{ shape: 'lines that have moved', strings, text, fileId, content, place: `file ${fileId}` },
            change: ({ file, ...job }) => ({
              ...job,
              file: { ...file, name: renameFile(context.target, (name) => `${word}-${name}`, file.name) },
            }),
          });
          return JSON.parse(JSON.stringify(outcome).replaceAll(word, 'word')) as Outcome;
        };
        const rounds: Contents[] = [];
        do {
          const fileId = 520 + 30 * index + 3 * rounds.length;
          const [one, two, three] = [context.random.text(8), context.random.text(8), context.random.text(8)];
          // The update comes right after the first content: an app may keep what it read last.
          rounds.push({
            again: await send(fileId + 1, before, two),
            second: await send(fileId + 2, moved, three),
            first: await send(fileId, before, one),
            update: await send(fileId, moved, one),
          });
        } while (rounds.length < ENOUGH_ROUNDS && rounds.every(readsOtherContent));
        context.judge(readsOwnContent, rounds);
      }
    },
  ),

  check(
    'module.app.files-apart',
    { title: 'a string is not taken for one of another file', cites: [keepsFilesApart.requirement] },
    async (context) => {
      const rounds: SameIds[] = [];
      const rotatedRounds: SameIds[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const [own, other, third, fourth] = [`same${round}`, `other${round}`, `third${round}`, `fourth${round}`];
        const fileId = 330 + 6 * round;
        const shape: JobShape = { shape: 'ordinary strings', strings: ordinary(own), fileId };
        const before = await learnResponse(context, shape);
        const following = async (word: string, remarkableId: number): Promise<Outcome> => {
          const strings = remarkable(word);
          await sendJob(context.target, { shape: 'a file of remarkable strings', strings, fileId: remarkableId });
          return (await sendJob(context.target, shape)).outcome;
        };
        // A file whose strings have other ids shows what any other job changes.
        const afterOtherIds = await following(other, fileId + 1);
        const afterSameIds = await following(own, fileId + 2);
        rounds.push({ before: before.outcome, afterOtherIds, afterSameIds });
        // The same texts under each other's ids: what is remembered of an id is another's.
        const rotated = async (word: string, rotatedId: number): Promise<Outcome> => {
          const strings = rotate(remarkable(word));
          const shape = { shape: 'remarkable strings with the ids of others', strings, fileId: rotatedId };
          const { outcome } = await sendJob(context.target, shape);
          return JSON.parse(JSON.stringify(outcome).replaceAll(word, 'word')) as Outcome;
        };
        rotatedRounds.push({
          before: await rotated(third, fileId + 3),
          afterSameIds: await rotated(own, fileId + 4),
          afterOtherIds: await rotated(fourth, fileId + 5),
        });
      }
      context.judge(keepsFilesApart, rotatedRounds);
      context.judge(keepsFilesApart, rounds);
    },
  ),
];
