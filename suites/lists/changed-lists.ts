import { buildAddress } from '../drivers/ask-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { listIn } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import { isComplete } from '../rules/list-records.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** Two lists of each context. */
const PLACES: readonly FixtureList[] = [
  ...(['main', 'neighbour', 'translations', 'neighbour translations'] as const),
  ...(['segments', 'other segments', 'terms', 'other terms'] as const),
];

interface Owner {
  readonly id: number;
}

/** Two of these with what the other one has. */
const exchange = <One extends Owner>(owners: readonly One[], one: number, other: number): readonly One[] => {
  const find = (id: number) => owners.find((owner) => owner.id === id)!;
  return owners.map((owner) =>
    owner.id === one ? { ...find(other), id: one } : owner.id === other ? { ...find(one), id: other } : owner,
  );
};

const { projects, tms, glossaries } = fixtureDataset;
const { project, neighbour, tm, otherTm, glossary, otherGlossary } = FIXTURE_IDS;

/** The fixture dataset, in which the records of two lists of each context have changed places. */
const movedDataset = {
  ...fixtureDataset,
  projects: exchange(projects, project, neighbour),
  tms: exchange(tms, tm, otherTm),
  glossaries: exchange(glossaries, glossary, otherGlossary),
} as Dataset;

/** The same lists, the first of each context without its records. */
const emptiedDataset = {
  ...fixtureDataset,
  projects: projects.map((one) => (one.id === project ? { ...one, strings: [] } : one)),
  tms: tms.map((one) => (one.id === tm ? { ...one, segments: [] } : one)),
  glossaries: glossaries.map((one) => (one.id === glossary ? { ...one, terms: [] } : one)),
} as Dataset;

const BEFORE = 'before its records move';

/** Lists whose records move, and that lose all of them. */
export const changedListChecks: readonly Check[] = checkEachEdition(
  'lists.changed',
  {
    title: 'records that move from one list to another, or are gone, are listed where they are now',
    cites: Object.values(LIST_REQUIREMENTS),
  },
  async (checkContext, edition) => {
    const { target } = checkContext;
    // Whether a list is there at all is for other checks to say.
    const missing = new Set<FixtureList>();
    for (const [when, dataset] of [
      [BEFORE, fixtureDataset],
      ['after its records have moved', movedDataset],
      ['after its records have moved back', fixtureDataset],
      ['after it has lost its records', emptiedDataset],
    ] as const) {
      await target.load(dataset);
      const token = await getAccessToken(checkContext);
      for (const place of PLACES.filter((one) => !missing.has(one))) {
        const list = listIn(dataset, place, edition);
        const { ids } = await readList(target, buildAddress(checkContext, list), {}, token);
        if (ids === null && when === BEFORE) {
          missing.add(place);
          continue;
        }
        checkContext.judge(isComplete(LIST_REQUIREMENTS[list.context]), {
          ...{ call: `GET ${list.path}, ${when},`, actual: ids ?? [], others: [] },
          expected: list.records.map(({ id }) => id),
        });
      }
    }
    if (missing.size === PLACES.length) throw new PreconditionFailed('no list is there, which other checks say');
  },
);
