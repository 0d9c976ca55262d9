import { parse, readResponse } from './job-response.ts';
import type { JobResponse } from './job-response.ts';
import { OWNERS } from './job-space.ts';
import {
  findWords,
  groupBy,
  hasUncarried,
  isAbout,
  isMostOf,
  listChangedIds,
  listChanges,
  listChangesOfEach,
  listDoubtfulCopies,
  listOwnChanges,
  listSplitIds,
} from './product.ts';
import type { Changes } from './product.ts';
import { callApp } from '../drivers/call-app.ts';
import { remarkOf } from '../drivers/file-formats.ts';
import { chooseContent, JOB_OWNER } from '../drivers/job.ts';
import type { Job, JobShape } from '../drivers/job.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/*
 * The positive control of an app: what it changes follows from what the strings hold, or, if its author configured jobs that
 * it changes, is done to each of them alike. The strings of a job in which it changed something are sent again with other
 * contents, and nothing else is another: their number, their ids, the file and the project. What is counted, timed or drawn
 * at random, what follows from numbers, ids and places alone, and the strings of an earlier job are no sign that anything
 * was processed. Of a key, only what is quoted from it is, and what is done to some keys and to none in other letters: a
 * length or a hash of it says nothing about a string, nor does a copy of a whole key or text that nearly each string gets,
 * nor a value that a single other letter in a long text turns into another one, nor a text that is that of any other as long.
 */

/** A job that came back with something new in it. */
export interface ChangedJob {
  readonly shape: JobShape;
  readonly sent: readonly StringRecord[];
  /** The fields that have new values. */
  readonly fields: string;
  /** The new values. */
  readonly values: readonly string[];
}

/** The job of a response, where the app changed something in it. */
export function findChangedJob(shape: JobShape, { outcome, called }: JobResponse): ChangedJob | undefined {
  if (outcome.kind !== 'strings') return undefined;
  const sent = readSent(called);
  // Of signs that not every program carries, something may become in any of them, and in their ids too.
  if (!sent.every(isNamed) || hasUncarried(sent)) return undefined;
  const changes = isAbout(sent, outcome.records) ? listChanges(sent, outcome) : new Map<string, readonly string[]>();
  if (changes.size === 0) return undefined;
  return { shape, sent, fields: [...changes.keys()].toSorted().join(), values: [...changes.values()].flat() };
}

/** Whether what a job sent for a string has a key, which the jobs that follow change. */
const isNamed = (record: unknown): boolean => isObject(record) && typeof record['identifier'] === 'string';

/** The strings that were sent: a job may have others than its shape, which need not be valid, or be no JSON. */
function readSent({ text, strings }: JobResponse['called']): readonly StringRecord[] {
  const job = parse(text);
  const sent = isObject(job) ? job['strings'] : undefined;
  return Array.isArray(sent) ? (sent as StringRecord[]) : strings;
}

/** The jobs of one trial, in turn: what is counted or timed differs between two jobs that are alike. */
// prettier-ignore
const TURNS = ['own', 'short', 'bare', 'long', 'own', 'renamed', 'long', 'short', 'bare', 'own', 'renamed'] as const;
type Kind = (typeof TURNS)[number] | 'more';

const trials = sessionKey(() => ({ count: 0 }));

/** Whether the app changes strings of a job by what they or the file hold, and not by where they stand in it. */
export async function processesStrings(target: Target, job: ChangedJob): Promise<boolean> {
  if (job.shape.name !== undefined && (await quotesRemarks(target, job))) return true;
  // What is timed or drawn may look like it once.
  const isOfContents = (await followsContents(target, job)) && (await followsContents(target, job));
  const isAboutStrings = isOfContents || (await followsPlurals(target, job));
  return isAboutStrings && !(await followsPlace(target, job)) && (await isOfMoreProjects(target, job));
}

