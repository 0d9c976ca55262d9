import { asAssumed, consistent, isRefusal, observed, takeSteps, undetermined, unlikeAll } from './conclusions.ts';
import type { Experiment, Observation } from './experiment.ts';
import { findBound } from './find-bound.ts';
import { readNumbers, readValidation } from './list-forms.ts';
import { chooseList, openLists, requestFirstPage } from './open-lists.ts';
import type { OpenList } from './open-lists.ts';
import { filterBy, readResponseIds, requestList, sortIds } from '../drivers/ask-list.ts';
import { readRecords } from '../drivers/read-list.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const TRUE = '1 = 1';
const FALSE = '1 = 2';
const MALFORMED = '1 = ';
/** Expressions without a meaning; a target can resolve a gap by giving one to each of the first two. */
const MEANINGLESS = ['nothing of the kind = 1', '1 > "a"', 'count of 1 = 1'];
/** Maximum lengths of expressions, the kit's own first. */
const LENGTHS = [8_000, 500, 1_000, 2_000, 4_000, 5_000, 8_192, 10_000, 16_384, 20_000, 32_768, 65_535, 65_536];
const MAX_LENGTH = 100_000;
/** Statuses of a refused address or header, whatever is in them. */
const TOO_LONG = new Set([413, 414, 431]);

/** What a list makes of the two constants: every record is selected by the one, and none by the other. */
interface Known {
  readonly context: CheckContext;
  readonly list: OpenList;
  /** The ids of the first page without an expression. */
  readonly whole: string;
  readonly request: (query: string) => Promise<Exchange>;
}

/** How a list reads the parameter `croql`, by expressions that need no member. */
export const expressionExperiment: Experiment = {
  gaps: [
    'croql.order',
    'croql.empty',
    'croql.malformed',
    'errors.validation',
    'errors.croql-codes',
    'lists.plus',
    'lists.repeated-croql',
    'lists.other-filters',
    'croql.length',
  ],
  observe: async (context, edition) => {
    const probed = await openLists(context, edition);
    const list = chooseList(probed, ['source-string', 'glossary-term', 'tm-segment', 'translation']);
    const request = (query: string) => requestList(context, list, query);
    const first = await requestFirstPage(context, list);
    const all = await request(filterBy(TRUE));
    const none = await request(filterBy(FALSE));
    const ids = readResponseIds(first);
    if (ids.length === 0)
      throw new PreconditionFailed(`the list ${list.path} holds no records`, { code: 'lists-empty' });
    if (String(readResponseIds(all)) !== String(ids) || readRecords(none)?.length !== 0)
      throw new PreconditionFailed(`the list ${list.path} is not filtered by \`${TRUE}\` and \`${FALSE}\``, {
        code: 'croql-ignored',
      });
    const known: Known = { context, list, whole: String(ids), request };
    return takeSteps([
      { gaps: ['croql.order'], observe: async () => [judgeOrder(ids)] },
      { gaps: ['croql.empty'], observe: async () => [await judgeEmpty(known, first)] },
      {
        gaps: ['croql.malformed', 'errors.validation', 'errors.croql-codes'],
        observe: () => observeErrors(known),
      },
      { gaps: ['lists.plus'], observe: async () => [await judgePlus(known)] },
      { gaps: ['lists.repeated-croql'], observe: async () => [await judgeRepeated(known)] },
      { gaps: ['lists.other-filters'], observe: async () => [await judgeOtherFilters(known, first)] },
      { gaps: ['croql.length'], observe: async () => [await judgeLength(known)] },
    ]);
  },
};

const selectsAll = ({ whole }: Known, exchange: Exchange) =>
  readRecords(exchange) !== null && String(readResponseIds(exchange)) === whole;

function judgeOrder(ids: readonly number[]): Observation {
  const gap = 'croql.order';
  const saw = `a filtered list begins with ${ids.slice(0, 5).join(', ')}`;
  if (ids.length < 3) return undetermined(gap, saw, 'a list of more records');
  return String(ids) === String(sortIds(ids)) ? consistent(gap, 'by-id', saw) : observed(gap, 'unspecified', saw);
}

async function judgeEmpty(known: Known, { request }: Exchange): Promise<Observation> {
  const gap = 'croql.empty';
  const exchange = await known.request('croql=');
  const saw = `an empty \`croql\` gives ${exchange.response.status}`;
  if (selectsAll(known, exchange)) return observed(gap, 'no-filter', `${saw} and every record`);
  // What is refused without an expression was asked with one.
  const isRequired = new URL(request.url).searchParams.has('croql');
  if (isRefusal(exchange))
    return isRequired ? observed(gap, 'required', `${saw}, as does none`) : observed(gap, 'error', saw);
  return readRecords(exchange) === null ? undetermined(gap, saw) : unlikeAll(gap, `${saw} and other records`);
}

