import type { ServiceContext } from '../core/context.ts';
import { croqlRules } from './croql-rules.ts';
import { listRules } from './list-rules.ts';
import type { OauthRules } from '../oauth/oauth-rules.ts';

/** The decisions of the lists and of the language that filters them. Source, Endpoints 3 and 4, "CroQL language". */
export const allListRules = { ...listRules, ...croqlRules };

/** The decisions of the lists and of the language that filters them. */
export type AllListRules = typeof allListRules;

/** What the list endpoints need; the OAuth rules decide who can read a list. */
export type ListContext = Pick<ServiceContext<AllListRules & OauthRules>, 'rules' | 'clock' | 'store' | 'resources'>;
