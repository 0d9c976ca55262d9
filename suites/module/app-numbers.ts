import type { JobResponse, Outcome } from './job-response.ts';
import { dropsNone, findCut, listDropped, losesNone } from './outcome-rules.ts';
import type { SentStrings } from './outcome-rules.ts';
import { keepsEveryForm } from './plural-forms-rule.ts';
import type { GivenForms } from './plural-forms-rule.ts';
import { ADDRESSES_READ, INLINE_READ, isProcessed, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { many, MENU_WORDS, PLURALS } from './strings.ts';
import { sendJob } from './send-job.ts';
import type { JobShape } from '../drivers/job.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { JobLanguageId } from '../drivers/languages.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isObject } from '../../spec/json.ts';

/** Numbers of strings around those at which programs cut lists or send them in parts. */
// prettier-ignore
const NUMBERS = [
  2, 3, 4, 5, 9, 10, 11, 15, 16, 17, 19, 20, 21, 24, 25, 26, 30, 31, 32, 33, 49, 50, 51, 63, 64, 65, 99, 100, 101, 127, 128, 129, 199, 200, 201, 249, 250, 251,
  255, 256, 257, 499, 500, 501, 511, 512, 513, 999, 1_000, 1_001, 1_023, 1_024, 1_025, 1_999, 2_000, 2_001, 2_048, 2_049, 4_096, 4_097, 5_000, 5_001,
];

/** Some strings, of which one end can be of another kind: what an app finds out from the other end is then wrong. */
const LISTS = {
  strings: many,
  'strings, the first of them plural': (number: number) => [...PLURALS().slice(0, 1), ...many(number - 1)],
  'strings, the last of them plural': (number: number) => [...many(number - 1), ...PLURALS().slice(0, 1)],
} as const;
type ListKind = keyof typeof LISTS;
const KINDS = Object.keys(LISTS) as readonly ListKind[];
const kindAt = (index: number): ListKind => KINDS[index % KINDS.length]!;

interface NumberJob extends JobShape {
  readonly kind: ListKind;
}

const createJobs = (stringsBy: 'inline' | 'url', numbers: readonly number[], only?: ListKind): readonly NumberJob[] =>
  numbers.map((number, index) => {
    const kind = only ?? kindAt(index);
    const shape = `${number} ${kind}, ${stringsBy === 'url' ? 'by address' : 'inline'}`;
    return { shape, strings: LISTS[kind](number), stringsBy, kind };
  });

/** How many strings longer a second list is than one that was cut. */
const MORE = 9;

/** How many strings of a job did not come back, the first time. */
const lostOf = (shape: NumberJob, outcome: Outcome) => {
  const strings = { sent: shape.strings, outcome };
  return { shape, lost: [listDropped(strings).length], cutAfter: findCut(strings) };
};

/** Languages of two, three, four and six plural categories. */
const BY_CATEGORIES: readonly JobLanguageId[] = ['de', 'he', 'uk', 'ar', 'cy'];

/** The forms of the plural translations into a language that a response has. */
const readForms = ({ outcome }: JobResponse, language: JobLanguageId): GivenForms => ({
  language: JOB_LANGUAGES[language].name,
  categories: JOB_LANGUAGES[language].pluralCategoryNames,
  given: (outcome.kind === 'strings' ? outcome.records : [])
    .filter(isObject)
    .map((record) => isObject(record['translations']) && record['translations'][language])
    .flatMap((entry) => (isObject(entry) && isObject(entry['text']) ? [Object.keys(entry['text'])] : [])),
});

/** Jobs of every number of strings and of plural categories. */
export const numberChecks: readonly Check[] = [
  check(
    'module.app.numbers',
    {
      title: 'jobs of every number of strings get a response',
      cites: [INLINE_READ, ADDRESSES_READ, dropsNone.requirement],
      mayFind: [...RESPONSE_REQUIREMENTS, losesNone.requirement],
    },
    async (context) => {
      const step = context.target.plan.depth === 'quick' ? 6 : 1;
      const numbers = NUMBERS.filter((_, index) => index % step === 0);
      const few = new Map<ListKind, SentStrings>();
      for (const kind of KINDS) {
        const sent = LISTS[kind](2);
        const { outcome } = await sendJob(context.target, { shape: `2 ${kind}`, strings: sent });
        few.set(kind, { sent, outcome });
      }
      for (const [requirement, way, own] of [
        [INLINE_READ, 'inline', numbers],
        [ADDRESSES_READ, 'url', numbers.filter((_, index) => index % 3 === 1)],
      ] as const) {
        const jobs = createJobs(way, own);
        const responses = new Map<NumberJob, JobResponse>();
        await context.judgeEach([isProcessed(requirement), ...responseRules], jobs, async (shape) => {
          const response = await sendJob(context.target, shape);
          responses.set(shape, response);
          return response;
        });
        await context.judgeEach(dropsNone, [...responses.keys()], async (shape) => ({
          few: few.get(shape.kind)!,
          many: { sent: shape.strings, outcome: responses.get(shape)!.outcome },
        }));
        const lost = [...responses].flatMap(([shape, { outcome }]) =>
          outcome.kind === 'strings' ? [lostOf(shape, outcome)] : [],
        );
        const short = lost.find(({ lost: [count] }) => count! > 0);
        if (short?.cutAfter !== undefined) {
          const [longer] = createJobs(way, [short.shape.strings.length + MORE], short.shape.kind);
          lost.push(lostOf(longer!, (await sendJob(context.target, longer!)).outcome));
        }
        // What was lost once is asked for again, and so is the longest list that came back.
        for (const each of short === undefined ? [] : [short, lost.findLast(({ lost: [count] }) => count === 0)])
          if (each !== undefined) {
            const { outcome } = await sendJob(context.target, each.shape);
            each.lost.push(listDropped({ sent: each.shape.strings, outcome }).length);
          }
        if ([...few.values()].every((one) => listDropped(one).length === 0))
          context.judge(
            losesNone,
            lost.map(({ shape, ...each }) => ({ number: shape.strings.length, ...each })),
          );
      }
    },
  ),

  check(
    'module.app.plural-categories',
    {
      title: 'plural translations are not cut after a number of categories',
      cites: [keepsEveryForm.requirement],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const shape = 'plural strings and languages of two to six categories';
      const response = await sendJob(context.target, { shape, strings: MENU_WORDS, targets: BY_CATEGORIES });
      context.judge(responseRules, response);
      context.judge(
        keepsEveryForm,
        BY_CATEGORIES.map((language) => readForms(response, language)),
      );
    },
  ),
];
