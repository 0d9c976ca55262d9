import {
  failed,
  kept,
  listed,
  notJson,
  notJsonType,
  notRefused,
  otherEnvelope,
  otherStatus,
  paged,
  whole,
  withoutFields,
} from './judges.ts';
import { listHere, placesHere } from './here.ts';
import type { Here } from './here.ts';
import { idsOf, readList, recordsOf } from './read-list.ts';
import { world } from '../croql/dataset.ts';
import { PLACES } from '../croql/generated-places.ts';
import { selection } from '../croql/judges.ts';
import { LIST_OF, placeOf } from '../croql/subject.ts';
import type { Place, Subject } from '../croql/subject.ts';
import type { Attempt } from '../attempt.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import { accessTokenOf, projects } from '../oauth/steps.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Edition } from '../../spec/run.ts';

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

/** Texts in which a character has a meaning to some layer on the way, by what tells that it should have none. */
// prettier-ignore
const LITERALS: readonly { readonly requirement: RequirementId; readonly pieces: readonly string[] }[] = [
  { requirement: 'lists.percent-encoding', pieces: ['100%', '%41', 'a+b', 'a&b=c', 'a#b', '?croql=', 'a;b', 'back/slash'] },
  { requirement: 'croql.parameter.utf-8',  pieces: ['Привіт', '日本', 'naïve café', '\u{1f600}'] },
  { requirement: 'croql.syntax.string',    pieces: ["it's", '(a) and (b)', 'where (x)', 'snake_case', 'a b'] },
];

/** Texts that are no expressions in any reading, or mean nothing in any: a gap leaves open how they are refused. */
// prettier-ignore
const MALFORMED: readonly { readonly place: Place; readonly expression: string }[] = [
  { place: 'main', expression: 'text contains' }, { place: 'main', expression: '(is hidden' }, { place: 'main', expression: 'is hidden)' },
  { place: 'main', expression: 'text contains "open' }, { place: 'main', expression: 'and' }, { place: 'main', expression: 'is hidden and' },
  { place: 'main', expression: 'count of' }, { place: 'main', expression: '= 1' }, { place: 'main', expression: 'If is hidden then' },
  { place: 'main', expression: '@user:' }, { place: 'main', expression: 'nothing of the kind = 1' }, { place: 'main', expression: ')(' },
  { place: 'translations', expression: 'identifier = "a"' }, { place: 'segments', expression: 'count of votes > 0' }, { place: 'terms', expression: 'count of records > 0' },
];

const addressOf = ({ target }: Attempt, { edition, path }: Subject) => `${target.api(edition)}/api/v2${path}`;

