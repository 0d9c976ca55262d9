import { notProcessed } from './app-jobs.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { keepsTypesApart, listDropped, losesNoId, losesNoKey, OBJECT_MEMBERS } from './outcome-rules.ts';
import { RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { sendJob } from './send-job.ts';
import { ALIKE, COUNTED, FORMS_OF_PARTS, record, SPECIAL } from './strings.ts';
import type { JobShape } from '../drivers/job.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { notObservable } from '../kit/preconditions.ts';

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

/** Ids that differ, but not to who compares them as numbers, in one case, normalised, trimmed, by their beginnings or as members. */
// prettier-ignore
const ALIKE_IDS = [
  '1', '01', '1.0', '+1', '1e0', '10', '1e1', '0x0A', '4294967297', '9007199254740992', '9007199254740993', 'a', 'A', 'a ', ' a', 'a\u200b', '\u00e4', 'a\u0308', '\u00c4', 'ss', '\u00df', 'k', 'K', '\u212a',
  'i', 'I', '\u0131', '\u0130', '\ufb01', 'fi', 'null', 'NULL', 'true', 'True', 'undefined', 'NaN', 'a.b', 'a_b', 'a-b', 'a/b', 'a b', 'a+b', 'a%20b', '&amp;', '&', '\ud83d\ude00', '\ud83d\ude01',
  'constructor', 'toString', 'valueOf', 'hasOwnProperty',
  ...['0', '1'].flatMap((end) => [64, 255, 1_000].map((length) => 'x'.repeat(length) + end)),
] as const;

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
    'module.app.alike-ids',
    {
      title: 'a string comes back whatever its id is',
      cites: [losesNoId.requirement],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const strings = ALIKE_IDS.map((_, index) => record(`plain-${index}`, `Open the file ${index}`));
      const alike = strings.map((one, index) => ({ ...one, uniqId: ALIKE_IDS[index]! }));
      const send = async (shape: string, sent: readonly StringRecord[], round: number) => {
        // A string that is lost for its place is another one in each order.
        const inOrder = round % 2 === 0 ? sent : sent.toReversed();
        const response = await sendJob(context.target, { shape, strings: inOrder, fileId: 620 });
        context.judge(responseRules, response);
        return response.outcome;
      };
      const plain: Outcome[] = [];
      const others: Outcome[] = [];
      while (others.length < ROUNDS) {
        plain.push(await send('plain ids', strings, plain.length));
        others.push(await send('ids that look alike', alike, others.length));
      }
      if (![...plain, ...others].every(({ kind }) => kind === 'strings'))
        throw notObservable('the app gives no strings to strings with ids of any form');
      // An app that gave another job's strings would have given these.
      const strays = others.flatMap((outcome) => {
        const absent = listDropped({ sent: strings, outcome });
        return strings.filter((one) => !absent.includes(one)).map(({ uniqId }) => uniqId);
      });
      context.judge(losesNoId, {
        strays,
        plain: plain.map((outcome) => listDropped({ sent: strings, outcome }).length),
        alike: others.map((outcome) => listDropped({ sent: alike, outcome }).map(({ uniqId }) => uniqId)),
      });
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
