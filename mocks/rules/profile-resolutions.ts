import { canTake } from './resolutions.ts';
import type { Resolutions } from '../../spec/gaps/gaps.ts';
import { gapsOf, resolutionsOf } from '../../run/profile.ts';
import type { Profile } from '../../run/profile.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** What the reference service makes of a profile. */
export interface TakenProfile {
  readonly answers: Partial<Resolutions>;
  /** What it cannot take on: the gap, and why. */
  readonly missing: readonly { readonly gap: string; readonly why: string }[];
}

/**
 * The resolutions of a profile that the reference service can take on, and those that it cannot. Both editions of it
 * resolve a gap alike, as the first edition of the profile does. Throws an Error for a resolution that is not known.
 */
export function takeProfile(profile: Profile): TakenProfile {
  const [first = 'hosted', second] = Object.keys(profile.editions) as Edition[];
  const wanted = resolutionsOf(profile, first);
  const entries = Object.entries(wanted) as [keyof Resolutions, string][];
  const other = second === undefined ? {} : (resolutionsOf(profile, second) as Readonly<Record<string, string>>);
  return {
    answers: Object.fromEntries(
      entries.filter(([gap, resolution]) => canTake(gap, resolution)),
    ) as Partial<Resolutions>,
    missing: [
      ...Object.entries(gapsOf(profile, first)).flatMap(([gap, { certainty }]) =>
        certainty === 'none of the known' ? [{ gap, why: 'none of the known resolutions' }] : [],
      ),
      ...entries.flatMap(([gap, resolution]) =>
        canTake(gap, resolution) ? [] : [{ gap, why: `“${resolution}” is not offered by the reference service` }],
      ),
      ...entries.flatMap(([gap, resolution]) =>
        other[gap] === undefined || other[gap] === resolution
          ? []
          : [{ gap, why: `the ${second} edition has “${other[gap]}”, and both editions get “${resolution}”` }],
      ),
    ],
  };
}
