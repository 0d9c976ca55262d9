import { expect, test } from 'vitest';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { Resolutions } from '../spec/gaps/gaps.ts';
import type { CaseCroql, Dataset } from '../spec/schemas/types.gen.ts';
import { casesOf, datasets } from '../spec/vectors/vector-files.ts';

const BASES = { hosted: 'https://api.example', enterprise: 'https://acme.example' };
const AUTH = 'https://accounts.example';
const STATE = 'https://api.example/_state';
const REDIRECT = 'https://app.example/callback';
const NOW = '2024-06-30T12:00:00Z';

/** Asks the lists of one service, whose data change from case to case. */
type Lists = (vector: CaseCroql) => Promise<object>;

async function openLists(answers: Partial<Resolutions>, now: string): Promise<Lists> {
  const { fetch } = createService({
    addresses: { authUrl: AUTH, baseUrl: BASES.hosted, enterpriseBaseUrl: BASES.enterprise, stateUrl: STATE },
    clock: () => new Date(now),
    random: systemRandom,
    answers,
    dataset: { users: [{ id: 1, login: 'alice' }] },
    apps: [{ type: 'confidential', clientId: 'app', clientSecret: 'secret', redirectUris: [REDIRECT] }],
  });
  const post = async (url: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  };
  const app = { client_id: 'app', redirect_uri: REDIRECT };
  const query = new URLSearchParams({ ...app, response_type: 'code', scope: 'project tm glossary' });
  await post(STATE, { state: 'the user will', params: { decision: 'approve' } });
  const redirect = await fetch(new Request(`${AUTH}/oauth/authorize?${query}`));
  const code = new URL(redirect.headers.get('location')!).searchParams.get('code');
  const grant = { grant_type: 'authorization_code', client_secret: 'secret', ...app, code };
  const { access_token: token } = (await post(`${AUTH}/oauth/token`, grant)) as { readonly access_token: string };

  return async ({ context, edition = 'hosted', data, expression }) => {
    const dataset = datasetOf(context, data);
    await post(STATE, { state: 'the dataset is', params: { dataset } });
    const ids: number[] = [];
    for (const path of PATHS[context](dataset)) {
      const address = `${BASES[edition]}/api/v2/${path}?limit=500&croql=${encodeURIComponent(expression)}`;
      const answer = await fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }));
      const body = (await answer.json()) as Body;
      if (!body.data) return { refused: REFUSALS[body.errors[0]!.error.errors[0]!.code] };
      ids.push(...body.data.map(({ data: record }) => record.translationId ?? record.id!));
    }
    return { ids: ids.sort((a, b) => a - b) };
  };
}

type Body =
  | { readonly data: readonly { readonly data: { readonly id?: number; readonly translationId?: number } }[] }
  | {
      readonly data?: never;
      readonly errors: readonly { readonly error: { readonly errors: readonly { readonly code: string }[] } }[];
    };

const REFUSALS: Readonly<Record<string, string>> = {
  croqlInvalidSyntax: 'syntax',
  croqlInvalidLogic: 'logic',
  isEmpty: 'syntax',
};

const PATHS: Readonly<Record<CaseCroql['context'], (dataset: Dataset) => readonly string[]>> = {
  'source-string': () => ['projects/1/strings'],
  translation: ({ languages }) => languages!.map(({ id }) => `projects/1/languages/${id}/translations`),
  'tm-segment': () => ['tms/1/segments'],
  'glossary-term': () => ['glossaries/1/terms'],
};

/** The data of a case as a dataset in which everything that can be listed has the id 1. */
function datasetOf(context: CaseCroql['context'], data: CaseCroql['data']): Dataset {
  if (typeof data === 'string') return datasets.get(data)!;
  if (!Array.isArray(data)) return data as Dataset;
  const records = data as never;
  const strings = { 'source-string': records, translation: [{ id: 1, translations: records }] as never };
  return {
    languages: [{ id: 'en' }, { id: 'uk' }, { id: 'de' }],
    projects: [
      {
        id: 1,
        identifier: 'vectors',
        name: 'Vectors',
        sourceLanguageId: 'en',
        targetLanguageIds: ['uk', 'de'],
        strings: strings[context as 'translation'] ?? [],
      },
    ],
    tms: [{ id: 1, segments: context === 'tm-segment' ? records : [] }],
    glossaries: [{ id: 1, terms: context === 'glossary-term' ? records : [] }],
  };
}

const listed = casesOf('croql').filter(({ expect: { value } }) => value === undefined);

test(`the lists of the reference service answer ${listed.length} expressions as the vectors say`, async () => {
  const services = new Map<string, Promise<Lists>>();
  const seen = [];
  for (const vector of listed) {
    const { title, answers = {}, now = NOW } = vector;
    const key = JSON.stringify([answers, now]);
    if (!services.has(key)) services.set(key, openLists(answers as Partial<Resolutions>, now));
    seen.push({ title, ...(await (await services.get(key)!)(vector)) });
  }
  const expected = listed.map(({ title, expect: { ids, error } }) => ({
    title,
    ...(error ? { refused: error.kind } : { ids }),
  }));
  expect(seen).toEqual(expected);
});
