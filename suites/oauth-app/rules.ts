import { exchangesEach, renewsSession, showsOwnProjects, usesOwnToken, usesTokenOfEach } from './browser-rules.ts';
import { isUnderPrefix, sendsBearer, sendsKnownParameters } from './call-rule.ts';
import {
  escapesCallback,
  exchangesNothingAfterError,
  rejectsCallback,
  handlesRefusal,
  ignoresUnknownParameters,
  sendsCodeOnce,
} from './callback-rules.ts';
import { codeExchangeRules } from './exchange-rules.ts';
import { exposureRules } from './exposure-rules.ts';
import { asksForNoMore, renewalRules, renewsAgain, replacesExpiredToken, usesRenewedToken } from './renewal-rules.ts';
import { authorizationRequestRules, bindsLogin, newEachTime } from './request-rules.ts';
import type { AnyRule } from '../kit/rule.ts';

/** The rules of a table by the type of app, some of which are the same for both types. */
const everyType = (byType: Readonly<Record<'confidential' | 'public', readonly AnyRule[]>>): readonly AnyRule[] => [
  ...new Set([...byType.confidential, ...byType.public]),
];

/** Every rule of this area. */
// prettier-ignore
export const oauthAppRules: readonly AnyRule[] = [
  ...everyType(authorizationRequestRules), ...Object.values(newEachTime), bindsLogin,
  ...everyType(codeExchangeRules), exchangesEach, sendsBearer, isUnderPrefix, sendsKnownParameters, usesOwnToken, usesTokenOfEach, renewsSession, showsOwnProjects, ...everyType(exposureRules),
  rejectsCallback('oauth.app-side.state-checked'), rejectsCallback('oauth.app-side.session-bound'), rejectsCallback('oauth.app-side.state-once'),
  ...new Set([
    ...handlesRefusal('oauth.app-side.denial'), ...handlesRefusal('oauth.app-side.refused-code'), ...handlesRefusal('oauth.app-side.refused-renewal'),
  ]),
  exchangesNothingAfterError, ignoresUnknownParameters, sendsCodeOnce, escapesCallback, ...everyType(renewalRules), asksForNoMore, replacesExpiredToken, renewsAgain, usesRenewedToken,
];
