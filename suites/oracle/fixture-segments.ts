import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { timestamps, user, words } from './fixture-arbitraries.ts';
import type { Json } from './fixture-arbitraries.ts';
import { TARGETS } from './fixture-values.ts';

/** Segments of a translation memory with one to four records. */
export const segments: Arbitrary<Json> = fc.record({
  records: fc.array(
    fc
      .tuple(
        fc.record({
          language: fc.constantFrom(...TARGETS),
          text: words(2, 3),
          usageCount: fc.nat(7).map((half) => 2 * half),
          createdBy: user,
          updatedBy: user,
        }),
        timestamps,
      )
      .map(([rest, dates]) => ({ ...rest, ...dates })),
    { minLength: 1, maxLength: 4 },
  ),
});
