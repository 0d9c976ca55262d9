import type { Outcome } from './job-response.ts';
import { hasMeaning } from './keeps-fields.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** New values of each field, as texts in no order, and the places of the strings that were left out. */
export type Changes = ReadonlyMap<string, readonly string[]>;

/**
 * What an app made of a job: the new values, those of added strings too. Nothing where each string came back with no more
 * than it had: another order, other ids and keys, defaults written out, lost fields and a preview are no processing.
 */
export const listChanges = (strings: readonly StringRecord[], outcome: Outcome & { kind: 'strings' }): Changes =>
  groupChanges(noteChanges(strings, outcome));

/**
 * The changes without copies of keys and texts, always with the same words, if nearly each string gets one. Together with
 * a name of the file or the project a copy is made of more than the string.
 */
export const listOwnChanges = (
  strings: readonly StringRecord[],
  outcome: Outcome & { kind: 'strings' },
  names: readonly string[] = [],
): Changes => groupChanges(withoutCopies(noteChanges(strings, outcome), strings, names));

/** What an app made of each string, by the field and the id of the string. */
export function listChangesOfEach(
  strings: readonly StringRecord[],
  outcome: Outcome & { kind: 'strings' },
): ReadonlyMap<string, string> {
  const records = outcome.records.filter(isObject);
  const keyOf = ({ field, place }: Noted) => `${field} ${String(records[place]?.['uniqId'])}`;
  const groups = groupBy(noteChanges(strings, outcome), keyOf);
  return new Map(
    [...groups].map(([key, group]) => [
      key,
      group
        .map(({ value }) => value)
        .toSorted()
        .join('\n'),
    ]),
  );
}

/** The ids of the strings of a job that came back with new values. */
export function listChangedIds(
  strings: readonly StringRecord[],
  outcome: Outcome & { kind: 'strings' },
): readonly string[] {
  const records = outcome.records.filter(isObject);
  const changed = new Set(
    noteChanges(strings, outcome).flatMap(({ place, field }) => (field === LEFT_OUT ? [] : records[place]?.['uniqId'])),
  );
  return strings.flatMap(({ uniqId }) => (changed.has(uniqId) ? [uniqId] : []));
}

/** The ids of the plural strings in whose place there are strings of the same forms, each with one of them. */
export function listSplitIds(
  strings: readonly StringRecord[],
  outcome: Outcome & { kind: 'strings' },
): readonly string[] {
  const records = outcome.records.filter(isObject);
  const known = new Set(strings.map(({ uniqId }) => uniqId));
  const kept = new Set(records.map(({ uniqId }) => uniqId));
  const added = new Set(records.flatMap(({ uniqId, text }) => (known.has(String(uniqId)) ? [] : [text])));
  const isSplit = ({ uniqId, text }: StringRecord) =>
    isObject(text) && !kept.has(uniqId) && Object.values(text).every((form) => added.has(form));
  return strings.filter(isSplit).map(({ uniqId }) => uniqId);
}

function groupChanges(noted: readonly Noted[]): Changes {
  const groups = groupBy(noted, ({ field }) => field);
  return new Map([...groups].map(([field, group]) => [field, group.map(({ value }) => value).toSorted()]));
}

function noteChanges(strings: readonly StringRecord[], { records }: Outcome & { kind: 'strings' }): readonly Noted[] {
  const byKey = groupBy<StringRecord, unknown>(strings, ({ identifier }) => identifier);
  const byText = groupBy(strings, ({ text }) => writeText(text));
  const byId = groupBy<StringRecord, unknown>(strings, ({ uniqId }) => uniqId);
  const noted: Noted[] = [];
  for (const [place, record] of records.filter(isObject).entries()) {
    const { uniqId, identifier, ...fields } = record;
    const isSame = (one: StringRecord) =>
      one.identifier === identifier || writeText(one.text) === writeText(fields['text']);
    const own = byId.get(uniqId)?.find(isSame);
    // Under another key it is no more than the string that it was, even if another string has that key.
    const before = byKey.get(identifier) ?? byText.get(writeText(fields['text'])) ?? byId.get(uniqId) ?? [];
    if ([...(own ? [own] : []), ...before].some((one) => hasNothingNew(fields, one))) continue;
    const whose = { place, id: String(uniqId) };
    const news = (own ? [own] : before.slice(0, MAX_LIKE)).map((one) => listNew(fields, one, whose));
    const [fewest = listNew({ identifier, ...fields }, undefined, whose)] = news.toSorted(
      (a, b) => a.length - b.length,
    );
    for (const one of fewest) noted.push(one);
  }
  // Texts identify no string: of two with the same one, one may be left out.
  const known = new Set(records.filter(isObject).flatMap(({ uniqId, identifier }) => [uniqId, identifier]));
  for (const [place, one] of strings.entries())
    if (!known.has(one.uniqId) && !known.has(one.identifier))
      noted.push({ place, id: one.uniqId, field: LEFT_OUT, value: String(place), whole: '', isOfOwn: false });
  return noted;
}

