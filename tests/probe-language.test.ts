import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { gapCombinations } from './gap-combinations.ts';
import { ADDRESSES, directly, wholePlan } from './in-process.ts';
import { observe } from './observe.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../suites/oracle/fixture-lists.ts';
import { openTarget } from '../suites/kit/target.ts';
import { languageExperiment, planLanguage } from '../suites/probe/language-experiment.ts';
import { probeLanguage } from '../suites/probe/probe-language.ts';
import type { Ask } from '../suites/probe/probe-language.ts';
import { allResolutions, gapIdOf, outcomeOf } from '../suites/probe/language-space.ts';
import { loadedLanguageLists } from '../suites/probe/language-lists.ts';
import { probeDataset } from '../suites/probe/probe-dataset.ts';

import { createService } from '../mocks/service/create-service.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { defaultSemantics, resolveSemantics, SEMANTIC_GAPS } from '../croql/semantics.ts';
import type { Semantics } from '../croql/semantics.ts';
import { randomFrom } from '../run/prng.ts';
import type { ResolvedGaps } from '../run/profile.ts';
import type { Resolutions } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

const NOW = new Date();
const ALL_RESOLUTIONS = allResolutions();
const EDITIONS = ['hosted', 'enterprise'] as const;
const spaces = Object.fromEntries(
  EDITIONS.map((edition) => [edition, planLanguage(loadedLanguageLists(probeDataset(NOW), edition, NOW))]),
) as Readonly<Record<Edition, ReturnType<typeof planLanguage>>>;

const random = randomFrom('profiles of the language');
const pick = (resolutions: readonly string[]) => resolutions[random.number(resolutions.length)]!;
const someSemantics = () =>
  Object.fromEntries([...ALL_RESOLUTIONS].map(([gap, all]) => [gap, pick(all)])) as unknown as Semantics;

/** What a probe says that is not so, of a service with these semantics; what no expression shows may be left open. */
async function mistakes(semantics: Semantics, edition: Edition): Promise<readonly string[]> {
  const space = spaces[edition];
  const ask: Ask = async (expression, list) => ({
    outcome: outcomeOf(expression, list, semantics),
    evidence: { request: expression, response: '' },
  });
  const observations = await probeLanguage(space, ask, 2);
  return observations.flatMap(({ gap, certainty, resolution, saw }) => {
    const [key] = SEMANTIC_GAPS.find(([, id]) => id === gap) ?? [];
    if (key === undefined) return certainty === 'none of the known' ? [`${gap}: ${saw}`] : [];
    if (certainty === 'observed')
      return resolution === semantics[key] ? [] : [`${gap}: ${resolution} for ${semantics[key]}`];
    if (certainty !== 'undetermined') return [`${gap}: ${certainty}, ${saw}`];
    // No question tells it from some other resolution.
    const isHidden = ALL_RESOLUTIONS.get(key)!.some(
      (other) =>
        other !== semantics[key] &&
        space.questions.every(
          ({ expression, list, table }) =>
            !table.gaps.includes(key) ||
            outcomeOf(expression, list, semantics) ===
              outcomeOf(expression, list, { ...semantics, [key]: other } as Semantics),
        ),
    );
    return isHidden ? [] : [`${gap}: undetermined for ${semantics[key]}, ${saw}`];
  });
}

describe.each(EDITIONS)('the probe of the language in the %s edition', (edition) => {
  test('knows every gap that an expression depends on, and controls depend on none', () => {
    const { questions, controls } = spaces[edition];
    const wrong = Array.from({ length: 25 }, someSemantics).flatMap((semantics) => [
      ...questions.flatMap(({ expression, list, table }) => {
        const row = table.rows.find(({ tuple }) =>
          tuple.every((resolution, index) => semantics[table.gaps[index] as keyof Semantics] === resolution),
        );
        return row?.outcome === outcomeOf(expression, list, semantics) ? [] : [expression];
      }),
      ...controls.flatMap(({ expression, list, outcome }) =>
        outcome === outcomeOf(expression, list, semantics) ? [] : [expression],
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  test('sees every single resolution', async () => {
    for (const [gap, all] of ALL_RESOLUTIONS)
      for (const resolution of all)
        expect(
          await mistakes({ ...defaultSemantics, [gap]: resolution } as Semantics, edition),
          `${gap} ${resolution}`,
        ).toEqual([]);
  });

  test('sees every pair of resolutions', async () => {
    for (const answers of gapCombinations()) expect(await mistakes(resolveSemantics(answers), edition)).toEqual([]);
  });

  test('sees 250 whole profiles at random', async () => {
    for (let count = 0; count < 250; count++) {
      await nextTurn();
      expect(await mistakes(someSemantics(), edition)).toEqual([]);
    }
  });
});

/** Probes a reference service with these resolutions through its lists; without a state address, by a token. */
async function probeService(answers: Partial<Resolutions>, edition: Edition, isLoaded: boolean) {
  const service = createService({
    ...{ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, answers },
    ...(isLoaded ? {} : { dataset: fixtureDataset }),
  });
  let requests = 0;
  const connect = () =>
    directly(async (request) => {
      requests += 1;
      return service.answer(request);
    });
  if (isLoaded) {
    const gaps = await observe(languageExperiment, openTarget(wholePlan, ADDRESSES, connect), edition);
    return { gaps, requests };
  }
  let token = '';
  const takeToken = {
    gaps: [],
    observe: async (context: Parameters<typeof languageExperiment.observe>[0]) => {
      const { getAccessToken } = await import('../suites/drivers/oauth-steps.ts');
      token = await getAccessToken(context);
      return [];
    },
  };
  await observe(takeToken, openTarget(wholePlan, ADDRESSES, connect), edition);
  const { stateUrl: _, ...addresses } = ADDRESSES;
  const lists = {
    projectId: FIXTURE_IDS.project,
    languageId: 'uk',
    tmId: FIXTURE_IDS.tm,
    glossaryId: FIXTURE_IDS.glossary,
  };
  const target = openTarget({ ...wholePlan, accessToken: token, lists }, addresses, connect);
  return { gaps: await observe(languageExperiment, target, edition), requests };
}

const wrongIn = (gaps: ResolvedGaps, answers: Partial<Resolutions>) => {
  const semantics = resolveSemantics(answers);
  return SEMANTIC_GAPS.flatMap(([key]) => {
    const one = gaps[gapIdOf(key)];
    return one?.certainty === 'observed' && one.resolution !== semantics[key]
      ? [`${key}: ${one.resolution} for ${semantics[key]}`]
      : [];
  });
};

test('a service with a state address is probed by some two hundred requests', async () => {
  for (const answers of gapCombinations().slice(0, 6)) {
    await nextTurn();
    const { gaps, requests } = await probeService(answers, 'hosted', true);
    expect(wrongIn(gaps, answers)).toEqual([]);
    expect(Object.values(gaps).filter(({ certainty }) => certainty === 'observed').length).toBeGreaterThan(30);
    expect(requests).toBeLessThan(300);
  }
});

test('without a dataset nothing wrong is said, and most is seen by expressions about no record', async () => {
  let open = 0;
  let all = 0;
  for (const answers of gapCombinations().slice(0, 8)) {
    await nextTurn();
    const { gaps } = await probeService(answers, 'hosted', false);
    expect(wrongIn(gaps, answers)).toEqual([]);
    const seen = SEMANTIC_GAPS.map(([key]) => gaps[gapIdOf(key)]!.certainty);
    open += seen.filter((certainty) => certainty === 'undetermined').length;
    all += seen.length;
    expect(seen).not.toContain('none of the known');
  }
  expect(open / all).toBeLessThan(0.3);
});
