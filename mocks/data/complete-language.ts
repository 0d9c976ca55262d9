import type { Language } from '../../spec/schemas/types.gen.ts';

/** A language object with all of its fields; a dataset only has to give the id. Source, "Language". */
export function completeLanguage(given: { readonly id: string } & Partial<Language>): Language {
  const { id } = given;
  return {
    name: id,
    editorCode: id,
    twoLettersCode: id,
    threeLettersCode: id,
    locale: id,
    androidCode: id,
    osxCode: `${id}.lproj`,
    osxLocale: id,
    pluralCategoryNames: ['other'],
    pluralRules: '0',
    ...given,
  };
}
