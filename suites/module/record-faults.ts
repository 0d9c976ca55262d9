import { showValue } from './show-value.ts';
import { describeRecordError, findFieldPath } from './string-record-violation.ts';
import type { Job } from '../drivers/job.ts';
import type { Violation } from '../../run/finding.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { decisive } from '../../spec/schemas/schema-errors.ts';
import type { SchemaError } from '../../spec/schemas/schema-errors.ts';
import type { Language, StringRecord } from '../../spec/schemas/types.gen.ts';
import { validateStringRecord } from '../../spec/schemas/validate-string-record.gen.js';

/** What string records show, read in one pass: a response may have ten thousand of them. */
export interface RecordFaults {
  /** Requirements about which at least one record says something. */
  readonly shown: ReadonlySet<RequirementId>;
  /** The first violation of each requirement. */
  readonly violations: ReadonlyMap<RequirementId, Violation>;
  readonly hasPlurals: boolean;
}

/** Which requirement each field of a string record is about. */
const FIELDS: Readonly<Record<string, RequirementId>> = {
  uniqId: 'module.response.uniq-id',
  identifier: 'module.response.identifier',
  context: 'module.response.context',
  maxLength: 'module.response.max-length',
  isHidden: 'module.response.is-hidden',
  hasPlurals: 'module.response.has-plurals',
  labels: 'module.response.labels',
  attributes: 'module.response.attributes',
  text: 'module.response.text',
  translations: 'module.response.translations',
};

/** Records whose schema errors are read; further ones say nothing new. */
const MAX_INVALID = 50;

/** Compares the string records of the response to a job with the tables of the source. Source, "String record". */
export function readRecords(
  records: readonly unknown[],
  { job, strings }: { readonly job: Job; readonly strings: readonly StringRecord[] },
): RecordFaults {
  const shown = new Set<RequirementId>();
  const violations = new Map<RequirementId, Violation>();
  const add = (requirement: RequirementId, violation: Violation) => {
    if (!violations.has(requirement)) violations.set(requirement, violation);
  };
  const sent = new Map(strings.map((one) => [one.uniqId, one]));
  let invalid = 0;
  for (const [index, record] of records.entries()) {
    if (isObject(record)) for (const requirement of listShown(record)) shown.add(requirement);
    if (!validateStringRecord(record) && invalid++ < MAX_INVALID) {
      for (const error of decisive(validateStringRecord.errors ?? []))
        add(findRequirement(error, isPlural(record)), describeRecordError(error, record, index));
    }
    if (!isObject(record)) continue;
    compareKeys({ record, index, job, sent: sent.get(String(record['uniqId'])) }, add);
    if (isMisplaced(record))
      add('module.response.service-type', {
        code: 'missing-field',
        what: 'a string record',
        name: 'attributes.serviceType',
        actual: `string ${index}: ${showValue(record['serviceType'])} beside its attributes`,
      });
  }
  const repeated = findRepeated(records);
  if (repeated !== undefined)
    add('module.response.uniq-id-unique', { code: 'duplicate', what: 'uniqId', value: showValue(repeated) });
  if (records.length > 0) shown.add('module.response.uniq-id-unique');
  return { shown, violations, hasPlurals: records.some(isPlural) };
}

/** Whether the type of a string stands beside its attributes. Source, "String record". */
const isMisplaced = ({ serviceType, attributes }: Json): boolean =>
  typeof serviceType === 'string' && !(isObject(attributes) && attributes['serviceType'] === serviceType);

const isPlural = (record: unknown) => isObject(record) && record['hasPlurals'] === true;

/** The requirements that a record says something about. */
function listShown(record: Json): RequirementId[] {
  const found: RequirementId[] = [
    FIELDS['uniqId']!,
    FIELDS['identifier']!,
    isPlural(record) ? 'module.response.text-plural' : FIELDS['text']!,
  ];
  for (const name of Object.keys(FIELDS)) if (name !== 'text' && record[name] !== undefined) found.push(FIELDS[name]!);
  if (isObject(record['attributes']) && record['attributes']['serviceType'] !== undefined)
    found.push('module.response.service-type');
  for (const entry of Object.values(translationsOf(record))) {
    if (!isObject(entry)) continue;
    found.push(isPlural(record) ? 'module.response.translation-text-plural' : 'module.response.translation-text');
    if (entry['status'] !== undefined)
      found.push(isPlural(record) ? 'module.response.status-plural' : 'module.response.status');
  }
  return found;
}

const translationsOf = ({ translations }: Json): Json => (isObject(translations) ? translations : {});

/** The requirement that an error of the schema violates. */
function findRequirement(error: SchemaError, plural: boolean): RequirementId {
  const [field = '', name, part] = findFieldPath(error);
  if (field === 'text' && plural) return 'module.response.text-plural';
  if (field === 'attributes' && name === 'serviceType') return 'module.response.service-type';
  if (field === 'translations' && part === 'text')
    return plural ? 'module.response.translation-text-plural' : 'module.response.translation-text';
  if (field === 'translations' && part === 'status')
    return plural ? 'module.response.status-plural' : 'module.response.status';
  return FIELDS[field] ?? 'module.response.strings';
}

type AddViolation = (requirement: RequirementId, violation: Violation) => void;

