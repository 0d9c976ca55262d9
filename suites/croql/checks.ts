import { replayCase, replayRelation } from './replay.ts';
import { selectCases } from '../oracle/case-selection.ts';
import { examineAcross } from './cross-lists.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { DIRECTED_LISTS, directedCases } from '../oracle/directed-cases.ts';
import type { Case } from '../oracle/case.ts';
import { nestedCases } from '../oracle/nested-cases.ts';
import { exercised } from '../oracle/directed.gen.ts';
import { absentValueChecks } from './absent-values.ts';
import { changedCollectionChecks } from './changed-collections.ts';
import { copiedListChecks } from './copied-lists.ts';
import { addressChecks } from './address-checks.ts';
import { askAll } from './asking.ts';
import { examine } from './examine.ts';
import { LANGUAGE_REQUIREMENTS } from './language-requirements.ts';
import { afterErrorChecks } from './after-errors.ts';
import { longListChecks } from './long-lists.ts';
import { lookAlikeChecks } from './look-alike-checks.ts';
import { otherPlaceChecks } from './other-places.ts';
import { pluralTextChecks } from './plural-texts.ts';
import { requestChecks } from './request-checks.ts';
import { requireDataset } from './require-dataset.ts';
import { sequenceChecks } from './sequence-checks.ts';
import { editionChecks } from './edition-checks.ts';
import { sameDayChecks } from './same-day-checks.ts';
import { sizeChecks } from './size-checks.ts';
import { todayChecks } from './today-checks.ts';
import { valueChecks } from './value-checks.ts';
import { generateCases, randomCases } from '../oracle/random-cases.ts';
import { BINDINGS, EDITOR_FILTERS, REMARKS, SHAPES } from '../oracle/source-expressions.ts';
import { isRefused } from '../oracle/other-context.ts';
import { fixtureList } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import { examineRelations } from './examine-relations.ts';
import { selectsExpected } from '../rules/selection.ts';
import { observedTarget } from '../oracle/observed-records.ts';
import { usersIn } from '../oracle/observed-members.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check, checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { requireAccepted, requireFilter } from '../drivers/list-filter.ts';
import { configuredLists } from '../drivers/configured-lists.ts';
import type { ConfiguredList } from '../drivers/configured-lists.ts';
import { excludesOthers } from '../rules/list-records.ts';
import { readIds, readList } from '../drivers/read-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { BLOCK_SIZE } from '../../run/plan.ts';
import type { Depth, Plan, OracleLevel } from '../../run/plan.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/** The number of generated expressions per list and edition, where a run names none. */
const RUNS: Readonly<Record<Depth, number>> = { quick: 10, default: 60, deep: 60 };
const runsOf = ({ runs, depth = 'default' }: Plan) => Math.min(runs ?? RUNS[depth], BLOCK_SIZE);

const TITLES = {
  main: 'source strings are selected by every member in every form',
  plural: 'plural strings are selected by their forms',
  translations: 'translations are selected by every member in every form',
  'plural translations': 'translations of plural strings are selected by their form',
  segments: 'segments are selected by every member in every form',
  terms: 'terms are selected by every member in every form',
} as const;

/** The name of a list in the ids of its checks. */
export const nameList = (place: FixtureList) => place.replaceAll(' ', '-');

/** The expressions in the tables of the source that are about a list, and those that they imply the reading of. */
const sourceCases = (list: FixtureList, edition: Edition): readonly Case[] =>
  [...SHAPES, ...EDITOR_FILTERS, ...REMARKS, ...BINDINGS]
    .filter(({ place = 'main', edition: only }) => place === list && (only === undefined || only === edition))
    .map(({ requirement, expression }) => ({ expression, requirements: [requirement] }));

/** Expressions on the lists of the loaded dataset. */
const dataChecks: readonly Check[] = DIRECTED_LISTS.flatMap((place) =>
  checkEachEdition(
    `croql.${nameList(place)}`,
    (edition) => {
      const { inBoth, only } = exercised[place] ?? { inBoth: [], only: [] };
      const shapes = sourceCases(place, edition).flatMap((one) => one.requirements);
      const members = [...inBoth, ...(edition === 'enterprise' ? only : [])];
      return {
        title: TITLES[place],
        cites: [
          ...new Set([
            ...members,
            ...shapes,
            'lists.croql',
            LIST_REQUIREMENTS[fixtureList(place, edition).context],
          ] as const),
        ],
        mayFind: LANGUAGE_REQUIREMENTS,
        oracle: 'reference',
      };
    },
    async (checkContext, edition) => {
      const { target, random } = checkContext;
      await requireDataset(checkContext);
      const subject = fixtureList(place, edition);
      if (target.plan.only) return replayCase(checkContext, subject, target.plan.only);
      const known = [
        ...sourceCases(place, edition),
        ...directedCases(place, edition, target.plan.depth),
        ...nestedCases(place, edition, target.plan.depth ?? 'default'),
      ];
      if (place.startsWith('plural')) return examine(checkContext, subject, known, true);
      const count = runsOf(target.plan);
      // Many cases are made while others are waited for.
      const isCampaign = target.plan.runs !== undefined;
      const generated = isCampaign ? generateCases(subject, random.seed(), count) : randomCases(subject, random, count);
      await examine(checkContext, subject, chain(known, generated), true);
    },
  ),
);

