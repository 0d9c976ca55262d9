import { configuredLists } from './configured-lists.ts';
import { readList } from './read-list.ts';
import { world } from '../croql/dataset.ts';
import { placeOf } from '../croql/subject.ts';
import type { Place, Subject } from '../croql/subject.ts';
import type { Attempt } from '../attempt.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { NotOffered } from '../stopped.ts';
import { check } from '../../croql/checker.ts';
import { evaluate } from '../../croql/evaluator.ts';
import type { Edition } from '../../spec/requirement.ts';

/** A list that is there to be looked at: one of the loaded dataset, or one that the configuration names. */
export interface Here {
  readonly subject: Subject;
  /** Whether it holds the loaded dataset, of which everything is known. */
  readonly isLoaded: boolean;
  /** The ids that an expression selects, ascending: by what is known, or by what the list says itself, page after page. */
  readonly selected: (expression: string) => Promise<readonly number[]>;
}

/**
 * Loads the dataset and gives one of its lists, or the list of the configuration that has the same context.
 * Throws {@link NotOffered} where there is neither.
 */
export async function listHere(attempt: Attempt, place: Place, edition: Edition): Promise<Here> {
  const { target } = attempt;
  const subject = placeOf(place, edition);
  try {
    await target.load(world);
    return { subject, isLoaded: true, selected: async (expression) => selectedBy(expression, subject) };
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error;
    const listed = configuredLists(target.plan).find(({ context }) => context === subject.context);
    if (!listed) throw error;
    const address = `${target.api(edition)}/api/v2${listed.path}`;
    const token = await accessTokenOf(attempt);
    const { ids } = await readList(target, address, {}, token);
    return {
      subject: { ...subject, path: listed.path, records: (ids ?? []).map((id) => ({ id, record: {} })) },
      isLoaded: false,
      selected: async (expression) => (await readList(target, address, { croql: expression }, token)).ids ?? [],
    };
  }
}

/** The places that {@link listHere} has a list for. Throws {@link NotOffered} when it has one for none. */
export async function placesHere<Name extends Place>(
  attempt: Attempt,
  places: readonly Name[],
  edition: Edition,
): Promise<ReadonlyMap<Name, Here>> {
  const found = new Map<Name, Here>();
  let refused: NotOffered | undefined;
  for (const place of new Set(places))
    try {
      found.set(place, await listHere(attempt, place, edition));
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      refused = error;
    }
  if (found.size === 0 && refused) throw refused;
  return found;
}

/** What an expression selects from the records that are known. */
export function selectedBy(
  expression: string,
  { context, edition, records, world: around }: Subject,
): readonly number[] {
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit asks what it does not understand: ${expression}`);
  return records.filter(({ record }) => evaluate(checked.query, record, around)).map(({ id }) => id);
}
