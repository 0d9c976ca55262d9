import type { CheckContext } from './check-context.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Area, OracleLevel } from '../../run/plan.ts';

/** Something that is done to a target and judged. Plain data: it does not know who runs it or on which target. */
export interface Check {
  /** Starts with the area, and ends with the edition if the check is about one. */
  readonly id: string;
  /** What happens in a conforming target. */
  readonly title: string;
  /** The requirements that the check sets out to decide, the headline first. */
  readonly cites: readonly RequirementId[];
  /** Requirements that it does not set out to decide but may: generated cases can touch any of them. */
  readonly mayFind?: readonly RequirementId[];
  /** The oracle by which it judges expressions. */
  readonly oracle?: OracleLevel;
  /** The only edition that it examines; absent: whatever both share. */
  readonly edition?: Edition;
  readonly body: (context: CheckContext) => Promise<void>;
}

type About = Pick<Check, 'title' | 'cites' | 'mayFind' | 'oracle'>;

/** Defines a check of what both editions share. */
export function check(id: `${Area}.${string}`, about: About, body: Check['body']): Check {
  return { id, ...about, body };
}

/** Defines the same check for each edition. */
export function checkEachEdition(
  id: `${Area}.${string}`,
  about: About | ((edition: Edition) => About),
  body: (context: CheckContext, edition: Edition) => Promise<void>,
): readonly Check[] {
  return (['hosted', 'enterprise'] as const).map((edition) => {
    const { title, ...rest } = typeof about === 'function' ? about(edition) : about;
    return {
      id: `${id}.${edition}`,
      title: `${title} (${edition})`,
      ...rest,
      edition,
      body: (context) => body(context, edition),
    };
  });
}
