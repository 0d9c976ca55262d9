import type { Answer, Change, ListRequest, Place, ListMutant } from './list-change.ts';
import { EDITIONS, PATH_PLACES } from './request-places.ts';

/** What tells one request from another. */
const exact = ({ edition, path, croql, limit, offset }: ListRequest) => ({
  edition,
  path,
  croql: croql ?? '',
  limit: limit ?? '',
  offset: offset ?? '',
});
type Parts = ReturnType<typeof exact>;

const hash = (text: string, buckets: number) => {
  let sum = 0;
  for (const unit of text) sum = (sum * 31 + unit.codePointAt(0)!) >>> 0;
  return String(sum % buckets);
};

/** Keys that are less than a request. */
// prettier-ignore
const KEYS: Readonly<Record<string, (parts: Parts) => Partial<Parts>>> = {
  'without the edition':              ({ edition: _, ...rest }) => rest,
  'without the list':                 ({ path: _, ...rest }) => rest,
  'without the id of the owner':      (parts) => ({ ...parts, path: parts.path.replace(/\/\d+\//, '/') }),
  'without the language':             (parts) => ({ ...parts, path: parts.path.replace(/languages\/[^/]+/, '') }),
  'without the region of the language': (parts) => ({ ...parts, path: parts.path.replace(/-[A-Z]+/, '') }),
  'without the offset':               ({ offset: _, ...rest }) => rest,
  'without the limit':                ({ limit: _, ...rest }) => rest,
  'in lower case':                    (parts) => ({ ...parts, croql: parts.croql.toLowerCase() }),
  'with spaces collapsed':            (parts) => ({ ...parts, croql: parts.croql.replace(/\s+/g, ' ') }),
  'without spaces':                   (parts) => ({ ...parts, croql: parts.croql.replace(/\s+/g, '') }),
  'without parentheses':              (parts) => ({ ...parts, croql: parts.croql.replace(/[()]/g, '') }),
  'without digits':                   (parts) => ({ ...parts, croql: parts.croql.replace(/\d+/g, '0') }),
  'without texts':                    (parts) => ({ ...parts, croql: parts.croql.replace(/"[^"]*"/g, '""') }),
  'without literals':                 (parts) => ({ ...parts, croql: parts.croql.replace(/"[^"]*"|'[^']*'|\d+(\.\d+)?/g, '?') }),
  'without dates':                    (parts) => ({ ...parts, croql: parts.croql.replace(/'[^']*'/g, "''") }),
  'without mentions':                 (parts) => ({ ...parts, croql: parts.croql.replace(/@\w+:"[^"]*"/g, '@') }),
  'without quotes':                   (parts) => ({ ...parts, croql: parts.croql.replace(/["']/g, '') }),
  'without signs':                    (parts) => ({ ...parts, croql: parts.croql.replace(/[^\w\s"'().]/g, '') }),
  'of letters and digits':            (parts) => ({ ...parts, croql: parts.croql.replace(/[^A-Za-z0-9]/g, '') }),
  'of sorted words':                  (parts) => ({ ...parts, croql: parts.croql.split(/\s+/).sort().join(' ') }),
  'of the length':                    (parts) => ({ ...parts, croql: String(parts.croql.length) }),
  ...Object.fromEntries([10, 20, 50, 100, 200, 500].map((size) => [`of the first ${size} characters`, (parts: Parts) => ({ ...parts, croql: parts.croql.slice(0, size) })])),
  ...Object.fromEntries([10, 20, 50].map((size) => [`of the last ${size} characters`, (parts: Parts) => ({ ...parts, croql: parts.croql.slice(-size) })])),
  ...Object.fromEntries([97, 1_009, 10_007].map((buckets) => [`by a hash of ${buckets}`, (parts: Parts) => ({ ...parts, croql: hash(parts.croql, buckets) })])),
};

/** Remembers the responses to filtered requests by a key; a change of data empties the memory, or does not. */
const remember = (keyOf: (parts: Parts) => Partial<Parts>, isEmptied: boolean): Change => ({
  around: () => {
    const known = new Map<string, Response>();
    let loads = 0;
    return async (request, answer) => {
      if (request.croql === undefined) return answer(request);
      if (isEmptied && request.loads !== loads) known.clear();
      loads = request.loads;
      const key = JSON.stringify(keyOf(exact(request)));
      const before = known.get(key);
      if (before) return before.clone();
      const response = await answer(request);
      // Most caches hold no failures.
      if (response.ok) known.set(key, response.clone());
      return response;
    };
  },
});

const SCOPES: Readonly<Record<string, Place>> = { ...PATH_PLACES, ...EDITIONS };

/** Responses that were computed for another request. */
export const cacheMutants = (): readonly ListMutant[] =>
  Object.entries(KEYS).flatMap(([name, keyOf]) =>
    Object.entries(SCOPES).flatMap(([place, isAt]): ListMutant => ({
      id: `cache: keyed ${name}, ${place}`,
      kind: 'cache',
      change: remember(keyOf, true),
      isAt,
    })),
  );

const isWhole: Place = ({ croql }) => croql === undefined;

/** Responses from before the last change of data. */
export const staleMutants = (): readonly ListMutant[] =>
  Object.entries(SCOPES).flatMap(([place, isAt]): readonly ListMutant[] => [
    {
      id: `change of data: responses to expressions are kept, ${place}`,
      kind: 'change of data',
      change: remember((parts) => parts, false),
      isAt,
    },
    {
      id: `change of data: responses behind the first page are kept, ${place}`,
      kind: 'change of data',
      change: remember((parts) => parts, false),
      isAt: (asked) => isAt(asked) && Number(asked.offset ?? 0) > 0,
    },
    {
      id: `change of data: whole lists are kept, ${place}`,
      kind: 'change of data',
      change: keepWhole,
      isAt: (asked) => isAt(asked) && isWhole(asked),
    },
    {
      id: `change of data: the first response after a change is of before, ${place}`,
      kind: 'change of data',
      change: lag,
      isAt,
    },
  ]);

const keepWhole: Change = {
  around: () => {
    const known = new Map<string, Response>();
    return async (request, answer) => {
      const key = JSON.stringify(exact(request));
      if (!known.has(key)) known.set(key, await answer(request));
      return known.get(key)!.clone();
    };
  },
};

/** Each address gives its last response once more after a change, then the new one. */
const lag: Change = {
  around: () => {
    const known = new Map<string, { readonly response: Response; readonly loads: number }>();
    return async (request, answer) => {
      const key = JSON.stringify(exact(request));
      const before = known.get(key);
      const response = await answer(request);
      known.set(key, { response: response.clone(), loads: request.loads });
      return before && before.loads !== request.loads ? before.response.clone() : response;
    };
  },
};

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Shares one part of a request among all that are answered at the same time. */
const share = (part: 'croql' | 'path' | 'offset' | 'limit' | 'edition'): Change => ({
  around: () => {
    let shared: unknown;
    return async (request, answer: Answer) => {
      shared = request[part];
      await turn();
      return answer({ ...request, [part]: shared });
    };
  },
});

const isSameKind: Change = {
  around: () => {
    const open = new Map<string, Promise<Response>>();
    return async (request, answer) => {
      const { path, edition } = request;
      const key = `${edition} ${path}`;
      const other = open.get(key);
      if (other) return (await other).clone();
      const own = turn().then(() => answer(request));
      open.set(key, own);
      try {
        return (await own).clone();
      } finally {
        open.delete(key);
      }
    };
  },
};

/** Concurrent requests that disturb each other. */
export const concurrencyMutants = (): readonly ListMutant[] =>
  Object.entries(SCOPES).flatMap(([place, isAt]): readonly ListMutant[] => [
    ...(['croql', 'path', 'offset', 'limit', 'edition'] as const).map((part): ListMutant => ({
      id: `concurrency: ${part} is shared by requests at once, ${place}`,
      kind: 'concurrency',
      change: share(part),
      isAt: (asked) => isAt(asked) && asked.croql !== undefined,
    })),
    {
      id: `concurrency: requests at once for one list get one response, ${place}`,
      kind: 'concurrency',
      change: isSameKind,
      isAt,
    },
    {
      id: `concurrency: a request beside another is not filtered, ${place}`,
      kind: 'concurrency',
      change: { request: () => ({ croql: undefined }) },
      isAt: (asked) => isAt(asked) && asked.inFlight > 0,
    },
    {
      id: `concurrency: a fourth request at once is not filtered, ${place}`,
      kind: 'concurrency',
      change: { request: () => ({ croql: undefined }) },
      isAt: (asked) => isAt(asked) && asked.inFlight > 2,
    },
  ]);

type Change2 = (request: ListRequest, answer: Answer, times: number) => Promise<Response>;
const counting = (act: Change2): Change => ({
  around: () => {
    const counts = new Map<string, number>();
    return async (request, answer) => {
      const key = JSON.stringify(exact(request));
      const times = (counts.get(key) ?? 0) + 1;
      counts.set(key, times);
      return act(request, answer, times);
    };
  },
});

const withoutFirst = async (response: Response) => {
  const body = (await response.json()) as { data: unknown[] };
  return Response.json({ ...body, data: body.data.slice(1) });
};

/** Responses that depend on how often something was asked. */
export const repetitionMutants = (): readonly ListMutant[] =>
  Object.entries(SCOPES).flatMap(([place, at]): readonly ListMutant[] => {
    const isAt: Place = (asked) => at(asked) && asked.croql !== undefined;
    return [
      ...[2, 3].map((nth): ListMutant => ({
        id: `repetition: a request sent ${nth} times is not filtered, ${place}`,
        kind: 'repetition',
        change: counting((request, answer, times) => answer(times >= nth ? { ...request, croql: undefined } : request)),
        isAt,
      })),
      {
        id: `repetition: a repeated request loses its first record, ${place}`,
        kind: 'repetition',
        change: counting(async (request, answer, times) => {
          const response = await answer(request);
          return times > 1 && response.ok ? withoutFirst(response) : response;
        }),
        isAt,
      },
      ...[50, 500, 2_000].map((count): ListMutant => ({
        id: `repetition: request ${count} is not filtered, ${place}`,
        kind: 'repetition',
        change: { request: () => ({ croql: undefined }) },
        isAt: (asked) => isAt(asked) && asked.before === count,
      })),
    ];
  });

/** What `'today'` may be taken for. */
export const clockMutants = (): readonly ListMutant[] =>
  (
    [
      ['a week ago', -7],
      ['in a week', 7],
      ['a year ago', -365],
      ['in a year', 365],
    ] as const
  )
    .map(([name, days]): ListMutant => ({
      id: `clock: 'today' is ${name}`,
      kind: 'clock',
      change: {
        rules: {
          evaluationContext: (context) => ({ ...context, now: new Date(context.now.getTime() + days * 86_400_000) }),
        },
      },
    }))
    .concat([
      {
        id: "clock: 'today' does not move",
        kind: 'clock',
        change: { rules: { evaluationContext: (context) => ({ ...context, now: new Date() }) } },
      },
    ]);
