import type { SourceString, Translation } from './dataset.ts';

type Summary = NonNullable<SourceString['languages summary']>[number];

/** The `languages summary` that follows from a string's translations: one element per language. Source, "Languages summary members". */
export function summarizeLanguages(
  text: SourceString['text'],
  translations: readonly Translation[],
): readonly Summary[] {
  const languages = [...new Set(translations.map((each) => each.language))];
  return languages.map((language) => {
    const own = translations.filter((each) => each.language === language);
    const approvals = own.reduce((sum, each) => sum + (each.approvals?.length ?? 0), 0);
    const provider = own[0]?.provider;
    return {
      language,
      'is translated': true,
      'is approved': approvals > 0,
      'translation updated': own[0]?.updated ?? null,
      'is auto translated': provider != null,
      'is translated by tm': provider === 'tm' || provider === 'global_tm',
      'is translated by mt': provider === 'custom_mt' || provider === 'deepl',
      'is translated by ai': provider === 'ai',
      'has translation as source': own.some((each) => each.text === text),
      'has qa issues': own.some((each) => each.text === ''),
      rating: own.reduce((sum, each) => sum + (each.votes?.length ?? 0), 0),
      approvalsCount: approvals,
    };
  });
}
