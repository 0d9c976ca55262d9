import { addressOf, ask, idsIn, sorted } from './ask-list.ts';
import { listHere } from './here.ts';
import { kept, listed, notJson, notJsonType, otherEnvelope, otherStatus, whole, withoutFields } from './judges.ts';
import { readList, recordsOf } from './read-list.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { world } from '../croql/dataset.ts';
import { PLACES } from '../croql/generated-places.ts';
import { LIST_OF, placeOf } from '../croql/subject.ts';
import type { Place } from '../croql/subject.ts';
import { accessTokenOf, projects } from '../oauth/steps.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** One list, and what records of other places break that are found in it. */
interface Row {
  readonly place: Place;
  readonly name: string;
  readonly others: (edition: Edition) => readonly { readonly breaks: RequirementId; readonly ids: readonly number[] }[];
}

const idsAt = (place: Place, edition: Edition) => placeOf(place, edition).records.map(({ id }) => id);
const stringsElsewhere = (place: Place) =>
  world.projects
    .filter(({ id }) => !placeOf(place, 'hosted').path.includes(`/${id}/`))
    .flatMap(({ strings }) => (strings ?? []).map(({ id }) => id));
const translationsBy = (isThere: (projectId: number, language: string) => boolean) =>
  world.projects.flatMap(({ id: projectId, strings }) =>
    (strings ?? []).flatMap(({ translations = [] }) =>
      translations.filter(({ language }) => isThere(projectId, language)).map(({ id }) => id),
    ),
  );
const translationOthers = (language: string) => () => [
  {
    breaks: 'lists.translations.language-id' as const,
    ids: translationsBy((id, into) => id === PLACES.project && into !== language),
  },
  { breaks: 'lists.translations.project-id' as const, ids: translationsBy((id) => id !== PLACES.project) },
];

// prettier-ignore
const LISTS: readonly Row[] = [
  { place: 'main', name: 'strings', others: () => [{ breaks: 'lists.strings.project-id', ids: stringsElsewhere('main') }] },
  { place: 'translations', name: 'translations', others: translationOthers(PLACES.language) },
  { place: 'translations into pt', name: 'translations-pt', others: translationOthers('pt') },
  { place: 'segments', name: 'segments', others: () => [{ breaks: 'lists.segments.tm-id', ids: world.tms.filter(({ id }) => id !== PLACES.tm).flatMap(({ segments }) => (segments ?? []).map(({ id }) => id)) }] },
  { place: 'terms', name: 'terms', others: () => [{ breaks: 'lists.terms.glossary-id', ids: world.glossaries.filter(({ id }) => id !== PLACES.glossary).flatMap(({ terms }) => (terms ?? []).map(({ id }) => id)) }] },
];

/** What each record of a list has, where the kit's answer says anything. */
// prettier-ignore
const FIELDS = {
  'source-string': { requirement: 'lists.string-record', fields: ['id', 'projectId', 'identifier', 'text', 'type', 'context', 'maxLength', 'isHidden', 'isDuplicate', 'hasPlurals', 'isIcu', 'createdAt', 'updatedAt', 'fileId'] },
  'translation': { requirement: 'lists.translation-record', fields: ['stringId', 'contentType', 'translationId', 'text', 'user', 'createdAt'] },
  'tm-segment': { requirement: 'lists.segment-record', fields: ['id', 'records'] },
  'glossary-term': { requirement: 'lists.term-record', fields: ['id', 'userId', 'glossaryId', 'languageId', 'text', 'partOfSpeech', 'status', 'type', 'conceptId', 'createdAt', 'updatedAt'] },
} as const;

/** What the lists hold, in which envelope and with which fields. */
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
    async (attempt, edition) => {
      const { target } = attempt;
      const requirement = edition === 'enterprise' ? 'lists.projects-enterprise' : 'lists.projects';
      const ids = await target.load(world).then(
        () => world.projects.map(({ id }) => id),
        () => null,
      );
      const token = await accessTokenOf(attempt);
      const exchange = await projects(target, target.api(edition), token);
      for (const one of [requirement, 'lists.prefix', `edition.${edition}`] as const)
        attempt.judge(listed, { exchange, requirement: one });
      if (recordsOf(exchange) === null) return;
      const { projectId } = target.plan.lists;
      // Of other projects nothing is known; the one that the configuration names is there, on some page.
      if (ids === null && projectId !== undefined && idsIn(exchange).length === 0)
        attempt.judge(whole, { requirement, others: [], call: 'GET /projects', expected: [projectId], actual: [] });
      if (ids === null) return;
      const actual = sorted(idsIn(exchange)).filter((id) => ids.includes(id));
      attempt.judge(whole, { requirement, others: [], call: 'GET /projects', expected: ids, actual });
    },
  ),

  ...LISTS.flatMap(({ place, name, others }) =>
    checkEachEdition(
      `lists.${name}`,
      (edition) => ({
        title: `the list of ${name} holds every record of its place and no other`,
        cites: [
          LIST_OF[placeOf(place, edition).context],
          ...others(edition).map(({ breaks }) => breaks),
          'lists.get',
          'lists.json',
          'lists.content-type',
          'lists.status',
          'lists.envelope',
          'lists.safe',
          FIELDS[placeOf(place, edition).context].requirement,
        ],
      }),
      async (attempt, edition) => {
        const { target } = attempt;
        const { subject, isLoaded } = await listHere(attempt, place, edition);
        const { context } = subject;
        const first = await ask(attempt, subject, '');
        attempt.judge(kept, { requirement: 'lists.json', exchange: first, due: 'JSON', came: notJson });
        attempt.judge(kept, {
          requirement: 'lists.content-type',
          exchange: first,
          due: 'application/json',
          came: notJsonType,
        });
        attempt.judge(kept, {
          requirement: 'lists.status',
          exchange: first,
          due: 'status 200',
          came: otherStatus(200),
        });
        for (const requirement of [LIST_OF[context], 'lists.get'] as const)
          attempt.must(listed, { exchange: first, requirement });
        const envelope = target.plan.answers['lists.envelope'] ?? 'data-of-data';
        attempt.judge(kept, {
          requirement: 'lists.envelope',
          exchange: first,
          due: envelope,
          came: otherEnvelope(envelope),
        });
        const { requirement, fields } = FIELDS[context];
        attempt.judge(kept, { requirement, exchange: first, due: fields.join(', '), came: withoutFields(fields) });
        const again = await ask(attempt, subject, '');
        attempt.judge(kept, {
          requirement: 'lists.safe',
          exchange: again,
          due: 'the same records again',
          came: (exchange) =>
            String(sorted(idsIn(exchange))) === String(sorted(idsIn(first))) ? undefined : 'other records',
        });
        // Nothing is known of what another list has to hold.
        if (!isLoaded) return;
        const { ids } = await readList(target, addressOf(attempt, subject), {}, await accessTokenOf(attempt));
        const expected = idsAt(place, edition);
        const call = `GET ${subject.path}`;
        attempt.judge(whole, {
          requirement: LIST_OF[context],
          others: others(edition),
          call,
          expected,
          actual: ids ?? [],
        });
      },
    ),
  ),
];
