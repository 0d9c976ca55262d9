import type { Outcome } from './job-response.ts';
import { hasMeaning } from './keeps-fields.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/**
 * What an app made of a job, as a text: its strings, where it changed or added one. The empty text where it made nothing of it:
 * each string came back with no more than it had, or none has anything of the job. Another order, other ids and keys, defaults
 * written out, lost fields and a preview are no processing. An app that makes the same of every job may process nothing.
 */
export function describeProduct(strings: readonly StringRecord[], { records }: Outcome & { kind: 'strings' }): string {
  const byKey = groupBy(strings, ({ identifier }) => identifier);
  const byText = groupBy(strings, ({ text }) => JSON.stringify(text));
  const isChanged = records.filter(isObject).some(({ uniqId: _, identifier, ...fields }) => {
    // Under another key it is no more than the string that it was.
    const before = byKey.get(identifier) ?? byText.get(JSON.stringify(fields['text'])) ?? [];
    return !before.some((one) => hasNothingNew(fields, one));
  });
  return isChanged && isAbout(strings, records) ? JSON.stringify(records) : '';
}

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
  const known = isObject(before) ? before : {};
  return Object.entries(value).every(
    ([name, member]) =>
      !hasMeaning(member) ||
      (name === 'status' && !(name in known) && isDefaultStatus(member)) ||
      hasNothingNew(member, known[name]),
  );
}

/** Source, "Translation entry": the default of each plural form, too. */
const isDefaultStatus = (status: unknown): boolean =>
  isObject(status) ? Object.values(status).every((one) => one === 'translated') : status === 'translated';

/** Whether an id, a key or a text of the job is in some of the records. */
function isAbout(strings: readonly StringRecord[], records: readonly unknown[]): boolean {
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
