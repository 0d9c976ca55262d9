import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { allowed, either, farMoment, holds, moment, several, upTo, user, words } from './fixture-arbitraries.ts';
import type { Json } from './fixture-arbitraries.ts';
import { BRANCHES, FIELDS, FILES, LABELS, TARGETS, WORDS } from './fixture-values.ts';
import { contextOf } from '../../spec/croql/contexts.ts';

const QA_FLAGS = Object.keys(contextOf('source-string').members['languages summary']?.members ?? {}).filter((name) =>
  /^has .+ qa issues$/.test(name),
);

const vote: Arbitrary<Json> = fc
  .record({ user, isUp: holds(60), added: moment })
  .map(({ isUp, ...rest }) => ({ ...rest, 'is up': isUp, 'is down': !isUp }));

const translationParts = fc.record({
  user,
  isSourceText: holds(15),
  ownText: words(2, 3),
  'is pre translated': holds(40),
  provider: allowed('translation', 'provider'),
  updated: moment,
  votes: upTo(3, vote),
  approvals: upTo(2, fc.record({ user, added: moment })),
});

const translation = (language: string, sourceText: string): Arbitrary<Json> =>
  translationParts.map(({ isSourceText, ownText, ...rest }) => ({
    language,
    text: isSourceText ? sourceText : ownText,
    ...rest,
  }));

const summaryParts = fc.record({
  approvalsCount: fc.nat(3),
  rating: fc.integer({ min: -3, max: 3 }),
  updated: moment,
  isWhole: holds(60),
  isApproved: holds(50),
  isPartiallyApproved: holds(70),
  machine: fc.constantFrom('tm', 'mt', 'ai', null, null),
  isSourceChanged: holds(30),
  isAsSource: holds(25),
  isLateTranslation: holds(40),
  isShared: holds(35),
  issues: either(
    45,
    fc.constant<readonly string[]>([]),
    either(
      50,
      fc.constantFrom(...QA_FLAGS).map((flag) => [flag]),
      several(QA_FLAGS, 25),
    ),
  ),
});

/** What a string's summary says of a language. */
const summary = (language: string): Arbitrary<Json> =>
  summaryParts.map((parts) => ({
    language,
    approvalsCount: parts.approvalsCount,
    rating: parts.rating,
    'translation updated': parts.updated,
    'is translated': parts.isWhole,
    'is partially translated': !parts.isWhole,
    'is approved': parts.approvalsCount > 0 && parts.isApproved,
    'is partially approved': parts.approvalsCount > 0 && !parts.isApproved && parts.isPartiallyApproved,
    'is auto translated': parts.machine !== null,
    'is translated by tm': parts.machine === 'tm',
    'is translated by mt': parts.machine === 'mt',
    'is translated by ai': parts.machine === 'ai',
    'is source changed after translation': parts.isSourceChanged,
    'has translation as source': parts.isAsSource,
    'has translation after approval': parts.approvalsCount > 0 && parts.isLateTranslation,
    'has shared translation': parts.isShared,
    'has qa issues': parts.issues.length > 0,
    ...Object.fromEntries(QA_FLAGS.map((flag) => [flag, parts.issues.includes(flag)])),
  }));

type StringType = 'plain' | 'plural' | 'icu' | 'asset';

const comment: Arbitrary<Json> = fc
  .record({ user, isIssue: holds(60), isUnresolved: holds(50) })
  .map(({ isIssue, isUnresolved, ...rest }) => ({
    ...rest,
    'has issue': isIssue,
    'has unresolved issue': isIssue && isUnresolved,
  }));

/** What every string draws alike. */
const commonParts = fc.record({
  identifier: fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((two) => two.join('.')),
  isContextOfText: holds(20),
  ownContext: words(2),
  'max length': fc.integer({ min: 1, max: 6 }).map((tens) => 10 * tens),
  isHidden: holds(40),
  'is duplicate': holds(40),
  isPassedWorkflow: holds(45),
  fields: upTo(
    3,
    fc.record({
      name: fc.constantFrom(...FIELDS.name),
      slug: fc.constantFrom(...FIELDS.slug),
      value: fc.constantFrom(...FIELDS.value),
      type: fc.constantFrom(...FIELDS.type),
    }),
  ),
  file: fc.constantFrom(...FILES),
  branch: fc.constantFrom(...BRANCHES),
  comments: upTo(3, comment),
  screenshots: upTo(3, fc.constant({})),
  labels: several(LABELS, 35),
  added: either(12, farMoment, moment),
  isUpdated: holds(85),
  ownUpdated: moment,
});

/** What tells the kinds of strings apart. */
interface StringKind {
  readonly types: Arbitrary<StringType>;
  readonly texts: Arbitrary<string>;
  readonly languages: Arbitrary<readonly string[]>;
  readonly translations: (language: string, sourceText: string) => Arbitrary<readonly Json[]>;
}

const strings = ({ types, texts, languages, translations }: StringKind): Arbitrary<Json> =>
  fc.tuple(types, texts, languages).chain(([type, text, codes]) =>
    fc
      .tuple(
        fc.tuple(...codes.map((language) => translations(language, text))),
        fc.tuple(...codes.map(summary)),
        commonParts,
      )
      .map(
        ([
          translated,
          summaries,
          { isContextOfText, ownContext, isHidden, added, isUpdated, ownUpdated, ...rest },
        ]) => ({
          text,
          context: isContextOfText ? text.split(' ').slice(0, 2).join(' ') : ownContext,
          'type is plain': type === 'plain',
          'type is plural': type === 'plural',
          'type is icu': type === 'icu',
          'type is asset': type === 'asset',
          'is visible': !isHidden,
          'is hidden': isHidden,
          ...rest,
          translations: translated.flat(),
          'languages summary': summaries,
          added,
          updated: isUpdated ? ownUpdated : added,
        }),
      ),
  );

const noLanguages = fc.constant<readonly string[]>([]);

/** Source strings of every type but plural, most of them translated, some with two translations into a language. */
export const sourceStrings: Arbitrary<Json> = strings({
  types: fc.constantFrom('plain', 'plain', 'icu', 'asset'),
  texts: words(3),
  languages: either(20, noLanguages, several(TARGETS, 55)),
  translations: (language, text) => {
    const one = translation(language, text);
    return either<readonly Json[]>(70, fc.tuple(one), fc.tuple(one, one));
  },
});

/** Plural strings with at most one translation into a language, each of one form. */
export const pluralStrings: Arbitrary<Json> = strings({
  types: fc.constant('plural'),
  texts: words(3),
  languages: several(['uk', 'de'], 75),
  translations: (language, text) =>
    fc
      .tuple(translation(language, text), fc.constantFrom('one', 'few', 'many', 'other'))
      .map(([one, form]) => [{ ...one, 'plural form': form }]),
});

/** Plain strings without translations, of this text if one is given. */
export const untranslatedStrings = (text?: string): Arbitrary<Json> =>
  strings({
    types: fc.constant('plain'),
    texts: text === undefined ? words(3) : fc.constant(text),
    languages: noLanguages,
    translations: () => fc.constant([]),
  });
