import { buildAddress, requestList, readResponseIds, sortIds } from '../drivers/ask-list.ts';
import { openList } from './list-under-test.ts';
import { hasEnvelope, hasRecordFields } from './record-rules.ts';
import { hasJsonType, hasStatusOk, hasUtf8Charset, isJson, isRepeatable } from './response-rules.ts';
import { excludesOthers, isComplete, isList } from '../rules/list-records.ts';
import type { OtherRecords } from '../rules/list-records.ts';
import { readList, readRecords } from '../drivers/read-list.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { fixtureList } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import { getAccessToken, requestProjects } from '../drivers/oauth-steps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** One list, and the records that belong elsewhere. */
interface Row {
  readonly place: FixtureList;
  readonly name: string;
  readonly others: () => readonly OtherRecords[];
}

const listIds = (place: FixtureList, edition: Edition) => fixtureList(place, edition).records.map(({ id }) => id);
const findStringsElsewhere = (place: FixtureList) =>
  fixtureDataset.projects
    .filter(({ id }) => !fixtureList(place, 'hosted').path.includes(`/${id}/`))
    .flatMap(({ strings }) => (strings ?? []).map(({ id }) => id));
const findTranslations = (isThere: (projectId: number, language: string) => boolean) =>
  fixtureDataset.projects.flatMap(({ id: projectId, strings }) =>
    (strings ?? []).flatMap(({ translations = [] }) =>
      translations.filter(({ language }) => isThere(projectId, language)).map(({ id }) => id),
    ),
  );
const listOtherTranslations =
  (language: string, project: number = FIXTURE_IDS.project) =>
  () => [
    {
      requirement: 'lists.translations.language-id' as const,
      ids: findTranslations((id, into) => id === project && into !== language),
    },
    { requirement: 'lists.translations.project-id' as const, ids: findTranslations((id) => id !== project) },
  ];
const listOtherStrings = (place: FixtureList) => () => [
  { requirement: 'lists.strings.project-id' as const, ids: findStringsElsewhere(place) },
];
const listOtherSegments = (own: number) => () => [
  {
    requirement: 'lists.segments.tm-id' as const,
    ids: fixtureDataset.tms
      .filter(({ id }) => id !== own)
      .flatMap(({ segments }) => (segments ?? []).map(({ id }) => id)),
  },
];
const listOtherTerms = (own: number) => () => [
  {
    requirement: 'lists.terms.glossary-id' as const,
    ids: fixtureDataset.glossaries
      .filter(({ id }) => id !== own)
      .flatMap(({ terms }) => (terms ?? []).map(({ id }) => id)),
  },
];

// prettier-ignore
const LISTS: readonly Row[] = [
  { place: 'main',                    name: 'strings',                others: listOtherStrings('main') },
  { place: 'neighbour',               name: 'strings-neighbour',      others: listOtherStrings('neighbour') },
  { place: 'translations',            name: 'translations',           others: listOtherTranslations(FIXTURE_IDS.language) },
  { place: 'translations into de',    name: 'translations-de',        others: listOtherTranslations('de') },
  { place: 'translations into pt',    name: 'translations-pt',        others: listOtherTranslations('pt') },
  { place: 'translations into pt-BR', name: 'translations-pt-br',     others: listOtherTranslations('pt-BR') },
  { place: 'neighbour translations',  name: 'translations-neighbour', others: listOtherTranslations(FIXTURE_IDS.language, FIXTURE_IDS.neighbour) },
  { place: 'segments',                name: 'segments',               others: listOtherSegments(FIXTURE_IDS.tm) },
  { place: 'other segments',          name: 'segments-neighbour',     others: listOtherSegments(FIXTURE_IDS.otherTm) },
  { place: 'terms',                   name: 'terms',                  others: listOtherTerms(FIXTURE_IDS.glossary) },
  { place: 'other terms',             name: 'terms-neighbour',        others: listOtherTerms(FIXTURE_IDS.otherGlossary) },
];

/** Which records the lists hold, in which envelope and with which fields. */
export const wholeListChecks: readonly Check[] = [
  ...checkEachEdition(
    'lists.projects',
    (edition) => ({
      title: 'the project list holds every project',
      cites: [
        edition === 'enterprise' ? 'lists.projects-enterprise' : 'lists.projects',
        'lists.prefix',
        `edition.${edition}`,
      ],
    }),
    async (checkContext, edition) => {
      const { target } = checkContext;
      const requirement = edition === 'enterprise' ? 'lists.projects-enterprise' : 'lists.projects';
      const ids = await target.load(fixtureDataset).then(
        () => fixtureDataset.projects.map(({ id }) => id),
        () => null,
      );
      const token = await getAccessToken(checkContext);
      const exchange = await requestProjects(target, target.api(edition), token);
      checkContext.judge(([requirement, 'lists.prefix', `edition.${edition}`] as const).map(isList), exchange);
      if (readRecords(exchange) === null) return;
      const call = 'GET /projects';
      const { projectId } = target.plan.lists;
      // Of other projects nothing is known; the one that the configuration names is on some page.
      if (ids === null && projectId !== undefined && readResponseIds(exchange).length === 0)
        checkContext.judge(isComplete(requirement), { call, expected: [projectId], actual: [], others: [] });
      if (ids === null) return;
      // A page may be short: the list is read to its end.
      const whole = await readList(target, `${target.api(edition)}/api/v2/projects`, {}, token);
      const actual = sortIds(whole.ids ?? readResponseIds(exchange)).filter((id) => ids.includes(id));
      checkContext.judge(isComplete(requirement), { call, expected: ids, actual, others: [] });
    },
  ),

  ...LISTS.flatMap(({ place, name, others }) =>
    checkEachEdition(
      `lists.${name}`,
      (edition) => ({
        title: `the list of ${name} holds every record of its place and no other`,
        cites: [
          LIST_REQUIREMENTS[fixtureList(place, edition).context],
          ...others().map(({ requirement }) => requirement),
          'lists.get',
          'lists.json',
          'lists.content-type',
          'lists.charset',
          'lists.status',
          'lists.envelope',
          'lists.safe',
          hasRecordFields[fixtureList(place, edition).context].requirement,
        ],
      }),
      async (checkContext, edition) => {
        const { target } = checkContext;
        const { subject, isLoaded } = await openList(checkContext, place, edition);
        const { context } = subject;
        const first = await requestList(checkContext, subject, '');
        // The form of a refusal is not that of a list.
        if (first.response.status < 400) checkContext.judge([isJson, hasJsonType, hasUtf8Charset, hasStatusOk], first);
        checkContext.require(isList(LIST_REQUIREMENTS[context]), first);
        checkContext.judge(isList('lists.get'), first);
        const envelope = target.plan.answers['lists.envelope'] ?? 'data-of-data';
        checkContext.judge(hasEnvelope, { exchange: first, envelope });
        checkContext.judge(hasRecordFields[context], first);
        checkContext.judge(isRepeatable, { first, second: await requestList(checkContext, subject, '') });
        // Nothing is known about the records of a list that the configuration names.
        if (!isLoaded) return;
        const { ids } = await readList(
          target,
          buildAddress(checkContext, subject),
          {},
          await getAccessToken(checkContext),
        );
        const contents = {
          call: `GET ${subject.path}`,
          expected: listIds(place, edition),
          actual: ids ?? [],
          others: others(),
        };
        checkContext.judge(
          [
            isComplete(LIST_REQUIREMENTS[context]),
            ...contents.others.map(({ requirement }) => excludesOthers(requirement)),
          ],
          contents,
        );
      },
    ),
  ),
];
