import { encodeEveryByte } from '../drivers/ask-list.ts';
import { coverPairs } from '../kit/all-pairs.ts';
import type { Point } from '../kit/all-pairs.ts';
import { SEQUENCE_LISTS } from '../oracle/sequence-questions.ts';
import type { Depth } from '../../run/plan.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

const CONTEXTS = Object.keys(SEQUENCE_LISTS) as ContextName[];
type Place = (typeof SEQUENCE_LISTS)[ContextName][number];

/** The lists that are asked, with their contexts. */
export const CONTEXT_OF = Object.fromEntries(
  CONTEXTS.flatMap((context) => SEQUENCE_LISTS[context].map((place) => [place, context])),
) as Readonly<Record<Place, ContextName>>;

/** What is asked of the lists of one context: it touches no gap, and selects some records of each and rarely the first. */
interface Parts {
  readonly predicate: string;
  /** Conditions that every record fulfils; the first one, as long as two users who ask are not taken for each other. */
  readonly mention: string;
  readonly date: string;
  readonly filters: string;
  /** A record has no such text. */
  readonly lacks: (text: string) => string;
}

// prettier-ignore
const PARTS: Readonly<Record<ContextName, Parts>> = {
  'source-string': {
    predicate: 'is visible',
    mention: 'count of translations where (user = @user:"bob" and user = @user:"alice") = 0',
    date: "added > '1990-01-02 00:00:00'",
    filters: '(count of translations where (count of votes >= 0) >= 0) and (count of comments where (has issue) >= 0)',
    lacks: (text) => `not (text = "${text}")`,
  },
  translation: {
    predicate: 'count of votes = 0',
    mention: 'count of approvals where (user = @user:"bob" and user = @user:"alice") = 0',
    date: "updated > '1990-01-02 00:00:00'",
    filters: '(count of votes where (is up) >= 0) and (count of approvals where (user = @user:"alice") >= 0)',
    lacks: (text) => `not (text = "${text}")`,
  },
  'tm-segment': {
    predicate: 'count of records > 2',
    mention: 'count of records where (createdBy = @user:"bob" and createdBy = @user:"alice") = 0',
    date: "count of records where (createdAt > '1990-01-02 00:00:00') >= 0",
    filters: '(count of records where (usageCount > 0) >= 0) and (count of records where (usageCount = 0) >= 0)',
    lacks: (text) => `count of records where (text = "${text}") = 0`,
  },
  'glossary-term': {
    predicate: 'status = "preferred"',
    mention: 'not (user = @user:"bob" and user = @user:"alice")',
    date: "createdAt > '1990-01-02 00:00:00'",
    filters: '(id > 0) and (concept > 0)',
    lacks: (text) => `not (text = "${text}")`,
  },
};

const LONG = '(1 = 1) and '.repeat(150);

/** Kinds of expressions that select what the predicate selects. */
// prettier-ignore
const EXPRESSIONS: Readonly<Record<string, (parts: Parts) => string>> = {
  'plain':             ({ predicate }) => predicate,
  'negated twice':     ({ predicate }) => `not (not (${predicate}))`,
  'long':              ({ predicate }) => `${LONG}(${predicate})`,
  'beyond ASCII':      ({ predicate, lacks }) => `(${predicate}) and (${lacks('Ж 日本 é \u{1f642}')})`,
  'with signs':        ({ predicate, lacks }) => `(${predicate}) and (${lacks("a+b&c=d%41#e;f/g?h i'")})`,
  'with a mention':    ({ predicate, mention }) => `(${predicate}) and (${mention})`,
  'with a date':       ({ predicate, date }) => `(${date}) and (${predicate})`,
  'with two filters':  ({ predicate, filters }) => `(${filters}) and (${predicate})`,
  'with a condition':  ({ predicate }) => `If ${predicate} then 1 = 1 else 1 = 2`,
};

/** A part of a list; a bound that is absent is left out of the request. */
interface Window {
  readonly limit?: number;
  readonly offset?: number;
}

/** More records than any list has. */
const REST = 500;

/** How a list is read to its end: the windows in their order, or as the target divides it. */
// prettier-ignore
const PAGINGS = {
  'to its end':            undefined,
  'at once':               [{ limit: REST }],
  'one, then the rest':    [{ limit: 1 }, { limit: REST, offset: 1 }],
  'two, three, the rest':  [{ limit: 2, offset: 0 }, { limit: 3, offset: 2 }, { limit: REST, offset: 5 }],
  'the rest first':        [{ limit: REST, offset: 4 }, { limit: 4 }],
  'an offset alone':       [{ limit: 2 }, { offset: 2 }, { limit: REST, offset: 27 }],
} as const satisfies Readonly<Record<string, readonly Window[] | undefined>>;

