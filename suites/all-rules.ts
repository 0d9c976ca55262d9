import { contractRules } from './contracts/rules.ts';
import type { AnyRule } from './kit/rule.ts';
import { listRules } from './lists/rules.ts';
import { appRules } from './module/app-rules.ts';
import { serviceRules } from './module/service-rules.ts';
import { oauthRules } from './oauth/rules.ts';
import { oauthAppRules } from './oauth-app/rules.ts';
import { resolvesAsExpected } from './probe/resolution-rule.ts';
import { isAnswered } from './rules/answered.ts';
import { excludesOthers, isComplete, isList } from './rules/list-records.ts';
import { keepsRelation } from './rules/relation.ts';
import { selectsExpected } from './rules/selection.ts';

/** Every rule of the suites, for their self-test. Of rules that are made for a requirement, one each. */
export const rules: readonly AnyRule[] = [
  ...oauthRules,
  ...oauthAppRules,
  selectsExpected('croql.editor.duplicates'),
  keepsRelation('croql.operator.not'),
  isAnswered,
  isList('lists.projects'),
  isComplete('lists.strings'),
  excludesOthers('lists.strings.project-id'),
  ...listRules,
  ...appRules,
  ...serviceRules,
  ...contractRules,
  resolvesAsExpected('oauth.body-form'),
];
