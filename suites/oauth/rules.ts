import { acceptsCall, answersUnauthorized, namesScheme, refusesCall } from './access-rules.ts';
import { approval, asksFirst, returnsCode, returnsNoCode } from './approval-rules.ts';
import {
  authorizationErrors,
  consentPage,
  errorRedirect,
  redirectsWithGet,
  refusesChallengeMethod,
  showsClientError,
} from './authorize-standard-rules.ts';
import { requiresChallenge } from './challenge-rule.ts';
import { denial } from './denial-rule.ts';
import { unguessableCodes, unguessableTokens } from './entropy-rules.ts';
import { hidesExistence } from './enumeration-rule.ts';
import { comparesExactly, redirectsToRegisteredOnly } from './redirect-rules.ts';
import { flowDenied, flowEnds, flowWorks, USUAL_BLAME } from './flow-rules.ts';
import { returnsState } from './state-rule.ts';
import { challengesClient, tokenError, tokenErrors } from './token-error-rules.ts';
import {
  firstExchange,
  grantsToken,
  newTokens,
  refusesToken,
  renewsDirectly,
  tellsNoMore,
  tokenResponse,
  tokenResponseHeaders,
} from './token-rules.ts';
import type { AnyRule } from '../kit/rule.ts';

/** Every rule of this area. A rule that is made for many requirements stands here for one of them. */
// prettier-ignore
export const oauthRules: readonly AnyRule[] = [
  ...approval, returnsCode('oauth.authorize.state-optional'), returnsNoCode('oauth.authorize.response-type-code'), asksFirst,
  ...denial, returnsState('approve'), returnsState('deny'), requiresChallenge,
  redirectsToRegisteredOnly, comparesExactly('oauth.authorize.redirect-uri-exact'), comparesExactly('oauth.authorize.redirect-uri-fragment'),
  ...Object.values(authorizationErrors), ...errorRedirect, showsClientError, refusesChallengeMethod, ...consentPage, redirectsWithGet,
  ...firstExchange, ...tokenResponse, ...tokenResponseHeaders, ...newTokens, renewsDirectly, tellsNoMore,
  grantsToken('oauth.token.exchange'), refusesToken('oauth.token.verifier-checked'),
  ...tokenError, ...Object.values(tokenErrors), challengesClient, hidesExistence,
  acceptsCall('oauth.access.bearer'), refusesCall('lists.bearer'), answersUnauthorized, namesScheme,
  ...flowWorks(USUAL_BLAME), ...flowEnds, ...flowDenied, unguessableCodes, unguessableTokens,
];
