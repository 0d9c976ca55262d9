import { croqlRules } from './lists/croql-rules.ts';
import { listRules } from './lists/list-rules.ts';
import { moduleRules } from './modules/rules.ts';
import { authorizeRules } from './oauth/authorize-rules.ts';
import { tokenRules } from './oauth/token-rules.ts';

/** The decisions of an honest service, each a small function with a name. */
export const honestRules = { ...authorizeRules, ...tokenRules, ...listRules, ...croqlRules, ...moduleRules };

/** What the service asks whenever it decides anything; a fault or a chosen answer replaces some of them. */
export type Rules = typeof honestRules;

/** The honest rules with some of them replaced, later replacements over earlier ones. */
export const rulesWith = (...changes: readonly Partial<Rules>[]): Rules => Object.assign({}, honestRules, ...changes);