/** Asks a list once, as it is written: what readList does besides is not wanted. */
async function ask(attempt: Attempt, subject: Subject, query: string): Promise<Exchange> {
  const url = `${addressOf(attempt, subject)}${query === '' ? '' : `?${query}`}`;
  const token = await accessTokenOf(attempt);
  return attempt.target.send({
    method: 'GET',
    url,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
}

const croql = (expression: string) => `croql=${encodeURIComponent(expression)}`;
const idsIn = (exchange: Exchange) => (recordsOf(exchange) ?? []).flatMap(idsOf);
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** What the lists hold, how they are asked and how they answer. */
export const listChecks: readonly Check[] = [
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

  ...checkEachEdition(
    'lists.pages',
    {
      title: 'pages show every record once, and the filter holds on each',
      cites: ['lists.pagination', 'lists.page-size', 'lists.page-size-most', 'croql.order'],
    },
    async (attempt, edition) => {
      const { answers } = attempt.target.plan;
      const { subject, selected } = await listHere(attempt, 'terms', edition);
      const every = subject.records.map(({ id }) => id);
      const expression = 'status != "draft"';
      const isPaged = (answers['lists.pagination'] ?? 'offset-limit') === 'offset-limit';
      for (const [filter, all] of [
        ['', every],
        [`${croql(expression)}&`, await selected(expression)],
      ] as const) {
        for (const limit of isPaged ? [1, 2, 25, 500] : []) {
          const count = Math.min(10, Math.ceil(all.length / limit));
          const offsets = Array.from({ length: count }, (_, page) => page * limit);
          const pages = await inFlight(AT_ONCE, offsets, async (offset) =>
            idsIn(await ask(attempt, subject, `${filter}limit=${limit}&offset=${offset}`)),
          );
          attempt.judge(paged, { limit, pages, all });
        }
      }
      const exchange = await ask(attempt, subject, '');
      const ids = idsIn(exchange);
      if (isPaged) {
        const size = Math.min(Number(answers['lists.page-size'] ?? 25), every.length);
        attempt.judge(kept, {
          requirement: 'lists.page-size',
          exchange,
          due: `${size} records`,
          came: () => (ids.length === size ? undefined : `${ids.length}`),
        });
        const told = await ask(attempt, subject, 'limit=3&offset=2');
        attempt.judge(kept, {
          requirement: 'lists.pagination',
          exchange: told,
          due: 'the offset and limit of the page',
          came: ({ response }) =>
            /"pagination":\{[^}]*"offset":2[^}]*\}/.test(response.body) && /"limit":3\b/.test(response.body)
              ? undefined
              : 'neither or others',
        });
        const most = Number(answers['lists.page-size-most'] ?? 500);
        const beyond = await ask(attempt, subject, `limit=${most + 1}`);
        attempt.judge(kept, {
          requirement: 'lists.page-size-most',
          exchange: beyond,
          due: `a refusal of limit=${most + 1}`,
          came: notRefused,
        });
      }
      if ((answers['croql.order'] ?? 'by-id') === 'by-id')
        attempt.judge(kept, {
          requirement: 'croql.order',
          exchange,
          due: 'ascending ids',
          came: () => (String(ids) === String(sorted(ids)) ? undefined : String(ids.slice(0, 5))),
        });
    },
  ),

  ...checkEachEdition(
    'lists.encoding',
    {
      title: 'every character of an expression arrives as itself',
      cites: ['lists.percent-encoding', 'croql.parameter.utf-8', 'croql.syntax.string', 'lists.plus'],
    },
    async (attempt, edition) => {
      const here = await listHere(attempt, 'special', edition);
      const { subject } = here;
      await acquaint(attempt, subject);
      for (const { requirement, pieces } of here.isLoaded ? LITERALS : []) {
        const expressions = pieces.flatMap((piece) => [`text contains "${piece}"`, `not (text contains "${piece}")`]);
        const asked = await inFlight(AT_ONCE, expressions, (expression) => answered(attempt, here, expression));
        attempt.judge(selection, { requirement, edition, context: subject.context, asked });
      }
      // Every character may be percent-encoded, and the digits may be of either case.
      const expression = 'is hidden';
      const forms = [asBytes, (text: string) => asBytes(text).toUpperCase()];
      const asked = await inFlight(AT_ONCE, forms, (form) => answered(attempt, here, expression, form));
      attempt.judge(selection, { requirement: 'lists.percent-encoding', edition, context: subject.context, asked });
      if ((attempt.target.plan.answers['lists.plus'] ?? 'space') === 'space') {
        const plus = await answered(attempt, here, expression, (text) => text.replaceAll(' ', '+'));
        attempt.judge(selection, { requirement: 'lists.plus', edition, context: subject.context, asked: [plus] });
      }
    },
  ),

  ...checkEachEdition(
    'lists.long',
    { title: 'a long expression is answered like a short one', cites: ['croql.length'] },
    async (attempt, edition) => {
      const here = await listHere(attempt, 'main', edition);
      const { subject } = here;
      await acquaint(attempt, subject);
      const most = Number(attempt.target.plan.answers['croql.length'] ?? 8_000);
      const part = '(is hidden or (is duplicate and count of translations >= 2))';
      for (const length of [1_500, 6_000].filter((one) => one < most)) {
        const expression = Array.from({ length: Math.floor(length / (part.length + 5)) }, () => part).join(' and ');
        // However often it stands there, it selects what it selects once.
        const one = { ...(await answered(attempt, here, expression)), expected: await here.selected(part) };
        attempt.judge(selection, { requirement: 'croql.length', edition, context: subject.context, asked: [one] });
      }
    },
  ),

  ...checkEachEdition(
    'lists.malformed',
    {
      title: 'what is no expression is refused, and never answered with records',
      cites: ['lists.malformed-not-5xx', 'croql.malformed'],
    },
    async (attempt, edition) => {
      const here = await placesHere(
        attempt,
        MALFORMED.map(({ place }) => place),
        edition,
      );
      const shapes = MALFORMED.flatMap(({ place, expression }) => {
        const found = here.get(place);
        return found ? [{ shape: expression, subject: found.subject }] : [];
      });
      for (const { requirement, due, came } of [
        { requirement: 'lists.malformed-not-5xx', due: 'a refusal that is no failure of the service', came: failed },
        { requirement: 'croql.malformed', due: 'a refusal', came: notRefused },
      ] as const)
        await attempt.each(kept, shapes, async ({ subject, shape }) => {
          const exchange = await ask(attempt, subject, croql(shape));
          return { requirement, exchange, due: `${due} of \`${shape}\``, came };
        });
    },
  ),

  ...checkEachEdition(
    'lists.record-values',
    {
      title: 'records write dates and enumerated values as their clients read them',
      cites: ['lists.record-dates', 'lists.term-values'],
    },
    async (attempt, edition) => {
      for (const [place, { subject }] of await placesHere(attempt, ['main', 'terms'], edition)) {
        const exchange = await ask(attempt, subject, '');
        attempt.judge(kept, {
          requirement: 'lists.record-dates',
          exchange,
          due: 'dates in ISO 8601 with an offset',
          came: (one) =>
            recordsOf(one)
              ?.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt])
              .find((date) => !DATE.test(String(date)))
              ?.toString(),
        });
        const spelling = attempt.target.plan.answers['lists.term-values'] ?? 'words';
        if (place === 'terms')
          attempt.judge(kept, {
            requirement: 'lists.term-values',
            exchange,
            due: `values in ${spelling}`,
            came: (one) => {
              const values = (recordsOf(one) ?? []).flatMap(({ status, type }) => [String(status), String(type)]);
              const wrong = spelling === 'words' ? /_/ : / /;
              return values.find((value) => wrong.test(value));
            },
          });
      }
    },
  ),

  {
    id: 'lists.enterprise-members.hosted',
    title: 'the hosted edition has no members of the enterprise edition',
    cites: ['edition.hosted.is-passed-workflow', 'edition.hosted.fields'],
    edition: 'hosted',
    body: async (attempt) => {
      const { subject } = await listHere(attempt, 'main', 'hosted');
      for (const [requirement, expression] of [
        ['edition.hosted.is-passed-workflow', 'isPassedWorkflow'],
        ['edition.hosted.fields', 'count of fields where (value != "") > 0'],
      ] as const) {
        const exchange = await ask(attempt, subject, croql(expression));
        // A gap leaves open whether the name is refused or matches nothing; records would mean that it is known.
        const came = (one: Exchange) =>
          idsIn(one).length > 0 ? `records ${idsIn(one).slice(0, 5).join(', ')}` : undefined;
        attempt.judge(kept, { requirement, exchange, due: `no records for \`${expression}\``, came });
      }
    },
  },
];

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** What the list brings for an expression, in which each character is encoded in this way. */
async function answered(
  attempt: Attempt,
  { subject, selected }: Here,
  expression: string,
  encode?: (text: string) => string,
) {
  const token = await accessTokenOf(attempt);
  const { target } = attempt;
  const { ids, exchange } = await readList(target, addressOf(attempt, subject), { croql: expression }, token, encode);
  return { expression, expected: await selected(expression), actual: ids ?? exchange.response };
}

/** Reads the whole list once: it tells how large its pages are. */
const acquaint = async (attempt: Attempt, subject: Subject) =>
  readList(attempt.target, addressOf(attempt, subject), {}, await accessTokenOf(attempt));

/** Every byte as two digits in hex, though most could stand for themselves. */
const asBytes = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
