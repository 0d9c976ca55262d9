import { asAssumed, consistent, observed, takeSteps, undetermined, unlikeAll } from './conclusions.ts';
import type { Experiment, Observation } from './experiment.ts';
import { expressionExperiment } from './expression-experiment.ts';
import { hasErrorObject } from './list-forms.ts';
import { pageExperiment } from './page-experiment.ts';
import { chooseList, openLists, requestFirstPage } from './open-lists.ts';
import type { OpenList } from './open-lists.ts';
import { sendCall } from '../drivers/api-calls.ts';
import { buildAddress } from '../drivers/ask-list.ts';
import { readEnvelope } from '../drivers/envelope.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readRecords } from '../drivers/read-list.ts';
import { ISO_DATE, RECORD_FIELDS } from '../drivers/record-fields.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { Json } from '../../spec/json.ts';

/** A list that was requested without an expression, and its records: at least one. */
interface Seen {
  readonly list: OpenList;
  readonly exchange: Exchange;
  readonly records: readonly Json[];
}

const RECORD_GAPS = {
  'source-string': 'lists.string-record',
  translation: 'lists.translation-record',
  'tm-segment': 'lists.segment-record',
  'glossary-term': 'lists.term-record',
} as const satisfies Readonly<Record<ContextName, GapId>>;

/** The first page of each list, and the project list. */
const records: Experiment = {
  gaps: [
    'lists.envelope',
    'lists.status',
    'lists.project-list',
    'lists.tm-id',
    ...Object.values(RECORD_GAPS),
    'lists.term-values',
    'lists.record-dates',
  ],
  observe: async (context, edition) => {
    const { lists } = await openLists(context, edition);
    const seen: Seen[] = [];
    for (const list of lists) {
      const exchange = await requestFirstPage(context, list);
      const found = readRecords(exchange) ?? [];
      if (found.length > 0) seen.push({ list, exchange, records: found });
    }
    const [first] = seen;
    if (first === undefined)
      throw new PreconditionFailed('no list that is known holds records', { code: 'lists-empty' });
    return takeSteps([
      { gaps: ['lists.envelope', 'lists.status'], observe: async () => judgeForm(seen) },
      {
        gaps: ['lists.project-list'],
        observe: async () => {
          const projects = await requestFirstPage(context, { edition, path: '/projects' });
          return [judgeProjects(projects, first.exchange)];
        },
      },
      { gaps: ['lists.tm-id'], observe: async () => [judgeTmId(seen)] },
      { gaps: Object.values(RECORD_GAPS), observe: async () => seen.map(judgeFields) },
      {
        gaps: ['lists.term-values', 'lists.record-dates'],
        observe: async () => [judgeTermValues(seen), judgeDates(seen)],
      },
    ]);
  },
};

function judgeForm(seen: readonly Seen[]): readonly Observation[] {
  const envelopes = [...new Set(seen.map(({ exchange }) => readEnvelope(exchange)))];
  const [envelope] = envelopes;
  const statuses = [...new Set(seen.map(({ exchange }) => exchange.response.status))];
  return [
    envelopes.length === 1 && envelope !== undefined
      ? observed('lists.envelope', envelope, `${seen.length} lists have this envelope`)
      : unlikeAll(
          'lists.envelope',
          `the lists have another envelope, or several: ${seen[0]?.exchange.response.body.slice(0, 80)}`,
        ),
    asAssumed('lists.status', statuses.join() === '200', `lists are answered with ${statuses.join(' and ')}`),
  ];
}

function judgeProjects(projects: Exchange, list: Exchange): Observation {
  const gap = 'lists.project-list';
  const found = readRecords(projects) ?? [];
  if (found.length === 0) return undetermined(gap, `the project list gives ${projects.response.status} and no records`);
  const isAlike = readEnvelope(projects) === readEnvelope(list) && readEnvelope(projects) !== undefined;
  const isProject = found.every(({ id, name }) => id !== undefined && name !== undefined);
  return asAssumed(
    gap,
    isAlike && isProject,
    `the project list has ${isAlike ? 'the envelope of the other lists' : 'another envelope'} and records of ${Object.keys(found[0]!).slice(0, 5).join(', ')}`,
  );
}

function judgeTmId(seen: readonly Seen[]): Observation {
  const gap = 'lists.tm-id';
  const segments = seen.find(({ list }) => list.context === 'tm-segment');
  if (segments === undefined) return undetermined(gap, 'no segments of a translation memory were listed');
  const id = segments.list.path.split('/')[2]!;
  const saw = `the segments of the memory ${id} are listed`;
  return /^\d+$/.test(id) ? consistent(gap, 'integer', saw) : observed(gap, 'string', saw);
}

function judgeFields({ list, records: found }: Seen): Observation {
  const gap = RECORD_GAPS[list.context];
  const isPlural = (record: Json) => list.context === 'translation' && Array.isArray(record['plurals']);
  const missing = RECORD_FIELDS[list.context].filter((field) =>
    found.some((record) => record[field] === undefined && !isPlural(record)),
  );
  return asAssumed(
    gap,
    missing.length === 0,
    missing.length === 0 ? 'every record has these fields' : `records lack ${missing.join(', ')}`,
  );
}

