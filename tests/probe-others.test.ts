import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ADDRESSES, directly, wholePlan } from './in-process.ts';
import { observe } from './observe.ts';
import type { Fetch } from './in-process.ts';
import { secondService } from './implementations/second-service/service.ts';
import { LADDER, serviceOfRung } from './partial-services.ts';
import { openTarget } from '../suites/kit/target.ts';
import { languageExperiment } from '../suites/probe/language-experiment.ts';

import { createService } from '../mocks/service/create-service.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { AS_ASSUMED } from '../run/profile.ts';
import type { Plan } from '../run/plan.ts';
import { defaultResolutions } from '../spec/gaps/gaps.ts';

const probe = (fetch: Fetch, plan: Partial<Plan> = {}) =>
  observe(
    languageExperiment,
    openTarget({ ...wholePlan, ...plan }, ADDRESSES, () => directly(fetch)),
    'hosted',
  );

test('a service of other hands is seen to resolve gaps in its own ways', async () => {
  const gaps = await probe(secondService(), { accessToken: 'a token' });
  const seen = Object.fromEntries(
    Object.entries(gaps).map(([gap, { certainty, resolution }]) => [gap, resolution ?? certainty]),
  );
  expect(seen).toMatchObject({
    'croql.precedence.logic': 'left-to-right',
    'croql.keyword-case': 'as-written',
    'croql.string-case': 'insensitive',
    'croql.between-bounds': 'excluded',
    // Whole numbers, but a division by zero is answered in a way of its own.
    'croql.division': 'none of the known',
  });
});

test('of a service that knows a part of the language, what it refuses is taken for no resolution', async () => {
  const observed: number[] = [];
  for (const height of LADDER.keys()) {
    await nextTurn();
    const service = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom });
    const gaps = await probe(serviceOfRung(height)(async (request) => service.answer(request)));
    const wrong = Object.entries(gaps).flatMap(([gap, { certainty, resolution, saw }]) => {
      const usual = (defaultResolutions as Readonly<Record<string, string>>)[gap] ?? AS_ASSUMED;
      return certainty === 'observed' && resolution !== usual ? [`${height} ${gap}: ${resolution}, ${saw}`] : [];
    });
    expect(wrong).toEqual([]);
    observed.push(Object.values(gaps).filter(({ certainty }) => certainty === 'observed').length);
  }
  expect(observed[0]).toBe(0);
  expect(observed.at(-1)).toBeGreaterThan(30);
});
