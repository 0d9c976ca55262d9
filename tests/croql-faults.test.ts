import { expect, test } from 'vitest';
import { brokenIn, checksOf, runOn, runOracle } from './croql-run.ts';
import { gapCombinations } from './gap-combinations.ts';
import { ADDRESSES, describeFinding, directly, VARIATION_DEPTH } from './in-process.ts';
import { LADDER, serviceOfRung } from './partial-services.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { croqlFaults } from '../mocks/lists/croql-faults.ts';
import { createService } from '../mocks/service/create-service.ts';
import { listFaults } from '../mocks/lists/list-faults.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { Requirement } from '../spec/requirements/requirements.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';

/*
 * Each fault is run against the checks that cite what it breaks, with the cases that rest on it; `npm run matrix` runs
 * every fault against everything, by oracle.
 */
for (const [id, { breaks, says }] of Object.entries({ ...croqlFaults, ...listFaults })) {
  // What an import brings, the suite of imports asks for.
  if (id.startsWith('module.')) continue;
  const { edition }: Requirement = requirements[breaks];
  const cite = checksOf.reference.filter((check) => check.cites.includes(breaks));
  // One edition shows it unless it is about the other.
  const only = cite.filter(
    (check) => check.edition === (edition ?? (breaks === 'lists.projects' ? 'hosted' : 'enterprise')),
  );
  test(`${id} is noticed: ${says}`, async () => {
    expect(only.length, `checks that cite ${breaks}`).toBeGreaterThan(0);
    const ofEdition = (own: Edition | undefined) => checksOf.reference.filter((check) => check.edition === own);
    let found: ReadonlySet<string> = new Set();
    for (const [checks, narrow] of [
      // The cases that rest on it are few and mostly enough; where they leave two candidates, all cases are asked.
      [only, { requirements: [breaks], runs: 5 }],
      [only, {}],
      // What one list cannot tell, all of them together can, of the edition that is asked the most if need be.
      [ofEdition(only[0]!.edition), {}],
      [ofEdition('hosted'), {}],
    ] as const) {
      if (found.has(breaks)) break;
      found = brokenIn(await runOracle('reference', { faults: [id as FaultId] }, narrow, checks, breaks));
    }
    expect([...found]).toContain(breaks);
  });
}

/** Findings about anything that the source or a standard says; a finding about a gap is no breach. */
const breaches = (outcomes: Awaited<ReturnType<typeof runOracle>>) =>
  outcomes.flatMap(({ findings }) =>
    findings.filter(({ requirement }) => requirements[requirement].standing !== 'assumed').map(describeFinding),
  );

for (const [index, answers] of gapCombinations().entries())
  test(`no combination of answers to gaps is called a breach (${index + 1})`, async () => {
    const edition = index % 2 === 0 ? 'hosted' : 'enterprise';
    // The long list of strings is asked in some of them; every answer is among these.
    const only = checksOf.reference.filter(
      (check) => check.edition === edition && (index % 4 < 2 || !check.id.startsWith('croql.main')),
    );
    const outcomes = await runOracle(
      'reference',
      { answers },
      { answers: answers as Readonly<Record<string, string>>, runs: 5, depth: VARIATION_DEPTH },
      only,
    );
    expect(
      outcomes
        .filter(({ status, reason }) => status !== 'done' && !reason?.endsWith('to a deeper run'))
        .map(({ check, reason }) => `${check}: ${reason}`),
    ).toEqual([]);
    expect(breaches(outcomes)).toEqual([]);
  });

for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'])
  test(`dates of ${zone} are no breach`, async () => {
    const only = checksOf.reference.filter(({ id }) => /^croql\.(main|segments|terms)\.hosted$/.test(id));
    const outcomes = await runOracle('reference', { answers: { 'croql.date-zone': zone } }, { runs: 20 }, only);
    expect([...brokenIn(outcomes)]).toEqual([]);
  });

for (const oracle of ['records', 'metamorphic'] as const)
  test(`${oracle} alone find nothing in a service without a fault`, async () => {
    const outcomes = await runOracle(oracle, {}, { runs: 5 });
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'done'));
    expect(breaches(outcomes)).toEqual([]);
  });

// What every member of the language shows needs a dataset; these show in relations between answers alone.
for (const id of [
  'croql.greater-as-less',
  'croql.where-ignored',
  'croql.conditional-swapped',
  'croql.not-equal-sign-as-equal',
] as const)
  test(`${id} is noticed without any knowledge of the data`, async () => {
    const [check] = checksOf.metamorphic;
    const found = brokenIn(await runOracle('metamorphic', { faults: [id] }, {}, [check!]));
    expect([...found]).toContain({ ...croqlFaults, ...listFaults }[id].breaks);
  });

test('what a service does not support hides nothing that is wrong, without any knowledge of the data', async () => {
  const service = createService({
    ...{ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, dataset: fixtureDataset },
    faults: ['croql.greater-or-equal-as-greater'],
  });
  const serve = serviceOfRung(LADDER.findIndex(({ adds }) => adds.includes('segments')))(async (request) =>
    service.answer(request),
  );
  const [check] = checksOf.metamorphic;
  const outcomes = await runOn('metamorphic', () => directly(serve), {}, [check!]);
  const titles = new Map(
    outcomes.flatMap(({ findings }) => findings.map((one) => [one.requirement as string, describeFinding(one)])),
  );
  expect(titles.get('croql.operator.greater-or-equal')).toContain('`5 >= 5` returned no records');
  expect(titles.get('croql.operator.not-equal-sign')).toContain('`≠` is not supported');
  expect([...titles.keys()].filter((id) => /equal$|integer|string$/.test(id))).toEqual([
    'croql.operator.greater-or-equal',
  ]);
});
