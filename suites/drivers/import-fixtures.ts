import { LANGUAGES } from './languages.ts';
import type { LanguageId } from './languages.ts';
import type { Dataset, StringRecord } from '../../spec/schemas/types.gen.ts';

/** The users of the dataset for module calls: the first owns the project. */
export const OWNER = 'olga';
/** The login of another user of the project. */
export const MEMBER = 'max';
/** Further users, with a login that contains that one, and one that it contains. */
export const LIKE_MEMBER = ['maxine', 'ma'] as const;

/** A project that files are imported into. */
export interface ImportProject {
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  readonly sourceLanguageId: LanguageId;
}

/** The usual project of the imports. */
export const PROJECT: ImportProject = { id: 71, identifier: 'modules', name: 'Modules', sourceLanguageId: 'en' };
/** Another one beside it, with another source language and an id of more than 32 bits. */
export const OTHER_PROJECT: ImportProject = {
  ...{ id: 5_000_000_072, identifier: 'modules-другий', name: 'Модулі & «more» 🧿', sourceLanguageId: 'uk' },
};
/** A file whose strings no import of the kit changes. */
const OTHER_FILE = { id: 500, name: 'other.json', title: 'Other', type: 'json', context: '' };
/** The identifier of the string that exists before any import. */
export const BEFORE = 'there.before';

/** The target languages of the project. */
export const TARGETS = ['uk', 'de', 'ja', 'pt-BR', 'en-GB', 'pt-PT', 'ar', 'he', 'id', 'yi', 'nb', 'zh-TW'] as const;

/** A dataset with two projects, of which the usual one has a string, and the kit's languages. */
export const importDataset = (): Dataset => ({
  users: [OWNER, MEMBER, ...LIKE_MEMBER].map((login, index) => ({ id: index + 1, login })),
  languages: Object.values(LANGUAGES),
  projects: [
    {
      ...PROJECT,
      targetLanguageIds: [...TARGETS],
      strings: [
        {
          id: 5001,
          identifier: BEFORE,
          text: 'There before',
          context: '',
          'type is plain': true,
          'is visible': true,
          'is hidden': false,
          file: OTHER_FILE,
          translations: [],
          'languages summary': [],
          labels: [],
        },
      ],
    },
    // Of two languages, the id of the first begins that of the second.
    { ...OTHER_PROJECT, targetLanguageIds: ['en', 'en-GB', 'de', 'ar'], strings: [] },
  ],
  tms: [],
  glossaries: [],
});

/** The strings of the imported file, unless a check has its own. */
export const PARSED: readonly StringRecord[] = [
  { uniqId: 'p1', identifier: 'parsed.one', text: 'Parsed one', context: 'First', labels: ['menu'], maxLength: 40 },
  { uniqId: 'p2', identifier: 'parsed.two', text: 'Parsed two', attributes: { serviceType: 'html' }, isHidden: false },
  { uniqId: 'p3', identifier: 'parsed.plural', text: { one: '%d file', other: '%d files' }, hasPlurals: true },
];
