import type { ServiceContext } from '../core/context.ts';
import { authorizeRules } from './authorize-rules.ts';
import { tokenRules } from './token-rules.ts';

/** The decisions of both OAuth endpoints. Source, Endpoints 1 and 2. */
export const oauthRules = { ...authorizeRules, ...tokenRules };

/** The decisions of both OAuth endpoints. */
export type OauthRules = typeof oauthRules;

/** What issuing tokens needs. */
export type OauthContext = Pick<ServiceContext<OauthRules>, 'rules' | 'store' | 'clock' | 'random'>;
