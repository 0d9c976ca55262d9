import type { ListCall } from './list-calls.ts';
import type { RecordedCall } from './read-har.ts';
import { parse } from '../../croql/parser.ts';
import type { Profile, ResolvedGaps } from '../../run/profile.ts';
import { isObject } from '../../spec/json.ts';
import { SOURCE_SHA256 } from '../../spec/requirements/requirements.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';

/** The resolution of a gap, and what shows it; undefined where nothing does. */
type Finder = (calls: readonly ListCall[]) => readonly [resolution: string, saw: string] | undefined;

const pages = (calls: readonly ListCall[]) => calls.flatMap(({ page }) => page ?? []);

/** What pages show of the gaps of lists, as `locspec probe` would. */
const FINDERS: Readonly<Partial<Record<GapId, Finder>>> = {
  'lists.envelope': (calls) => {
    const envelope = pages(calls).find((page) => page.envelope !== undefined)?.envelope;
    return envelope && [envelope, 'the records of a list'];
  },
  'lists.pagination': (calls) => {
    const [first] = pages(calls).filter(({ records }) => records.length > 0);
    return first && [first.pagination ? 'offset-limit' : 'none', 'a list with records'];
  },
  'lists.page-size': (calls) => {
    const call = calls.find(({ call: { url }, page }) => page?.pagination && !new URL(url).searchParams.has('limit'));
    const limit = call?.page?.pagination?.['limit'];
    return Number.isSafeInteger(limit) && (limit as number) > 0
      ? [String(limit), 'the limit of a list that was requested without one']
      : undefined;
  },
  'lists.term-values': (calls) => {
    const values = calls
      .filter(({ list }) => list.context === 'glossary-term')
      .flatMap(({ page }) => page?.records ?? [])
      .flatMap(({ status, type }) => [status, type]);
    const [telling] = values.filter((value) => typeof value === 'string' && /[ _]/.test(value));
    return telling === undefined ? undefined : [String(telling).includes('_') ? 'codes' : 'words', 'a value of a term'];
  },
  'croql.malformed': (calls) => {
    const refused = calls.find(
      ({ call: { status }, croql, list: { context } }) =>
        croql !== undefined &&
        context &&
        status >= 400 &&
        status < 500 &&
        ![401, 403, 404, 429].includes(status) &&
        parse(croql, { context }).diagnostics.length > 0,
    );
    return (
      refused && [
        refused.call.status === 400 ? 'validation-400' : 'other-4xx',
        'the response to a malformed expression',
      ]
    );
  },
};

/** What a recording shows of how its service resolves the gaps of the source. */
export function deriveProfile(
  calls: readonly ListCall[],
  { kit, target, date }: Pick<Profile, 'kit' | 'target' | 'date'>,
): Profile {
  const gaps: ResolvedGaps = Object.fromEntries(
    Object.entries(FINDERS).flatMap(([gap, find]) => {
      const found = find(calls);
      if (found === undefined) return [];
      const [resolution, saw] = found;
      return [[gap, { certainty: 'observed', resolution, saw, evidence: [] }]];
    }),
  );
  return {
    ...{ format: 1, kit, source: { sha256: SOURCE_SHA256 }, target, date, requests: calls.length },
    gaps: {},
    editions: { hosted: gaps },
  };
}

/** How long the recorded access tokens live, in seconds; undefined if none was granted. */
export function findTokenLifetime(calls: readonly RecordedCall[]): number | undefined {
  for (const { method, url, status, responseBody } of calls) {
    if (method !== 'POST' || status !== 200 || !new URL(url).pathname.endsWith('/oauth/token')) continue;
    try {
      const body = JSON.parse(responseBody) as unknown;
      const lifetime = isObject(body) ? body['expires_in'] : undefined;
      if (Number.isSafeInteger(lifetime) && (lifetime as number) > 0) return lifetime as number;
    } catch {
      // Another call may have a response that can be read.
    }
  }
  return undefined;
}
