import { notProcessed } from './app-jobs.ts';
import type { JobResponse } from './job-response.ts';
import { keepsTypesApart, listDropped, losesNoKey, OBJECT_MEMBERS } from './outcome-rules.ts';
import { RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { sendJob } from './send-job.ts';
import { ALIKE, COUNTED, FORMS_OF_PARTS, record, SPECIAL } from './strings.ts';
import type { JobShape } from '../drivers/job.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Files of which apps make further strings. */
const DIVIDED: readonly JobShape[] = [
  { shape: 'texts that apps look for', strings: SPECIAL, fileId: 480 },
  { shape: 'parts that are alike', strings: ALIKE, fileId: 481 },
  { shape: 'plural forms of several parts', strings: FORMS_OF_PARTS, fileId: 482 },
  { shape: 'numbers of things', strings: COUNTED('en'), fileId: 483 },
];
/** Of the ids that an app makes of one file, how many its next version has itself. */
const MAX_IDS = 5;

/** Types of the source's kind that a string can have, in turn. */
const TYPES = ['html', 'xml', 'md'] as const;

/**
 * The ids of added strings that are made of ids of the file, in the same way of several: another string of a file can have such
 * an id. One that an app always gives is its own.
 */
function listDerivedIds(strings: readonly StringRecord[], { outcome }: JobResponse): readonly string[] {
  const known = new Set(strings.map(({ uniqId }) => uniqId));
  const returned = outcome.kind === 'strings' ? outcome.records.filter(isObject) : [];
  const added = returned
    .map(({ uniqId }) => uniqId)
    .filter((id) => typeof id === 'string' && !known.has(id)) as string[];
  const ways = new Map<string, string[]>();
  for (const id of added)
    for (const { uniqId } of strings.filter((one) => id.includes(one.uniqId))) {
      const way = id.replace(uniqId, '\0');
      ways.set(way, [...(ways.get(way) ?? []), id]);
    }
  return [...new Set([...ways.values()].filter((ids) => ids.length > 1).flat())];
}

/** Keys of which an app makes nothing but what it makes of any, and some that it may leave out for how they are written. */
const KEYS = [
  '__notes__',
  '_hint',
  'hash_tag',
  'open',
  'menu.close',
  'quit_button',
  'new-file',
  'SaveAs',
  'editTitle',
  'find.next',
  'print',
  'help',
  'about',
];
/** How often the job is sent: what was lost by chance comes back. */
const ROUNDS = 2;

/** What the strings beside a string in its file must not change in it. */
export const neighbourChecks: readonly Check[] = [
  check(
    'module.app.made-ids',
    {
      title: 'an id that an app makes for a string is none that the file has',
      cites: ['module.response.uniq-id-unique'],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async ({ target, judgeEach }) => {
      await judgeEach(responseRules, DIVIDED, async (divided) => {
        const { strings } = divided;
        const response = await sendJob(target, divided);
        const made = listDerivedIds(strings, response).slice(0, MAX_IDS);
        if (made.length === 0) return response;
        const own = made.map((id, index) => record(id, `Has its id itself ${index}`));
        const shape = `${divided.shape}, and strings that have the ids ${made.join(', ')}`;
        return sendJob(target, { ...divided, shape, strings: [...strings, ...own] });
      });
    },
  ),

  check(
    'module.app.types-apart',
    { title: 'a string has not the type of another', cites: [keepsTypesApart.requirement] },
    async (context) => {
      const outcomes = [];
      for (const serviceType of TYPES) {
        const strings = [record('typed', 'Open a file', { attributes: { serviceType } }), record('bare', 'Close it')];
        const { outcome } = await sendJob(context.target, { shape: `a string of the type ${serviceType}`, strings });
        outcomes.push({ serviceType, outcome });
      }
      context.judge(keepsTypesApart, outcomes);
    },
  ),

  check(
    'module.app.keys',
    {
      title: 'a string comes back whatever its key is',
      cites: [losesNoKey.requirement],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const keys = [...KEYS, ...OBJECT_MEMBERS];
      const strings = keys.map((key, index) => ({
        ...record(`key-${index}`, `Open the file ${index}`),
        identifier: key,
      }));
      const job: JobShape = { shape: 'keys of words and of members', strings };
      const lost: (readonly string[])[] = [];
      while (lost.length < ROUNDS) {
        // A string that is lost for its place is another one in each order.
        const inOrder = lost.length % 2 === 0 ? strings : strings.toReversed();
        const response = await sendJob(context.target, { ...job, strings: inOrder });
        context.judge(responseRules, response);
        const { outcome } = response;
        if (outcome.kind !== 'strings') throw notProcessed(outcome, job);
        const dropped = new Set(listDropped({ sent: strings, outcome }).map(({ identifier }) => identifier));
        lost.push(keys.filter((key) => dropped.has(key)));
      }
      context.judge(losesNoKey, { keys, lost });
    },
  ),
];
