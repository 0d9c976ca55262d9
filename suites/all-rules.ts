import type { AnyRule } from './kit/rule.ts';
import type { Plan } from '../run/plan.ts';

/**
 * Every rule that judges a kind of target, for their self-test. Of rules that are made for a requirement, one each. Only
 * those of the kind are loaded.
 */
export async function loadRules(kind: Plan['target']['kind']): Promise<readonly AnyRule[]> {
  return [...(await LOADERS[kind]()), ...(await import('./contracts/rules.ts')).contractRules];
}

const LOADERS: Readonly<Record<Plan['target']['kind'], () => Promise<readonly AnyRule[]>>> = {
  service: async () => {
    const { selectsExpected } = await import('./rules/selection.ts');
    const { keepsRelation } = await import('./rules/relation.ts');
    const { isAnswered } = await import('./rules/answered.ts');
    const { excludesOthers, isComplete, isList } = await import('./rules/list-records.ts');
    return [
      ...(await import('./oauth/rules.ts')).oauthRules,
      selectsExpected('croql.editor.duplicates'),
      keepsRelation('croql.operator.not'),
      isAnswered,
      isList('lists.projects'),
      isComplete('lists.strings'),
      excludesOthers('lists.strings.project-id'),
      ...(await import('./lists/rules.ts')).listRules,
      ...(await import('./module/service-rules.ts')).serviceRules,
      (await import('./probe/resolution-rule.ts')).resolvesAsExpected('oauth.body-form'),
    ];
  },
  app: async () => [
    ...(await import('./oauth-app/rules.ts')).oauthAppRules,
    ...(await import('./module/app-rules.ts')).appRules,
  ],
};
