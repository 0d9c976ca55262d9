import { allListRules } from '../lists/list-context.ts';
import type { ModuleContext } from '../modules/module-context.ts';
import { moduleRules } from '../modules/module-rules.ts';
import { oauthRules } from '../oauth/oauth-rules.ts';

/** The decisions of a service without faults, each a small function. */
export const defaultRules = { ...oauthRules, ...allListRules, ...moduleRules };

/** The decisions of a service; faults and resolutions replace some of them. */
export type Rules = typeof defaultRules;

/** What the whole reference service needs. */
export type ReferenceContext = ModuleContext<Rules>;

/** The default rules with some of them replaced; later changes win over earlier ones. */
export const overrideRules = (...changes: readonly Partial<Rules>[]): Rules =>
  Object.assign({}, defaultRules, ...changes);
