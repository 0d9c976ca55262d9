import { expect, test } from 'vitest';
import { runOn } from './croql-run.ts';
import { ADDRESSES, directly, runInProcess, wholePlan } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { LADDER, serviceOfRung } from './partial-services.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import { groupFindings } from '../reports/finding-groups.ts';
import { factsOf } from '../reports/stream.ts';
import { computeVerdict } from '../reports/verdict.ts';
import type { Plan } from '../run/plan.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import { croqlChecks } from '../suites/croql/checks.ts';
import { listChecks } from '../suites/lists/checks.ts';
import { moduleChecks } from '../suites/module/service-checks.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../suites/oracle/fixture-lists.ts';
import type { Dataset } from '../spec/schemas/types.gen.ts';

const EXPRESSIONS = [
  'is hidden',
  'not is duplicate',
  'text = "a"',
  'max length > 3',
  'text contains "a"',
  "added between '2024-01-01 00:00:00' and 'today'",
  'id of file = 7',
  'count of translations = 2',
  'count of comments where (user = @user:"alice") > 0',
  'max length ≥ 3',
  'max length + 1 = 3',
  'is hidden xor is duplicate',
];

/** How many of the expressions a rung understands. */
async function understood(height: number): Promise<number> {
  const serve = serviceOfRung(height)(async () => Response.json({ data: [] }));
  const statuses = await Promise.all(
    EXPRESSIONS.map(async (expression) => {
      const query = new URLSearchParams({ croql: expression }).toString();
      return (await serve(new Request(`https://api.example/api/v2/projects/1/strings?${query}`))).status;
    }),
  );
  return statuses.filter((status) => status === 200).length;
}

test('each rung of the ladder understands no less than the one below, and the highest everything', async () => {
  const counts = await Promise.all(LADDER.map((_, height) => understood(height)));
  expect(LADDER.length).toBeGreaterThanOrEqual(12);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect([counts[0], counts[1], counts.at(-1)]).toEqual([0, 1, EXPRESSIONS.length]);
});

const plan: Plan = { ...wholePlan, areas: ['croql', 'lists'], editions: ['hosted'], runs: 1 };
const hostedChecks = [...croqlChecks, ...listChecks].filter(({ edition = 'hosted' }) => edition === 'hosted');

for (const [height, { adds, begins }] of LADDER.entries())
  test(`the report of a service that ends with ${adds} begins with the next step`, async () => {
    const outcomes = await runInProcess(hostedChecks, { around: serviceOfRung(height) }, plan);
    const result = computeVerdict({
      facts: factsOf(plan),
      outcomes,
      selfTestResult: { passed: 1, of: 1, failures: [] },
      startedAt: new Date(0),
      durationMs: 0,
      ended: 'whole',
    });
    const failing = groupFindings(result).filter(({ status }) => status === 'fail');
    expect(failing[0]?.findings[0]?.title).toBe(begins);
    expect(result.exitCode).toBe(begins === undefined ? 0 : 1);
    // Whatever rests on something missing is blocked by something that has a finding.
    const failed = new Set(result.requirements.filter(({ status }) => status === 'fail').map(({ id }) => id));
    const blockers = result.requirements.flatMap(({ cause }) => (cause?.code === 'blocked' ? [cause.subject] : []));
    expect(blockers.filter((id) => !failed.has(id as RequirementId))).toEqual([]);
  });

/** Few strings, of which each text and each number is another. */
const fewStrings = {
  users: fixtureDataset.users,
  languages: fixtureDataset.languages,
  projects: fixtureDataset.projects
    .filter(({ id }) => id === FIXTURE_IDS.project)
    .map((project) => ({
      ...project,
      strings: ['Pay now', 'Cancel', 'Sign up', 'Log in', 'Pay later', 'Delete', 'Upload', 'Settings'].map(
        (text, index) => ({
          ...{ id: index + 1, text, identifier: `k${index}`, context: '', 'max length': 10 * (index + 1) },
          'is hidden': index % 3 === 0,
        }),
      ),
    })),
} as unknown as Dataset;

/** Understands little, refuses the rest, and selects everything by an equality of numbers. */
const wrongAndPartial: (fetch: Fetch) => Fetch = (fetch) => (request) => {
  const url = new URL(request.url);
  const croql = url.searchParams.get('croql');
  if (croql === null || request.method !== 'GET') return fetch(request);
  if (!/^(is hidden|text contains "[^"]*"|max length [<>=] \d+)$/.test(croql))
    return Promise.resolve(Response.json({ error: { message: 'not supported' } }, { status: 400 }));
  if (croql.includes('=')) url.searchParams.delete('croql');
  return fetch(new Request(url, { headers: request.headers }));
};

test('what is wrongly selected is found beside what is refused', async () => {
  const service = createService({
    ...{ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, dataset: fewStrings },
  });
  const connect = () => directly(wrongAndPartial(async (request) => service.answer(request)));
  const lists = { projectId: FIXTURE_IDS.project };
  const outcomes = await runOn('records', connect, { editions: ['hosted'], lists });
  const violations = outcomes.flatMap(({ findings }) => findings.map(({ violation }) => violation));
  const wrong = violations
    .filter(({ code }) => code === 'records-differ')
    .map((violation) => JSON.stringify(violation));
  expect(wrong.filter((text) => /max length = \d+/.test(text))).not.toEqual([]);
});

test('what became of imported strings is held up by the language where a service has none', async () => {
  const without: (fetch: Fetch) => Fetch = (fetch) => async (request) =>
    new URL(request.url).searchParams.has('croql')
      ? new Response('no such parameter', { status: 400 })
      : fetch(request);
  const checks = moduleChecks.filter(({ cites }) => cites.includes('module.result.strings-added'));
  expect(checks.length).toBeGreaterThan(1);
  const outcomes = await runInProcess(checks, { around: without }, { ...wholePlan, areas: ['module'] });
  for (const { check, status, cause } of outcomes)
    expect({ check, status, cause }).toEqual({
      check,
      status: 'untested',
      cause: { code: 'blocked', subject: 'lists.croql' },
    });
});