/**
 * A NUL or half of a character, as JSON writes them, or what decoders put in place of one. Some programs that read JSON drop
 * or replace them, whatever they do with the texts.
 */
const UNCARRIED = /\\u(?:0000|d[89a-f])|\ufffd/;

/** Whether some of the strings have such signs. */
export const hasUncarried = (strings: readonly StringRecord[]): boolean =>
  strings.some((one) => UNCARRIED.test(JSON.stringify(one)));

/** A text, or its plural forms in one order. */
const writeText = (text: unknown): string =>
  JSON.stringify(isObject(text) ? Object.entries(text).toSorted(([one], [other]) => (one < other ? -1 : 1)) : text);

const LEFT_OUT = 'left out';

/** Strings of one text with which a record under a new key is compared. */
const MAX_LIKE = 20;

/** What the fields of a record have that a string had not, in the fields that the service reads. */
function listNew(fields: Json, before: StringRecord | undefined, whose: Pick<Noted, 'place' | 'id'>): readonly Noted[] {
  const noted: Noted[] = [];
  noteNew(fields, before, '', (field, value, whole = value) => {
    const isOfOwn = before !== undefined && isTranslated(before, rootOf(field));
    if (READ.test(field)) noted.push({ ...whose, field, value, whole, isOfOwn });
  });
  return noted;
}

/** The fields that the service reads; what stands in others reaches nobody. Source, "String record", "Translation entry". */
const READ =
  /^\.(identifier|text|context|maxLength|isHidden|hasPlurals|labels|attributes\.serviceType|translations\..+\.(text|status))(\.|$)/;

/** A new value in the record of a place. */
interface Noted {
  readonly place: number;
  readonly id: string;
  readonly field: string;
  readonly value: string;
  /** The same with what of it is not new. */
  readonly whole: string;
  /** It was made of a translation that the string had. */
  readonly isOfOwn: boolean;
}

/** Fields in which the name of the file or the project is more than a copy. */
const NAMING = /^\.(context|labels)$/;

/** The longest list of strings of which copies are looked for. */
export const MAX_STRINGS = 500;
/** The part of the strings of a job that are nearly all. */
const MOST = 0.75;

/** Whether a number of strings is nearly all. One that stands at an end of the list may be another. */
export const isMostOf = (count: number, of: number): boolean => count >= MOST * of || (of > 1 && count >= of - 1);

/** Stands for a copy in a string; no text has its first sign. */
const COPY = '\0copy';

/** What stands for copies in strings of which a text or what an app makes of it may tell no copy. */
export const listDoubtfulCopies = (strings: readonly StringRecord[]): readonly string[] => {
  const isShort = (text: unknown) => typeof text === 'string' && text.trim().length < MIN_COPIED;
  return strings.filter(({ text }) => listValues(text).some(isShort)).map(({ uniqId }) => `${COPY} ${uniqId}`);
};

/**
 * New values without copies. Which strings get a copy may follow from what they hold, so those are named where some get
 * one; that nearly all get one that could does not.
 */
