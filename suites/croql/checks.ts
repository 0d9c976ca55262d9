import { world } from './dataset.ts';
import { DIRECTED_PLACES, directedCases } from './directed-cases.ts';
import type { Case } from './directed-cases.ts';
import { exercised } from './directed.gen.ts';
import { examine } from './examine.ts';
import { randomCases } from './random-cases.ts';
import { EDITOR_FILTERS, SHAPES } from './source-expressions.ts';
import { placeOf } from './subject.ts';
import type { Place } from './subject.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { requirements } from '../../spec/requirements.ts';
import type { Requirement, RequirementId } from '../../spec/requirements.ts';
import type { Edition } from '../../spec/run.ts';

/** Everything that an expression can rest on. */
const LANGUAGE = (Object.entries(requirements) as [RequirementId, Requirement][])
  .filter(([id, { standing }]) => /^(croql|lists)\./.test(id) && standing === 'stated')
  .map(([id]) => id);

/** Generated expressions for each list and edition. */
const RUNS = 60;

const TITLES = {
  main: 'source strings are selected by every member in every form',
  plural: 'plural strings are selected by their forms',
  translations: 'translations are selected by every member in every form',
  'plural translations': 'translations of plural strings are selected by their form',
  segments: 'segments are selected by every member in every form',
  terms: 'terms are selected by every member in every form',
} as const;

const idOf = (place: Place) => place.replaceAll(' ', '-');

/** The rows of the source's tables of expressions that are about a list. */
const sourceCases = (list: Place, edition: Edition): readonly Case[] =>
  [...SHAPES, ...EDITOR_FILTERS]
    .filter(({ place = 'main', edition: only }) => place === list && (only === undefined || only === edition))
    .map(({ requirement, expression }) => ({ expression, requirements: [requirement] }));

/** What expressions select from the lists of a dataset that the target has loaded. */
export const croqlChecks: readonly Check[] = DIRECTED_PLACES.flatMap((place) =>
  checkEachEdition(
    `croql.${idOf(place)}`,
    (edition) => {
      const { inBoth, only } = exercised[place] ?? { inBoth: [], only: [] };
      const shapes = sourceCases(place, edition).flatMap((one) => one.requirements);
      const members = [...inBoth, ...(edition === 'enterprise' ? only : [])];
      return { title: TITLES[place], cites: [...new Set([...members, ...shapes])], may: LANGUAGE };
    },
    async (attempt, edition) => {
      const { target, chance } = attempt;
      await target.load(world);
      const subject = placeOf(place, edition);
      const grown = place.startsWith('plural') ? [] : randomCases(subject, chance, target.plan.runs ?? RUNS);
      await examine(attempt, subject, [...sourceCases(place, edition), ...directedCases(place, edition), ...grown]);
    },
  ),
);
