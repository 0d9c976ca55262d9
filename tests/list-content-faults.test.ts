import { expect, test } from 'vitest';
import { croqlChecks } from '../suites/croql/checks.ts';
import { listChecks } from '../suites/lists/checks.ts';
import { FIXTURE_IDS } from '../suites/oracle/fixture-lists.ts';
import { runInProcess } from './in-process.ts';
import type { Fetch, InProcess } from './in-process.ts';
import type { Dataset } from '../spec/schemas/types.gen.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { FaultId } from '../mocks/rules/faults.ts';

/*
 * Faults of what lists hold: the same contents in several lists, more records than a window, ids of several lengths, texts of
 * several forms, arrays that records lack, and names that mean a member of two records.
 */

const checks = (pattern: RegExp) => [...listChecks, ...croqlChecks].filter(({ id }) => pattern.test(id));

type Around = (fetch: Fetch) => Fetch;
interface Listed {
  readonly data: readonly { readonly data: { readonly id: number } }[];
}

/** Changes the URL of each request of a list. */
const ask =
  (change: (url: URL, croql: string) => void): Around =>
  (fetch) =>
  (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET') return fetch(request);
    change(url, url.searchParams.get('croql') ?? '');
    return fetch(new Request(url, { headers: request.headers }));
  };
const rewrite = (change: (croql: string) => string): Around =>
  ask((url, croql) => {
    if (croql !== '') url.searchParams.set('croql', change(croql));
  });

/** Changes the strings of each dataset that is loaded. */
const loadStrings =
  (change: (string: Record<string, unknown>) => object): Around =>
  (fetch) =>
  async (request) => {
    const text = request.method === 'POST' ? await request.clone().text() : '';
    if (!text.includes('"the dataset is"')) return fetch(request);
    const asked = JSON.parse(text) as { readonly params: { readonly dataset: Dataset } };
    const { projects = [], ...others } = asked.params.dataset;
    const changed = projects.map((project) => ({
      ...project,
      strings: (project.strings ?? []).map((string) => change(string as Record<string, unknown>)),
    }));
    const body = JSON.stringify({ ...asked, params: { dataset: { ...others, projects: changed } } });
    return fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  };

const PROJECTS = [FIXTURE_IDS.project, FIXTURE_IDS.neighbour] as const;

/** An equality of this member finds the strings of both projects. */
const shareIndex =
  (member: string): Around =>
  (fetch) =>
  async (request) => {
    const url = new URL(request.url);
    const isLookUp = url.searchParams.get('croql')?.startsWith(`${member} = "`) ?? false;
    const isOfStrings = PROJECTS.some((id) => url.pathname.endsWith(`/projects/${id}/strings`));
    if (!isLookUp || !isOfStrings || url.searchParams.has('offset')) return fetch(request);
    const data: Listed['data'][number][] = [];
    for (const id of PROJECTS) {
      url.pathname = `/api/v2/projects/${id}/strings`;
      const response = await fetch(new Request(url, { headers: request.headers }));
      if (response.ok) data.push(...((await response.json()) as Listed).data);
    }
    return Response.json({ data, pagination: { offset: 0, limit: 500 } });
  };

/** Pages after the first are those of another order of terms. */
const orderByText: Around = (fetch) => async (request) => {
  const url = new URL(request.url);
  const offset = Number(url.searchParams.get('offset') ?? 0);
  if (offset === 0 || !url.pathname.endsWith('/terms')) return fetch(request);
  const all: Listed['data'][number][] = [];
  for (;;) {
    url.searchParams.set('offset', `${all.length}`);
    const { data } = (await (await fetch(new Request(url, { headers: request.headers }))).json()) as Listed;
    all.push(...data);
    if (data.length === 0) break;
  }
  all.sort((a, b) => (String(a.data.id) < String(b.data.id) ? -1 : 1));
  const limit = Number(url.searchParams.get('limit') ?? 25);
  return Response.json({ data: all.slice(offset, offset + limit), pagination: { offset, limit } });
};