function withoutCopies(
  noted: readonly Noted[],
  strings: readonly StringRecord[],
  names: readonly string[],
): readonly Noted[] {
  if (strings.length > MAX_STRINGS) return noted;
  const readCopy = createCopyReader(listTexts(strings), (text) => text);
  const readWords = createCopyReader(
    strings.flatMap(({ text }) => listValues(text)),
    (text) => findWords(text.toLowerCase()).join(' '),
  );
  // A note with the words of a text in another case or with other signs is a copy; a text that differs so is another one.
  const readNote = (one: Noted): Copy => {
    const [copy, words] = [readCopy(one), readWords(one)];
    return words.hasCopy && (!copy.hasCopy || words.otherWords.length < copy.otherWords.length) ? words : copy;
  };
  const isMoved = createMoveReader(strings);
  const made = noted.filter((one) => !isMoved(one));
  return [...groupBy(made, ({ field }) => rootOf(field))].flatMap(([root, group]) => {
    // A text that has the name of the file is no other text, but a context is made of both.
    const telling = NAMING.test(root) ? names : [];
    const read = new Map(group.map((one) => [one, (NAMING.test(root) ? readNote : readCopy)(one)]));
    const countOf = groupBy(
      [...read.values()].flatMap(({ otherWords }) => [...new Set(otherWords)]),
      (word) => word,
    );
    // What stands around an empty text is the same as around others, but at an end of the list.
    const isUsual = (word: string) => isMostOf(countOf.get(word)!.length, read.size);
    const isNamed = (one: Noted) => telling.some((name) => one.value.includes(name));
    const restOf = (one: Noted): readonly string[] =>
      read.get(one)!.otherWords.filter((word) => !isUsual(word) && !isPlace(word, one.place, strings.length));
    const copies = group.filter((one) => read.get(one)!.hasCopy && !isNamed(one));
    if (!COPIED.test(root)) return group;
    // Of a copy counts what stands beside it, and where only some strings have one, which of them do.
    const isMost = isOfMost(copies, root, strings);
    return group.flatMap((one) => {
      if (isNamed(one) || !(isMost || read.get(one)!.hasCopy)) return one;
      const rest = restOf(one);
      if (isMost) return rest.length === 0 ? [] : { ...one, value: rest.join(' ') };
      return rest.length === 0 ? { ...one, value: `${COPY} ${one.id}` } : one;
    });
  });
}

/** Whether a word is where a string stands in the list, or how many there are. */
const isPlace = (word: string, place: number, of: number): boolean =>
  [place, place + 1, of].some((number) => word === String(number));

/** Whether nearly all strings that could have got a copy, or had a translation of which one could be made, have one. */
function isOfMost(copies: readonly Noted[], root: string, strings: readonly StringRecord[]): boolean {
  if (copies.length === 0) return false;
  const countPlaces = (some: readonly Noted[]) => new Set(some.map(({ place }) => place)).size;
  if (root !== '.text') {
    const translated = strings.filter((one) => isTranslated(one, root)).length;
    const own = countPlaces(copies.filter(({ isOfOwn }) => isOfOwn));
    const able = strings.filter((one) => entryOf(one, root) === undefined).length;
    return isMostOf(countPlaces(copies), able) || (own > 0 && own >= MOST * translated);
  }
  const kinds = new Set(copies.map((one) => one.field.startsWith('.text.')));
  const able = strings.filter((one) => kinds.has(isObject(one.text))).length;
  return isMostOf(countPlaces(copies), able) || countHeld(strings, copies) >= MOST * able;
}

/** The strings whose texts are in copies: one text may be all of them joined. */
function countHeld(strings: readonly StringRecord[], copies: readonly Noted[]): number {
  const all = copies.map(({ value }) => value).join('\n');
  return strings.filter(({ text }) => typeof text === 'string' && all.includes(text)).length;
}

/** Fields into which copies are made; a text with the same words or signs around it is one as well. */
const COPIED = /^\.(text|context|labels|attributes|translations)\b/;

/** A field of a record, or the translations into a language: `.translations.uk`. */
const rootOf = (field: string): string => /^\.translations\.[^.]+|^\.[^.]+/.exec(field)?.[0] ?? field;

/** What a string has at a root of translations: its entry for their language. */
const entryOf = ({ translations }: StringRecord, root: string): unknown =>
  root.startsWith(TRANSLATIONS) ? (translations ?? {})[root.slice(TRANSLATIONS.length)] : undefined;

/** Whether a root is that of translations, and a string has one into their language. */
function isTranslated(one: StringRecord, root: string): boolean {
  const entry = entryOf(one, root);
  return isObject(entry) && !isUntranslated(entry);
}

const TRANSLATIONS = '.translations.';

/** The shortest text that is one beside others. */
const MIN_COPIED = 3;

/** Whether a value has a key or a text of the job, and the words beside it. */
interface Copy {
  readonly hasCopy: boolean;
  readonly otherWords: readonly string[];
}

/** Whether a value is the text, the context or a label that a string of the job has: in another place, it says nothing new. */
function createMoveReader(strings: readonly StringRecord[]): (one: Noted) => boolean {
  const held: Readonly<Record<string, ReadonlySet<string>>> = {
    '.context': new Set(strings.flatMap(({ context }) => (context ? [context.trim()] : []))),
    '.labels': new Set(strings.flatMap(({ labels }) => labels ?? [])),
    '.text': new Set(strings.flatMap(({ text }) => listValues(text)).map(String)),
  };
  return ({ field, value, whole }) => [value, whole].some((one) => held[rootOf(field)]?.has(one) === true);
}

