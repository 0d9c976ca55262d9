import type { Language } from '../../spec/schemas/types.gen.ts';

const row = (id: string, name: string, three: string, region: string, categories: string, rules: string): Language => ({
  id,
  name,
  editorCode: id.toLowerCase().replace('-', ''),
  twoLettersCode: id.slice(0, 2),
  threeLettersCode: three,
  locale: `${id}-${region}`,
  androidCode: `${id}-r${region}`,
  osxCode: `${id}.lproj`,
  osxLocale: id,
  pluralCategoryNames: categories.split(' '),
  pluralRules: rules,
});

const SLAVIC = '((n%10==1 && n%100!=11) ? 0 : ((n%10>=2 && n%10<=4 && (n%100<12 || n%100>14)) ? 1 : 2))';
const ARABIC = '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5)';

/** Languages of jobs: from one plural category to six, one whose codes all differ, one that begins as the source language does, one as another target, and those with former codes. */
// prettier-ignore
export const LANGUAGES = {
  en: row('en', 'English',   'eng', 'US', 'one other',                   '(n != 1)'),
  uk: row('uk', 'Ukrainian', 'ukr', 'UA', 'one few many other',          SLAVIC),
  de: row('de', 'German',    'deu', 'DE', 'one other',                   '(n != 1)'),
  ja: row('ja', 'Japanese',  'jpn', 'JP', 'other',                       '0'),
  'pt-BR': { ...row('pt-BR', 'Portuguese, Brazilian', 'por', 'BR', 'one many other', '(n > 1)'), locale: 'pt-BR', androidCode: 'pt-rBR', osxLocale: 'pt_BR' },
  'en-GB': { ...row('en-GB', 'English, United Kingdom', 'eng', 'GB', 'one other', '(n != 1)'), locale: 'en-GB', androidCode: 'en-rGB', osxLocale: 'en_GB' },
  'pt-PT': { ...row('pt-PT', 'Portuguese', 'por', 'PT', 'one many other', '(n != 1)'), locale: 'pt-PT', androidCode: 'pt-rPT', osxLocale: 'pt_PT' },
  ar: row('ar', 'Arabic',    'ara', 'SA', 'zero one two few many other', ARABIC),
  // Java and Android know the first three by other codes, and some systems take the last two for their neighbours.
  he: { ...row('he', 'Hebrew', 'heb', 'IL', 'one two other',             '(n==1 ? 0 : n==2 ? 1 : 2)'), androidCode: 'iw-rIL' },
  id: { ...row('id', 'Indonesian', 'ind', 'ID', 'other',                 '0'), androidCode: 'in-rID' },
  yi: { ...row('yi', 'Yiddish', 'yid', 'UA', 'one other',                '(n != 1)'), twoLettersCode: 'ji', androidCode: 'ji-rUA' },
  nb: row('nb', 'Norwegian Bokmal', 'nob', 'NO', 'one other',            '(n != 1)'),
  'zh-TW': { ...row('zh-TW', 'Chinese Traditional', 'zho', 'TW', 'other', '0'), locale: 'zh-TW', androidCode: 'zh-rTW', osxCode: 'zh-Hant.lproj', osxLocale: 'zh-Hant' },
} as const;

/** The id of a language of the fixtures. */
export type LanguageId = keyof typeof LANGUAGES;

/** Languages that only jobs have: ids of three letters and with regions, six categories of other names, and fewer than elsewhere. */
// prettier-ignore
export const JOB_LANGUAGES = {
  ...LANGUAGES,
  'zh-CN':  { ...row('zh-CN', 'Chinese Simplified', 'zho', 'CN', 'other', '0'), locale: 'zh-CN', androidCode: 'zh-rCN', osxCode: 'zh-Hans.lproj', osxLocale: 'zh-Hans' },
  'es-419': { ...row('es-419', 'Spanish, Latin America', 'spa', '419', 'one many other', '(n != 1)'), locale: 'es-419', androidCode: 'b+es+419', osxLocale: 'es_419' },
  fil:      { ...row('fil', 'Filipino', 'fil', 'PH', 'one other', '(n > 1)'), twoLettersCode: 'fil' },
  cy:       row('cy', 'Welsh', 'cym', 'GB', 'zero one two few many other', '(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)'),
  // Its locale is no beginning and no other spelling of its id.
  'sr-CS':  { ...row('sr-CS', 'Serbian (Latin)', 'srp', 'CS', 'one few other', SLAVIC), locale: 'sr-Latn-RS', androidCode: 'b+sr+Latn', osxLocale: 'sr_Latn' },
  // The Unicode CLDR has one category more of these.
  fr:       row('fr', 'French', 'fra', 'FR', 'one other', '(n > 1)'),
  it:       row('it', 'Italian', 'ita', 'IT', 'one other', '(n != 1)'),
  // Into these, software is translated to see how it looks.
  'en-XA':  { ...row('en-XA', 'English, Pseudo', 'eng', 'XA', 'one other', '(n != 1)'), locale: 'en-XA', androidCode: 'en-rXA', osxLocale: 'en_XA' },
  ach:      { ...row('ach', 'Acholi', 'ach', 'UG', 'one other', '(n > 1)'), twoLettersCode: 'ach' },
  // It has the code of two letters that French has, and a category more.
  'fr-CA':  { ...row('fr-CA', 'French, Canada', 'fra', 'CA', 'one many other', '(n > 1)'), locale: 'fr-CA', androidCode: 'fr-rCA', osxLocale: 'fr_CA' },
} as const;

/** The id of a language of a job. */
export type JobLanguageId = keyof typeof JOB_LANGUAGES;