/** Whether the app changes the plural strings of a job alike each time, and none where they are no plural strings. */
async function followsPlurals(target: Target, { shape, sent }: ChangedJob): Promise<boolean> {
  const plurals = sent.filter(({ hasPlurals }) => hasPlurals === true).map(({ uniqId }) => uniqId);
  if (plurals.length === 0 || plurals.length === sent.length) return false;
  const { place: _, ...rest } = shape;
  const fileId = FIRST_FILE + 2 * ++target.session.get(trials).count;
  const change = async (strings: readonly StringRecord[]) => {
    const call = await attempt(callApp(target, { ...rest, fileId, strings }));
    const outcome = call && readResponse(call).outcome;
    if (outcome?.kind !== 'strings') return undefined;
    const ids = [...listChangedIds(strings, outcome), ...listSplitIds(strings, outcome)];
    return { ids, values: JSON.stringify([...listChanges(strings, outcome)]) };
  };
  const [first, without, again] = [await change(sent), await change(sent.map(withoutPlurals)), await change(sent)];
  return (
    first !== undefined &&
    first.ids.length > 0 &&
    first.ids.every((id) => plurals.includes(id)) &&
    without?.ids.length === 0 &&
    again?.values === first.values
  );
}

/**
 * Whether the app changes the same strings in a project other than that of the job. An app may serve some projects only, and
 * look for the name of the project.
 */
async function isOfMoreProjects(target: Target, { shape, sent }: ChangedJob): Promise<boolean> {
  if (target.plan.app?.jobs !== undefined) return true;
  const { place: _, owner: own = JOB_OWNER, ...rest } = shape;
  for (const owner of Object.values(OWNERS).filter(({ project }) => project.id !== own.project.id)) {
    const strings = sent.map((one) => ({
      ...one,
      text: writeForms(one.text, (text) => text.replaceAll(own.project.name, owner.project.name)),
    }));
    const call = await attempt(callApp(target, { ...rest, owner, strings }));
    if (call && findChangedJob(shape, readResponse(call)) !== undefined) return true;
  }
  return false;
}

/** Whether the app takes over the remarks that the file has about most of its strings, and others where the file has others. */
async function quotesRemarks(target: Target, { shape, sent }: ChangedJob): Promise<boolean> {
  const turn = ++target.session.get(trials).count;
  const others = sent.map((record, index) => withText(record, `${wordOf(turn)} ${wordOf(index)}`));
  for (const strings of [sent, others]) {
    const call = await attempt(callApp(target, { ...shape, fileId: FIRST_FILE + 2 * turn, strings }));
    const outcome = call && readResponse(call).outcome;
    if (outcome?.kind !== 'strings') return false;
    const values = [...listOwnChanges(strings, outcome).values()].flat();
    const quoted = strings.filter((one) => values.some((value) => value.includes(remarkOf(one))));
    if (quoted.length <= strings.length / 2) return false;
  }
  return true;
}

/** Whether the app changes the strings at some places of the job, and others where others stand there. */
async function followsPlace(target: Target, { shape, sent }: ChangedJob): Promise<boolean> {
  if (target.plan.app?.jobs !== undefined) return false;
  const { place: _, ...rest } = shape;
  const placesOf = async (strings: readonly StringRecord[]) => {
    const call = await attempt(callApp(target, { ...rest, strings }));
    const outcome = call && readResponse(call).outcome;
    const changed = new Set(outcome?.kind === 'strings' ? listChangedIds(strings, outcome) : []);
    return strings.flatMap(({ uniqId }, place) => (changed.has(uniqId) ? place : []));
  };
  const before = await placesOf(sent);
  if (before.length === 0 || before.length === sent.length) return false;
  const after = await placesOf([...sent.slice(1), ...sent.slice(0, 1)]);
  return String(before) === String(after);
}

/**
 * Whether the app makes the same of a job each time, and something else of strings with other contents. Where its author
 * configured jobs, the same of each string is enough.
 */
