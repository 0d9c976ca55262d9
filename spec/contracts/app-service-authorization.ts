import type { Interaction } from './contract.ts';
import { CONFIDENTIAL_APP, PROOF_KEY, PUBLIC_APP, SCOPE, theAppIsRegistered, theUserWill } from './states.ts';
import type { ContractApp } from './states.ts';
import type { RequirementId } from '../requirements/requirements.ts';

const STATE = 'af0ifjsldkj';
const PROOF = { code_challenge: PROOF_KEY.challenge, code_challenge_method: 'S256' } as const;

/** An authorization request whose response is a redirect to the app; `expected` is a parameter of it, as a pattern. */
function createRedirect(
  description: string,
  app: ContractApp,
  decision: 'approve' | 'deny',
  parameters: Readonly<Record<string, string>>,
  example: string,
  expected: string,
  breaks: { readonly status: RequirementId; readonly Location: RequirementId },
): Interaction {
  const [redirectUri] = app.redirectUris;
  return {
    description,
    states: [theAppIsRegistered(app), theUserWill(decision)],
    request: {
      method: 'GET',
      path: '/oauth/authorize',
      query: {
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state: STATE,
        ...parameters,
      },
    },
    response: {
      status: 302,
      statuses: 'redirect',
      headers: { Location: `${redirectUri}?${example}&state=${STATE}` },
      rules: {
        // One rule, because a mismatch of a header does not say which of several it broke.
        header: { Location: [{ match: 'regex', regex: `^${escapeRegExp(redirectUri)}\\?(.*&)?${expected}(&.*)?$` }] },
      },
    },
    breaks,
  };
}

const escapeRegExp = (text: string) => text.replaceAll('.', '\\.');

/** Authorization requests, where a state has decided for the user. Source, Endpoints 1. */
// prettier-ignore
export const AUTHORIZATION_INTERACTIONS: readonly Interaction[] = [
  createRedirect('a public app asks with a proof key, and the user approves', PUBLIC_APP, 'approve', PROOF, 'code=SplxlOBeZQQYbYS6WxSbIA', 'code=[^&]+',
    { status: 'oauth.authorize.code-returned', Location: 'oauth.authorize.code-returned' }),
  createRedirect('a confidential app asks without a proof key, and the user approves', CONFIDENTIAL_APP, 'approve', {}, 'code=SplxlOBeZQQYbYS6WxSbIA', 'code=[^&]+',
    { status: 'oauth.authorize.challenge-optional', Location: 'oauth.authorize.challenge-optional' }),
  createRedirect('an app asks with a state, and the user approves', PUBLIC_APP, 'approve', PROOF, 'code=SplxlOBeZQQYbYS6WxSbIA', `state=${STATE}`,
    { status: 'oauth.authorize.code-returned', Location: 'oauth.authorize.state-returned' }),
  createRedirect('an app asks, and the user denies', PUBLIC_APP, 'deny', PROOF, 'error=access_denied', 'error=access_denied',
    { status: 'oauth.authorize.denial', Location: 'oauth.authorize.denial' }),
  createRedirect('an app asks with a state, and the user denies', PUBLIC_APP, 'deny', PROOF, 'error=access_denied', `state=${STATE}`,
    { status: 'oauth.authorize.denial', Location: 'oauth.authorize.state-returned-on-denial' }),
  // Where the error is shown is a gap: a page breaks nothing that the source states.
  createRedirect('a public app asks without a proof key', PUBLIC_APP, 'approve', {}, 'error=invalid_request', 'error=invalid_request',
    { status: 'oauth.error-place', Location: 'oauth.authorize.challenge-required' }),
];
