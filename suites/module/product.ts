import type { Outcome } from './job-response.ts';
import { hasMeaning } from './keeps-fields.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/**
 * What an app made of a job: the new values of each field, those of added strings too, as texts in no order, and the places
 * of the strings that it left out. Nothing where each string came back with no more than it had: another order, other ids
 * and keys, defaults written out, lost fields and a preview are no processing.
 */
export function listChanges(
  strings: readonly StringRecord[],
  { records }: Outcome & { kind: 'strings' },
): ReadonlyMap<string, readonly string[]> {
  const byKey = groupBy(strings, ({ identifier }) => identifier);
  const byText = groupBy(strings, ({ text }) => JSON.stringify(text));
  const [changes, copies] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const isCopy = createCopyTest(strings);
  let copied = 0;
  for (const { uniqId, identifier, ...fields } of records.filter(isObject)) {
    // Under another key it is no more than the string that it was.
    const before = byKey.get(identifier) ?? byText.get(JSON.stringify(fields['text'])) ?? [];
    if (before.some((one) => hasNothingNew(fields, one))) continue;
    const own = before.find((one) => one.uniqId === uniqId) ?? before[0];
    const count = countValues(copies);
    noteNew(own === undefined ? { identifier, ...fields } : fields, own, '', (field, value) =>
      addValue(isCopy(field, value) ? copies : changes, field, value),
    );
    if (countValues(copies) > count) copied++;
  }
  // Which strings get a copy may follow from what they hold; that nearly all get one does not.
  if (copied < MOST * strings.length)
    for (const [field, values] of copies) for (const value of values) addValue(changes, field, value);
  // Texts identify no string: of two with the same one, one may be left out.
  const known = new Set(records.filter(isObject).flatMap(({ uniqId, identifier }) => [uniqId, identifier]));
  for (const [index, { uniqId, identifier }] of strings.entries())
    if (!known.has(uniqId) && !known.has(identifier)) addValue(changes, LEFT_OUT, String(index));
  return new Map([...changes].map(([field, values]) => [field, values.toSorted()]));
}

const LEFT_OUT = 'left out';

const addValue = (values: Map<string, string[]>, field: string, value: string): void =>
  void values.set(field, [...(values.get(field) ?? []), value]);
const countValues = (values: ReadonlyMap<string, readonly string[]>): number =>
  [...values.values()].reduce((sum, { length }) => sum + length, 0);

/** The part of the strings of a job that are nearly all. */
const MOST = 0.75;
/** The longest list of strings of which copies are looked for, and the shortest text that is one beside others. */
const MAX_COPIED = 300;
const MIN_COPIED = 3;

/** Whether a new value beside the text of a string is nothing but keys and texts of the job, with signs between them. */
function createCopyTest(strings: readonly StringRecord[]): (field: string, value: string) => boolean {
  if (strings.length > MAX_COPIED) return () => false;
  const texts = strings
    .flatMap(({ uniqId, identifier, text, context }) => [uniqId, identifier, context, ...listValues(text)])
    .flatMap((text) => (typeof text === 'string' ? [text.trim()] : []))
    .filter((text) => text !== '');
  const known = new Set(texts);
  const parts = [...known]
    .filter(({ length }) => length >= MIN_COPIED)
    .toSorted((one, other) => other.length - one.length);
  const words = (value: string) =>
    parts.reduce((left, part) => left.replaceAll(part, ' '), value).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (field, value) => {
    if (field.startsWith('.text')) return false;
    const text: unknown = field === '.labels' ? JSON.parse(value) : value;
    return typeof text === 'string' && (known.has(text.trim()) || words(text).every((word) => known.has(word)));
  };
}

type Note = (field: string, value: string) => void;

/** What a value has that the one before it had not: of an array its new items, of a context what was added to it. */
function noteNew(value: unknown, before: unknown, field: string, add: Note): void {
  if (Array.isArray(value)) {
    const known = new Set(Array.isArray(before) ? before.map((item) => JSON.stringify(item)) : []);
    for (const item of value.map((one) => JSON.stringify(one))) if (!known.has(item)) add(field, item);
  } else if (isObject(value)) {
    const known = isObject(before) ? before : {};
    for (const [name, member] of Object.entries(value))
      if (hasMeaning(member) && !hasNothingNew(member, known[name]))
        noteNew(member, known[name], `${field}.${name}`, add);
  } else if (field === '.context' && typeof value === 'string' && typeof before === 'string') {
    add(field, value.replace(before, '').trim());
  } else add(field, String(value));
}

/** Whether an app changed or added strings, and they have something of the job. */
export const hasChanged = (strings: readonly StringRecord[], outcome: Outcome & { kind: 'strings' }): boolean =>
  isAbout(strings, outcome.records) && [...listChanges(strings, outcome).keys()].some((field) => field !== LEFT_OUT);

function groupBy(strings: readonly StringRecord[], keyOf: (string: StringRecord) => unknown) {
  const groups = new Map<unknown, StringRecord[]>();
  for (const one of strings) {
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
const isDefaultStatus = (status: unknown): boolean => listValues(status).every((one) => one === 'translated');

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