function judgeTermValues(seen: readonly Seen[]): Observation {
  const gap = 'lists.term-values';
  const terms = seen.find(({ list }) => list.context === 'glossary-term')?.records ?? [];
  const values = terms.flatMap(({ status, type }) => [status, type]).filter((value) => typeof value === 'string');
  const words = values.find((value) => value.includes(' '));
  const codes = values.find((value) => value.includes('_'));
  if (words === undefined && codes === undefined)
    return undetermined(gap, 'no listed term has a status or type of two words');
  if (words !== undefined && codes !== undefined) return unlikeAll(gap, `both \`${words}\` and \`${codes}\``);
  return observed(gap, words === undefined ? 'codes' : 'words', `a term has \`${words ?? codes}\``);
}

function judgeDates(seen: readonly Seen[]): Observation {
  const gap = 'lists.record-dates';
  const dates = seen
    .flatMap((one) => one.records.flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt]))
    .filter((date) => date !== undefined && date !== null);
  if (dates.length === 0) return undetermined(gap, 'no record has a `createdAt` or `updatedAt`');
  const other = dates.find((date) => !ISO_DATE.test(String(date)));
  return asAssumed(gap, other === undefined, `a record has the date ${String(other ?? dates[0])}`);
}

/** Calls without a token, with an invented one, and of a list that does not exist, each beside one that is accepted. */
const refusals: Experiment = {
  gaps: ['errors.unauthorized', 'errors.not-found', 'errors.rate-limited', 'limits.rate'],
  observe: async (context, edition) => {
    const { target } = context;
    const probed = await openLists(context, edition);
    const list = chooseList(probed, ['source-string', 'glossary-term', 'tm-segment', 'translation']);
    const call = { shape: list.path, url: buildAddress(context, list) };
    const bearer = `Bearer ${await getAccessToken(context)}`;
    const control = await requestFirstPage(context, list).catch((error: unknown) => {
      if (error instanceof PreconditionFailed && error.undecided.code === 'rate-limited') return undefined;
      throw error;
    });
    const limits = judgeLimits(control);
    if (control === undefined || readRecords(control) === null)
      return [
        ...limits,
        ...(['errors.unauthorized', 'errors.not-found'] as const).map((gap) =>
          undetermined(gap, `a call with a valid token gives ${control?.response.status ?? 429}`),
        ),
      ];
    const bare = await sendCall(target, call, undefined);
    const invented = await sendCall(target, call, `Bearer ${context.random.text(40)}`);
    const unknown = { shape: 'an unknown id', url: call.url.replace(/\/[^/]+(\/[^/]+)$/, '/999999937$1') };
    const missing = await sendCall(
      target,
      list.context === 'translation'
        ? { ...unknown, url: call.url.replace(/projects\/[^/]+/, 'projects/999999937') }
        : unknown,
      bearer,
    );
    return [
      ...limits,
      judgeRefusal('errors.unauthorized', [bare, invented], 401, 'a call without a valid token'),
      judgeRefusal('errors.not-found', [missing], 404, 'a path with an unknown id'),
    ];
  },
};

function judgeRefusal(gap: GapId, exchanges: readonly Exchange[], expected: number, what: string): Observation {
  const statuses = [...new Set(exchanges.map(({ response }) => response.status))];
  const saw = `${what} gives ${statuses.join(' and ')}`;
  if (statuses.some((status) => status === 429 || status >= 500)) return undetermined(gap, saw);
  const isEnvelope = exchanges.every(hasErrorObject);
  return asAssumed(
    gap,
    statuses.join() === String(expected) && isEnvelope,
    `${saw}, ${isEnvelope ? 'with an error object' : 'with another body'}`,
  );
}

/** What a response says of a rate limit; undefined where calls are refused by one. The target is not called until it refuses. */
function judgeLimits(exchange: Exchange | undefined): readonly Observation[] {
  const named = Object.entries(exchange?.response.headers ?? {}).filter(([name]) =>
    /^(x-)?rate-?limit|^retry-after$/i.test(name),
  );
  const shown = named.map(([name, values]) => `${name}: ${values.join(', ')}`).join('; ');
  const saw = shown === '' ? 'no header of a response names a limit' : `a response has ${shown}`;
  const decide = 'calls without a pause, until the response changes';
  return [
    exchange === undefined
      ? observed('errors.rate-limited', AS_ASSUMED, 'a call is answered with 429')
      : undetermined('errors.rate-limited', 'no call was refused for its rate', decide),
    undetermined('limits.rate', saw, decide),
  ];
}

/** How a target resolves the gaps of lists, errors and limits, and those of the parameter `croql`. */
export const listExperiments: readonly Experiment[] = [records, pageExperiment, expressionExperiment, refusals];
