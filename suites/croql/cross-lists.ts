import { asker } from './asking.ts';
import { causesOf } from './causes.ts';
import { related } from './judges.ts';
import type { Answers } from './judges.ts';
import { plainPredicates } from './relations.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import type { Attempt } from '../attempt.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import type { Listed } from '../lists/configured-lists.ts';
import { readList } from '../lists/read-list.ts';
import type { Json } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { check } from '../../croql/checker.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';

interface Crossed {
  readonly requirement: RequirementId;
  readonly expressions: readonly [string, string];
  readonly answers: readonly [Answers, Answers];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

/**
 * The strings that have a translation of some kind into a language are the strings of those translations: what is asked
 * of the one list is asked of the other, and no record has to be known for it but the string that a translation is of.
 * Plural strings stand aside, because it is open which of their forms counts.
 */
export async function examineAcross(
  attempt: Attempt,
  edition: Edition,
  strings: { readonly list: Listed; readonly records: readonly Json[] },
  translations: { readonly list: Listed; readonly records: readonly Json[] },
  logins: readonly string[],
): Promise<void> {
  const { target } = attempt;
  const language = target.plan.lists.languageId;
  const plain = strings.records.flatMap(({ id, hasPlurals }) => (hasPlurals === true ? [] : [Number(id)]));
  if (language === undefined || !translations.records.every(({ stringId }) => typeof stringId === 'number')) return;
  const askStrings = await asker(attempt, { edition, path: strings.list.path });
  const token = await accessTokenOf(attempt);
  const address = `${target.api(edition)}/api/v2${translations.list.path}`;
  const askTranslations = async (croql: string): Promise<Answers> => {
    const { ids, records, exchange } = await readList(target, address, { croql }, token);
    return ids === null ? exchange.response : stringsOf(records);
  };
  const users = logins.slice(0, MOST_USERS).map((login) => ({
    requirement: 'croql.member.translation.user' as const,
    expression: `user = @user:"${login}"`,
  }));
  const all = [...plain].sort((a, b) => a - b);
  const only = (answer: Answers): Answers => ('status' in answer ? answer : answer.filter((id) => all.includes(id)));
  const predicates = [
    { requirement: 'croql.member.translations.language' as const, expression: '1 = 1' },
    ...users,
    ...plainPredicates('translation', edition),
  ];
  const tried = await inFlight(AT_ONCE, predicates, async ({ requirement, expression }): Promise<Crossed> => {
    const outer = `count of translations where ((language = @language:"${language}") and (${expression})) > 0`;
    const answers = [only(await askStrings(outer)), only(await askTranslations(expression))] as const;
    const traits = [
      { name: requirement, requirement },
      ...traitsIn(outer, 'source-string', edition),
      ...traitsIn(expression, 'translation', edition),
    ];
    const fails = answers.some((answer) => 'status' in answer) || String(answers[0]) !== String(answers[1]);
    return { requirement, expressions: [outer, expression], answers, traits, fails, size: outer.length };
  });
  attempt.counted(2 * tried.length);
  const about = { edition, context: 'source-string', all } as const;
  const known = new Set(strings.records.map(({ id }) => Number(id)));
  const stray = stringsOf(translations.records).filter((id) => !known.has(id));
  attempt.judge(related, {
    ...about,
    requirement: 'lists.translations.project-id',
    relations: [{ law: 'nothing', expressions: ['translations of strings that are not listed'], answers: [stray] }],
  });
  const found = new Set<RequirementId>();
  for (const { requirement, cases } of causesOf(tried)) {
    if (found.has(requirement)) continue;
    found.add(requirement);
    attempt.judge(related, {
      ...about,
      requirement,
      relations: cases.map((one) => ({ law: 'same' as const, ...one })),
    });
  }
}

const MOST_USERS = 4;

const stringsOf = (records: readonly Json[]): readonly number[] =>
  [...new Set(records.map(({ stringId }) => Number(stringId)))].sort((a, b) => a - b);

function traitsIn(expression: string, context: ContextName, edition: Edition): readonly Trait[] {
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit asks what it does not understand: ${expression}`);
  return traitsOf(expression, checked.query.tree, context);
}
