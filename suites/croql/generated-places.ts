import { seeded } from '../seeded.ts';
import type { Seeded } from '../seeded.ts';
import type { Dataset } from '../../spec/types.gen.ts';

/*
 * Places full of records drawn from a fixed seed: the same on every machine. Members that are easily confused never
 * agree by accident, and what the source says of members holds: a string has one type, `is visible` is the opposite of
 * `is hidden`, a vote is up or down, a summary stands for a language that has a translation.
 *
 * Nothing in them touches a silence of the source. Every member that is compared is there, a word has one spelling of
 * its letters wherever it stands, and only the strings of the plural project have plural forms.
 */

type Json = Readonly<Record<string, unknown>>;

/** Logins with their ids; nobody else stands in a record. */
export const USERS = { alice: 11, bob: 12, carol: 13, dave: 14 } as const;
/** Target languages of the generated projects; one is the beginning of another. */
export const TARGETS = ['uk', 'de', 'pt', 'pt-BR'] as const;

// prettier-ignore
const WORDS = [
  'Anchor', 'basket', 'candle', 'Dragon', 'ember', 'falcon', 'garden', 'Harbor', 'island', 'jungle', 'kettle', 'lantern',
  'Marble', 'needle', 'orchid', 'pepper', 'quartz', 'ribbon', 'saddle', 'timber',
];
const FILES = [
  { id: 40, name: 'cart.json', title: 'The cart', type: 'json', context: 'where things wait' },
  { id: 60, name: 'mail.html', title: 'The letters', type: 'html', context: 'what is sent' },
  { id: 80, name: 'shop.xml', title: 'The shop', type: 'android', context: 'the first page' },
  { id: 100, name: 'help.md', title: 'The manual', type: 'md', context: 'cart.json' },
];
const BRANCHES = [
  { id: 40, name: 'main', title: 'The trunk' },
  { id: 62, name: 'next', title: 'The cart' },
  { id: 84, name: 'old', title: 'main' },
];
const LABELS = [
  { id: 302, title: 'urgent', 'is system': false },
  { id: 304, title: 'legal', 'is system': false },
  { id: 306, title: 'cart.json', 'is system': true },
  { id: 308, title: 'later', 'is system': false },
];
const SLUGS = ['team', 'owner', 'area'];
const NAMES = ['Team', 'Owner', 'Area'];
const VALUES = ['', 'blue', 'red', 'dark blue'];
const KINDS = ['text', 'select'];
const PROVIDERS = ['tm', 'global_tm', 'custom_mt', 'ai'];
const FLAGS = [
  'empty translation',
  'translation length',
  'tags mismatch',
  'spaces mismatch',
  'variables mismatch',
  'punctuation mismatch',
  'character case mismatch',
  'special characters mismatch',
  'incorrect translation',
  'spelling',
  'icu syntax',
  'terms',
  'duplicate translation',
  'ftl syntax',
  'android syntax',
  'numbers mismatch',
  'ai',
  'outdated translation',
  'mdx syntax',
  'custom',
].map((what) => `has ${what} qa issues`);

/** Draws from a place's own seed. */
class Draws {
  private readonly chance: Seeded;
  constructor(place: string) {
    this.chance = seeded(`the generated world, ${place}`);
  }
  below = (bound: number) => this.chance.number(bound);
  from = <Item>(items: readonly Item[]): Item => items[this.below(items.length)]!;
  /** True so many times in a hundred. */
  holds = (percent: number) => this.below(100) < percent;
  some = <Item>(most: number, make: () => Item): Item[] => Array.from({ length: this.below(most + 1) }, make);
  /** Several of the items, in their order. */
  several = <Item>(items: readonly Item[], percent: number): Item[] => items.filter(() => this.holds(percent));
  words = (count: number) => Array.from({ length: count }, () => this.from(WORDS)).join(' ');
  user = () => this.from(Object.values(USERS));
  /** A moment of office hours, when no clock is set; minutes are even, so that there is a moment between any two. */
  moment = () =>
    `${2021 + this.below(4)}-${two(1 + this.below(12))}-${two(1 + this.below(28))} ${two(10 + this.below(8))}:${two(2 * this.below(30))}:${two(this.below(60))}`;
}

const two = (number: number) => String(number).padStart(2, '0');

function translationOf(draw: Draws, id: number, language: string, sourceText: string): Json {
  return {
    id,
    language,
    user: draw.user(),
    text: draw.holds(15) ? sourceText : draw.words(2 + draw.below(2)),
    'is pre translated': draw.holds(40),
    provider: draw.from(PROVIDERS),
    updated: draw.moment(),
    votes: draw.some(3, () => {
      const isUp = draw.holds(60);
      return { user: draw.user(), 'is up': isUp, 'is down': !isUp, added: draw.moment() };
    }),
    approvals: draw.some(2, () => ({ user: draw.user(), added: draw.moment() })),
  };
}

