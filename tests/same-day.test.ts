import { expect, test } from 'vitest';
import { checksOf, runOracle } from './croql-run.ts';

const checks = checksOf.reference.filter(({ id }) => id.startsWith('croql.same-day'));

test.each(['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a service that reads datetimes in the zone %s tells the hours of a day apart, whether the kit knows the zone or not',
  async (zone) => {
    const answers = { 'croql.date-zone': zone };
    for (const told of [answers, {}]) {
      const outcomes = await runOracle('reference', { answers }, { answers: told }, checks);
      expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
      expect(outcomes.map(({ decided }) => decided)).toEqual(checks.map(() => ['croql.context.offset-dates']));
    }
  },
);

test('a service that ignores expressions shows nothing of the hours of a day', async () => {
  const outcomes = await runOracle('reference', { faults: ['lists.expression-ignored'] }, {}, checks);
  expect(outcomes.map(({ status, decided }) => ({ status, decided }))).toEqual(
    checks.map(() => ({ status: 'untested', decided: [] })),
  );
});