function* chain<Item>(...parts: readonly Iterable<Item>[]): Generator<Item> {
  for (const part of parts) yield* part;
}

/** The lists of the configuration, for an oracle that needs no dataset. Throws {@link Unsupported} if the dataset is loaded. */
async function requireConfiguredLists(
  { target }: CheckContext,
  oracle: OracleLevel,
): Promise<readonly ConfiguredList[]> {
  const { plan } = target;
  if (plan.oracle !== undefined && plan.oracle !== oracle)
    throw new Unsupported(`the run compares results with those of the oracle ${plan.oracle} only`, {
      code: 'other-oracle',
      subject: plan.oracle,
    });
  if (plan.oracle === undefined && (await isLoaded(target)))
    throw new Unsupported('the dataset is loaded, so results are judged by it', {
      code: 'other-oracle',
      subject: 'reference',
    });
  const lists = configuredLists(plan);
  if (lists.length === 0)
    throw new Unsupported('the dataset cannot be loaded, and the configuration names no lists', { code: 'no-lists' });
  return lists;
}

const isLoaded = (target: CheckContext['target']) =>
  target.load(fixtureDataset).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Unsupported) return false;
      throw error;
    },
  );

/** The fields by which a record names the project or glossary that it belongs to. */
const PLACE_FIELDS: {
  readonly [Context in ContextName]?: readonly {
    readonly requirement: RequirementId;
    readonly field: string;
    readonly id: (lists: Plan['lists']) => unknown;
  }[];
} = {
  'source-string': [{ requirement: 'lists.strings.project-id', field: 'projectId', id: ({ projectId }) => projectId }],
  'glossary-term': [
    { requirement: 'lists.terms.glossary-id', field: 'glossaryId', id: ({ glossaryId }) => glossaryId },
  ],
};

/** The configured lists with the records that they return, and the logins of the users in these records. */
export async function readConfiguredLists(checkContext: CheckContext, edition: Edition) {
  const lists = await requireConfiguredLists(checkContext, 'records');
  const { target } = checkContext;
  const token = await getAccessToken(checkContext);
  const read = await awaitAll(
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
    title: 'expressions select the records whose listed fields satisfy them',
    cites: ['lists.croql'],
    mayFind: LANGUAGE_REQUIREMENTS,
    oracle: 'records',
  },
  async (checkContext, edition) => {
    const { target } = checkContext;
    const { read, logins } = await readConfiguredLists(checkContext, edition);
    for (const {
      list,
      read: { records },
    } of read) {
      const subject = observedTarget(
        { ...list, edition },
        records.map((record) => ({ ids: readIds(record), record })),
        logins,
      );
      if (target.plan.only) {
        if (target.plan.only.path === list.path) await replayCase(checkContext, subject, target.plan.only);
        continue;
      }
      await examine(checkContext, subject, selectCases(subject, target.plan.seed, runsOf(target.plan)));
      for (const { requirement, field, id } of PLACE_FIELDS[list.context] ?? []) {
        const placed = records.filter((record) => record[field] !== undefined);
        const [own, other] = [true, false].map((isOwn) =>
          placed.filter((record) => (record[field] === id(target.plan.lists)) === isOwn).flatMap(readIds),
        );
        checkContext.judge(excludesOthers(requirement), {
          call: `GET ${list.path}`,
          expected: own!,
          actual: placed.flatMap(readIds),
          others: [{ requirement, ids: other! }],
        });
      }
    }
    const [strings, translations] = (['source-string', 'translation'] as const).map((context) =>
      read.find(({ list }) => list.context === context),
    );
    if (!target.plan.only && strings && translations) {
      const sides = [strings, translations].map(({ list, read: { records } }) => ({ list, records }));
      await examineAcross(checkContext, edition, sides[0]!, sides[1]!, [...logins.values()]);
    }
  },
);

const relationsChecks = checkEachEdition(
  'croql.relations',
  {
    title: 'related expressions select records that keep their metamorphic relations',
    cites: ['lists.croql', 'croql.related-members'],
    mayFind: LANGUAGE_REQUIREMENTS,
    oracle: 'metamorphic',
  },
  async (checkContext, edition) => {
    const { only } = checkContext.target.plan;
    for (const list of await requireConfiguredLists(checkContext, 'metamorphic')) {
      if (!only) await examineRelations(checkContext, { ...list, edition });
      else if (only.path === list.path) await replayRelation(checkContext, { ...list, edition }, only);
    }
  },
);

