import { generatedLists } from './fixture-lists.ts';
import { USERS } from './fixture-values.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

const language = (
  id: string,
  name: string,
  two: string,
  three: string,
  locale: string,
  categories: readonly string[],
  rules: string,
) => ({
  id,
  name,
  editorCode: locale.toLowerCase().replace('-', ''),
  twoLettersCode: two,
  threeLettersCode: three,
  locale,
  androidCode: locale.replace('-', '-r'),
  osxCode: `${id}.lproj`,
  osxLocale: locale.replace('-', '_'),
  pluralCategoryNames: [...categories],
  pluralRules: rules,
});

/** What expressions are asked about, and whom they may mention. */
export const fixtureDataset = {
  users: Object.entries(USERS).map(([login, id]) => ({ id, login })),
  languages: [
    language('en', 'English', 'en', 'eng', 'en-US', ['one', 'other'], '(n != 1)'),
    language(
      'uk',
      'Ukrainian',
      'uk',
      'ukr',
      'uk-UA',
      ['one', 'few', 'many', 'other'],
      '((n%10==1 && n%100!=11) ? 0 : ((n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20)) ? 1 : 2))',
    ),
    language('de', 'German', 'de', 'deu', 'de-DE', ['one', 'other'], '(n != 1)'),
    language('pt', 'Portuguese', 'pt', 'por', 'pt-PT', ['one', 'other'], '(n != 1)'),
    language('pt-BR', 'Portuguese, Brazilian', 'pt', 'por', 'pt-BR', ['one', 'other'], '(n != 1)'),
  ],
  ...generatedLists,
} satisfies Dataset;
