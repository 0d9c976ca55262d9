import { listTexts } from './earlier-job-rules.ts';
import type { Outcome } from './job-response.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import { isObject } from '../../spec/json.ts';

const A = { uniqId: 'a', identifier: 'a', text: 'A' };

/** Two languages, and those into which jobs without target languages are translated: after a job into the first, and into the second. */
export interface LanguagesInTurn {
  readonly languages: readonly [string, string];
  readonly translated: readonly [readonly string[], readonly string[]];
}

/** A job without target languages does not get those of the job before it. An app may know the languages of a project. */
export const hasNoLanguageOfOthers: Rule<LanguagesInTurn> = {
  requirement: 'module.response.answered',
  expected: 'no translations into the languages of the job before',
  violation: ({ languages: [one, other], translated: [afterOne, afterOther] }) =>
    afterOne.includes(one) && afterOther.includes(other) && !afterOne.includes(other) && !afterOther.includes(one)
      ? {
          code: 'strings-differ',
          what: 'a job without target languages is translated into those of the job before it',
          expected: 'the same translations after any job',
          actual: `translations into ${one} after a job into ${one}, and into ${other} after one into ${other}`,
        }
      : undefined,
  invalid: [{ title: 'the languages of the job before', input: inTurn(['uk'], ['de']) }],
  valid: [
    { title: 'none', input: inTurn([], []) },
    { title: 'always the same', input: inTurn(['uk'], ['uk']) },
    { title: 'all that the app knows of', input: inTurn(['uk'], ['uk', 'de']) },
  ],
};

function inTurn(afterOne: readonly string[], afterOther: readonly string[]): LanguagesInTurn {
  return { languages: ['uk', 'de'], translated: [afterOne, afterOther] };
}

/** A language of a job of another project, and those into which a job is translated that does not name it. */
export interface LanguageOfOthers {
  readonly language: string;
  readonly translated: readonly string[];
}

/** A job does not get the languages of another project. */
export const namesItsLanguages: Rule<LanguageOfOthers> = {
  requirement: 'module.response.answered',
  expected: 'no translations into a language that only a job of another project had',
  violation: ({ language, translated }) =>
    translated.includes(language)
      ? {
          code: 'strings-differ',
          what: 'a job is translated into a language that only a job of another project had',
          expected: `no translations into ${language}`,
          actual: `translations into ${translated.join(', ')}`,
        }
      : undefined,
  invalid: [{ title: 'all languages so far', input: { language: 'qab', translated: ['uk', 'qab'] } }],
  valid: [
    { title: 'its own', input: { language: 'qab', translated: ['uk'] } },
    { title: 'languages of other jobs of the project', input: { language: 'qab', translated: ['uk', 'de'] } },
    { title: 'none', input: { language: 'qab', translated: [] } },
  ],
};

/** What became of strings of which the app was sent translations into one language, which have a word of their own. */
export interface TranslatedBefore {
  readonly language: string;
  readonly word: string;
  readonly outcome: Outcome;
}

/** A translation is that of its language. */
export const keepsLanguagesApart: Rule<TranslatedBefore> = {
  requirement: 'module.response.translations',
  expected: 'translations into the language of their key',
  violation: (input) => {
    const stray = listTexts(listOthers(input)).find((text) => text.includes(input.word));
    if (stray === undefined) return undefined;
    return {
      code: 'strings-differ',
      what: 'a translation into one language is under the key of another',
      expected: 'none with the words of the other',
      actual: showValue(stray),
    };
  },
  unproven: (input) =>
    listOthers(input).length > 0 ? undefined : 'the app gives no translations into another language',
  invalid: [{ title: 'the translation into another language', input: translatedBefore({ uk: { text: 'Datei xyz' } }) }],
  valid: [
    {
      title: 'a translation of its own beside it',
      input: translatedBefore({ de: { text: 'Datei xyz' }, uk: { text: 'Файл' } }),
    },
    { title: 'a context that has it', input: translatedBefore({ uk: { text: 'Файл' } }, 'German: Datei xyz') },
  ],
};

