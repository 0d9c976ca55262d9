import { fulfilsContract } from './contracts/rules.ts';
import type { AnyRule, RuleName } from './kit/rule.ts';
import { selectsNothing } from './rules/selects-nothing.ts';
import { hasSameOutcome } from './module/outcome-rules.ts';
import { isProcessed } from './module/response-rules.ts';
import { hasResult } from './module/service-rules.ts';
import { acceptsCall, refusesCall } from './oauth/access-rules.ts';
import { returnsCode, returnsNoCode } from './oauth/approval-rules.ts';
import { flowWorks } from './oauth/flow-rules.ts';
import { comparesExactly } from './oauth/redirect-rules.ts';
import { returnsState } from './oauth/state-rule.ts';
import { grantsToken, refusesToken } from './oauth/token-rules.ts';
import { handlesRefusal, rejectsCallback } from './oauth-app/callback-rules.ts';
import { resolvesAsExpected } from './probe/resolution-rule.ts';
import { excludesOthers, isComplete, isList } from './rules/list-records.ts';
import { keepsRelation } from './rules/relation.ts';
import { selectsExpected } from './rules/selection.ts';
import { loadRules } from './all-rules.ts';
import { isObject } from '../spec/json.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/** The rules of tables. Two with the same name could not be told apart. */
const TABLES = new Map(
  [...(await loadRules('service')), ...(await loadRules('app'))].map((rule) => [keyOf(rule), rule] as const),
);

type Maker = (...given: readonly any[]) => AnyRule | undefined;

/** The functions that make rules, by their names. What they are given comes out of a file. */
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ...Object.entries({
    ...{ acceptsCall, refusesCall, grantsToken, refusesToken, returnsCode, returnsNoCode, comparesExactly },
    ...{ isList, isComplete, excludesOthers, keepsRelation, selectsExpected, selectsNothing, resolvesAsExpected },
    ...{ hasResult, hasSameOutcome, isProcessed, fulfilsContract, rejectsCallback },
  }).map(
    ([name, make]) => [name, (given: unknown) => (isRequirement(given) ? make(given as never) : undefined)] as const,
  ),
  ['returnsState', (decision) => (decision === 'approve' || decision === 'deny' ? returnsState(decision) : undefined)],
  ['flowWorks', (blame, index) => (isBlame(blame) ? flowWorks(blame as never)[Number(index)] : undefined)],
  [
    'handlesRefusal',
    (given, index) => (isRequirement(given) ? handlesRefusal(given as never)[Number(index)] : undefined),
  ],
]);

const isRequirement = (id: unknown): boolean => typeof id === 'string' && Object.hasOwn(requirements, id);
const isBlame = (blame: unknown): boolean =>
  isObject(blame) && ['code', 'tokens', 'call', 'renewal'].every((name) => isRequirement(blame[name]));

/** The rule of this name, or undefined where this kit has none that expects the same. */
export function findRule(name: RuleName): AnyRule | undefined {
  const [maker = '', ...given] = name.madeBy ?? [];
  const rule = TABLES.get(keyOf(name)) ?? MAKERS.get(maker)?.(...given);
  return rule !== undefined && keyOf(rule) === keyOf(name) ? rule : undefined;
}

function keyOf({ madeBy, requirement, expected }: RuleName): string {
  return JSON.stringify([madeBy ?? [], requirement, expected]);
}