async function followsContents(target: Target, { shape, sent }: ChangedJob): Promise<boolean> {
  const turn = ++target.session.get(trials).count;
  // Whoever configures jobs says that the app changes them; of the file, too, the kit cannot know what the app makes of it.
  const isConfigured = target.plan.app?.jobs !== undefined;
  const { place: _, ...plain } = shape;
  const { text: __, ...rest } = plain;
  const own: JobShape = isConfigured ? plain : { ...plain, text: chooseContent(target, { ...plain, strings: sent }) };
  const varied = isConfigured ? rest : own;
  const fileId = FIRST_FILE + 2 * turn;
  const short = sent.map((record, index) => withText(record, `${wordOf(turn)} ${wordOf(index)}`));
  const long = sent.map((record, index) => bare(withText(record, sentenceOf(turn, index))));
  const renamed = short.map((record) => ({ ...record, identifier: shiftLetters(record.identifier, turn) }));
  const jobs: Readonly<Record<Kind, JobShape>> = {
    own: { ...own, fileId, strings: sent },
    short: { ...varied, fileId, strings: short },
    renamed: { ...varied, fileId, strings: renamed },
    bare: { ...own, fileId, strings: sent.map(bare) },
    long: { ...varied, fileId, strings: long },
    more: {
      ...{ ...varied, fileId: fileId + 1, owner: OWNERS['another project'] },
      strings: [
        ...long,
        ...Array.from({ length: MORE }, (_, index) => {
          // Keys of other lengths: an app may take those of one length for alike.
          const name = wordOf(turn + index) + '-more'.repeat(index % 4);
          return { uniqId: name, identifier: name, text: sentenceOf(turn, long.length + index) };
        }),
      ],
    },
  };
  const turns = isConfigured ? [...TURNS, 'more' as const] : TURNS;
  const observed = await observe(target, jobs, turns, isConfigured);
  if (observed === undefined) return false;
  const { seen, own: ownChanges, answers } = observed;
  const fields = [...new Set(seen.own.flatMap((changes) => [...(changes?.keys() ?? [])]))];
  const pairs = PAIRS.filter(
    (pair) => pair.every((kind) => !seen[kind].includes(undefined)) && answers[pair[0]] !== answers[pair[1]],
  );
  const isRepeated = (field: string) =>
    (['own', ...pairs.flat()] as const).every(
      (kind) => new Set(seen[kind].map((changes) => JSON.stringify(changes?.get(field) ?? []))).size === 1,
    );
  const doubtful = new Set(listDoubtfulCopies(sent));
  const ofContents = fields.filter(isRepeated).filter((field) => {
    const distinct = (kind: Kind, of = seen) =>
      JSON.stringify([...new Set(of[kind][0]?.get(field) ?? [])].filter((value) => !doubtful.has(value)));
    const differs = (of: Observed) => pairs.some(([one, other]) => distinct(one, of) !== distinct(other, of));
    if (differs(seen) && differs(ownChanges)) return true;
    const [first = [], second = []] = ownChanges.renamed.map((changes) => listWords(changes?.get(field)));
    const before = ownChanges.short.flatMap((changes) => listWords(changes?.get(field)));
    const quoted = first.filter((word) => second.includes(word) && !before.includes(word));
    // A new key that is made of another one is none that the string holds.
    if (
      (field !== '.identifier' && isInNewKey(quoted, renamed, sent)) ||
      (sent.length >= ENOUGH_KEYS && isOfWords(ownChanges, field))
    )
      return true;
    if (!isConfigured) return false;
    const ofEach = seen.more[0]?.get(field) ?? [];
    return (
      new Set(ofEach).size === 1 && ofEach.length === jobs.more.strings.length && distinct('more') === distinct('own')
    );
  });
  const codes = isConfigured || ofContents.length === 0 ? [] : await findCodes(target, varied, sent);
  const isOfContents = ofContents.some((field) => !codes.includes(field));
  if (isOfContents || fields.every(isRepeated)) return isOfContents;
  // What is drawn at random may look like that now and then, so the same words have to come each time.
  let words = listOwnWords(observed, fields, jobs);
  for (let round = 1; round < ROUNDS && words.length > 0; round++) {
    const again = await observe(target, jobs, turns, isConfigured);
    const own = again === undefined ? [] : listOwnWords(again, fields, jobs);
    words = words.filter((word) => own.includes(word));
  }
  return words.length > 0;
}