/** The source shows `with` only as a form. A service may accept any of these, and must then give it its meaning. */
const withChecks = checkEachEdition(
  'croql.with',
  { title: '`with` applies its predicate to an object', cites: ['croql.syntax.with'] },
  async (checkContext, edition) => {
    await requireDataset(checkContext);
    const subject = fixtureList('main', edition);
    await requireFilter(checkContext, subject);
    await requireAccepted(checkContext, subject, 'name of file = "cart.json"', 'croql.syntax.member-of');
    const asked = await askAll(checkContext, subject, [
      'file with (name = "cart.json")',
      'not (file with (name = "cart.json"))',
      '(file with (name = "cart.json")) and (is hidden)',
      // A string has a context too.
      'file with (context = "where things wait")',
      'not (file with (context = "cart.json")) and (is hidden)',
      'branch with (id = 40)',
      'not (branch with (id = 40))',
      'branch with (not (id = 40)) and (is hidden)',
    ]);
    const isAccepted = !asked.every(isRefused);
    // A service that does not treat the object as a boolean still has its members.
    const members = await askAll(checkContext, subject, MEMBERS_OF_WITH);
    const shown = isAccepted ? withoutRefused([...asked, ...members.slice(1)]) : members.slice(0, 1);
    checkContext.judge(selectsExpected('croql.syntax.with'), { edition, context: 'source-string', asked: shown });
  },
);

/** Members of an object with a predicate that holds, and with one that does not. */
const MEMBERS_OF_WITH = [
  'id of (file with (name = "cart.json")) = 40',
  'is hidden or (id of (file with (name != "cart.json")) = 40)',
  'is hidden or (id of (file with (context != "where things wait")) = 40)',
  'is hidden or (id of file with (name != "cart.json") = 40)',
];

const withoutRefused = (asked: readonly EvaluatedCase[]) => asked.filter((one) => !isRefused(one));

/** A filtered collection is a collection. The source shows no filter of one, so a service may refuse these, but not misread them. */
const filteredTwiceChecks = checkEachEdition(
  'croql.filtered-twice',
  {
    title: 'a filter of a filtered collection, where it is answered, keeps both conditions',
    cites: ['croql.syntax.where'],
    oracle: 'reference',
  },
  async (checkContext, edition) => {
    await requireDataset(checkContext);
    const subject = fixtureList('main', edition);
    await requireFilter(checkContext, subject);
    const [plain] = await askAll(checkContext, subject, ['count of comments where (has issue) > 0']);
    if (plain?.fails !== false) throw new PreconditionFailed('no collection is filtered, which other checks say');
    const asked = withoutRefused(await askAll(checkContext, subject, FILTERED_TWICE));
    if (asked.length === 0)
      throw new Unsupported('the target refuses to filter a filtered collection', {
        code: 'not-observable',
        subject: 'filters of a filtered collection are refused',
      });
    checkContext.judge(selectsExpected('croql.syntax.where'), { edition, context: 'source-string', asked });
  },
);

const FILTERED_TWICE = ['has issue', 'not has issue'].flatMap((first) => [
  `count of ((comments where (${first})) where (user = @user:"alice")) > 0`,
  `count of comments where (${first}) where (user = @user:"alice") > 0`,
  `count of ((comments where (user = @user:"alice")) where (${first})) > 0`,
]);

const CONCEPTS = (Object.keys(requirements) as RequirementId[]).filter((id) =>
  id.startsWith('croql.member.glossary-concept.'),
);

/** Checks of the records that expressions select, by every oracle. */
export const croqlChecks: readonly Check[] = [
  ...dataChecks,
  ...valueChecks,
  ...sequenceChecks,
  ...changedCollectionChecks,
  ...lookAlikeChecks,
  ...otherPlaceChecks,
  ...pluralTextChecks,
  ...copiedListChecks,
  ...longListChecks,
  ...afterErrorChecks,
  ...sizeChecks,
  ...editionChecks,
  ...todayChecks,
  ...sameDayChecks,
  ...requestChecks,
  ...addressChecks,
  ...absentValueChecks,
  ...withChecks,
  ...filteredTwiceChecks,
  ...recordsChecks,
  ...relationsChecks,
  check('croql.concepts', { title: 'concepts have their members', cites: CONCEPTS }, () =>
    Promise.reject(
      new Unsupported('the source shows no endpoint that returns concepts', {
        code: 'not-observable',
        subject: 'the source shows no endpoint that returns concepts',
      }),
    ),
  ),
];