function summaryOf(draw: Draws, language: string): Json {
  const approvalsCount = draw.below(4);
  const isWhole = draw.holds(60);
  const isApproved = approvalsCount > 0 && draw.holds(50);
  const machine = draw.from(['tm', 'mt', 'ai', null, null]);
  const issues = draw.holds(45) ? [] : draw.several(FLAGS, 25);
  return {
    language,
    approvalsCount,
    rating: draw.below(7) - 3,
    'translation updated': draw.moment(),
    'is translated': isWhole,
    'is partially translated': !isWhole,
    'is approved': isApproved,
    'is partially approved': approvalsCount > 0 && !isApproved && draw.holds(70),
    'is auto translated': machine !== null,
    'is translated by tm': machine === 'tm',
    'is translated by mt': machine === 'mt',
    'is translated by ai': machine === 'ai',
    'is source changed after translation': draw.holds(30),
    'has translation as source': draw.holds(25),
    'has translation after approval': approvalsCount > 0 && draw.holds(40),
    'has shared translation': draw.holds(35),
    'has qa issues': issues.length > 0,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, issues.includes(flag)])),
  };
}

function stringOf(draw: Draws, id: number, nextId: () => number): Json {
  const text = draw.words(3);
  const kind = draw.from(['plain', 'plain', 'icu', 'asset']);
  const isHidden = draw.holds(40);
  const languages = draw.holds(20) ? [] : draw.several(TARGETS, 55);
  const added = draw.holds(12) ? `2094-0${1 + draw.below(9)}-15 12:00:00` : draw.moment();
  return {
    id,
    text,
    identifier: `${draw.from(WORDS)}.${draw.from(WORDS)}`,
    context: draw.holds(20) ? text.split(' ').slice(0, 2).join(' ') : draw.words(2),
    'max length': 10 * (1 + draw.below(6)),
    'type is plain': kind === 'plain',
    'type is plural': false,
    'type is icu': kind === 'icu',
    'type is asset': kind === 'asset',
    'is visible': !isHidden,
    'is hidden': isHidden,
    'is duplicate': draw.holds(40),
    isPassedWorkflow: draw.holds(45),
    fields: draw.some(3, () => ({
      name: draw.from(NAMES),
      slug: draw.from(SLUGS),
      value: draw.from(VALUES),
      type: draw.from(KINDS),
    })),
    file: draw.from(FILES),
    branch: draw.from(BRANCHES),
    comments: draw.some(3, () => {
      const isIssue = draw.holds(60);
      return { user: draw.user(), 'has issue': isIssue, 'has unresolved issue': isIssue && draw.holds(50) };
    }),
    screenshots: draw.some(3, () => ({ id: nextId() })),
    labels: draw.several(LABELS, 35),
    translations: languages.flatMap((language) => {
      const first = translationOf(draw, nextId(), language, text);
      if (draw.holds(70)) return [first];
      const second = translationOf(draw, nextId(), language, text);
      return [first, second];
    }),
    'languages summary': languages.map((language) => summaryOf(draw, language)),
    added,
    updated: draw.holds(15) ? added : draw.moment(),
  };
}

/** Ids of the parts of a place, even and of no other place. */
function counter(from: number): () => number {
  let next = from;
  return () => (next += 2);
}

function stringsOf(place: string, count: number, firstId: number): Json[] {
  const draw = new Draws(place);
  const nextId = counter(firstId * 10);
  return Array.from({ length: count }, (_, index) => stringOf(draw, firstId + 2 * index, nextId));
}

const FORMS = ['one', 'few', 'many', 'other'];

/** Plural strings, each with at most one form in a language, among strings without translations. */
function pluralStringsOf(place: string, count: number, firstId: number): Json[] {
  const draw = new Draws(place);
  const nextId = counter(firstId * 10);
  return Array.from({ length: count }, (_, index) => {
    const base = stringOf(draw, firstId + 2 * index, nextId);
    const shared = { 'type is plain': false, 'type is plural': false, 'type is icu': false, 'type is asset': false };
    const isPlural = index % 3 !== 0;
    const languages = isPlural ? draw.several(['uk', 'de'], 75) : [];
    return {
      ...base,
      ...shared,
      [isPlural ? 'type is plural' : 'type is plain']: true,
      translations: languages.map((language) => ({
        ...translationOf(draw, nextId(), language, ''),
        'plural form': draw.from(FORMS),
      })),
      'languages summary': languages.map((language) => summaryOf(draw, language)),
    };
  });
}

const ZONES = [0, 120, -300];

/** An instant of office hours, as a clock of some zone shows it. */
function timestamp(draw: Draws, instant: number): string {
  const zone = draw.from(ZONES);
  const shown = new Date(instant + zone * 60_000).toISOString().slice(0, 19);
  const sign = zone < 0 ? '-' : '+';
  return `${shown}${sign}${two(Math.floor(Math.abs(zone) / 60))}:${two(Math.abs(zone) % 60)}`;
}

/** Two instants: the same as another clock shows it, some hours apart whose clocks say the contrary, or days apart. */
function twoTimestamps(draw: Draws): { readonly createdAt: string; readonly updatedAt: string } {
  const created = Date.UTC(2021, 0, 1 + 5 * draw.below(280), 12, 2 * draw.below(30));
  const later = draw.from([0, 0, 3_600_000, -3_600_000, 86_400_000 * 5 * (1 + draw.below(30))]);
  return { createdAt: timestamp(draw, created), updatedAt: timestamp(draw, created + later) };
}

