import { notProcessed } from './app-jobs.ts';
import type { JobResponse } from './job-response.ts';
import { organization, OWNERS, renameFile } from './job-space.ts';
import type { OwnerName } from './job-space.ts';
import { contextOf, haveOwnStrings } from './outcome-rules.ts';
import type { ConcurrentOutcome } from './outcome-rules.ts';
import { RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { findServedOwners } from './served-owners.ts';
import { sendJob } from './send-job.ts';
import { SPECIAL } from './strings.ts';
import { createBarrier } from '../drivers/barrier.ts';
import { getFileServer } from '../drivers/file-server.ts';
import { JOB_OWNER } from '../drivers/job.ts';
import type { Job, JobOwner, JobShape } from '../drivers/job.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { attempt } from '../kit/preconditions.ts';
import type { Check } from '../kit/check.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Names of jobs that are alike in everything but their strings. */
const JOBS = ['first', 'second', 'third', 'fourth'] as const;

/** What jobs have in common besides the ids of their strings, so that an app may take one for another. */
interface Likeness {
  readonly shape: string;
  readonly more?: Partial<JobShape>;
  /** Whether their file has a name that no earlier file has. */
  readonly hasNewName?: boolean;
  /** The owners of the jobs, in turn. */
  readonly owners?: readonly OwnerName[];
  /** Strings that all of the jobs have. */
  readonly common?: readonly StringRecord[];
  /** The number of own strings of each job, in turn. */
  readonly counts?: readonly number[];
  /** The number of characters that the text of each own string has at least. */
  readonly length?: number;
  /** What follows the name of the job in the text of each own string, in turn. */
  readonly texts?: readonly string[];
  /** Whether the jobs have the same texts, and only what goes with them is their own. */
  readonly hasSameTexts?: boolean;
}

const TEXT = '{ "a": "the same file" }';
const LOOKED_FOR = SPECIAL.map(({ text }) => ` ${text as string}`);
const COMMON: readonly StringRecord[] = [0, 1, 2].map((index) => ({
  ...{ uniqId: `common-${index}`, identifier: `common.${index}`, text: `The same ${index}` },
}));

// prettier-ignore
const LIKENESSES: readonly Likeness[] = [
  { shape: 'inline' },
  { shape: 'a new name of the file', hasNewName: true },
  { shape: 'strings by address', more: { stringsBy: 'url' } },
  { shape: 'content and strings by address', more: { content: 'url', stringsBy: 'url' } },
  { shape: 'by signed addresses, which differ in their queries', more: { content: 'signed url', stringsBy: 'signed url' } },
  { shape: 'strings by the same address', more: { stringsBy: 'url', place: 'the same' } },
  { shape: 'content and strings by the same addresses', more: { content: 'url', stringsBy: 'url', place: 'the same' } },
  { shape: 'the same content', more: { text: TEXT } },
  { shape: 'the same content by address', more: { text: TEXT, content: 'url' } },
  { shape: 'translations', more: { targets: ['uk'] } },
  { shape: 'the same first strings', common: COMMON },
  { shape: 'fewer strings each time', counts: [6, 4, 2, 1] },
  { shape: 'more strings each time', counts: [1, 2, 4, 6], more: { text: TEXT } },
  { shape: 'by addresses of one name', more: { content: 'url of the same name', stringsBy: 'url of the same name' } },
  { shape: 'texts that apps look for', counts: [LOOKED_FOR.length], texts: LOOKED_FOR },
  { shape: 'the same texts', counts: [LOOKED_FOR.length], texts: LOOKED_FOR, hasSameTexts: true },
  { shape: 'texts that apps look for, by address', counts: [LOOKED_FOR.length], texts: LOOKED_FOR, more: { stringsBy: 'url' } },
  { shape: 'many long strings', counts: [150], length: 1_000 },
  { shape: 'more strings than come inline from some apps', counts: [1_100], more: { text: TEXT } },
  { shape: 'two projects', owners: ['usual', 'another project'] },
  { shape: 'two projects by address', owners: ['usual', 'another project'], more: { text: TEXT, content: 'url', stringsBy: 'url' } },
  { shape: 'two organizations', owners: ['usual', 'another organization'] },
  { shape: 'two organizations by address', owners: ['usual', 'another organization'], more: { text: TEXT, content: 'url', stringsBy: 'url' } },
];

/** The strings of a job, each with its name in every field that holds a text. */
const ownStrings = (
  own: string,
  count: number,
  { common = [], more = {}, length = 0, texts = [''], hasSameTexts = false }: Likeness,
): readonly StringRecord[] => [
  ...common,
  ...Array.from({ length: count }, (_, index) => ({
    ...{
      uniqId: `same-${index}`,
      identifier: `same.${index}`,
      text: `${hasSameTexts ? 'Of all' : own} ${index}`.padEnd(length, ' and more') + texts[index % texts.length]!,
      context: contextOf(own),
    },
    labels: [own],
    translations: Object.fromEntries((more.targets ?? []).map((id) => [id, { text: `${own} into ${id}` }])),
  })),
];

function showPreview({ content }: JobResponse): string {
  if (content.kind !== 'strings') return '';
  const { data, previewFile } = content;
  const inline = typeof data['preview'] === 'string' ? Buffer.from(data['preview'], 'base64').toString('utf8') : '';
  return `${inline} ${previewFile?.kind === 'read' ? previewFile.body : ''}`;
}

/** How long the addresses of one response wait for the other responses, in milliseconds. */
const MAX_WAIT = 1_000;

async function judgeLikeness(
  context: CheckContext,
  likeness: Likeness,
  served: ReadonlySet<OwnerName>,
  fileId: number,
): Promise<void> {
  const { shape, more, counts = [5] } = likeness;
  const owners = likeness.owners ?? ['usual'];
  if (!owners.every((owner) => served.has(owner))) return;
  const names = JOBS.map((name) => `${name}-${context.random.text(12)}`);
  const prefix = `${context.random.text(8)}-`;
  const rename = (job: Job): Job => ({
    ...job,
    file: { ...job.file, name: renameFile(context.target, (name) => `${prefix}${name}`, job.file.name) },
  });
  const renamed = likeness.hasNewName === true && { change: rename };
  const send = async (
    own: string,
    index: number,
    { beforeReading, file = fileId }: { readonly beforeReading?: () => Promise<unknown>; readonly file?: number } = {},
  ): Promise<ConcurrentOutcome> => {
    const strings = ownStrings(own, counts[index % counts.length]!, likeness);
    const owner = OWNERS[owners[index % owners.length]!];
    const job = { shape: `${shape}: ${JOBS[index]}`, strings, owner, fileId: file, ...more, ...renamed };
    const response = await sendJob(context.target, job, beforeReading);
    // A job that hangs because of another one has no response to compare.
    if (response.outcome.kind === 'none') context.judge(responseRules, response);
    if (response.outcome.kind !== 'strings') throw notProcessed(response.outcome, job);
    const others = names.filter((name) => name !== own);
    return {
      ...{ others, outcome: response.outcome, preview: showPreview(response) },
      // A note may tell what the file had before, and what other files of the project have.
      ...((file === fileId || owners.length === 1) && { own }),
    };
  };
  const outcomes: ConcurrentOutcome[] = [];
  for (const [index, own] of names.entries()) outcomes.push(await send(own, index));
  // The first again, after the others.
  outcomes.push(await send(names[0]!, 0));
  // An address has one content at a time.
  if (more?.place !== undefined) return void context.judge(haveOwnStrings, outcomes);
  // Strings by address come when all jobs are there.
  const sendAll = () => awaitAll(names.map((own, index) => send(own, index)));
  const files = await getFileServer(context.target);
  outcomes.push(...(more?.stringsBy === undefined ? await sendAll() : await files.holdFor(names.length, sendAll)));
  // Addresses in responses are read when all of the responses are there. Each job is now about a file of its own.
  const beforeReading = createBarrier(names.length, MAX_WAIT);
  const sendOwn = (own: string, index: number) => send(own, index, { beforeReading, file: 10 * fileId + index });
  outcomes.push(...(await awaitAll(names.map(sendOwn))));
  context.judge(haveOwnStrings, outcomes);
}

/** How often new organizations send a job each. */
const ROUNDS = 2;

/** Jobs of two organizations that are new to the app: what it counts of each is the same. */
async function judgeTwins(context: CheckContext, fileId: number): Promise<void> {
  const first = 10_000 + context.random.number(1_000_000);
  const owners = [first, first + 1].map((id) => ({
    ...JOB_OWNER,
    organization: organization(id, `org-${id}.example`),
  }));
  const names = owners.map((_, index) => `${JOBS[index]}-${context.random.text(12)}`);
  const outcomes: ConcurrentOutcome[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Addresses in responses are read when both are there.
    const beforeReading = createBarrier(owners.length, MAX_WAIT);
    const send = async (owner: JobOwner, index: number) => {
      const own = names[index]!;
      const strings = ownStrings(own, LOOKED_FOR.length, { shape: '', texts: LOOKED_FOR });
      const job = { shape: `a new organization: ${JOBS[index]}`, strings, owner, fileId };
      return { own, response: await attempt(sendJob(context.target, job, beforeReading)) };
    };
    for (const { own, response } of await awaitAll(owners.map(send))) {
      // An app may know the organizations that have installed it.
      if (response?.outcome.kind !== 'strings') return;
      const others = names.filter((name) => name !== own);
      outcomes.push({ own, others, outcome: response.outcome, preview: showPreview(response) });
    }
  }
  context.judge(haveOwnStrings, outcomes);
}

/** Jobs that an app may take for one another. */
export const otherJobChecks: readonly Check[] = [
  check(
    'module.app.same-ids',
    {
      title: 'jobs whose strings have the same ids get responses with their own strings',
      cites: [haveOwnStrings.requirement],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const served = await findServedOwners(context);
      for (const likeness of fewOf(context.target.plan, LIKENESSES))
        await judgeLikeness(context, likeness, served, 400 + LIKENESSES.indexOf(likeness));
      await judgeTwins(context, 400 + LIKENESSES.length);
    },
  ),
];
