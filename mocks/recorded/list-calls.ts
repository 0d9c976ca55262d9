import type { RecordedCall } from './read-har.ts';
import { LISTS } from '../lists/lists.ts';
import type { List } from '../lists/lists.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** How records are wrapped in a list. */
export type Envelope = 'data-of-data' | 'data' | 'array';

/** A recorded list request. */
export interface ListCall {
  readonly call: RecordedCall;
  readonly list: List;
  readonly edition: Edition;
  /** The values in the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  /** The expression; absent if there was none. */
  readonly croql?: string;
  /** Absent unless the response is a list. */
  readonly page?: {
    readonly records: readonly Json[];
    /** Undefined where there is no record to tell. */
    readonly envelope: Envelope | undefined;
    readonly pagination: Json | undefined;
  };
}

const PATTERNS = LISTS.map((list) => ({
  list,
  // The API may lie below a path of its own.
  pattern: new RegExp(`${list.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The list requests of a recording. */
export function findListCalls(calls: readonly RecordedCall[]): readonly ListCall[] {
  const found = calls.flatMap((call) => readListCall(call) ?? []);
  const enterprise = new Set(found.filter(isEnterprise).map(({ call }) => new URL(call.url).origin));
  return found.map((one) => ({
    ...one,
    edition: enterprise.has(new URL(one.call.url).origin) ? 'enterprise' : 'hosted',
  }));
}

function readListCall(call: RecordedCall): ListCall | undefined {
  if (call.method !== 'GET') return undefined;
  const { pathname, searchParams } = new URL(call.url);
  for (const { list, pattern } of PATTERNS) {
    const match = pattern.exec(pathname);
    if (match === null) continue;
    const page = call.status >= 200 && call.status < 300 ? readPage(call.responseBody) : undefined;
    const croql = searchParams.get('croql') ?? undefined;
    const path = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeSafely(value)]),
    );
    return { call, list, edition: 'hosted', path, ...(croql && { croql }), ...(page && { page }) };
  }
  return undefined;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readPage(body: string): ListCall['page'] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const items: unknown = isObject(value) ? value['data'] : value;
  if (!Array.isArray(items) || !items.every(isObject)) return undefined;
  const [first] = items;
  const isWrapped = first !== undefined && isObject(first['data']);
  return {
    records: items.map((item) => (isObject(item['data']) ? item['data'] : item)),
    envelope: first === undefined ? undefined : Array.isArray(value) ? 'array' : isWrapped ? 'data-of-data' : 'data',
    pagination: isObject(value) && isObject(value['pagination']) ? value['pagination'] : undefined,
  };
}

/** Only the enterprise edition has these fields, and a recording of the proxy says so. */
const isEnterprise = ({ call, page }: ListCall) =>
  call.comment.startsWith('enterprise:') ||
  (page?.records.some((record) => 'fields' in record || 'groupId' in record) ?? false);