function segmentsOf(place: string, count: number, firstId: number): Json[] {
  const draw = new Draws(place);
  const nextId = counter(firstId * 10);
  return Array.from({ length: count }, (_, index) => ({
    id: firstId + 2 * index,
    records: Array.from({ length: 1 + draw.below(4) }, () => ({
      id: nextId(),
      language: draw.from(TARGETS),
      text: draw.words(2 + draw.below(2)),
      usageCount: 2 * draw.below(8),
      createdBy: draw.user(),
      updatedBy: draw.user(),
      ...twoTimestamps(draw),
    })),
  }));
}

const VALUES_OF = {
  partOfSpeech: 'noun verb adj pron propn det adv adp cconj sconj num intj aux prt sym x'.split(' '),
  status: 'preferred admitted not_recommended obsolete draft'.split(' '),
  type: 'full_form acronym abbreviation short_form phrase variant'.split(' '),
  gender: 'masculine feminine neuter common other'.split(' '),
};

function termsOf(place: string, count: number, firstId: number): Json[] {
  const draw = new Draws(place);
  return Array.from({ length: count }, (_, index) => {
    const text = draw.words(2);
    return {
      id: firstId + 2 * index,
      text,
      description: draw.holds(20) ? `${text} ${draw.words(1)}` : draw.words(3),
      language: draw.from(TARGETS),
      user: draw.user(),
      // Every value of the longest list stands somewhere, whatever is drawn.
      partOfSpeech: VALUES_OF.partOfSpeech[index % 16]!,
      status: draw.from(VALUES_OF.status),
      type: draw.from(VALUES_OF.type),
      gender: draw.from(VALUES_OF.gender),
      note: draw.holds(20) ? text : draw.words(2),
      lemma: draw.holds(40) ? text.split(' ')[0]! : draw.words(1),
      url: `https://${draw.from(WORDS)}.example/${draw.from(WORDS)}`,
      concept: 900 + 2 * draw.below(6),
      ...twoTimestamps(draw),
    };
  });
}

const concepts = Array.from({ length: 6 }, (_, index) => ({
  id: 900 + 2 * index,
  user: USERS.alice,
  subject: `subject ${index}`,
  definition: `definition ${index}`,
  url: `https://concept.example/${index}`,
  note: `note ${index}`,
  translatable: index % 2 === 0,
  createdAt: '2021-01-01T12:00:00+00:00',
  updatedAt: '2021-01-02T12:00:00+00:00',
}));

/** Texts that only a service which takes every character for itself tells apart: wild cards, encodings, other scripts. */
// prettier-ignore
const SPECIAL_TEXTS = [
  'half price', '100% sure', '100 sure', '%41 done', 'A done', 'snake_case', 'snakeXcase', 'a+b', 'a b', 'a&b=c', 'a#b',
  'Привіт', 'Hello there', '日本語', 'naïve café', '\u{1f600} smile', "it's", 'back/slash', 'a;b', '?croql=', '(a) and (b)', 'where (x)',
];

const specialStrings = (firstId: number): Json[] => {
  const draw = new Draws('special texts');
  return SPECIAL_TEXTS.map((text, index) => ({
    ...stringOf(draw, firstId + 2 * index, counter((firstId + 2 * index) * 1_000)),
    text,
    translations: [],
    'languages summary': [],
  }));
};

/** Where the generated records are. */
export const PLACES = {
  project: 21,
  neighbour: 22,
  pluralProject: 23,
  specialProject: 24,
  language: 'uk',
  tm: 31,
  otherTm: 32,
  glossary: 41,
  otherGlossary: 42,
} as const;

const project = (id: number, identifier: string, strings: readonly Json[]) => ({
  id,
  identifier,
  name: identifier,
  sourceLanguageId: 'en',
  targetLanguageIds: [...TARGETS],
  strings,
});

/** Projects, memories and glossaries; each has a neighbour of the same kind, whose records must never be listed with it. */
export const generatedPlaces = {
  projects: [
    project(PLACES.project, 'generated', stringsOf('strings', 60, 2_000)),
    project(PLACES.neighbour, 'neighbour', stringsOf('neighbour', 6, 4_000)),
    project(PLACES.pluralProject, 'plural', pluralStringsOf('plural', 24, 6_000)),
    project(PLACES.specialProject, 'special', specialStrings(8_000)),
  ],
  tms: [
    { id: PLACES.tm, segments: segmentsOf('segments', 40, 500) },
    { id: PLACES.otherTm, segments: segmentsOf('other segments', 5, 700) },
  ],
  glossaries: [
    { id: PLACES.glossary, terms: termsOf('terms', 64, 1_000), concepts },
    { id: PLACES.otherGlossary, terms: termsOf('other terms', 5, 1_400), concepts: [] },
  ],
} as unknown as Required<Pick<Dataset, 'projects' | 'tms' | 'glossaries'>>;
