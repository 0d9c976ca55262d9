import { buildAddress } from '../drivers/ask-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { learnList } from '../drivers/list-filter.ts';
import { readList } from '../drivers/read-list.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { fixtureList, listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import { isComplete } from '../rules/list-records.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** A text of some 100 000 characters, more than many a column, buffer or message holds. */
export const LARGE = `${'a long way to the end '.repeat(4_500)}of it`;

const enlarge = <Item extends object>(item: Item) => ({ ...item, text: LARGE });

/** Items of which the first is another one. */
const changeFirst = <Item>(items: readonly Item[] = [], change: (item: Item) => Item) =>
  items.map((item, index) => (index === 0 ? change(item) : item));

const isTranslated = ({ translations = [] }: { readonly translations?: readonly { readonly language: string }[] }) =>
  translations.some(({ language }) => language === FIXTURE_IDS.language);

const { projects, tms, glossaries } = fixtureDataset;

/** The main lists of the fixture dataset, each with a record that is large. */
export const largeDataset = {
  ...fixtureDataset,
  projects: projects
    .filter(({ id }) => id === FIXTURE_IDS.project)
    .map(({ strings = [], ...project }) => ({
      ...project,
      strings: changeFirst(strings.filter(isTranslated), ({ translations = [], ...string }) => ({
        ...enlarge(string),
        translations: translations.map(enlarge),
      })),
    })),
  tms: tms
    .filter(({ id }) => id === FIXTURE_IDS.tm)
    .map((tm) => ({
      ...tm,
      segments: changeFirst(tm.segments, ({ records = [], ...segment }) => ({
        ...segment,
        records: records.map(enlarge),
      })),
    })),
  glossaries: glossaries
    .filter(({ id }) => id === FIXTURE_IDS.glossary)
    .map((glossary) => ({ ...glossary, terms: changeFirst(glossary.terms, enlarge) })),
} as Dataset;

/** Lists whose records are large. */
export const largeRecordChecks: readonly Check[] = checkEachEdition(
  'lists.large-records',
  () => ({
    title: 'a record with a text of 100 000 characters is listed like others',
    cites: Object.values(LIST_REQUIREMENTS),
  }),
  async (checkContext, edition) => {
    await checkContext.target.load(fixtureDataset);
    const places: FixtureList[] = [];
    for (const place of Object.values(MAIN_LISTS))
      if ((await learnList(checkContext, fixtureList(place, edition))).whole.ids !== null) places.push(place);
    if (places.length === 0) throw new PreconditionFailed('no list is there, which other checks say');
    await checkContext.target.load(largeDataset);
    const token = await getAccessToken(checkContext);
    for (const place of places) {
      const list = listIn(largeDataset, place, edition);
      const { ids } = await readList(checkContext.target, buildAddress(checkContext, list), {}, token);
      checkContext.judge(isComplete(LIST_REQUIREMENTS[list.context]), {
        ...{ call: `GET ${list.path}`, expected: list.records.map(({ id }) => id), actual: ids ?? [], others: [] },
      });
    }
  },
);
