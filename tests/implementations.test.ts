import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checksOf, runOn } from './croql-run.ts';
import { directly } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { implementations } from './implementations/implementations.ts';
import { listService } from './implementations/lists/list-service.ts';
import { ask, compare, load, probe, targetOf } from './implementations/probe.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/*
 * Services that were written from the source alone, each as another stack would: what is wrong with them was not put
 * there for the suites to find. A probe compares them with the evaluation of the kit and says what it is.
 */

/** One edition has every member, and one run of the suites is enough to see what they notice. */
const PLAN = {
  accessToken: 'a token',
  runs: 10,
  editions: ['enterprise'],
  answers: { 'lists.pagination': 'none', 'lists.envelope': 'array', 'lists.plus': 'space' },
} as const;
const CHECKS = checksOf.reference.filter(({ edition }) => edition === 'enterprise');

for (const { name, create, deviations, misattributions, absent } of implementations)
  describe(name, () => {
    let implementation: Awaited<ReturnType<typeof create>>;
    let serve: Fetch;
    beforeAll(async () => {
      implementation = await create();
      serve = listService(implementation);
    });
    afterAll(() => implementation.end?.());
    // The runner hears of nothing while everything happens in one turn.
    const fetch: Fetch = (request) => nextTurn().then(() => serve(request));

    for (const deviation of deviations)
      test(`it deviates: ${deviation.expression}: ${deviation.does}`, async () => {
        const { dataset, context, expression, before, gap } = deviation;
        await load(fetch, dataset);
        const target = targetOf(dataset, context, 'enterprise');
        if (before !== undefined) await ask(fetch, target, before);
        const difference = await compare(fetch, target, expression);
        expect(difference, 'it is answered as the source says').toBeDefined();
        expect(difference?.gap?.split(':')[0]).toBe(gap);
      });

    test('a probe finds nothing else about which the source speaks', async () => {
      const found = await probe(fetch, 12, 6);
      const others = found.filter(
        ({ expression, gap }) => gap === undefined && !deviations.some(({ explains }) => explains.test(expression)),
      );
      expect(others.map(({ expression }) => expression)).toEqual([]);
    });

    test('the suites name what is broken and nothing else', async () => {
      const outcomes = await runOn('reference', () => directly(fetch), PLAN, CHECKS);
      const isOfAbsent = ({ check }: (typeof outcomes)[number]) => check.startsWith('croql.absent-values.');
      expect(outcomes.some((outcome) => isOfAbsent(outcome) && outcome.findings.length > 0)).toBe(absent !== undefined);
      const named = new Set(
        outcomes
          .filter((outcome) => !isOfAbsent(outcome))
          .flatMap(({ findings }) => findings.map(({ requirement }) => requirement))
          .filter((requirement) => requirements[requirement].standing !== 'assumed'),
      );
      const missed = deviations
        .filter(({ gap }) => gap === undefined || gap === 'croql.with or a bare object')
        .filter((deviation) => !deviation.requirements.some((requirement) => named.has(requirement)));
      expect(missed.map(({ does }) => does)).toEqual([]);
      const broken = new Set(deviations.flatMap((deviation) => deviation.requirements));
      const misled = new Set(misattributions.map(({ requirement }) => requirement));
      expect([...named].filter((requirement) => !broken.has(requirement) && !misled.has(requirement))).toEqual([]);
    });
  });