/** Trials after which no number of a small range has come each time by chance. */
const ROUNDS = 4;

/**
 * The fields whose values are codes of the contents: one other letter in a long text gives some other value, as different
 * as that of another text. The same goes for texts that are those of any others as long. The strings of a job are multiplied,
 * because of few values some are alike by chance.
 */
async function findCodes(
  target: Target,
  shape: Omit<JobShape, 'strings'>,
  sent: readonly StringRecord[],
): Promise<readonly string[]> {
  const turn = ++target.session.get(trials).count;
  const write = (change: (text: string) => string) =>
    Array.from({ length: Math.max(MANY, sent.length) }, (_, index): StringRecord => {
      const name = `${wordOf(turn)}.${wordOf(index)}`;
      const text = change(sentenceOf(turn, index));
      return { ...bare(withText(sent[index % sent.length]!, text)), uniqId: name, identifier: name };
    });
  const made: ReadonlyMap<string, string>[] = [];
  for (const change of [
    asIs,
    (text: string) => text.replace('harbour', 'harbous'),
    (text: string) => shiftLetters(text, turn),
  ]) {
    const strings = write(change);
    const call = await attempt(callApp(target, { ...shape, fileId: FIRST_FILE + 2 * turn, strings }));
    const outcome = call && readResponse(call).outcome;
    if (outcome?.kind !== 'strings') return [];
    made.push(listChangesOfEach(strings, outcome));
  }
  const [before, after, ofOthers] = made as [Made, Made, Made];
  const places = groupBy([...new Set([...before.keys(), ...after.keys()])], (place) => place.split(' ')[0]!);
  return [...places].flatMap(([field, of]) => {
    const valuesOf = (made: Made): Values => of.map((place) => made.get(place) ?? '');
    const [values, newValues] = [valuesOf(before), valuesOf(after)];
    const [own, changed] = [leaveOutCommon(values), leaveOutCommon(newValues)];
    const others = of.filter((_, index) => !isAlike(own[index]!, changed[index]!));
    const ofAny = TEXTS.test(field) && of.every((place) => before.get(place) === ofOthers.get(place));
    const ofAll = !isAlike(listCommon(values), listCommon(newValues));
    return ofAny || ofAll || others.length >= CODES * MANY ? field : [];
  });
}

type Values = readonly string[];

type Made = ReadonlyMap<string, string>;

/** Fields that have the words of a text, or what became of them. */
const TEXTS = /^\.(?:text|translations\.[^.]+\.text)\b/;

const asIs = (text: string) => text;

/** The least number of strings that are sent to tell codes, and the part of them whose codes differ at least. */
const MANY = 24;
const CODES = 0.2;

/** Values without the words that nearly all of them have: around what is told of each text, there may be a sentence. */
function leaveOutCommon(values: Values): Values {
  const isCommon = findCommon(values);
  return values.map((value) =>
    listParts(value)
      .filter((word) => !isCommon(word))
      .join(' '),
  );
}

/** The words that nearly all values have, such as those of a label that all strings get. */
function listCommon(values: Values): string {
  const isCommon = findCommon(values);
  return [...new Set(values.flatMap(listParts))].filter(isCommon).join(' ');
}

const listParts = (value: string): readonly string[] => value.split(/\s+/).filter((word) => word !== '');

function findCommon(values: Values): (word: string) => boolean {
  const countOf = groupBy(
    values.flatMap((value) => [...new Set(listParts(value))]),
    (word) => word,
  );
  return (word) => isMostOf(countOf.get(word)!.length, values.length);
}

/** Whether two values have the same words and numbers that are close, or most pairs of neighbouring characters in common. */
function isAlike(one: string, other: string): boolean {
  const [words, otherWords] = [one, other].map((text) => text.split(/\s+/)) as [string[], string[]];
  if (words.length === otherWords.length && words.every((word, index) => isNear(word, otherWords[index]!))) return true;
  const [pairs, others] = [one, other].map((text) => new Set([...text].map((_, at) => text.slice(at, at + 2))));
  const common = [...pairs!].filter((pair) => others!.has(pair)).length;
  return common >= (pairs!.size + others!.size) / 4;
}

