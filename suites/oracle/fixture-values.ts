/** Logins with their ids; no other user is in a record. */
export const USERS = { alice: 11, bob: 12, carol: 13, dave: 14 } as const;

/** Target languages of the generated projects; the id of one is the beginning of another's. */
export const TARGETS = ['uk', 'de', 'pt', 'pt-BR'] as const;

/** Each has one spelling of its letters wherever it is used, so that no case of letters matters. */
// prettier-ignore
export const WORDS = [
  'Anchor', 'basket', 'candle', 'Dragon', 'ember', 'falcon', 'garden', 'Harbor', 'island', 'jungle', 'kettle', 'lantern',
  'Marble', 'needle', 'orchid', 'pepper', 'quartz', 'ribbon', 'saddle', 'timber',
] as const;

/** Some values of one member are values of another: a service that reads the wrong member is noticed. */
export const FILES = [
  { id: 40, name: 'cart.json', title: 'The cart', type: 'json', context: 'where things wait' },
  { id: 60, name: 'mail.html', title: 'The letters', type: 'html', context: 'what is sent' },
  { id: 80, name: 'shop.xml', title: 'The shop', type: 'android', context: 'the first page' },
  { id: 100, name: 'help.md', title: 'The manual', type: 'md', context: 'cart.json' },
] as const;

/** Branches of every generated project. */
export const BRANCHES = [
  { id: 40, name: 'main', title: 'The trunk' },
  { id: 62, name: 'next', title: 'The cart' },
  { id: 84, name: 'old', title: 'main' },
] as const;

/** Labels of every generated project. */
export const LABELS = [
  { id: 302, title: 'urgent', 'is system': false },
  { id: 304, title: 'legal', 'is system': false },
  { id: 306, title: 'cart.json', 'is system': true },
  { id: 308, title: 'later', 'is system': false },
] as const;

/** Values of the members of custom fields. */
export const FIELDS = {
  name: ['Team', 'Owner', 'Area'],
  slug: ['team', 'owner', 'area'],
  value: ['', 'blue', 'red', 'dark blue'],
  type: ['text', 'select'],
} as const;

/** Texts that only a service that takes every character literally tells apart: wildcards, encodings, other scripts. */
// prettier-ignore
export const SPECIAL_TEXTS = [
  'half price', '100% sure', '100 sure', '%41 done', 'A done', 'snake_case', 'snakeXcase', 'a+b', 'a b', 'a&b=c', 'a#b',
  'Привіт', 'Hello there', '日本語', 'naïve café', '\u{1f600} smile', "it's", 'back/slash', 'a;b', '?croql=', '(a) and (b)', 'where (x)',
] as const;
