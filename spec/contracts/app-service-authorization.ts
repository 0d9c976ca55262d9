import type { Interaction } from './contract.ts';
import { CONFIDENTIAL_APP, PROOF_KEY, PUBLIC_APP, SCOPE, theAppIsRegistered, theUserWill } from './states.ts';
import type { ContractApp } from './states.ts';
import type { RequirementId } from '../requirements.ts';

const STATE = 'af0ifjsldkj';
const PROOF = { code_challenge: PROOF_KEY.challenge, code_challenge_method: 'S256' } as const;

/** An authorization request whose answer is a redirect to the app with these parameters among others. */
function redirected(
  description: string,
  app: ContractApp,
  decision: 'approve' | 'deny',
  more: Readonly<Record<string, string>>,
  example: string,
  due: string,
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
        ...more,
      },
    },
    response: {
      status: 302,
      statuses: 'redirect',
      headers: { Location: `${redirectUri}?${example}&state=${STATE}` },
      rules: {
        // One rule, because a mismatch of a header does not say which of several it broke.
        header: { Location: [{ match: 'regex', regex: `^${escaped(redirectUri)}\\?(.*&)?${due}(&.*)?$` }] },
      },
    },
    breaks,
  };
}

const escaped = (text: string) => text.replaceAll('.', '\\.');

/** What the authorization page answers at once when it is known what the user will do. Source, Endpoints 1. */
// prettier-ignore
export const AUTHORIZATION_INTERACTIONS: readonly Interaction[] = [
  redirected('a public app asks with a proof key, and the user approves', PUBLIC_APP, 'approve', PROOF, 'code=SplxlOBeZQQYbYS6WxSbIA', 'code=[^&]+',
    { status: 'oauth.authorize.code-returned', Location: 'oauth.authorize.code-returned' }),
  redirected('a confidential app asks without a proof key, and the user approves', CONFIDENTIAL_APP, 'approve', {}, 'code=SplxlOBeZQQYbYS6WxSbIA', 'code=[^&]+',
    { status: 'oauth.authorize.challenge-optional', Location: 'oauth.authorize.challenge-optional' }),
  redirected('an app asks with a state, and the user approves', PUBLIC_APP, 'approve', PROOF, 'code=SplxlOBeZQQYbYS6WxSbIA', `state=${STATE}`,
    { status: 'oauth.authorize.code-returned', Location: 'oauth.authorize.state-returned' }),
  redirected('an app asks, and the user denies', PUBLIC_APP, 'deny', PROOF, 'error=access_denied', 'error=access_denied',
    { status: 'oauth.authorize.denial', Location: 'oauth.authorize.denial' }),
  redirected('an app asks with a state, and the user denies', PUBLIC_APP, 'deny', PROOF, 'error=access_denied', `state=${STATE}`,
    { status: 'oauth.authorize.denial', Location: 'oauth.authorize.state-returned-on-denial' }),
  // Where the error is shown is a gap: whoever shows a page breaks nothing that the source says.
  redirected('a public app asks without a proof key', PUBLIC_APP, 'approve', {}, 'error=invalid_request', 'error=invalid_request',
    { status: 'oauth.error-place', Location: 'oauth.authorize.challenge-required' }),
];
