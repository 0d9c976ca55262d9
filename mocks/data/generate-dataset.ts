import { randomFrom } from '../../run/prng.ts';
import type { Dataset } from './dataset.ts';
import type { StringSketch } from './dataset-sketch.ts';
import { completeDataset } from './complete-dataset.ts';

/** How large a generated dataset is, and what it is made from. */
export interface GenerateOptions {
  readonly strings: number;
  /** The same seed gives the same dataset. */
  readonly seed: number;
  /** The codes of the languages that strings are translated into. */
  readonly languages: readonly string[];
}

const WORDS =
  'account add address all apply back button cancel change close color contact continue copy create date day delete done edit email empty error export file filter find first folder help hide home image import language last link list loading log menu message more name new next no note open order page password pay plan print profile project read remove save search select send settings share show sign size sort start status stop table text time title total try update upload user view week yes'.split(
    ' ',
  );
const FILES = ['app.json', 'errors.json', 'emails.html', 'help.md', 'store.xliff'];
const USERS = ['alice', 'bob', 'carol', 'dave'];
const START = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/**
 * A dataset of one project for trying out an app with many strings: texts of one to nine words in five files, some hidden,
 * duplicate, with a maximum length, two thirds of them translated, with votes and approvals.
 */
export function generateDataset({ strings, seed, languages }: GenerateOptions): Dataset {
  const random = randomFrom(`dataset ${seed}`);
  const pick = <Item>(items: readonly Item[]): Item => items[random.number(items.length)]!;
  const happens = (percent: number) => random.number(100) < percent;
  const users = USERS.map((login, index) => ({ id: index + 1, login }));
  const createText = () => {
    const words = Array.from({ length: 1 + random.number(9) }, () => pick(WORDS)).join(' ');
    return words[0]!.toUpperCase() + words.slice(1);
  };
  const createDate = () => formatDate(START + random.number(700) * DAY_MS + random.number(DAY_MS / 1_000) * 1_000);
  const createVote = () => ({ user: pick(users).id, ...(happens(70) ? { 'is up': true } : { 'is down': true }) });
  const createString = (index: number): StringSketch => {
    const text = createText();
    const file = random.number(FILES.length);
    const added = createDate();
    return {
      ...{ identifier: `${FILES[file]!.split('.')[0]}.${index + 1}`, text, added, updated: added },
      file: {
        ...{ id: file + 1, name: FILES[file]!, title: FILES[file]!, context: '' },
        type: FILES[file]!.split('.')[1]!,
      },
      ...(happens(30) ? { context: `Screen ${1 + random.number(40)}` } : {}),
      ...(happens(10) ? { 'is hidden': true } : {}),
      ...(happens(5) ? { 'is duplicate': true } : {}),
      ...(happens(20) ? { 'max length': text.length + random.number(20) } : {}),
      translations: languages
        .filter(() => happens(67))
        .map((language) => ({
          ...{ language, text: `${text} (${language})`, user: pick(users).id, updated: createDate() },
          votes: Array.from({ length: random.number(3) }, createVote),
          approvals: happens(40) ? [{ user: pick(users).id }] : [],
        })),
    };
  };
  return completeDataset({
    users,
    languages: ['en', ...languages],
    projects: [
      {
        ...{ identifier: 'generated', name: 'Generated', targetLanguageIds: languages },
        strings: Array.from({ length: strings }, (_, index) => createString(index)),
      },
    ],
  });
}

const formatDate = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