/** The translations under other keys than that of the language. */
const listOthers = ({ language, outcome }: TranslatedBefore) =>
  (outcome.kind === 'strings' ? outcome.records : []).flatMap((record) =>
    Object.entries((isObject(record) && record['translations']) || {}).filter(([key]) => key !== language),
  );

function translatedBefore(translations: object, context = ''): TranslatedBefore {
  return { language: 'de', word: 'xyz', outcome: { kind: 'strings', records: [{ ...A, context, translations }] } };
}

/** The texts of strings by their ids. */
export type TextsById = Readonly<Record<string, string>>;

/** Translations of the same strings into several languages: by jobs of one language each, and by one of all of them. */
export interface LanguagesTogether {
  readonly languages: readonly string[];
  readonly alone: readonly TextsById[];
  readonly together: readonly TextsById[];
}

/** As many strings as two languages hardly have in common by chance. */
const ENOUGH_STRINGS = 3;

/** The strings that differ in two languages. */
const listDifferent = (own: TextsById, other: TextsById): readonly string[] =>
  Object.keys(own).filter((id) => id in other && own[id] !== other[id]);

/** The same, where all of them have the texts of the other one. */
const listExchanged = (texts: TextsById, own: TextsById, other: TextsById): readonly string[] => {
  const ids = listDifferent(own, other).filter((id) => id in texts);
  return ids.length >= ENOUGH_STRINGS && ids.every((id) => texts[id] === other[id]) ? ids : [];
};

/** The first language that has the texts of another one, and one of them as a finding shows it. */
function findExchanged(texts: readonly TextsById[], own: readonly TextsById[]) {
  for (const [place, into] of texts.entries())
    for (const [other, ofOther] of own.entries()) {
      const [id] = other === place ? [] : listExchanged(into, own[place]!, ofOther);
      if (id !== undefined) return { place, other, own: showValue(own[place]![id]), text: showValue(into[id]) };
    }
  return undefined;
}

/** A job of several languages does not get the texts of one of them for another. */
export const translatesEach: Rule<LanguagesTogether> = {
  requirement: 'module.response.translations',
  expected: 'under each language what a job into it alone gets',
  violation: ({ languages, alone, together }) => {
    const found = findExchanged(together, alone);
    return (
      found && {
        code: 'strings-differ',
        what: 'a job of several languages gets the translations into one of them for another',
        expected: `under ${languages[found.place]} the texts of a job into it alone, such as ${found.own}`,
        actual: `those of a job into ${languages[found.other]}, such as ${found.text}`,
      }
    );
  },
  unproven: ({ alone, together }) =>
    alone.some((own) => alone.some((other) => listDifferent(own, other).length >= ENOUGH_STRINGS)) &&
    together.every((texts) => Object.keys(texts).length > 0)
      ? undefined
      : 'the app gives no translations into two languages',
  invalid: [
    { title: 'the last language for all', input: languagesTogether('uk', 'uk') },
    { title: 'two languages that have changed places', input: languagesTogether('uk', 'de') },
  ],
  valid: [
    { title: 'each its own', input: languagesTogether('de', 'uk') },
    { title: 'other words in a larger job', input: languagesTogether('better de', 'uk') },
    { title: 'the source text for both', input: languagesTogether('en', 'en') },
  ],
};

function languagesTogether(...words: readonly [string, string]): LanguagesTogether {
  const into = (word: string) => Object.fromEntries([1, 2, 3].map((id) => [id, `${word} ${id}`]));
  return { languages: ['de', 'uk'], alone: [into('de'), into('uk')], together: words.map(into) };
}

/** Translations of the same strings by a job of many languages, and by one that names them in the opposite order. */
export interface LanguagesInOrder {
  readonly languages: readonly string[];
  readonly together: readonly TextsById[];
  readonly reversed: readonly TextsById[];
}

