import type { Language } from './dataset.ts';

const createLanguage = (
  id: string,
  name: string,
  three: string,
  locale: string,
  android: string,
  osx: string,
  categories: string,
  rules: string,
): Language => ({
  id,
  name,
  editorCode: id.toLowerCase().replace('-', ''),
  twoLettersCode: id.slice(0, 2),
  threeLettersCode: three,
  locale,
  androidCode: android,
  osxCode: `${osx}.lproj`,
  osxLocale: osx.replace('-', '_'),
  pluralCategoryNames: categories.split(' '),
  pluralRules: rules,
});

const SLAVIC =
  '(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : n%10==0 || n%10>4 || (n%100>10 && n%100<15) ? 2 : 3)';
const ARABIC = '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5)';

/** The languages of the demo dataset: with one to six plural forms, left-to-right and right-to-left, one with a region. */
// prettier-ignore
export const demoLanguages: readonly Language[] = [
  createLanguage('en',    'English',               'eng', 'en-US', 'en-rUS', 'en',    'one other',                   '(n != 1)'),
  createLanguage('uk',    'Ukrainian',             'ukr', 'uk-UA', 'uk-rUA', 'uk',    'one few many other',          SLAVIC),
  createLanguage('de',    'German',                'deu', 'de-DE', 'de-rDE', 'de',    'one other',                   '(n != 1)'),
  createLanguage('pt',    'Portuguese',            'por', 'pt-PT', 'pt-rPT', 'pt',    'one many other',              '(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2)'),
  createLanguage('pt-BR', 'Portuguese, Brazilian', 'por', 'pt-BR', 'pt-rBR', 'pt-BR', 'one many other',              '(n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2)'),
  createLanguage('ar',    'Arabic',                'ara', 'ar-SA', 'ar-rSA', 'ar',    'zero one two few many other', ARABIC),
];

/** The language that a code of another kind stands for, as `ukr` and `UK` do for `uk`; undefined for any other code. */
export const findLanguageMeant = (code: string): Language | undefined =>
  demoLanguages.some(({ id }) => id === code)
    ? undefined
    : demoLanguages.find(
        ({ id, threeLettersCode }) =>
          code === threeLettersCode || code.toLowerCase().replace('_', '-') === id.toLowerCase(),
      );
