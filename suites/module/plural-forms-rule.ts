import type { Rule } from '../kit/rule.ts';

/** The forms of the plural translations that an app gives into one language. */
export interface GivenForms {
  readonly language: string;
  readonly categories: readonly string[];
  /** The categories that each plural translation has. */
  readonly given: readonly (readonly string[])[];
}

const CATEGORIES = { de: 'one other', uk: 'one few many other', ar: 'zero one two few many other' } as const;

/** How many categories each translation has, where these are the first ones of its language. */
const countFirst = ({ categories, given }: GivenForms): number | undefined => {
  const count = given[0]?.length;
  const first = categories.slice(0, count);
  return given.every((names) => names.length === count && first.every((name) => names.includes(name)))
    ? count
    : undefined;
};

/**
 * Plural translations are not cut after a number of categories. Whether an app gives all forms is open; one that gives all
 * where there are few, and the first of them alone where there are more, loses the others. Source, "Translation entry".
 */
export const keepsEveryForm: Rule<readonly GivenForms[]> = {
  requirement: 'module.response.translation-text-plural',
  expected: 'the forms of every plural category of a language, as in a language that has fewer',
  violation: (all) => {
    const languages = all.filter(({ given }) => given.length > 0);
    const counts = languages.map(countFirst);
    const most = Math.max(...counts.map((count) => count ?? 0));
    const isCutAfter = languages.every(({ categories }, index) => counts[index] === Math.min(categories.length, most));
    const whole = languages.find(({ categories }) => categories.length === most);
    const cut = languages.find(({ categories }) => categories.length > most);
    if (!isCutAfter || most < 2 || whole === undefined || cut === undefined) return undefined;
    return {
      code: 'missing-field',
      what: `plural translations into ${cut.language} are cut`,
      name: cut.categories.slice(most).join(', '),
      actual: `its first ${most} forms, ${cut.given[0]!.join(', ')}, and in ${whole.language} all ${most}`,
    };
  },
  unproven: (languages) =>
    new Set(languages.flatMap(({ categories, given }) => (given.length > 0 ? [categories.length] : []))).size > 1
      ? undefined
      : 'the app gives no plural translations into languages of fewer and of more categories',
  invalid: [
    { title: 'four of six', input: given({ de: ['one other'], uk: ['one few many other'], ar: ['zero one two few'] }) },
    { title: 'two of four', input: given({ de: ['one other', 'one other'], uk: ['one few', 'one few'] }) },
  ],
  valid: [
    { title: 'all', input: given({ de: ['one other'], ar: ['zero one two few many other'] }) },
    { title: 'those of English', input: given({ de: ['one other'], uk: ['one other'], ar: ['one other'] }) },
    { title: 'one form everywhere', input: given({ de: ['other'], ar: ['other'] }) },
    {
      title: 'a language that is known in part',
      input: given({ de: ['one other'], uk: ['one few many other'], ar: ['one two other'] }),
    },
    {
      title: 'the first forms of one string',
      input: given({ de: ['one other'], uk: ['one few', 'one few many other'] }),
    },
    { title: 'names that the language has not', input: given({ de: ['one other'], uk: ['singular plural'] }) },
  ],
};

function given(names: { readonly [Language in keyof typeof CATEGORIES]?: readonly string[] }): readonly GivenForms[] {
  return Object.entries(names).map(([language, translations]) => ({
    language,
    categories: CATEGORIES[language as keyof typeof CATEGORIES].split(' '),
    given: translations.map((one) => one.split(' ')),
  }));
}
