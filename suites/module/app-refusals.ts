import { sendAndKeepJob } from './app-jobs.ts';
import { compareJobs } from './compare-jobs.ts';
import { writeDefaults } from './job-space.ts';
import { hasSameOutcome, isNotRefused } from './outcome-rules.ts';
import { INLINE_READ } from './response-rules.ts';
import { PLAIN, plural, pluralEntry, PLURALS, record, SPECIAL, SPECIAL_TRANSLATED } from './strings.ts';
import { chooseContent } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { notObservable } from '../kit/preconditions.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

type Shape = Omit<JobShape, 'shape'>;

const PLURAL = plural('changes', '%d changes');
const translated = (status?: 'translated') => ({
  strings: [
    record('confirm', 'Confirm', { translations: { uk: { text: 'Підтвердити', ...(status && { status }) } } }),
    { ...PLURAL, translations: { uk: pluralEntry('uk', '%d', status) } },
  ],
  targets: ['uk'] as const,
});

interface Feature {
  readonly feature: string;
  readonly plain: Shape;
  readonly having: Shape;
  /** A string that only the file of the job has that has the feature. */
  readonly inFile?: StringRecord;
}

/**
 * What any job may have, and a job that an app processes may lack. The texts are the same: an app may refuse a file for
 * what its texts say. Source, "File-processing job request", "String record".
 */
const FEATURES: readonly Feature[] = [
  { feature: 'statuses of translations', plain: translated(), having: translated('translated') },
  {
    feature: 'an explicit null for a maximum length and for isHidden',
    plain: { strings: PLAIN },
    having: { strings: PLAIN.map((one) => ({ ...one, maxLength: null, isHidden: null })) },
  },
  {
    feature: 'labels and maximum lengths',
    plain: { strings: PLAIN.map(({ labels: _, ...one }) => one) },
    having: { strings: PLAIN.map((one) => ({ ...one, labels: ['menu', 'file'], maxLength: 200, isHidden: false })) },
  },
  // A new source file has none, and an app that processes files into languages is called for it, too.
  { feature: 'a target language', plain: { strings: PLAIN }, having: { strings: PLAIN, targets: ['uk'] } },
  {
    feature: 'the lack of target languages, as of a new source file',
    plain: { strings: PLAIN, targets: ['uk'] },
    having: { strings: PLAIN },
  },
  {
    feature: 'the id of its file, which is beyond 32 bits',
    plain: { strings: PLAIN, fileId: 601 },
    having: { strings: PLAIN, fileId: 4_294_967_905 },
  },
  { feature: 'its content, which is inline', plain: { strings: PLAIN, content: 'url' }, having: { strings: PLAIN } },
  { feature: 'its strings, which are inline', plain: { strings: PLAIN, stringsBy: 'url' }, having: { strings: PLAIN } },
  {
    feature: 'the signs + and / in the base64 of the content',
    plain: { strings: PLAIN },
    having: { strings: PLAIN },
    inFile: record('signs', '???>>>~~~ ?>~?>~'),
  },
];

/** Jobs with translations that lack what has a default. */
const TRANSLATED: readonly JobShape[] = [
  { shape: 'strings without translations', strings: SPECIAL },
  {
    shape: 'translations without statuses',
    strings: SPECIAL_TRANSLATED('uk').map(withoutStatuses),
    targets: ['uk'],
  },
  {
    shape: 'plural translations without statuses',
    strings: PLURALS('uk', 'ar').map(withoutStatuses),
    targets: ['uk', 'ar'],
  },
];

function withoutStatuses({ translations = {}, ...rest }: StringRecord): StringRecord {
  const texts = Object.entries(translations).map(([language, { text }]) => [language, { text }] as const);
  return { ...rest, translations: Object.fromEntries(texts) };
}

/** Jobs that an app refuses for something that any job may have. */
export const refusalChecks: readonly Check[] = [
  check(
    'module.app.refusals',
    {
      title: 'a job is not refused for what any job may have',
      cites: [isNotRefused.requirement],
    },
    async (context) => {
      let isProcessed = false;
      for (const { feature, plain, having, inFile } of FEATURES) {
        const { outcome } = await sendAndKeepJob(context, { shape: `without ${feature}`, ...plain });
        if (outcome.kind !== 'strings' || outcome.records.length === 0) continue;
        isProcessed = true;
        // What is refused once may have been refused for its moment.
        const job: JobShape = { shape: `with ${feature}`, ...having };
        const file = inFile && { text: chooseContent(context.target, { ...job, strings: [...job.strings, inFile] }) };
        const send = () => sendAndKeepJob(context, { ...job, ...file });
        const first = await send();
        const outcomes = first.outcome.kind === 'error' ? [first.outcome, (await send()).outcome] : [first.outcome];
        context.judge(isNotRefused, { feature, plain: outcome, outcomes });
      }
      const subject = 'the app gives no strings to plain jobs';
      if (!isProcessed) throw notObservable(subject);
    },
  ),

  check(
    'module.app.defaults',
    {
      title: 'strings whose fields have their defaults get the same response as those that lack the fields',
      cites: [INLINE_READ],
    },
    async (context) => {
      for (const [index, shape] of TRANSLATED.entries()) {
        const plain: JobShape = { ...shape, fileId: 600 + index };
        const job: JobShape = { ...plain, shape: `${shape.shape}, with defaults`, write: writeDefaults };
        const response = await sendAndKeepJob(context, job);
        const what = 'the defaults of fields change the response';
        context.judge(hasSameOutcome(INLINE_READ), {
          ...(await compareJobs(context.target, { job, plain, response })),
          what,
        });
      }
    },
  ),
];