/** Which languages of a job get translations does not follow from their order. */
export const leavesNoLanguageOut: Rule<LanguagesInOrder> = {
  requirement: 'module.response.translations',
  expected: 'translations into the languages that have them where they stand in the opposite order',
  violation: ({ languages, together, reversed }) => {
    for (const [one, other] of [
      [together, reversed],
      [reversed, together],
    ] as const) {
      const place = languages.findIndex(
        (_, index) => countTexts(one[index]) === 0 && countTexts(other[index]) >= ENOUGH_STRINGS,
      );
      if (place === -1) continue;
      return {
        code: 'strings-differ',
        what: 'a job of many languages is translated into those at one end',
        expected: `translations into ${languages[place]}, as in a job that names the languages in the opposite order`,
        actual: `translations into ${languages.filter((_, index) => countTexts(one[index]) > 0).join(', ') || 'none'}`,
      };
    }
    return undefined;
  },
  unproven: ({ reversed }) =>
    reversed.some((texts) => countTexts(texts) >= ENOUGH_STRINGS) ? undefined : 'the app gives no translations',
  invalid: [{ title: 'the first two only', input: inOrder([true, true, false], [false, true, true]) }],
  valid: [
    { title: 'all', input: inOrder([true, true, true], [true, true, true]) },
    { title: 'those that it knows', input: inOrder([true, false, true], [true, false, true]) },
  ],
};

const countTexts = (texts: TextsById = {}): number => Object.keys(texts).length;

function inOrder(...given: readonly [readonly boolean[], readonly boolean[]]): LanguagesInOrder {
  const [together, reversed] = given.map((each) =>
    each.map((has): TextsById => (has ? { one: 'Eins', two: 'Zwei', three: 'Drei' } : {})),
  );
  return { languages: ['de', 'uk', 'ja'], together: together!, reversed: reversed! };
}

/** Translations that came with strings, and what became of them in jobs of the same languages, each of which is the first once. */
export interface LanguagesInTurns {
  readonly languages: readonly string[];
  readonly given: readonly TextsById[];
  readonly turns: readonly { readonly first: string; readonly texts: readonly TextsById[] }[];
}

function explainNone({ turns }: LanguagesInTurns): string | undefined {
  const isSome = turns.some(({ texts }) => texts.some((one) => countTexts(one) >= ENOUGH_STRINGS));
  return isSome ? undefined : 'the app returns no translations';
}

/** Whether translations stay does not follow from the place of their language. */
export const keepsInAnyPlace: Rule<LanguagesInTurns> = {
  requirement: 'module.response.translations',
  expected: 'translations that stay where their language is the first stay where it is not',
  violation: ({ languages, given, turns }) => {
    const countKept = (place: number, texts: TextsById = {}) =>
      Object.entries(given[place]!).filter(([id, text]) => texts[id] === text).length;
    const lost = languages.filter((language, place) =>
      turns.every(({ first, texts }) => {
        const kept = countKept(place, texts[place]);
        return first === language ? kept >= ENOUGH_STRINGS : kept === 0;
      }),
    );
    if (lost.length < languages.length) return undefined;
    return {
      code: 'strings-differ',
      what: 'of the translations that come with strings, only those into the first language stay',
      expected: 'those into each language',
      actual: `those into ${turns[0]!.first} alone where it is the first`,
    };
  },
  unproven: explainNone,
  invalid: [{ title: 'those into the first language alone', input: inTurns((isFirst) => (isFirst ? 'own' : 'new')) }],
  valid: [
    { title: 'all of them', input: inTurns(() => 'own') },
    { title: 'none of them', input: inTurns(() => 'new') },
  ],
};

/** The translations that came with strings are not exchanged for those into another language. */
export const exchangesNone: Rule<LanguagesInTurns> = {
  requirement: 'module.response.translations',
  expected: 'under no language the translations that came for another',
  violation: ({ languages, given, turns }) => {
    const [found] = turns.flatMap(({ texts }) => findExchanged(texts, given) ?? []);
    return (
      found && {
        code: 'strings-differ',
        what: 'translations that come with strings are under the key of another language',
        expected: `under ${languages[found.place]} texts such as ${found.own}`,
        actual: `those into ${languages[found.other]}, such as ${found.text}`,
      }
    );
  },
  unproven: explainNone,
  invalid: [{ title: 'the last language for all', input: eachAs('ja') }],
  valid: [
    { title: 'all of them', input: eachAs() },
    { title: 'others', input: eachAs('new') },
    { title: 'the source text for all', input: eachAs('en') },
  ],
};

