import type { Attempt } from './attempt.ts';
import type { Edition } from '../spec/requirement.ts';
import type { RequirementId } from '../spec/requirements.ts';
import type { Area, Power } from '../spec/run.ts';

/** One thing that is done to a target and judged. Plain data: who runs it, and on what, is not its business. */
export interface Check {
  /** Begins with its area; that of a check of one edition ends with it. */
  readonly id: string;
  /** What happens when all is well. */
  readonly title: string;
  /** Everything that the check sets out to decide, the headline first. */
  readonly cites: readonly RequirementId[];
  /** What it may find broken besides, without setting out to decide it: generated cases can meet anything. */
  readonly may?: readonly RequirementId[];
  /** What its judges go by, where expressions can be judged in several ways. */
  readonly power?: Power;
  /** The only edition that it looks at; absent: the same for both. */
  readonly edition?: Edition;
  readonly body: (attempt: Attempt) => Promise<void>;
}

type About = Pick<Check, 'title' | 'cites' | 'may' | 'power'>;

/** A check of what both editions share. */
export function check(id: `${Area}.${string}`, about: About, body: Check['body']): Check {
  return { id, ...about, body };
}

/** The same check once for each edition. */
export function checkEachEdition(
  id: `${Area}.${string}`,
  about: About | ((edition: Edition) => About),
  body: (attempt: Attempt, edition: Edition) => Promise<void>,
): readonly Check[] {
  return (['hosted', 'enterprise'] as const).map((edition) => {
    const { title, ...rest } = typeof about === 'function' ? about(edition) : about;
    return {
      id: `${id}.${edition}`,
      title: `${title} (${edition})`,
      ...rest,
      edition,
      body: (attempt) => body(attempt, edition),
    };
  });
}
