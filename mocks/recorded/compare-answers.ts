import type { ListCall } from './list-calls.ts';
import type { Dataset } from '../data/dataset.ts';
import { takeProfile } from '../rules/profile-resolutions.ts';
import { createService } from '../service/create-service.ts';
import type { Profile } from '../../run/profile.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** Requests that are compared; what differs shows in the first ones. */
const MAX_COMPARED = 2_000;
const MAX_NAMED = 50;

/**
 * Sends the recorded list requests to a mock with the derived data, and says in a sentence each where it responds
 * differently: other records, or fields that no dataset has.
 */
export async function compareAnswers(
  calls: readonly ListCall[],
  dataset: Dataset,
  profile: Profile,
): Promise<readonly string[]> {
  const service = createService({ dataset, answers: takeProfile(profile).answers });
  const headers = { authorization: `Bearer ${service.token()}` };
  const fields = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const { call, edition, list, page, path } of calls.slice(0, MAX_COMPARED)) {
    // Who may read what is not in the data.
    if ([0, 401, 403, 429].includes(call.status) || call.status >= 500) continue;
    const { search } = new URL(call.url);
    const place = list.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const base = edition === 'hosted' ? service.baseUrl : service.enterpriseBaseUrl;
    const response = await service.fetch(`${base}${place}${search}`, { headers });
    const body = (await response.json()) as unknown;
    const name = `GET ${place}${decodeQuery(search)}`;
    if (response.status !== call.status) {
      others.add(`The status ${call.status} of ${name}: the mock responds with ${response.status}.`);
      continue;
    }
    if (page === undefined) continue;
    const records = readRecords(body);
    if (String(records.map(describeId)) !== String(page.records.map(describeId)))
      others.add(`The records of ${name}: the mock selects ${records.length} where ${page.records.length} came.`);
    else
      for (const [index, record] of page.records.entries())
        for (const field of findDifferences(record, records[index]!))
          fields.set(list.path, (fields.get(list.path) ?? new Set()).add(field));
  }
  const named = [...others].slice(0, MAX_NAMED);
  return [
    ...[...fields].map(([path, names]) => `Fields of records at ${path}: ${[...names].join(', ')}.`),
    ...named,
    ...(others.size > named.length ? [`${others.size - named.length} more requests.`] : []),
    ...(calls.length > MAX_COMPARED ? [`${calls.length - MAX_COMPARED} requests were not compared.`] : []),
  ];
}

function readRecords(body: unknown): readonly Json[] {
  const items: unknown = isObject(body) ? body['data'] : body;
  return (Array.isArray(items) ? items : [])
    .filter(isObject)
    .map((item) => (isObject(item['data']) ? item['data'] : item));
}

const describeId = (record: Json) => JSON.stringify([record['id'], record['stringId'], record['translationId']]);

const findDifferences = (one: Json, other: Json): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );

const decodeQuery = (search: string) => {
  const query = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' ? '' : `?${query.slice(0, 200)}`;
};