/** Translations into three languages, for each of which the app gives its own or those of one word. */
function eachAs(word?: string): LanguagesInTurns {
  const languages = ['de', 'uk', 'ja'];
  const into = (one: string): TextsById => ({ one: `${one} 1`, two: `${one} 2`, three: `${one} 3` });
  const texts = languages.map((one) => into(word ?? one));
  return { languages, given: languages.map(into), turns: [{ first: 'de', texts }] };
}

function inTurns(wordOf: (isFirst: boolean) => string): LanguagesInTurns {
  const languages = ['de', 'uk', 'ja'];
  const textsOf = (word: string): TextsById => ({ one: `${word} 1`, two: `${word} 2`, three: `${word} 3` });
  return {
    languages,
    given: languages.map(() => textsOf('own')),
    turns: languages.map((first) => ({ first, texts: languages.map((one) => textsOf(wordOf(one === first))) })),
  };
}

/**
 * Translations of strings whose texts begin and end differently: of some into one language and then into another one, and
 * of others, twice, into each.
 */
export interface LanguagesAfterOthers {
  readonly languages: readonly [string, string];
  readonly first: TextsById;
  readonly second: TextsById;
  readonly ofFirst: readonly [TextsById, TextsById];
  readonly ofSecond: readonly [TextsById, TextsById];
}

/** A text does not keep the translation into the language that it was first translated into. */
export const translatesAnew: Rule<LanguagesAfterOthers> = {
  requirement: 'module.response.translations',
  expected: 'under each language texts that are marked as others in this language are',
  violation: ({ languages, first, second, ofFirst, ofSecond }) => {
    const [own, other] = [markOf(first), markOf(ofSecond[0])];
    const isMarked = ofFirst.every((texts) => markOf(texts) === own) && markOf(ofSecond[1]) === other && other !== own;
    const ids = Object.keys(first).filter((id) => id in second);
    if (!isMarked || ids.length < ENOUGH_STRINGS || ids.some((id) => first[id] !== second[id])) return undefined;
    return {
      code: 'strings-differ',
      what: 'texts that were translated into one language have the same translations into another',
      expected: `texts into ${languages[1]} like ${showValue(Object.values(ofSecond[0])[0])}`,
      actual: showValue(second[ids[0]!]),
    };
  },
  unproven: ({ ofFirst, ofSecond }) =>
    markOf(ofFirst[0]) === markOf(ofSecond[0]) ? 'the app marks no language in its translations' : undefined,
  invalid: [{ title: 'remembered by the text', input: afterOthers('de', 'de') }],
  valid: [{ title: 'its own', input: afterOthers('de', 'uk') }],
};

/** What all texts begin and end with. */
function markOf(texts: TextsById): string {
  const [first = '', ...others] = Object.values(texts);
  const count = (isSame: (length: number) => boolean) => {
    let length = 0;
    while (length < first.length && isSame(length + 1)) length++;
    return length;
  };
  const start = count((length) => others.every((text) => text.startsWith(first.slice(0, length))));
  const end = count((length) => others.every((text) => text.endsWith(first.slice(-length))));
  return JSON.stringify([first.slice(0, start), end === 0 ? '' : first.slice(-end)]);
}

function afterOthers(...marks: readonly [string, string]): LanguagesAfterOthers {
  const marked = (mark: string, word: string) =>
    Object.fromEntries(
      ['Open', 'Quit', 'New'].map((verb, index) => [verb, `[${mark} ${verb} ${word}${'.!?'[index]}]`]),
    );
  const [first, second] = marks.map((mark) => marked(mark, 'one'));
  return {
    ...{ languages: ['de', 'uk'], first: first!, second: second! },
    ofFirst: [marked('de', 'two'), marked('de', 'three')],
    ofSecond: [marked('uk', 'four'), marked('uk', 'five')],
  };
}
