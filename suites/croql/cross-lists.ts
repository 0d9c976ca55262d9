import { prepareAsk } from './asking.ts';
import { findCauses } from '../oracle/causes.ts';
import { keepsRelation } from '../rules/relation.ts';
import type { Selected } from '../oracle/query-result.ts';
import { plainPredicates } from '../oracle/plain-predicates.ts';
import { traitsOf } from '../oracle/traits.ts';
import type { Trait } from '../oracle/traits.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import type { ConfiguredList } from '../drivers/configured-lists.ts';
import { readList } from '../drivers/read-list.ts';
import type { Json } from '../../spec/json.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { check } from '../../croql/checker.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

interface CrossedCase {
  readonly requirement: RequirementId;
  readonly expressions: readonly [string, string];
  readonly results: readonly [Selected, Selected];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

/**
 * The string of a listed translation has that translation. Both lists are asked for it, and of the records only the
 * string of each translation has to be known. That a list of translations has every one of a string, and not only the
 * best, the source does not say. Plural strings are left out, because it leaves open which of their forms counts.
 */
export async function examineAcross(
  checkContext: CheckContext,
  edition: Edition,
  strings: { readonly list: ConfiguredList; readonly records: readonly Json[] },
  translations: { readonly list: ConfiguredList; readonly records: readonly Json[] },
  logins: readonly string[],
): Promise<void> {
  const { target } = checkContext;
  const language = target.plan.lists.languageId;
  const plain = strings.records.flatMap(({ id, hasPlurals }) => (hasPlurals === true ? [] : [Number(id)]));
  if (language === undefined || !translations.records.every(({ stringId }) => typeof stringId === 'number')) return;
  const askStrings = await prepareAsk(checkContext, { edition, path: strings.list.path });
  const token = await getAccessToken(checkContext);
  const address = `${target.api(edition)}/api/v2${translations.list.path}`;
  const askTranslations = async (croql: string): Promise<Selected> => {
    const { ids, records, exchange } = await readList(target, address, { croql }, token);
    return ids === null ? exchange.response : readStringIds(records);
  };
  const users = logins.slice(0, MAX_USERS).map((login) => ({
    requirement: 'croql.member.translation.user' as const,
    expression: `user = @user:"${login}"`,
  }));
  const all = [...plain].sort((a, b) => a - b);
  const only = (result: Selected): Selected => ('status' in result ? result : result.filter((id) => all.includes(id)));
  const predicates = [
    { requirement: 'croql.member.translations.language' as const, expression: '1 = 1' },
    ...users,
    ...plainPredicates('translation', edition),
  ];
  const tried = await mapConcurrent(
    MAX_CONCURRENT,
    predicates,
    async ({ requirement, expression }): Promise<CrossedCase> => {
      const outer = `count of translations where ((language = @language:"${language}") and (${expression})) > 0`;
      const results = [only(await askTranslations(expression)), only(await askStrings(outer))] as const;
      const traits = [
        { name: requirement, requirement },
        ...findTraits(outer, 'source-string', edition),
        ...findTraits(expression, 'translation', edition),
      ];
      const [listed, having] = results;
      const fails = 'status' in listed || 'status' in having || listed.some((id) => !having.includes(id));
      return { requirement, expressions: [expression, outer], results, traits, fails, size: outer.length };
    },
  );
  checkContext.countQueries(2 * tried.length);
  const about = { edition, context: 'source-string', all } as const;
  const known = new Set(strings.records.map(({ id }) => Number(id)));
  const stray = readStringIds(translations.records).filter((id) => !known.has(id));
  checkContext.judge(keepsRelation('lists.translations.project-id'), {
    ...about,
    relations: [
      { relation: 'nothing', expressions: ['translations of strings that are not listed'], results: [stray] },
    ],
  });
  const found = new Set<RequirementId>();
  for (const { requirement, cases } of findCauses(tried)) {
    if (found.has(requirement)) continue;
    found.add(requirement);
    const relations = cases.map(({ expressions, results }) => ({ relation: 'within' as const, expressions, results }));
    checkContext.judge(keepsRelation(requirement), { ...about, relations });
  }
}

const MAX_USERS = 4;

const readStringIds = (records: readonly Json[]): readonly number[] =>
  [...new Set(records.map(({ stringId }) => Number(stringId)))].sort((a, b) => a - b);

function findTraits(expression: string, context: ContextName, edition: Edition): readonly Trait[] {
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit sends an expression that it cannot check itself: ${expression}`);
  return traitsOf(expression, checked.query.tree, context);
}