const createRememberApprovals = (): Around => {
  let approvals: unknown = [];
  return loadStrings((string) => ({
    ...string,
    translations: ((string['translations'] ?? []) as Record<string, unknown>[]).map((one) => {
      approvals = one['approvals'] ?? approvals;
      return { ...one, approvals };
    }),
  }));
};

// prettier-ignore
const FAULTS: readonly (readonly [says: string, where: RegExp, requirement: RequirementId | undefined, around: Around])[] = [
  ['An index of identifiers is that of every project.', /^croql\.copied-lists/, 'lists.strings.project-id', shareIndex('identifier')],
  ['An index of contexts is that of every project.', /^croql\.copied-lists/, 'lists.strings.project-id', shareIndex('context')],
  ['An expression looks at the first thousand records.', /^croql\.long-lists/, 'lists.croql', rewrite((croql) => (/ordinary|remarkable 10\d\d\./.test(croql) ? '1 = 2' : croql))],
  ['The second page of terms has the order of ids as texts.', /^croql\.long-lists/, 'lists.croql', orderByText],
  ['A plural text is searched as JSON.', /^croql\.plural-texts/, 'croql.plural-text', loadStrings((string) => ({ ...string, text: typeof string['text'] === 'string' ? string['text'] : JSON.stringify(string['text']) }))],
  ['Approvals that are absent are those of the translation before.', /^croql\.absent-values/, 'croql.member.translations.approvals', createRememberApprovals()],
  ['After a filter a member is that of an element.', /^croql\.(main|translations)\./, undefined, rewrite((croql) => croql.replace(/^(count of votes where \([^)]*\) > 0) and (user = @user:"\w+")$/, '$1 and count of votes where ($2) > 0'))],
  ['Within three parentheses those of an operand are lost.', /^croql\.(main|terms)\./, undefined, rewrite((croql) => croql.replace(/^\(\(\((.+) and \(\((.+)\) or \((.+)\)\)\)\)\)$/, '((($1 and ($2) or ($3))))'))],
];

for (const [says, where, requirement, around] of FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await runInProcess(checks(where), { around });
    const violated = new Set(outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement)));
    // One expression among hundreds does not show which of its parts is wrong.
    if (requirement === undefined) expect(violated.size).toBeGreaterThan(0);
    else expect([...violated]).toContain(requirement);
  });

/** What holds the strings of a dataset need not know how one writes a plural text. */
const withoutForms = loadStrings((string) => ({
  ...string,
  text: typeof string['text'] === 'string' ? string['text'] : '',
}));

const VARIATIONS: Readonly<Record<string, InProcess>> = {
  'nothing is wrong': {},
  'a plural text has none of its forms': { around: withoutForms },
  'any form of a plural text counts': { answers: { 'croql.plural-text': 'any' } },
  'letters are compared without regard to case': { answers: { 'croql.string-case': 'insensitive' } },
};

test.each(Object.entries(VARIATIONS))('a service is not flagged: %s', async (_, options) => {
  const outcomes = await runInProcess(checks(/^croql\.(copied-lists|long-lists|plural-texts|absent-values)/), options);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).not.toContain('error');
});

const PAGED_OTHERWISE = [
  ...['lists.offset-ignored', 'lists.offset-in-pages', 'lists.page-overlaps', 'lists.page-too-long'],
  'lists.larger-pages',
] as const satisfies readonly FaultId[];

test.each(PAGED_OTHERWISE)('another way to ask for pages breaks nothing that the source states: %s', async (fault) => {
  const outcomes = await runInProcess(checks(/^lists\.pages/), { faults: [fault] });
  const violated = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement));
  expect(violated.filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
  expect(violated.length).toBeGreaterThan(0);
});

test('the command of a finding asks for the first page of what an expression selects', async () => {
  // It selects as many records as the list has, so there may be another page.
  const outcomes = await runInProcess(checks(/^croql\.main\.hosted/), { faults: ['lists.expression-ignored'] });
  const commands = outcomes.flatMap(({ findings }) => findings.flatMap(({ curl = '' }) => curl));
  expect(commands.filter((command) => command.includes('croql=')).length).toBeGreaterThan(0);
  expect(commands.filter((command) => /offset=[1-9]/.test(command))).toEqual([]);
});
