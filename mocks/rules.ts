import { croqlRules } from './croql-rules.ts';
import { listRules } from './list-rules.ts';
import { moduleRules } from './module-rules.ts';
import { authorizeRules } from './authorize-rules.ts';
import { tokenRules } from './token-rules.ts';

/** The decisions of an honest service, each a small function with a name. */
export const honestRules = { ...authorizeRules, ...tokenRules, ...listRules, ...croqlRules, ...moduleRules };

/** What the service asks whenever it decides anything; a fault or a chosen answer replaces some of them. */
export type Rules = typeof honestRules;

/** The honest rules with some of them replaced, later replacements over earlier ones. */
export const rulesWith = (...changes: readonly Partial<Rules>[]): Rules => Object.assign({}, honestRules, ...changes);
