import type { Job } from './job.ts';
import { broken, kept, shown } from './points.ts';
import type { Point } from './points.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import { decisive, describe } from '../../spec/schema-errors.ts';
import type { SchemaError } from '../../spec/schema-errors.ts';
import type { Language } from '../../spec/types.gen.ts';
import { validateStringRecord } from '../../spec/validators.gen.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each field of a string record has to be. */
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

/** Broken records that are described one by one; further ones say nothing new. */
const MOST_DESCRIBED = 50;

/** What the string records of an answer say about the rules of the source's tables. Source, "String record". */
export function recordPoints(records: readonly unknown[], job: Job): readonly Point[] {
  const points: Point[] = [];
  const decided = new Set<RequirementId>();
  let described = 0;
  for (const [index, record] of records.entries()) {
    if (isObject(record)) for (const id of bearsOn(record)) decided.add(id);
    if (!validateStringRecord(record) && described++ < MOST_DESCRIBED) {
      for (const error of decisive(validateStringRecord.errors ?? [])) points.push(pointOf(error, record, index));
    }
    if (isObject(record)) points.push(...beyondSchema(record, index, job));
  }
  const [twice] = repeated(records);
  if (twice !== undefined) {
    const what = 'two string records have the same uniqId';
    points.push(
      broken(
        'module.response.uniq-id-unique',
        what,
        'a uniqId that no other string of the file has',
        `uniqId ${shown(twice)} more than once`,
      ),
    );
  }
  if (records.length > 0) decided.add('module.response.uniq-id-unique');
  return [...[...decided].map(kept), ...points];
}

/** The requirements that a record puts to the test. */
function bearsOn(record: Json): RequirementId[] {
  const isPlural = record['hasPlurals'] === true;
  const found: RequirementId[] = [
    FIELDS['uniqId']!,
    FIELDS['identifier']!,
    isPlural ? 'module.response.text-plural' : FIELDS['text']!,
  ];
  for (const name of Object.keys(FIELDS)) if (name !== 'text' && record[name] !== undefined) found.push(FIELDS[name]!);
  if (isObject(record['attributes']) && record['attributes']['serviceType'] !== undefined)
    found.push('module.response.service-type');
  for (const entry of Object.values(isObject(record['translations']) ? record['translations'] : {})) {
    if (!isObject(entry)) continue;
    found.push(isPlural ? 'module.response.translation-text-plural' : 'module.response.translation-text');
    if (entry['status'] !== undefined)
      found.push(isPlural ? 'module.response.status-plural' : 'module.response.status');
  }
  return found;
}

/** An error of the schema as a point of the rule that it breaks. */
function pointOf(error: SchemaError, record: unknown, index: number): Point {
  const path = error.instancePath.split('/').slice(1);
  const missing = error.keyword === 'required' ? [String(error.params['missingProperty'])] : [];
  const place = [...path, ...missing];
  const isPlural = isObject(record) && record['hasPlurals'] === true;
  const requirement = requirementAt(place, isPlural);
  const name =
    place[0] === 'translations' && place.length > 2 ? `translations.*.${place[2]}` : (place[0] ?? 'a string record');
  const what = `${name} of a string record is wrong`;
  return broken(requirement, what, 'what the tables of the source say', describe([error], `string ${index}`, record));
}

function requirementAt([field = '', language, part]: readonly string[], isPlural: boolean): RequirementId {
  if (field === 'text' && isPlural) return 'module.response.text-plural';
  if (field === 'attributes' && language === 'serviceType') return 'module.response.service-type';
  if (field === 'translations' && part === 'text')
    return isPlural ? 'module.response.translation-text-plural' : 'module.response.translation-text';
  if (field === 'translations' && part === 'status')
    return isPlural ? 'module.response.status-plural' : 'module.response.status';
  return FIELDS[field] ?? 'module.response.strings';
}

/** What no schema can say: keys that the languages of the job decide. */
function beyondSchema(record: Json, index: number, job: Job): Point[] {
  const points: Point[] = [];
  const isPlural = record['hasPlurals'] === true;
  const categories = (value: unknown, language: Language, requirement: RequirementId, place: string) => {
    if (!isPlural || !isObject(value)) return;
    const stray = Object.keys(value).find((key) => !language.pluralCategoryNames.includes(key));
    if (stray === undefined) return;
    const due = `the keys ${language.pluralCategoryNames.join(', ')}, the plural categories of ${language.name}`;
    points.push(
      broken(
        requirement,
        `${place} of a plural string has a key that is no plural category`,
        due,
        `string ${index}: ${shown(stray)}`,
      ),
    );
  };
  categories(record['text'], job.sourceLanguage, 'module.response.text-plural', 'text');
  for (const [id, entry] of Object.entries(isObject(record['translations']) ? record['translations'] : {})) {
    const language = job.targetLanguages.find((target) => target.id === id);
    if (language === undefined) {
      const meant = job.targetLanguages.find((target) => isAnotherName(id, target));
      if (meant === undefined) continue;
      const what = 'translations are keyed by something else than the id of their language';
      points.push(broken('module.response.translations', what, `the key ${meant.id}`, `string ${index}: ${shown(id)}`));
    } else if (isObject(entry)) {
      categories(entry['text'], language, 'module.response.translation-text-plural', 'the text of a translation');
      categories(entry['status'], language, 'module.response.status-plural', 'the status of a translation');
    }
  }
  return points;
}

/** Whether a key is a name of the language, and just not its id. */
const isAnotherName = (key: string, { id, pluralCategoryNames: _, pluralRules: __, ...names }: Language) =>
  key !== id && Object.values(names).includes(key);

function repeated(records: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return records
    .filter(isObject)
    .map((record) => record['uniqId'])
    .filter((uniqId) => typeof uniqId === 'string' && (seen.has(uniqId) || !seen.add(uniqId)));
}
