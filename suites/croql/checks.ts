import { askedAgain, relatedAgain } from './again.ts';
import { casesFor } from './chosen.ts';
import { examineAcross } from './cross-lists.ts';
import { world } from './dataset.ts';
import { DIRECTED_PLACES, directedCases } from './directed-cases.ts';
import type { Case } from './directed-cases.ts';
import { exercised } from './directed.gen.ts';
import { askedOf } from './asking.ts';
import { examine } from './examine.ts';
import { randomCases } from './random-cases.ts';
import { EDITOR_FILTERS, REMARKS, SHAPES } from './source-expressions.ts';
import { LIST_OF, placeOf } from './subject.ts';
import type { Place } from './subject.ts';
import { examineRelations } from './examine-relations.ts';
import { selection } from './judges.ts';
import { shownSubject } from './shown.ts';
import { usersIn } from './shown-parts.ts';
import type { Attempt } from '../attempt.ts';
import { check, checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { configuredLists } from '../lists/configured-lists.ts';
import type { Listed } from '../lists/configured-lists.ts';
import { whole } from '../lists/judges.ts';
import { idsOf, readList } from '../lists/read-list.ts';
import type { Json } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { NotOffered } from '../target.ts';
import type { Edition } from '../../spec/requirement.ts';
import { requirements } from '../../spec/requirements.ts';
import type { Requirement, RequirementId } from '../../spec/requirements.ts';
import type { Plan, Power } from '../../spec/run.ts';
import type { ContextName } from '../../spec/croql/context.ts';

/** Everything that an expression can rest on. */
export const LANGUAGE = (Object.entries(requirements) as [RequirementId, Requirement][])
  .filter(([id, { standing }]) => /^(croql|lists)\./.test(id) && standing === 'stated')
  .map(([id]) => id);

/** Generated expressions for each list and edition. */
const RUNS = 60;
/** Generated expressions of one check at most; a run of more has further checks for them. */
export const BLOCK = 500;

const TITLES = {
  main: 'source strings are selected by every member in every form',
  plural: 'plural strings are selected by their forms',
  translations: 'translations are selected by every member in every form',
  'plural translations': 'translations of plural strings are selected by their form',
  segments: 'segments are selected by every member in every form',
  terms: 'terms are selected by every member in every form',
} as const;

/** What the check of a place is called. */
export const idOf = (place: Place) => place.replaceAll(' ', '-');

/** The rows of the source's tables of expressions that are about a list. */
const sourceCases = (list: Place, edition: Edition): readonly Case[] =>
  [...SHAPES, ...EDITOR_FILTERS, ...REMARKS]
    .filter(({ place = 'main', edition: only }) => place === list && (only === undefined || only === edition))
    .map(({ requirement, expression }) => ({ expression, requirements: [requirement] }));

/** What expressions select from the lists of a dataset that the target has loaded. */
const dataChecks: readonly Check[] = DIRECTED_PLACES.flatMap((place) =>
  checkEachEdition(
    `croql.${idOf(place)}`,
    (edition) => {
      const { inBoth, only } = exercised[place] ?? { inBoth: [], only: [] };
      const shapes = sourceCases(place, edition).flatMap((one) => one.requirements);
      const members = [...inBoth, ...(edition === 'enterprise' ? only : [])];
      return {
        title: TITLES[place],
        cites: [...new Set([...members, ...shapes, 'lists.croql', LIST_OF[placeOf(place, edition).context]] as const)],
        may: LANGUAGE,
        power: 'data',
      };
    },
    async (attempt, edition) => {
      const { target, chance } = attempt;
      await byData(attempt);
      const subject = placeOf(place, edition);
      if (target.plan.only) return askedAgain(attempt, subject, target.plan.only);
      const grown = place.startsWith('plural')
        ? []
        : randomCases(subject, chance, Math.min(target.plan.runs ?? RUNS, BLOCK));
      await examine(
        attempt,
        subject,
        [...sourceCases(place, edition), ...directedCases(place, edition), ...grown],
        true,
      );
    },
  ),
);

/** Loads the dataset for checks that go by it. */
export async function byData({ target }: Attempt): Promise<void> {
  const { power } = target.plan;
  if (power !== undefined && power !== 'data') throw new NotOffered(`answers are judged by ${power} alone, as asked`);
  await target.load(world);
}

/** The lists of the configuration; for checks that go by what the target shows where no dataset can be loaded. */
async function configured({ target }: Attempt, power: Power): Promise<readonly Listed[]> {
  const { plan } = target;
  if (plan.power !== undefined && plan.power !== power)
    throw new NotOffered(`answers are judged by ${plan.power} alone, as asked`);
  if (plan.power === undefined && (await isLoaded(target)))
    throw new NotOffered('the dataset was loaded, so answers are judged by it');
  const lists = configuredLists(plan);
  if (lists.length === 0)
    throw new NotOffered('the dataset cannot be loaded, and the configuration names no lists to look at');
  return lists;
}

const isLoaded = (target: Attempt['target']) =>
  target.load(world).then(
    () => true,
    (error: unknown) => {
      if (error instanceof NotOffered) return false;
      throw error;
    },
  );

/** What a record says of the place that it is listed in. */
const PLACE_FIELDS: {
  readonly [Context in ContextName]?: readonly {
    readonly breaks: RequirementId;
    readonly field: string;
    readonly id: (lists: Plan['lists']) => unknown;
  }[];
} = {
  'source-string': [{ breaks: 'lists.strings.project-id', field: 'projectId', id: ({ projectId }) => projectId }],
  'glossary-term': [{ breaks: 'lists.terms.glossary-id', field: 'glossaryId', id: ({ glossaryId }) => glossaryId }],
};

/** The configured lists as they show themselves, and the logins of the users that their records name. */
export async function shownLists(attempt: Attempt, edition: Edition) {
  const lists = await configured(attempt, 'records');
  const { target } = attempt;
  const token = await accessTokenOf(attempt);
  const read = await Promise.all(
    lists.map(async (list) => ({
      list,
      read: await readList(target, `${target.api(edition)}/api/v2${list.path}`, {}, token),
    })),
  );
  return { read, logins: new Map(read.flatMap(({ read: { records } }) => records.flatMap(usersIn))) };
}

const recordsChecks = checkEachEdition(
  'croql.records',
  {
    title: 'expressions select the records that the lists themselves show to fit',
    cites: ['lists.croql'],
    may: LANGUAGE,
    power: 'records',
  },
  async (attempt, edition) => {
    const { target } = attempt;
    const { read, logins } = await shownLists(attempt, edition);
    for (const {
      list,
      read: { records },
    } of read) {
      const subject = shownSubject({ ...list, edition }, records, logins);
      if (target.plan.only) {
        if (target.plan.only.path === list.path) await askedAgain(attempt, subject, target.plan.only);
        continue;
      }
      await examine(attempt, subject, casesFor(subject, target.plan.seed, Math.min(target.plan.runs ?? RUNS, BLOCK)));
      for (const { breaks, field, id } of PLACE_FIELDS[list.context] ?? []) {
        const inPlace = records.filter(
          (record) => record[field] === undefined || record[field] === id(target.plan.lists),
        );
        const ids = (some: readonly Json[]) => some.flatMap(idsOf);
        const others = [{ breaks, ids: ids(records.filter((record) => !inPlace.includes(record))) }];
        const requirement = LIST_OF[list.context];
        attempt.judge(whole, {
          requirement,
          others,
          call: `GET ${list.path}`,
          expected: ids(inPlace),
          actual: ids(records),
        });
      }
    }
    const [strings, translations] = (['source-string', 'translation'] as const).map((context) =>
      read.find(({ list }) => list.context === context),
    );
    if (!target.plan.only && strings && translations) {
      const sides = [strings, translations].map(({ list, read: { records } }) => ({ list, records }));
      await examineAcross(attempt, edition, sides[0]!, sides[1]!, [...logins.values()]);
    }
  },
);

const relationsChecks = checkEachEdition(
  'croql.relations',
  {
    title: 'related expressions select records that keep their laws',
    cites: ['lists.croql'],
    may: LANGUAGE,
    power: 'relations',
  },
  async (attempt, edition) => {
    const { only } = attempt.target.plan;
    for (const list of await configured(attempt, 'relations')) {
      if (!only) await examineRelations(attempt, { ...list, edition });
      else if (only.path === list.path) await relatedAgain(attempt, { ...list, edition }, only);
    }
  },
);

/** `with` stands in the source as a form alone: whichever of these a service takes has to mean what it says. */
const withChecks = checkEachEdition(
  'croql.with',
  { title: '`with` asks its predicate of an object', cites: ['croql.syntax.with'] },
  async (attempt, edition) => {
    await byData(attempt);
    const subject = placeOf('main', edition);
    const asked = await askedOf(attempt, subject, [
      'file with (name = "cart.json")',
      'not (file with (name = "cart.json"))',
      '(file with (name = "cart.json")) and (is hidden)',
    ]);
    const isTaken = asked.some(({ actual }) => !('status' in actual));
    // A service that does not take the object for a boolean still has its members.
    const shown = isTaken
      ? asked.filter(({ actual }) => !('status' in actual))
      : await askedOf(attempt, subject, ['id of (file with (name = "cart.json")) = 40']);
    attempt.judge(selection, { requirement: 'croql.syntax.with', edition, context: 'source-string', asked: shown });
  },
);

const CONCEPTS = (Object.keys(requirements) as RequirementId[]).filter((id) =>
  id.startsWith('croql.member.glossary-concept.'),
);

/** What expressions select, judged by as much as is known of the records. */
export const croqlChecks: readonly Check[] = [
  ...dataChecks,
  ...withChecks,
  ...recordsChecks,
  ...relationsChecks,
  check('croql.concepts', { title: 'concepts have their members', cites: CONCEPTS }, () =>
    Promise.reject(new NotOffered('the source shows no endpoint that answers concepts')),
  ),
];
