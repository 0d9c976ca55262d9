import type { Gap } from './gap.ts';
import { croqlGaps } from './gaps/croql.ts';
import { listGaps } from './gaps/lists.ts';
import { moduleGaps } from './gaps/module.ts';
import { oauthGaps } from './gaps/oauth.ts';
import { otherGaps } from './gaps/other.ts';

export type { Gap, Role } from './gap.ts';

/** Every silence of the source that is known, with the kit's answer to it. */
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

/** The gaps whose answer a configuration can give, each with what it may write: a short name, or any value. */
export type Answers = {
  readonly [Id in GapId as Gaps[Id] extends { readonly default: string } ? Id : never]: Gaps[Id] extends {
    readonly choices: infer Choices;
  }
    ? keyof Choices & string
    : string;
};

/** The id of a gap whose answer a configuration can give. */
export type AnswerableGapId = keyof Answers;

/** The kit's own answers, under the ids of their gaps. */
export const defaultAnswers = Object.fromEntries(
  Object.entries<Gap>(gaps).flatMap(([id, gap]) => (gap.default === undefined ? [] : [[id, gap.default]])),
) as Answers;
