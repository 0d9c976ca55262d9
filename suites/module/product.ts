import type { Outcome } from './job-response.ts';
import { hasMeaning } from './keeps-fields.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/**
 * What an app made of a job, as a text: its strings, where it changed or added one. The empty text where it made nothing of it:
 * each string came back with no more than it had, or none has anything of the job. Another order, other ids, defaults written
 * out, lost fields and a preview are no processing. An app that makes the same of every job may process nothing.
 */
export function describeProduct(strings: readonly StringRecord[], { records }: Outcome & { kind: 'strings' }): string {
  const sent = new Map<unknown, StringRecord[]>();
  for (const record of strings) sent.set(record.identifier, [...(sent.get(record.identifier) ?? []), record]);
  const isChanged = records.filter(isObject).some(({ uniqId: _, ...record }) => {
    const before = sent.get(record['identifier']) ?? [];
    return !before.some((one) => hasNothingNew(record, one));
  });
  return isChanged && isAbout(strings, records) ? JSON.stringify(records) : '';
}

/** Whether a value has nothing but what the one before it had, and defaults. Source, "String record". */
function hasNothingNew(value: unknown, before: unknown): boolean {
  if (!isObject(value)) return JSON.stringify(value) === JSON.stringify(before);
  const known = isObject(before) ? before : {};
  return Object.entries(value).every(
    ([name, member]) =>
      !hasMeaning(member) || hasNothingNew(member, known[name] ?? (name === 'status' ? 'translated' : undefined)),
  );
}

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