/** A record of a response, and the string of the job that has its id. */
interface Returned {
  readonly record: Json;
  readonly index: number;
  readonly job: Job;
  readonly sent: StringRecord | undefined;
}

/** Compares keys with the languages of the job, which no schema can do. */
function compareKeys({ record, index, job, sent }: Returned, add: AddViolation): void {
  const compareCategories = (
    value: unknown,
    before: unknown,
    language: Language,
    requirement: RequirementId,
    what: string,
  ) => {
    if (!isPlural(record) || !isObject(value)) return;
    const names = language.pluralCategoryNames;
    const stray = Object.keys(value).find((key) => !names.includes(key));
    if (stray !== undefined) {
      const expected = `the keys ${names.join(', ')}, the plural categories of ${language.name}`;
      add(requirement, { code: 'unknown-key', what, expected, actual: `string ${index}: ${showValue(stray)}` });
    }
    const exchanged = isObject(before) ? findExchanged(value, before) : undefined;
    if (exchanged !== undefined) {
      const [name, other] = exchanged;
      const expected = `under ${name} what is made of the form ${name}`;
      add(requirement, {
        code: 'wrong-value',
        what,
        name,
        expected,
        actual: `string ${index} has there the form ${other}`,
      });
    }
    // Whether an app may make a text of some forms only is open; it may not lose one that it was sent.
    const lost = isObject(before) ? names.find((name) => before[name] && !(name in value)) : undefined;
    if (lost === undefined) return;
    const actual = `string ${index} has ${Object.keys(value).join(', ')}, and was sent with ${lost} too`;
    add(requirement, { code: 'missing-field', what, name: lost, actual });
  };
  compareCategories(
    record['text'],
    sent?.text,
    job.sourceLanguage,
    'module.response.text-plural',
    'the text of a plural string',
  );
  for (const [id, entry] of Object.entries(translationsOf(record))) {
    const language = job.targetLanguages.find((target) => target.id === id);
    if (language === undefined) {
      const meant = job.targetLanguages.find(
        (target) =>
          isAnotherName(id, target) || isMisspelt(id, target.id, record) || isMoved(record, target.id, entry, sent),
      );
      // An app may know more languages of the project than the job names.
      if (meant === undefined && !isNoLanguage(id)) continue;
      add('module.response.translations', {
        code: 'unknown-key',
        what: 'an object of translations',
        expected: meant === undefined ? 'the id of a language' : `the key ${meant.id}, the id of the language`,
        actual: `string ${index}: ${showValue(id)}`,
      });
    } else if (isObject(entry)) {
      const { text, status } = entry;
      const before = sent?.translations?.[id]?.text;
      const whatText = 'the text of a plural translation';
      compareCategories(text, before, language, 'module.response.translation-text-plural', whatText);
      const whatStatus = 'the status of a plural translation';
      compareCategories(status, undefined, language, 'module.response.status-plural', whatStatus);
    }
  }
}

/** Two forms that were sent, of which each is under the category of another now. */
function findExchanged(value: Json, before: Json): readonly [string, string] | undefined {
  const names = Object.keys(before).filter((name) => name in value && typeof before[name] === 'string');
  if (new Set(names.map((name) => before[name])).size !== names.length) return undefined;
  const sourceOf = (name: string) => names.find((other) => before[other] === value[name]);
  const moved = names.filter((name) => sourceOf(name) !== undefined && sourceOf(name) !== name);
  const areExchanged = moved.length > 1 && new Set(moved.map(sourceOf)).size === moved.length;
  return areExchanged ? [moved[0]!, sourceOf(moved[0]!)!] : undefined;
}

/** Whether a key is no id of any language: empty, a number, or what programs write of a value that is not there. */
const isNoLanguage = (key: string) => !LANGUAGE_ID.test(key) || /^(null|undefined|nan|true|false)$/i.test(key);
const LANGUAGE_ID = /^\p{L}{2}[\p{L}\d]*([-_@.][\p{L}\d]+)*$/u;

/** Whether a translation into a language, which the job had, is under another key now and no more under its own. */
function isMoved(record: Json, language: string, entry: unknown, sent: StringRecord | undefined): boolean {
  const before = sent?.translations?.[language];
  const text = isObject(entry) ? entry['text'] : undefined;
  const isSame = before !== undefined && before.text !== '' && JSON.stringify(before.text) === JSON.stringify(text);
  return isSame && !(language in translationsOf(record));
}

/** Whether a key is a part or another spelling of an id under which the record has nothing. */
function isMisspelt(key: string, id: string, record: Json): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '');
  return !(id in translationsOf(record)) && key.length > 2 && plain(id).startsWith(plain(key));
}

/** Whether a key is a name of the language, and just not its id. */
const isAnotherName = (key: string, { id, pluralCategoryNames: _, pluralRules: __, ...names }: Language) =>
  key !== id && Object.values(names).includes(key);

/** The first uniqId that occurs a second time. */
function findRepeated(records: readonly unknown[]): string | undefined {
  const seen = new Set<string>();
  for (const record of records) {
    const uniqId = isObject(record) ? record['uniqId'] : undefined;
    if (typeof uniqId !== 'string') continue;
    if (seen.has(uniqId)) return uniqId;
    seen.add(uniqId);
  }
  return undefined;
}