async function observeErrors({ request }: Known): Promise<readonly Observation[]> {
  const malformed = await request(filterBy(MALFORMED));
  const { status } = malformed.response;
  const saw = `\`${MALFORMED}\` gives ${status}`;
  const gaps = ['croql.malformed', 'errors.validation', 'errors.croql-codes'] as const;
  if (!isRefusal(malformed))
    return gaps.map((gap) =>
      readRecords(malformed) === null || gap !== 'croql.malformed' ? undetermined(gap, saw) : unlikeAll(gap, saw),
    );
  const codes = readValidation(malformed);
  const of = codes?.get('croql') ?? [];
  const envelope = codes ? 'the validation envelope' : 'another body';
  return [
    status !== 400
      ? observed('croql.malformed', 'other-4xx', saw)
      : codes
        ? observed('croql.malformed', 'validation-400', `${saw} and ${envelope}`)
        : unlikeAll('croql.malformed', `${saw} and ${envelope}`),
    asAssumed('errors.validation', codes?.has('croql') === true, `${saw} and ${envelope}`),
    await judgeCodes(of, request),
  ];
}

async function judgeCodes(malformed: readonly string[], request: Known['request']): Promise<Observation> {
  const gap = 'errors.croql-codes';
  for (const expression of MEANINGLESS) {
    const exchange = await request(filterBy(expression));
    if (!isRefusal(exchange)) continue;
    const meaningless = readValidation(exchange)?.get('croql') ?? [];
    return asAssumed(
      gap,
      malformed.includes('croqlInvalidSyntax') && meaningless.includes('croqlInvalidLogic'),
      `\`${MALFORMED}\` has the code ${malformed.join() || '(none)'}, \`${expression}\` the code ${meaningless.join() || '(none)'}`,
    );
  }
  return undetermined(gap, 'no meaningless expression was refused');
}

/** As a space and as itself, `+` makes one of these expressions true and the other one malformed. */
async function judgePlus(known: Known): Promise<Observation> {
  const gap = 'lists.plus';
  const space = await known.request('croql=1+%3D+1');
  const plus = await known.request('croql=1+1%3D2');
  const saw = `\`1+=+1\` gives ${space.response.status}, and \`1+1=2\` ${plus.response.status}`;
  if (selectsAll(known, space) && isRefusal(plus)) return observed(gap, 'space', saw);
  if (selectsAll(known, plus) && isRefusal(space)) return observed(gap, 'plus', saw);
  return undetermined(gap, saw);
}

async function judgeRepeated(known: Known): Promise<Observation> {
  const gap = 'lists.repeated-croql';
  const exchange = await known.request(`${filterBy(TRUE)}&${filterBy(FALSE)}`);
  const saw = `\`${TRUE}\` and then \`${FALSE}\` give ${exchange.response.status}`;
  if (isRefusal(exchange)) return asAssumed(gap, true, saw);
  if (readRecords(exchange) === null) return undetermined(gap, saw);
  return unlikeAll(gap, `${saw}, ${selectsAll(known, exchange) ? 'as the first one' : 'not as the first one'} alone`);
}

async function judgeOtherFilters(known: Known, first: Exchange): Promise<Observation> {
  const gap = 'lists.other-filters';
  const { list, request, whole } = known;
  const file = readRecords(first)?.find(({ fileId }) => typeof fileId === 'number')?.['fileId'];
  if (list.context !== 'source-string' || typeof file !== 'number')
    return undetermined(gap, 'no listed string names its file', 'a list of strings with `fileId`');
  const filter = `fileId=${file}`;
  // A list that is refused without an expression is refused with a filter alone, whatever becomes of both.
  const isRequired = new URL(first.request.url).searchParams.has('croql');
  const alone = isRequired ? first : await request(filter);
  if (readRecords(alone) === null) return undetermined(gap, `\`${filter}\` alone gives ${alone.response.status}`);
  const both = await request(`${filterBy(TRUE)}&${filter}`);
  const saw = `\`${filter}\` together with \`croql\` gives ${both.response.status}`;
  if (isRefusal(both)) return isRequired ? undetermined(gap, saw) : observed(gap, 'error', `${saw}, and 200 alone`);
  if (readRecords(both) === null) return undetermined(gap, saw);
  const ids = String(readResponseIds(both));
  return ids === whole
    ? observed(gap, 'ignored', `${saw} and every record`)
    : unlikeAll(gap, `${saw} and other records`);
}

async function judgeLength(known: Known): Promise<Observation> {
  const gap = 'croql.length';
  const { accepted, refused, isUnclear, isRough } = await findBound(
    async (length) => {
      const exchange = await known.request(filterBy(expressionOf(length)));
      if (selectsAll(known, exchange)) return { isAccepted: true };
      if (!isRefusal(exchange)) return undefined;
      const { status, body } = exchange.response;
      return { isAccepted: false, hints: readNumbers(body), isRough: TOO_LONG.has(status) };
    },
    { from: TRUE.length, to: MAX_LENGTH, likely: LENGTHS, trials: 24 },
  );
  if (accepted === TRUE.length || isUnclear)
    return undetermined(gap, `an expression of more than ${accepted} characters is not accepted for certain`);
  if (refused === undefined) return consistent(gap, String(accepted), `${accepted} characters are accepted`);
  const saw = `${accepted} characters are accepted, and ${refused} refused`;
  if (isRough) return consistent(gap, String(accepted), `${saw} for the length of the address`);
  return refused - accepted === 1 ? observed(gap, String(accepted), saw) : undetermined(gap, saw);
}

/** A true expression of this length: of one long text, since brackets or operators may have bounds of their own. */
const expressionOf = (length: number) =>
  length < 8 ? TRUE.padEnd(length) : `""!="${'a'.repeat(Math.max(1, length - 6))}"`;
