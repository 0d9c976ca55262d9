import type { Gap } from './gap.ts';
import { croqlGaps } from './croql.ts';
import { listGaps } from './lists.ts';
import { moduleGaps } from './module.ts';
import { oauthGaps } from './oauth.ts';
import { otherGaps } from './other.ts';

export type { Gap } from './gap.ts';

/** Every known gap of the source, with the kit's resolution. */
export const gaps = {
  ...oauthGaps,
  ...croqlGaps,
  ...listGaps,
  ...moduleGaps,
  ...otherGaps,
} as const satisfies Record<string, Gap>;

/** The id of a gap. */
export type GapId = keyof typeof gaps;

type Gaps = typeof gaps;

/** The gaps that a configuration can resolve, each with its choices or with any string for a value. */
export type Resolutions = {
  readonly [Id in GapId as Gaps[Id] extends { readonly default: string } ? Id : never]: Gaps[Id] extends {
    readonly choices: infer Choices;
  }
    ? keyof Choices & string
    : string;
};

/** The id of a gap that a configuration can resolve. */
export type ResolvableGapId = keyof Resolutions;

/** The kit's resolutions, by gap. */
export const defaultResolutions = Object.fromEntries(
  Object.entries<Gap>(gaps).flatMap(([id, gap]) => (gap.default === undefined ? [] : [[id, gap.default]])),
) as Resolutions;
