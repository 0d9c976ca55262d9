import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

/** How the fields of list records are called in the language; see the gaps about records. */
type Fields = Readonly<Record<string, (record: Json) => unknown>>;

const field = (name: string) => (record: Json) => record[name];
/** A text with a half of a pair of surrogates cannot be sent, so it is unknown. */
const text = (name: string) => (record: Json) => {
  const value = record[name];
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value) ? value : undefined;
};
const positive = (name: string) => (record: Json) => (Number(record[name]) > 0 ? record[name] : undefined);
/** Enumerated values, which records may spell in words; a spelling that nobody knows leaves the value unknown. */
const coded = (name: string) => (record: Json) => {
  const value = record[name];
  if (typeof value !== 'string') return undefined;
  const code = CODES[`${name} ${value}`] ?? CODES[value] ?? value.replaceAll(' ', '_');
  return contextOf('glossary-term').members[name]?.values?.includes(code) ? code : undefined;
};

// prettier-ignore
const CODES: Readonly<Record<string, string>> = {
  adjective: 'adj', pronoun: 'pron', 'proper noun': 'propn', determiner: 'det', adverb: 'adv', adposition: 'adp',
  'coordinating conjunction': 'cconj', 'subordinating conjunction': 'sconj', numeral: 'num', interjection: 'intj',
  auxiliary: 'aux', particle: 'prt', symbol: 'sym', 'partOfSpeech other': 'x',
};

// prettier-ignore
const FIELDS: Readonly<Record<ContextName, Fields>> = {
  'source-string': {
    'text': text('text'), 'identifier': text('identifier'), 'context': text('context'), 'max length': positive('maxLength'),
    'is hidden': field('isHidden'), 'is visible': ({ isHidden }) => (typeof isHidden === 'boolean' ? !isHidden : undefined),
    'type is plural': field('hasPlurals'),
    'type is asset': ({ type }) => (type === 'asset' ? true : type === 'text' ? false : undefined),
    'type is plain': ({ type, isIcu, hasPlurals }) => (type === 'text' ? isIcu === false && hasPlurals === false : undefined), 'is duplicate': field('isDuplicate'), 'type is icu': field('isIcu'),
    'added': text('createdAt'), 'updated': text('updatedAt'),
    'file': ({ fileId }) => (typeof fileId === 'number' ? { id: fileId } : undefined),
    'branch': ({ branchId }) => (typeof branchId === 'number' ? { id: branchId } : undefined),
    'labels': ({ labelIds }) => (Array.isArray(labelIds) ? labelIds.map((id: unknown) => ({ id })) : undefined),
    'fields': ({ fields }) => (Array.isArray(fields) && fields.every(isObject) ? fields : undefined),
  },
  'translation': {
    'text': text('text'), 'provider': text('provider'), 'is pre translated': field('isPreTranslated'),
    'user': ({ user }) => (isObject(user) ? user['id'] : undefined),
  },
  'tm-segment': {
    'records': ({ records }) => (Array.isArray(records) && records.every(isObject) ? records : undefined),
  },
  'glossary-term': {
    'id': field('id'), 'text': text('text'), 'description': text('description'), 'language': text('languageId'),
    'user': field('userId'), 'partOfSpeech': coded('partOfSpeech'), 'status': coded('status'), 'type': coded('type'),
    'gender': coded('gender'), 'note': text('note'), 'lemma': text('lemma'), 'url': text('url'), 'concept': field('conceptId'),
    'createdAt': text('createdAt'), 'updatedAt': text('updatedAt'),
  },
};

/** A list record as the language sees it, as far as it is shown. */
export const observedMembers = (context: ContextName, record: Json): CroqlRecord =>
  Object.fromEntries(Object.entries(FIELDS[context]).map(([member, read]) => [member, read(record)]));

/** The users that a record names by id and login. */
export function usersIn(record: Json): readonly (readonly [number, string])[] {
  const user = record['user'];
  if (!isObject(user) || typeof user['id'] !== 'number') return [];
  const login = user['username'] ?? user['login'];
  return typeof login === 'string' && !/\p{Surrogate}/u.test(login) ? [[user['id'], login]] : [];
}