/** How the query of a request is written. */
const QUERIES = ['croql first', 'croql last', 'every byte encoded'] as const;

/** What is requested at the same moment. */
const BESIDE = [
  'nothing',
  'the whole list',
  'the other records',
  'the other records, of another user',
  'another list',
  'the other edition',
  'a malformed expression',
  'no token',
] as const;

/** What requests of a list with an expression differ in. */
export const REQUEST_DIMENSIONS = {
  list: Object.keys(CONTEXT_OF) as readonly Place[],
  expression: Object.keys(EXPRESSIONS),
  paging: Object.keys(PAGINGS) as readonly (keyof typeof PAGINGS)[],
  query: QUERIES,
  token: ['usual', 'of another user', 'of a public app'],
  windows: ['in turn', 'at the same time'],
  beside: BESIDE,
} as const;

/** One way to request a list with an expression. */
export type RequestPoint = Point<typeof REQUEST_DIMENSIONS>;

/** A request in which nothing is special. */
export const USUAL_REQUEST: RequestPoint = {
  ...{ list: 'main', expression: 'plain', paging: 'to its end', query: 'croql first' },
  ...{ token: 'usual', windows: 'in turn', beside: 'nothing' },
};

/** The expression of a request. */
export const expressionOf = ({ list, expression }: Pick<RequestPoint, 'list' | 'expression'>): string =>
  EXPRESSIONS[expression]!(PARTS[CONTEXT_OF[list]]);

/** One that selects the records that the predicate of a list does not. */
export const contraryOf = (list: Place): string => `not (${PARTS[CONTEXT_OF[list]].predicate})`;

/** The parts that a request reads; undefined where the target divides the list. */
export const windowsOf = ({ paging }: Pick<RequestPoint, 'paging'>): readonly Window[] | undefined => PAGINGS[paging];

/** The query of one part of a list. */
export function writeQuery(query: RequestPoint['query'], croql: string | undefined, { limit, offset }: Window): string {
  const encode = query === 'every byte encoded' ? encodeEveryByte : encodeURIComponent;
  const filter = croql === undefined ? [] : [`croql=${encode(croql)}`];
  const bounds = Object.entries({ limit, offset }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return (query === 'croql last' ? [...bounds, ...filter] : [...filter, ...bounds]).join('&');
}

/** The usual request with each other value of each dimension, for expressions those of every context. */
export const SINGLE_REQUESTS: readonly RequestPoint[] = [
  ...(Object.keys(REQUEST_DIMENSIONS) as (keyof RequestPoint)[])
    .filter((name) => name !== 'expression')
    .flatMap((name) =>
      REQUEST_DIMENSIONS[name]
        .filter((value) => value !== USUAL_REQUEST[name])
        .map((value) => ({ ...USUAL_REQUEST, [name]: value }) as RequestPoint),
    ),
  ...CONTEXTS.flatMap((context) =>
    REQUEST_DIMENSIONS.expression.map((expression) => ({
      ...USUAL_REQUEST,
      expression,
      list: SEQUENCE_LISTS[context][0],
    })),
  ),
];

/** Two users in turn, who each are mentioned in what they ask of a list of each context. */
export const REQUESTS_IN_TURN: readonly RequestPoint[] = CONTEXTS.flatMap((context) =>
  (['usual', 'of another user', 'usual', 'of another user'] as const).map((token) => ({
    ...USUAL_REQUEST,
    ...{ list: SEQUENCE_LISTS[context][0], expression: 'with a mention', token },
  })),
);

/** Requests in which every two values meet, but for those of a space with fewer values and for impossible ones. */
export const pairRequests = (
  space: { readonly [Name in keyof RequestPoint]: readonly RequestPoint[Name][] },
  isImpossible: (known: Partial<RequestPoint>) => boolean,
  depth?: Depth,
): readonly RequestPoint[] =>
  Object.values(space).some((values) => values.length === 0)
    ? []
    : (coverPairs(space, (known) => isImpossible(known as Partial<RequestPoint>), depth) as readonly RequestPoint[]);

/** A request in words. */
export const describeRequest = (point: RequestPoint): string =>
  (Object.keys(USUAL_REQUEST) as (keyof RequestPoint)[])
    .filter((name) => name !== 'list' && point[name] !== USUAL_REQUEST[name])
    .map((name) => `${name}: ${point[name]}`)
    .join(', ') || 'nothing special';
