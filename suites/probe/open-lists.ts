import { requestList } from '../drivers/ask-list.ts';
import type { ListAddress } from '../drivers/ask-list.ts';
import { configuredLists } from '../drivers/configured-lists.ts';
import { LANGUAGES } from '../drivers/languages.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** A list of the probe's dataset, or one that the configuration names. */
export interface OpenList {
  readonly context: ContextName;
  readonly edition: Edition;
  /** After `/api/v2`. */
  readonly path: string;
}

/** The lists that can be read, and whether their records are those of the probe. */
export interface OpenLists {
  readonly lists: readonly OpenList[];
  readonly isLoaded: boolean;
}

/** The number of terms of the glossary: more than a page of any common size. */
export const TERMS = 1_010;
const STRINGS = 12;
const [PROJECT, TM, GLOSSARY] = [81, 82, 83];

/** The ids of records in no order of their own. */
const shuffle = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => first + ((index * 7 + 3) % count));

const file = (id: number) => ({ id, name: `${id}.json`, title: `${id}`, type: 'json', context: '' });
const date = '2024-01-31 12:00:00';
const timestamp = '2024-01-31T12:00:00+00:00';

const dataset: Dataset = {
  users: [{ id: 1, login: 'alice' }],
  languages: [LANGUAGES.en, LANGUAGES.de],
  projects: [
    {
      ...{ id: PROJECT, identifier: 'probe', name: 'Probe', sourceLanguageId: 'en', targetLanguageIds: ['de'] },
      strings: shuffle(STRINGS, 4_001).map((id, index) => ({
        ...{ id, identifier: `probe.${id}`, text: `Text ${id}`, context: '', added: date, updated: date },
        ...{ 'type is plain': true, 'is visible': true, 'is hidden': false },
        file: file(index < 3 ? 8_101 : 8_102),
        translations: [{ id: id + 1_000, language: 'de', text: `Wort ${id}`, user: 1, updated: date }],
        'languages summary': [{ language: 'de', 'is translated': true }],
      })),
    },
  ],
  tms: [
    {
      id: TM,
      segments: shuffle(3, 6_001).map((id) => ({
        id,
        records: [{ id: id + 100, text: `Segment ${id}`, usageCount: 1, createdAt: timestamp, updatedAt: timestamp }],
      })),
    },
  ],
  glossaries: [
    {
      id: GLOSSARY,
      concepts: [],
      terms: shuffle(TERMS, 7_001).map((id) => ({
        ...{ id, text: `term ${id}`, language: 'de', user: 1, partOfSpeech: 'noun', createdAt: timestamp },
        ...{ status: 'not_recommended', type: 'full_form', updatedAt: timestamp },
      })),
    },
  ],
};

/** Loads the dataset of the probe, or takes the lists of the configuration. Throws {@link Unsupported} if there are none. */
export async function openLists(context: CheckContext, edition: Edition): Promise<OpenLists> {
  const { target } = context;
  target.api(edition);
  try {
    await target.load(dataset);
    const lists: readonly Omit<OpenList, 'edition'>[] = [
      { context: 'source-string', path: `/projects/${PROJECT}/strings` },
      { context: 'translation', path: `/projects/${PROJECT}/languages/de/translations` },
      { context: 'tm-segment', path: `/tms/${TM}/segments` },
      { context: 'glossary-term', path: `/glossaries/${GLOSSARY}/terms` },
    ];
    return { lists: lists.map((list) => ({ ...list, edition })), isLoaded: true };
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    const lists = configuredLists(target.plan).map((list) => ({ ...list, edition }));
    if (lists.length === 0) throw error;
    return { lists, isLoaded: false };
  }
}

/** The first page of each list, by its edition and path. */
const firstPages = sessionKey(() => new Map<string, Exchange>());

/** The first page of a list without an expression, requested once of a target. */
export async function requestFirstPage(context: CheckContext, list: ListAddress): Promise<Exchange> {
  const known = context.target.session.get(firstPages);
  const key = `${list.edition} ${list.path}`;
  const page = known.get(key) ?? (await requestList(context, list, ''));
  known.set(key, page);
  return page;
}

/** The first list of one of these contexts. Throws {@link PreconditionFailed} if there is none. */
export function chooseList({ lists }: OpenLists, contexts: readonly ContextName[]): OpenList {
  for (const wanted of contexts) {
    const found = lists.find(({ context }) => context === wanted);
    if (found) return found;
  }
  throw new PreconditionFailed(`the configuration names no list of ${contexts.join(' or ')}`, { code: 'no-lists' });
}