/** The keys and texts of strings. */
const listTexts = (strings: readonly StringRecord[]): readonly unknown[] =>
  strings.flatMap(({ uniqId, identifier, text, context, translations }) => [
    ...[uniqId, identifier, context, ...listValues(text)],
    ...Object.values(translations ?? {}).flatMap((entry) => listValues(entry?.text)),
  ]);

/** Finds some of the texts in a value, of which and of whose words `fold` leaves what is compared. */
function createCopyReader(all: readonly unknown[], fold: (text: string) => string): (one: Noted) => Copy {
  const texts = all
    .flatMap((text) => (typeof text === 'string' ? [fold(text.replaceAll(INVISIBLE, '').trim())] : []))
    .filter((text) => text !== '');
  const known = new Set(texts.flatMap((text) => (text.length < MIN_COPIED ? [text, ...findWords(text)] : [text])));
  const parts = [...known]
    .filter(({ length }) => length >= MIN_COPIED)
    .toSorted((one, other) => other.length - one.length);
  return ({ value }) => {
    const text = fold(value.replaceAll(INVISIBLE, ''));
    if (known.has(text.trim())) return { hasCopy: true, otherWords: [] };
    const rest = parts.reduce((left, part) => left.replaceAll(part, ' '), text);
    const otherWords = findWords(rest).filter((word) => !known.has(word));
    return {
      hasCopy: rest !== text || otherWords.length < findWords(text).length,
      otherWords: otherWords.map((word) => word.toLowerCase()),
    };
  };
}

const INVISIBLE = /\p{Cf}/gu;

/** The words of a text, without signs. */
export const findWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** `whole` is the value as it came, where only what is new of it is noted. */
type Note = (field: string, value: string, whole?: string) => void;

/** What a value has that the one before it had not: of an array its new items, of a context what was added to it. */
function noteNew(value: unknown, before: unknown, field: string, add: Note): void {
  if (Array.isArray(value)) {
    const show = (item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item));
    const known = new Set(Array.isArray(before) ? before.map(show) : []);
    for (const item of value.map(show)) if (!known.has(item)) add(field, item);
  } else if (isObject(value)) {
    const known = isObject(before) ? before : {};
    for (const [name, member] of Object.entries(value))
      if (hasMeaning(member) && !hasNothingNew(member, known[name]))
        noteNew(member, known[name], `${field}.${name}`, add);
  } else if (field === '.context' && typeof value === 'string' && typeof before === 'string') {
    add(field, (before.trim() === '' ? value : value.replace(before, '')).trim(), value.trim());
  } else add(field, String(value));
}

/** Whether an app changed or added strings, and they have something of the job. */
export const hasChanged = (strings: readonly StringRecord[], outcome: Outcome & { kind: 'strings' }): boolean =>
  isAbout(strings, outcome.records) && [...listChanges(strings, outcome).keys()].some((field) => field !== LEFT_OUT);

/** Items by their keys, in their order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const one of items) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Whether a value has nothing but what the one before it had, and defaults. Source, "String record". */
function hasNothingNew(value: unknown, before: unknown): boolean {
  if (!isObject(value)) return JSON.stringify(value) === JSON.stringify(before);
  if (isUntranslated(value)) return true;
  const known = isObject(before) ? before : {};
  return Object.entries(value).every(
    ([name, member]) =>
      !hasMeaning(member) ||
      (name === 'status' && !(name in known) && isDefaultStatus(member)) ||
      hasNothingNew(member, known[name]),
  );
}

/** Whether a translation is said to be none, whatever stands in it. */
const isUntranslated = ({ status }: Json): boolean => {
  const statuses = listValues(status);
  return statuses.length > 0 && statuses.every((one) => one === 'untranslated');
};

const listValues = (value: unknown): readonly unknown[] => (isObject(value) ? Object.values(value) : [value]);

/** Source, "Translation entry": the default of each plural form, too. */
export const isDefaultStatus = (status: unknown): boolean => listValues(status).every((one) => one === 'translated');

/** Whether an id, a key or a text of the job is in some of the records. */
export function isAbout(strings: readonly StringRecord[], records: readonly unknown[]): boolean {
  const all = JSON.stringify(records);
  return strings
    .slice(0, ENOUGH)
    .some(
      ({ uniqId, identifier, text }) =>
        [uniqId, identifier].some((id) => all.includes(JSON.stringify(id))) ||
        (typeof text === 'string' && text.length >= TELLING && all.includes(JSON.stringify(text).slice(1, -1))),
    );
}

/** Strings of a large job that are looked for, and the length of a text that is in others by no accident. */
const ENOUGH = 100;
const TELLING = 5;
