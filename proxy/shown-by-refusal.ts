import type { Violation } from '../mocks/core/journal.ts';
import type { Store } from '../mocks/core/store.ts';
import { AUTHORIZATION_REFUSALS } from '../mocks/oauth/authorization-refusals.ts';
import { readFields } from '../suites/drivers/oauth-requests.ts';
import type { Exchange } from '../suites/kit/exchange.ts';

/*
 * Of which type an app is, only the target knows. So a missing secret, verifier or challenge is a mistake of the app where
 * either type would have to send something, or where the target refuses the request and nothing else explains it.
 */

/** What is wrong with a token request that lacks no parameter which every app has to send. */
export function findMissingCredential(
  sent: Readonly<Record<string, string>>,
  exchange: Exchange,
  store: Pick<Store, 'codes' | 'refreshTokens'>,
): Violation | undefined {
  const { client_id: clientId, grant_type: grantType } = sent;
  if (clientId === undefined || sent['client_secret'] !== undefined) return undefined;
  const isRefusedClient = readFields(exchange.response.body)['error'] === 'invalid_client';
  const isExchange = grantType === 'authorization_code';
  if (isExchange && sent['code_verifier'] === undefined)
    return {
      // Whoever gets past the authentication without a secret is public.
      requirement:
        isRefusedClient || exchange.response.status < 400
          ? 'oauth.token.secret-required'
          : 'oauth.token.verifier-required',
      message:
        'Neither client_secret nor code_verifier was sent; a confidential app needs the first, a public app the second.',
      correction: 'Send client_secret if the app is confidential, and code_verifier if it sent a code_challenge.',
    };
  const issued = isExchange
    ? store.codes.get(sent['code'] ?? '')
    : store.refreshTokens.get(sent['refresh_token'] ?? '');
  // The target knows the client_id, since it issued this code or token to it.
  if (!isRefusedClient || issued?.clientId !== clientId) return undefined;
  return {
    requirement: isExchange ? 'oauth.token.secret-required' : 'oauth.refresh.secret-required',
    message: 'client_secret is missing; the service answers invalid_client, so it knows the app as a confidential one.',
    correction: 'Send the client_secret of the app in the body.',
  };
}

/** What is wrong with an authorization request that is refused as invalid and has all but a challenge. */
export function findMissingChallenge(): Violation {
  const [, , requirement, correction] = AUTHORIZATION_REFUSALS['no-challenge'];
  return {
    requirement,
    message: 'code_challenge is missing; a public app needs it, and the service answers invalid_request.',
    correction,
  };
}
