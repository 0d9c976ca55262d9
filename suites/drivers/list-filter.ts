import { buildAddress } from './ask-list.ts';
import { getAccessToken } from './oauth-steps.ts';
import { readList } from './read-list.ts';
import type { ReadList } from './read-list.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A list, and the context of the expressions that filter it. */
export interface FilteredList {
  readonly context: ContextName;
  readonly edition: Edition;
  /** After `/api/v2`. */
  readonly path: string;
}

/** What a list makes of expressions. */
export type Filter =
  /** Some expression selects some of the records. */
  | 'works'
  /** Every expression selects all records, or every expression none. */
  | 'ignored'
  /** Every expression is refused. */
  | 'refused';

/** What is known of a list before it is examined. */
export interface KnownList {
  /** The list without an expression. */
  readonly whole: ReadList;
  readonly filter: Filter;
}

/** Plain expressions of each context, of which one has to select something; most of them are valid in no other. */
export const PLAIN_EXPRESSIONS: Readonly<Record<ContextName, readonly string[]>> = {
  'source-string': ['is hidden', 'not is hidden', 'text contains "a"'],
  translation: ['is pre translated', 'not is pre translated', 'text contains "a"'],
  'tm-segment': ['count of records = 1', 'count of records > 1'],
  'glossary-term': ['text contains "a"', 'not (text contains "a")', 'id > 1'],
};

/** They tell members that are not read from expressions that are not. */
const CONSTANTS = ['1 = 1', '1 = 2'];

const knownLists = sessionKey(() => new Map<string, Promise<KnownList>>());

/** Reads a list and tries plain expressions on it, once for each list. */
export function learnList(checkContext: CheckContext, list: FilteredList): Promise<KnownList> {
  const known = checkContext.target.session.get(knownLists);
  const address = buildAddress(checkContext, list);
  const before = known.get(address);
  if (before) return before;
  const learned = tryList(checkContext, list, address);
  known.set(address, learned);
  // A target that did not respond may respond to the next check.
  learned.catch(() => known.delete(address));
  return learned;
}

async function tryList(checkContext: CheckContext, { context }: FilteredList, address: string): Promise<KnownList> {
  const { target } = checkContext;
  const token = await getAccessToken(checkContext);
  const whole = await readList(target, address, {}, token);
  if (whole.ids === null) return { whole, filter: 'refused' };
  const selected: (readonly number[])[] = [];
  // One after the other: what goes wrong with requests at once is for checks to say.
  for (const expression of [...PLAIN_EXPRESSIONS[context], ...CONSTANTS]) {
    const { ids } = await readList(target, address, { croql: expression }, token);
    if (ids !== null) selected.push(ids);
  }
  if (selected.length === 0) return { whole, filter: 'refused' };
  const differ = selected.some((ids) => String(ids) !== String(selected[0]));
  const isPart = selected.some((ids) => ids.length > 0 && String(ids) !== String(whole.ids));
  return { whole, filter: differ || isPart ? 'works' : 'ignored' };
}

/**
 * Throws {@link PreconditionFailed} unless the list is there, holds records and is filtered by expressions: what a check
 * would see of another list says nothing about its own subject.
 */
export async function requireFilter(checkContext: CheckContext, list: FilteredList): Promise<void> {
  const { whole, filter } = await learnList(checkContext, list);
  requireRecords(whole, list);
  if (filter !== 'works')
    throw new PreconditionFailed(`no expression was seen to select some records of ${list.path} and not all`, {
      code: 'blocked',
      subject: 'lists.croql',
    });
}

/** The lists that {@link requireFilter} accepts. Throws what it throws of the first one if that is none of them. */
export async function findFiltered<List extends FilteredList>(
  checkContext: CheckContext,
  lists: readonly List[],
): Promise<readonly List[]> {
  const filtered: List[] = [];
  let failure: unknown;
  for (const list of lists)
    try {
      await requireFilter(checkContext, list);
      filtered.push(list);
    } catch (error) {
      if (!(error instanceof PreconditionFailed || error instanceof Unsupported)) throw error;
      failure ??= error;
    }
  if (filtered.length === 0 && failure !== undefined) throw failure;
  return filtered;
}

/** Throws {@link PreconditionFailed} unless the list is there and holds records. */
export function requireRecords({ ids, exchange }: ReadList, { context, path }: FilteredList): void {
  if (ids === null)
    throw new PreconditionFailed(`the list ${path} is missing (status ${exchange.response.status})`, {
      code: 'blocked',
      subject: LIST_REQUIREMENTS[context],
    });
  if (ids.length === 0) throw new PreconditionFailed(`the list ${path} holds no records`, { code: 'lists-empty' });
}

/** Throws {@link PreconditionFailed} unless the list accepts a plain expression, which rests on a requirement of its own. */
export async function requireAccepted(
  checkContext: CheckContext,
  list: FilteredList,
  expression: string,
  requirement: RequirementId,
): Promise<void> {
  const token = await getAccessToken(checkContext);
  const { ids } = await readList(checkContext.target, buildAddress(checkContext, list), { croql: expression }, token);
  if (ids === null)
    throw new PreconditionFailed(`the list ${list.path} refuses \`${expression}\``, {
      code: 'blocked',
      subject: requirement,
    });
}
