import { configuredLists } from '../drivers/configured-lists.ts';
import { readList } from '../drivers/read-list.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { fixtureList } from '../oracle/query-target.ts';
import type { FixtureList, QueryTarget } from '../oracle/query-target.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { check } from '../../croql/checker.ts';
import { evaluate } from '../../croql/evaluator.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** A list to examine: one of the loaded dataset, or one that the configuration names. */
export interface ListUnderTest {
  readonly subject: QueryTarget;
  /** Whether it is a list of the loaded dataset, whose records are known. */
  readonly isLoaded: boolean;
  /** The ids that an expression selects, ascending: by the known records, or else by what the list itself returns. */
  readonly selected: (expression: string) => Promise<readonly number[]>;
}

/**
 * Loads the dataset and returns one of its lists, or the list of the configuration with the same context.
 * Throws {@link Unsupported} if there is neither.
 */
export async function openList(
  checkContext: CheckContext,
  place: FixtureList,
  edition: Edition,
): Promise<ListUnderTest> {
  const { target } = checkContext;
  const subject = fixtureList(place, edition);
  try {
    await target.load(fixtureDataset);
    return { subject, isLoaded: true, selected: async (expression) => selectKnown(expression, subject) };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    const listed = configuredLists(target.plan).find(({ context }) => context === subject.context);
    if (!listed) throw error;
    const address = `${target.api(edition)}/api/v2${listed.path}`;
    const token = await getAccessToken(checkContext);
    const { ids } = await readList(target, address, {}, token);
    return {
      subject: { ...subject, path: listed.path, records: (ids ?? []).map((id) => ({ id, record: {} })) },
      isLoaded: false,
      selected: async (expression) => (await readList(target, address, { croql: expression }, token)).ids ?? [],
    };
  }
}

/** Opens every one of these lists that {@link openList} finds. Throws {@link Unsupported} if it finds none. */
export async function openAvailableLists<Name extends FixtureList>(
  checkContext: CheckContext,
  places: readonly Name[],
  edition: Edition,
): Promise<ReadonlyMap<Name, ListUnderTest>> {
  const found = new Map<Name, ListUnderTest>();
  let refused: Unsupported | undefined;
  for (const place of new Set(places))
    try {
      found.set(place, await openList(checkContext, place, edition));
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      refused = error;
    }
  if (found.size === 0 && refused) throw refused;
  return found;
}

/** Selects from the known records by an expression. */
function selectKnown(
  expression: string,
  { context, edition, records, environment: around }: QueryTarget,
): readonly number[] {
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit sends an expression that it cannot check itself: ${expression}`);
  return records.filter(({ record }) => evaluate(checked.query, record, around)).map(({ id }) => id);
}
