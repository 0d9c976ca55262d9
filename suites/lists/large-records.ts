import { buildAddress } from '../drivers/ask-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { LIST_REQUIREMENTS, MAIN_LISTS, fixtureList } from '../oracle/query-target.ts';
import { isComplete } from '../rules/list-records.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/** A text of some 100 000 characters, more than many a column, buffer or message holds. */
const LARGE = `${'a long way to the end '.repeat(4_500)}of it`;

/** The first records of each list, the second with a text that is large. */
function makeLarge(): typeof fixtureDataset {
  const large = <Item extends object>(items: readonly Item[] | undefined): Item[] =>
    (items ?? []).slice(0, 3).map((item, index) => (index === 1 ? { ...item, text: LARGE } : item));
  const { project, language, tm, glossary } = FIXTURE_IDS;
  const { projects, tms, glossaries } = fixtureDataset;
  const own = projects.find(({ id }) => id === project)!;
  const translated = (own.strings ?? []).filter(({ translations = [] }) =>
    translations.some((one) => one.language === language),
  );
  return {
    ...fixtureDataset,
    projects: [
      {
        ...own,
        strings: large(translated).map((string, index) => ({
          ...string,
          translations: (string.translations ?? []).map((one) => (index === 1 ? { ...one, text: LARGE } : one)),
        })),
      },
    ],
    tms: tms.flatMap((memory) =>
      memory.id === tm
        ? [
            {
              ...memory,
              segments: (memory.segments ?? []).slice(0, 3).map((one) => ({ ...one, records: large(one.records) })),
            },
          ]
        : [],
    ),
    glossaries: glossaries.flatMap((one) => (one.id === glossary ? [{ ...one, terms: large(one.terms) }] : [])),
  } as typeof fixtureDataset;
}

const idsOf = (dataset: typeof fixtureDataset): Readonly<Record<ContextName, readonly number[]>> => {
  const strings = dataset.projects.flatMap((one) => one.strings ?? []);
  const sorted = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);
  return {
    'source-string': sorted(strings),
    translation: sorted(
      strings.flatMap(({ translations = [] }) => translations.filter((one) => one.language === FIXTURE_IDS.language)),
    ),
    'tm-segment': sorted(dataset.tms.flatMap((one) => one.segments ?? [])),
    'glossary-term': sorted(dataset.glossaries.flatMap((one) => one.terms ?? [])),
  };
};

/** Lists whose records are large. */
export const largeRecordChecks: readonly Check[] = checkEachEdition(
  'lists.large-records',
  () => ({
    title: 'a record with a text of 100 000 characters is listed like others',
    cites: Object.values(LIST_REQUIREMENTS),
  }),
  async (checkContext, edition) => {
    const dataset = makeLarge();
    await checkContext.target.load(dataset);
    const token = await getAccessToken(checkContext);
    for (const [context, expected] of Object.entries(idsOf(dataset)) as [ContextName, readonly number[]][]) {
      const list = fixtureList(MAIN_LISTS[context], edition);
      const { ids } = await readList(checkContext.target, buildAddress(checkContext, list), {}, token);
      checkContext.judge(isComplete(LIST_REQUIREMENTS[context]), {
        ...{ call: `GET ${list.path}`, expected, actual: ids ?? [], others: [] },
      });
    }
  },
);