/** What is measured of a text is another number, and a close one, where one letter is another. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [value, another] = [one, other].map((word) => Number(NUMBER.exec(word)?.[0] ?? NaN)) as [number, number];
  const isSameBeside = one.replace(NUMBER, '') === other.replace(NUMBER, '');
  return isSameBeside && Math.abs(value - another) <= CLOSE * Math.max(Math.abs(value), Math.abs(another));
}

const NUMBER = /-?\d+(?:\.\d+)?/;
const CLOSE = 0.25;

/** A number of keys of which a hash or a length would choose some, whatever their letters. */
const ENOUGH_KEYS = 12;

/** Whether a field is changed by the words of keys: whatever the texts, and never where the letters of the keys are others. */
const isOfWords = ({ short, renamed }: Observed, field: string): boolean =>
  short.every((changes) => changes?.has(field)) &&
  renamed.every((changes) => changes !== undefined && !changes.has(field));

/** Jobs whose strings have the same fields, and other contents. */
const PAIRS = [
  ['own', 'short'],
  ['bare', 'long'],
] as const;

type Observed = Readonly<Record<Kind, readonly (Changes | undefined)[]>>;
/** The changes of a trial, and those of them that are no copies. What is done to configured jobs counts as it is. */
interface Trial {
  readonly seen: Observed;
  readonly own: Observed;
  readonly answers: Answers;
}
/** The strings of the latest response to each job: the same for other contents, they do not follow from them. */
type Answers = Readonly<Partial<Record<Kind, string>>>;

/** What the app changes in the jobs of a trial; nothing where it does not process the strings that it had changed before. */
async function observe(
  target: Target,
  jobs: Readonly<Record<Kind, JobShape>>,
  turns: readonly Kind[],
  isConfigured: boolean,
): Promise<Trial | undefined> {
  const answers: Partial<Record<Kind, string>> = {};
  const create = (): Record<Kind, (Changes | undefined)[]> => ({
    ...{ own: [], short: [], renamed: [], bare: [], long: [], more: [] },
  });
  const [seen, own] = [create(), create()];
  try {
    for (const kind of turns) {
      const { outcome, called } = readResponse(await callApp(target, jobs[kind]));
      const { strings } = jobs[kind];
      // What has nothing of the job is no change of its strings.
      const isOfJob = outcome.kind === 'strings' && (outcome.records.length === 0 || isAbout(strings, outcome.records));
      const list = (listEach: typeof listOwnChanges): Changes | undefined => {
        if (isOfJob) return listEach(strings, outcome, listNames(called.text, strings));
        return outcome.kind === 'unchanged' ? new Map() : undefined;
      };
      const changes = list(listChanges);
      if (kind === 'own' && changes === undefined) return undefined;
      seen[kind].push(changes);
      own[kind].push(isConfigured ? changes : list(listOwnChanges));
      answers[kind] = JSON.stringify(outcome);
    }
  } catch (error) {
    if (error instanceof PreconditionFailed) return undefined;
    throw error;
  }
  return { seen, own, answers };
}

/** The names of the file and the project of a job that its strings have not. */
function listNames(text: string, strings: readonly StringRecord[]): readonly string[] {
  const { file, project } = JSON.parse(text) as Job;
  const known = JSON.stringify(strings);
  return [file.name, project.identifier, project.name].filter((name) => !known.includes(name));
}

/**
 * The words that a field has each time for some contents, and never for others, beside what is another each time. Words of
 * those other contents tell nothing: there, they are copies.
 */
