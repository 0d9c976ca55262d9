import { createHmac } from 'node:crypto';
import { isObject } from '../../spec/json.ts';

/** The members whose texts people or companies could be recognized by. */
const PERSONAL = new Set([
  ...['text', 'identifier', 'uniqId', 'context', 'name', 'title', 'login', 'description', 'note', 'lemma', 'url'],
  ...['subject', 'definition', 'value', 'slug', 'labels', 'message', 'domain', 'baseUrl', 'apiBaseUrl', 'contentUrl'],
  ...['stringsUrl', 'previewUrl'],
]);
/** The same, in base64. */
const ENCODED = new Set(['content', 'preview']);
/** Languages are called what they are called. */
const PUBLIC = new Set(['languages', 'sourceLanguage', 'targetLanguages', 'language']);

/**
 * Replaces every text that people or companies could be recognized by. Equal texts stay equal and different ones
 * different; each keeps its length, its scripts and cases, its digits' places, its white space and its punctuation. Ids,
 * numbers, dates, codes and enumerated values stay as they are. Without the key, nobody can check a guess.
 */
export function anonymise<Value>(value: Value, key: Uint8Array): Value {
  const mask = createMask(key);
  const walk = (item: unknown, isPersonal: boolean): unknown => {
    if (typeof item === 'string') return isPersonal ? mask(item) : item;
    if (Array.isArray(item)) return item.map((each) => walk(each, isPersonal));
    if (!isObject(item)) return item;
    return Object.fromEntries(
      Object.entries(item).map(([name, member]) => {
        if (PUBLIC.has(name)) return [name, member];
        if (ENCODED.has(name) && typeof member === 'string')
          return [name, Buffer.from(mask(Buffer.from(member, 'base64').toString('utf8'))).toString('base64')];
        // The texts of plural forms are in an object by their categories.
        return [name, walk(member, PERSONAL.has(name) || (isPersonal && typeof member === 'string'))];
      }),
    );
  };
  return walk(value, false) as Value;
}

/** More tries than any number of short texts needs to find one that is free. */
const MAX_TRIES = 20_000;

function createMask(key: Uint8Array): (text: string) => string {
  const masked = new Map<string, string>();
  const taken = new Set<string>();
  return (text) => {
    const known = masked.get(text);
    if (known !== undefined) return known;
    let result = replaceLetters(text, key, 0);
    for (let round = 1; (taken.has(result) || result === text) && round < MAX_TRIES; round++) {
      if (result === text && !/[\p{L}\p{Nd}]/u.test(text)) break;
      result = replaceLetters(text, key, round);
    }
    masked.set(text, result);
    taken.add(result);
    return result;
  };
}

function replaceLetters(text: string, key: Uint8Array, round: number): string {
  const scheme = /^[a-z]+:\/\//.exec(text)?.[0] ?? '';
  const stream = createStream(key, `${round} ${text}`);
  return (
    scheme +
    text.slice(scheme.length).replace(/[\p{L}\p{Nd}]/gu, (letter) => {
      const others = listAlike(letter);
      return others[stream() % others.length] ?? letter;
    })
  );
}

/** Numbers of 16 bits that look random without the key. */
function createStream(key: Uint8Array, seed: string): () => number {
  let block = Buffer.alloc(0);
  let place = 0;
  let count = 0;
  return () => {
    if (place + 2 > block.length) {
      block = createHmac('sha256', key).update(`${count++} ${seed}`).digest();
      place = 0;
    }
    place += 2;
    return block.readUInt16BE(place - 2);
  };
}

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Lt}/u, /\p{Lm}/u, /\p{Lo}/u, /\p{Nd}/u];
// prettier-ignore
const SCRIPTS = [
  'Latin', 'Cyrillic', 'Greek', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Armenian',
  'Georgian', 'Bengali', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Khmer', 'Lao', 'Myanmar', 'Ethiopic',
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

const alike = new Map<string, readonly string[]>();

/** The letters of the same kind and script near a letter, all of which have its length in every encoding. */
function listAlike(letter: string): readonly string[] {
  const known = alike.get(letter);
  if (known) return known;
  const describe = (one: string) => [...KINDS, ...SCRIPTS].map((pattern) => Number(pattern.test(one))).join('');
  const first = letter.codePointAt(0)! & ~63;
  const wanted = describe(letter);
  const found = Array.from({ length: 64 }, (_, index) => String.fromCodePoint(first + index)).filter(
    (one) => describe(one) === wanted,
  );
  alike.set(letter, found);
  return found;
}
