import type { Dataset } from '../../spec/schemas/types.gen.ts';

const english = {
  id: 'en',
  name: 'English',
  editorCode: 'en',
  twoLettersCode: 'en',
  threeLettersCode: 'eng',
  locale: 'en-US',
  androidCode: 'en-rUS',
  osxCode: 'en.lproj',
  osxLocale: 'en_US',
  pluralCategoryNames: ['one', 'other'],
  pluralRules: '(n != 1)',
};

const german = {
  ...english,
  id: 'de',
  name: 'German',
  editorCode: 'de',
  twoLettersCode: 'de',
  threeLettersCode: 'deu',
  locale: 'de-DE',
  androidCode: 'de-rDE',
  osxCode: 'de.lproj',
  osxLocale: 'de_DE',
};

/** A language whose code has a region. */
const brazilian = {
  ...english,
  id: 'pt-BR',
  name: 'Portuguese, Brazilian',
  editorCode: 'ptbr',
  twoLettersCode: 'pt',
  threeLettersCode: 'por',
  locale: 'pt-BR',
  androidCode: 'pt-rBR',
  osxCode: 'pt-BR.lproj',
  osxLocale: 'pt_BR',
};

/** Members who can approve an app, and one empty list of each kind: what authorization requires of a dataset. */
export const apiDataset = {
  users: [
    { id: 1, login: 'alice' },
    { id: 2, login: 'bob' },
    { id: 3, login: 'carol' },
  ],
  languages: [english, german, brazilian],
  projects: [
    {
      id: 1,
      identifier: 'places',
      name: 'Places',
      sourceLanguageId: 'en',
      targetLanguageIds: ['de', 'pt-BR'],
      strings: [],
    },
  ],
  tms: [{ id: 1, segments: [] }],
  glossaries: [{ id: 1, terms: [], concepts: [] }],
} satisfies Dataset;
