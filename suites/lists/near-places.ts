import { buildAddress, readResponseIds, requestList } from '../drivers/ask-list.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { configuredLists } from '../drivers/configured-lists.ts';
import { readIds, readList, readRecords } from '../drivers/read-list.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { fixtureList } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import { excludesOthers, isComplete } from '../rules/list-records.ts';
import type { Plan } from '../../run/plan.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const { project, emptyProject, tm, emptyTm, glossary, emptyGlossary, language } = FIXTURE_IDS;

/** Numbers that contain, begin or end like an id, or agree with it in 32 bits. None of them is the id of anything. */
const nearIds = (id: number) => [`${id}0`, `${id}1`, `9${id}`, `${id}`.slice(0, 1), `${id + 2 ** 32}`];

/** Codes that are like that of a language, and the code of none. */
const strangeCodes = (code: string) => [code.slice(0, 1), `${code}x`, `x${code}`];

interface NearPlaces {
  readonly requirement: RequirementId;
  /** A list with records, which is requested before each of the others. */
  readonly full: FixtureList;
  /** A list of the same kind, whose records are none of it. */
  readonly neighbour: FixtureList;
  /** Lists that have none: there is nothing in them, or they are not there. */
  readonly others: readonly string[];
}

const translations = (id: number | string, code: string) => `/projects/${id}/languages/${code}/translations`;

// prettier-ignore
const PLACES: readonly NearPlaces[] = [
  { requirement: 'lists.strings.project-id',         full: 'main',         neighbour: 'neighbour', others: [emptyProject, ...nearIds(project)].map((id) => `/projects/${id}/strings`) },
  { requirement: 'lists.translations.project-id',    full: 'translations', neighbour: 'neighbour translations', others: [emptyProject, ...nearIds(project)].map((id) => translations(id, language)) },
  { requirement: 'lists.translations.language-id',   full: 'translations', neighbour: 'translations into pt', others: strangeCodes(language).map((code) => translations(project, code)) },
  { requirement: 'lists.segments.tm-id',             full: 'segments',     neighbour: 'other segments', others: [emptyTm, ...nearIds(tm)].map((id) => `/tms/${id}/segments`) },
  { requirement: 'lists.terms.glossary-id',          full: 'terms',        neighbour: 'other terms', others: [emptyGlossary, ...nearIds(glossary)].map((id) => `/glossaries/${id}/terms`) },
];

/** Languages of which one is the base of the other: where it has no translations, those of the other are none of it. */
const NEAR_LANGUAGES = [
  ['pt-BR', 'pt'],
  ['pt', 'pt-BR'],
] as const;

const withoutTranslations = (language: string): Dataset => ({
  ...fixtureDataset,
  projects: fixtureDataset.projects.map((one) => ({
    ...one,
    strings: (one.strings ?? []).map((string) => ({
      ...string,
      translations: (string.translations ?? []).filter((translation) => translation.language !== language),
    })),
  })),
});

/** The requirement that keeps records of other places out of a list, and paths of such places, by the list's context. */
const NEARBY: Readonly<Record<ContextName, (lists: Plan['lists']) => readonly (readonly [RequirementId, string])[]>> = {
  'source-string': ({ projectId }) =>
    strangeIds(projectId!).map((id) => ['lists.strings.project-id', `/projects/${id}/strings`]),
  translation: ({ projectId, languageId }) => [
    ...strangeIds(projectId!).map((id) => ['lists.translations.project-id', translations(id, languageId!)] as const),
    ...strangeCodes(languageId!).map(
      (code) => ['lists.translations.language-id', translations(projectId!, code)] as const,
    ),
  ],
  'tm-segment': ({ tmId }) => strangeIds(tmId!).map((id) => ['lists.segments.tm-id', `/tms/${id}/segments`]),
  'glossary-term': ({ glossaryId }) =>
    strangeIds(glossaryId!).map((id) => ['lists.terms.glossary-id', `/glossaries/${id}/terms`]),
};

/** Ids that are like one and that nothing in a service can be expected to have; none where it is no number. */
const strangeIds = (id: string | number) => nearIds(Number(id)).filter((one) => Number(one) > Number(id));

/**
 * Judges the lists that the configuration names: a record of one of them, with all that is shown of it, is no record of a
 * place that is not there. Throws `missing` where the configuration names none.
 */
async function judgeConfigured(checkContext: CheckContext, edition: Edition, missing: Unsupported): Promise<void> {
  const { target } = checkContext;
  const lists = configuredLists(target.plan);
  if (lists.length === 0) throw missing;
  const read = async (path: string) => readRecords(await requestList(checkContext, { edition, path }, '')) ?? [];
  for (const { context, path } of lists) {
    const known = await read(path);
    const shown = new Set(known.map((record) => JSON.stringify(record)));
    for (const [requirement, place] of NEARBY[context](target.plan.lists)) {
      const records = await read(place);
      checkContext.judge(excludesOthers(requirement), {
        ...{ call: `GET ${place}`, expected: [] },
        actual: records.filter((record) => shown.has(JSON.stringify(record))).flatMap(readIds),
        others: [{ requirement, ids: known.flatMap(readIds) }],
      });
    }
  }
}

/** What a request for a place without records gives is open, as far as it is no record of another place. */
export const nearPlaceChecks: readonly Check[] = checkEachEdition(
  'lists.near-places',
  {
    title: 'a place without records, or one that is not there, lists the records of no other',
    cites: [...PLACES.map(({ requirement }) => requirement), ...Object.values(LIST_REQUIREMENTS)],
  },
  async (checkContext, edition) => {
    const { users, languages } = fixtureDataset;
    try {
      await checkContext.target.load({ users, languages, projects: [], tms: [], glossaries: [] });
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      return judgeConfigured(checkContext, edition, error);
    }
    // Whatever is told of a place that is not there, it counts no longer once it is.
    for (const { full } of PLACES) await requestList(checkContext, fixtureList(full, edition), '');
    await checkContext.target.load(fixtureDataset);
    const request = async (path: string) => readResponseIds(await requestList(checkContext, { edition, path }, ''));
    const judge = (requirement: RequirementId, path: string, actual: readonly number[], ids: readonly number[]) =>
      checkContext.judge(excludesOthers(requirement), {
        ...{ call: `GET ${path}`, expected: [], actual, others: [{ requirement, ids }] },
      });
    const token = await getAccessToken(checkContext);
    for (const { requirement, full, neighbour, others } of PLACES) {
      const subject = fixtureList(full, edition);
      const { context, path: place } = subject;
      const { ids } = await readList(checkContext.target, buildAddress(checkContext, subject), {}, token);
      // Whether a list is there at all is for other checks to say.
      if (ids === null) continue;
      checkContext.judge(isComplete(LIST_REQUIREMENTS[context]), {
        ...{ call: `GET ${place}`, expected: subject.records.map(({ id }) => id), actual: ids },
        // Which records belong elsewhere is judged below.
        others: [{ requirement, ids }],
      });
      const foreign = fixtureList(neighbour, edition).records.map(({ id }) => id);
      for (const path of others) {
        const known = await request(place);
        judge(requirement, place, known, foreign);
        judge(requirement, path, await request(path), known);
      }
    }
    for (const [absent, present] of NEAR_LANGUAGES) {
      await checkContext.target.load(withoutTranslations(absent));
      const known = await request(translations(project, present));
      const path = translations(project, absent);
      judge('lists.translations.language-id', path, await request(path), known);
    }
  },
);
