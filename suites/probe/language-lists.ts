import type { LanguageList } from './language-space.ts';
import { probeDataset } from './probe-dataset.ts';
import { buildAddress } from '../drivers/ask-list.ts';
import { configuredLists } from '../drivers/configured-lists.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readIds, readList } from '../drivers/read-list.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { attempt, PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { usersIn } from '../oracle/observed-members.ts';
import { observedTarget } from '../oracle/observed-records.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/**
 * The lists that the language is probed by: those of a small dataset where it can be loaded, else those of the
 * configuration, as far as their own records show them. Throws `Unsupported` where there are none, and
 * `PreconditionFailed` where none holds records.
 */
export async function openLanguageLists(context: CheckContext, edition: Edition): Promise<readonly LanguageList[]> {
  const now = new Date();
  const dataset = probeDataset(now);
  const isLoaded = await attempt(context.target.load(dataset).then(() => true));
  const lists = isLoaded ? loadedLanguageLists(dataset, edition, now) : await observedLists(context, edition, now);
  const readable: LanguageList[] = [];
  for (const list of lists) {
    const token = await getAccessToken(context);
    const { ids } = await readList(context.target, buildAddress(context, list.target), {}, token);
    if (ids !== null && ids.length > 0) readable.push(list);
  }
  if (readable.length === 0) throw new PreconditionFailed('no list holds records', { code: 'lists-empty' });
  return readable;
}

/** The lists of that dataset. */
export const loadedLanguageLists = (
  dataset: ReturnType<typeof probeDataset>,
  edition: Edition,
  now: Date,
): readonly LanguageList[] =>
  Object.values(MAIN_LISTS).map((place) => {
    const list = listIn(dataset, place, edition);
    return { target: { ...list, environment: { ...list.environment, now }, knows: () => true }, isLoaded: true };
  });

async function observedLists(context: CheckContext, edition: Edition, now: Date): Promise<readonly LanguageList[]> {
  const lists = configuredLists(context.target.plan);
  if (lists.length === 0)
    throw new Unsupported('no dataset can be loaded, and the configuration names no list', { code: 'no-lists' });
  const token = await getAccessToken(context);
  const read = await awaitAll(
    lists.map(async (list) => ({
      list,
      ...(await readList(context.target, buildAddress(context, { ...list, edition }), {}, token)),
    })),
  );
  const logins = new Map(read.flatMap(({ records }) => records.flatMap(usersIn)));
  return read.map(({ list, records }) => {
    const shown = records.map((record) => ({ ids: readIds(record), record }));
    const target = observedTarget({ ...list, edition }, shown, logins);
    return { target: { ...target, environment: { ...target.environment, now } }, isLoaded: false };
  });
}