function listOwnWords(
  { seen, own }: Trial,
  fields: readonly string[],
  jobs: Readonly<Record<Kind, JobShape>>,
): readonly string[] {
  const wordsOf = (of: Observed, kind: Kind, field: string) =>
    of[kind].map((changes) => new Set((changes?.get(field) ?? []).flatMap((value) => value.split(/\s+/))));
  return [...PAIRS, ...PAIRS.map(([one, other]) => [other, one] as const)].flatMap(([kind, other]) =>
    fields.flatMap((field) => {
      const [first, ...later] = wordsOf(own, kind, field);
      const held = new Set(findWords(JSON.stringify(jobs[other].strings).toLowerCase()));
      const others = [...wordsOf(seen, other, field), ...wordsOf(own, other, field)];
      return [...first!]
        .filter(
          (word) => !held.has(word) && later.every((set) => set.has(word)) && !others.some((set) => set.has(word)),
        )
        .map((word) => `${kind} ${field} ${word}`);
    }),
  );
}

/** Further strings, of which not all have the same value where one is drawn at random for each. */
const MORE = 12;

/** Files of these ids are those of no check. */
const FIRST_FILE = 8_000;

const WORDS = ['mist', 'reed', 'dune', 'fern', 'loam', 'kelp', 'moss', 'peat', 'silt', 'tarn', 'vale', 'wold'] as const;
/** A word for a number, another one for each; without digits, of which an app may make something. */
const wordOf = (number: number): string =>
  number < WORDS.length
    ? WORDS[number]!
    : `${WORDS[number % WORDS.length]}${wordOf(Math.floor(number / WORDS.length) - 1)}`;

const sentenceOf = (turn: number, index: number): string =>
  `Nothing but the ${wordOf(index)} and the ${wordOf(turn)} lies between the quiet harbour and the old road over the hills`;

/** A key of the same length and form, in other letters. */
const shiftLetters = (key: string, by: number): string =>
  key.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 1 + (by % 25)) % 26));
  });

const listWords = (values: readonly string[] = []): readonly string[] =>
  values.flatMap((value) => value.toLowerCase().match(/[a-z]{3,}/g) ?? []);

/** Whether one of the words is in a new key, and was in none before. */
function isInNewKey(
  words: readonly string[],
  renamed: readonly StringRecord[],
  sent: readonly StringRecord[],
): boolean {
  const [now, before] = [renamed, sent].map((records) => records.map(({ identifier }) => identifier.toLowerCase()));
  return words.some((word) => now!.some((key) => key.includes(word)) && !before!.some((key) => key.includes(word)));
}

/** A text, or each form of a plural string, written anew. */
const writeForms = (before: unknown, write: (text: string) => string): StringRecord['text'] =>
  isObject(before)
    ? Object.fromEntries(Object.entries(before).map(([form, text]) => [form, write(String(text))]))
    : write(String(before));

/** A string with another text, and with what goes with it: its context and its translations. */
function withText(record: StringRecord, text: string): StringRecord {
  const write = (before: unknown): StringRecord['text'] => writeForms(before, () => text);
  const { context, translations } = record;
  return {
    ...record,
    text: write(record.text),
    ...(context === undefined ? {} : { context: `Where the ${text} is` }),
    ...(translations === undefined
      ? {}
      : {
          translations: Object.fromEntries(
            Object.entries(translations).map(([language, entry]) => [language, { ...entry, text: write(entry.text) }]),
          ),
        }),
  };
}

/** A plural string as an ordinary one, with the last of its forms, and so its translations. */
function withoutPlurals(record: StringRecord): StringRecord {
  if (record.hasPlurals !== true) return record;
  const { hasPlurals: _, translations, ...rest } = record;
  const last = (value: unknown) => String(isObject(value) ? (Object.values(value).at(-1) ?? '') : value);
  const entries = Object.entries(translations ?? {}).map(([language, { text }]) => [language, { text: last(text) }]);
  return {
    ...{ ...rest, text: last(record.text) },
    ...(translations === undefined ? {} : { translations: Object.fromEntries(entries) as typeof translations }),
  };
}

/** A string without what it may lack. */
const bare = ({ uniqId, identifier, text, hasPlurals }: StringRecord): StringRecord => ({
  ...{ uniqId, identifier, text },
  ...(hasPlurals === undefined ? {} : { hasPlurals }),
});
