import { isListOf, isNumber, isObjectOf, isOneOf, isText } from '../../run/shape.ts';
import { MAX_AHEAD } from '../core/clock.ts';

const GRANT = { grant: isText, clientId: isText, scopes: isListOf(isText) };

/** Whether a value is a snapshot of a service, apart from its dataset. */
export const isSnapshot = isObjectOf({
  format: (value) => value === 1,
  ahead: (value) => isNumber(value) && (value as number) >= 0 && (value as number) <= MAX_AHEAD,
  store: isObjectOf({
    apps: isListOf(
      isObjectOf({ type: isOneOf(['confidential', 'public']), clientId: isText, redirectUris: isListOf(isText) }),
    ),
    codes: isListOf(isObjectOf({ ...GRANT, code: isText, redirectUri: isText, expiresAt: isNumber })),
    accessTokens: isListOf(isObjectOf({ ...GRANT, token: isText, expiresAt: isNumber })),
    refreshTokens: isListOf(isObjectOf({ ...GRANT, token: isText, issuedAt: isNumber })),
    userWill: isObjectOf({ decision: isOneOf(['approve', 'deny', 'ask']) }, { login: isText }),
  }),
});
