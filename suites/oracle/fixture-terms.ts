import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { allowed, holds, timestamps, user, words } from './fixture-arbitraries.ts';
import type { Json } from './fixture-arbitraries.ts';
import { TARGETS, WORDS } from './fixture-values.ts';

/** Ids of the concepts that terms belong to. */
export const CONCEPT_IDS = [900, 902, 904, 906, 908, 910] as const;

/** Terms of a glossary. */
export const terms: Arbitrary<Json> = fc
  .tuple(
    fc.record({
      text: words(2),
      descriptionEnd: words(1),
      ownDescription: words(3),
      isDescribedByText: holds(20),
      language: fc.constantFrom(...TARGETS),
      user,
      partOfSpeech: allowed('glossary-term', 'partOfSpeech'),
      status: allowed('glossary-term', 'status'),
      type: allowed('glossary-term', 'type'),
      gender: allowed('glossary-term', 'gender'),
      isNotedByText: holds(20),
      ownNote: words(2),
      isLemmaOfText: holds(40),
      ownLemma: words(1),
      url: fc
        .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS))
        .map(([host, page]) => `https://${host}.example/${page}`),
      concept: fc.constantFrom(...CONCEPT_IDS),
    }),
    timestamps,
  )
  .map(([drawn, dates]) => {
    const {
      descriptionEnd,
      ownDescription,
      isDescribedByText,
      isNotedByText,
      ownNote,
      isLemmaOfText,
      ownLemma,
      ...rest
    } = drawn;
    return {
      ...rest,
      description: isDescribedByText ? `${rest.text} ${descriptionEnd}` : ownDescription,
      note: isNotedByText ? rest.text : ownNote,
      lemma: isLemmaOfText ? rest.text.split(' ')[0]! : ownLemma,
      ...dates,
    };
  });
