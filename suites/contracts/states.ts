import { decide } from '../oauth/consent.ts';
import { askToken, tokensOf } from '../oauth/flow.ts';
import { Blocked } from '../target.ts';
import type { StateName, Target } from '../target.ts';
import { CONFIDENTIAL_APP, PROOF_KEY, PUBLIC_APP } from '../../spec/contracts/states.ts';
import type { ContractApp } from '../../spec/contracts/states.ts';

type Params = Readonly<Record<string, unknown>>;

const FIXED = ['the dataset is', 'the app is registered', 'the user will'] as const satisfies readonly StateName[];

/** How the states of the contract between app and service are set up at a target. */
export function serviceStates(target: Target): Readonly<Record<string, (params: Params) => Promise<Params>>> {
  target.secrets.keep(CONFIDENTIAL_APP.clientSecret);
  return {
    ...Object.fromEntries(FIXED.map((name) => [name, (params: Params) => target.state(name, params)])),
    'the app is authorized': (params) => authorized(target, params),
  };
}

/** A code and tokens by the way that every app goes, so that no target needs a state for them. */
async function authorized(target: Target, params: Params): Promise<Params> {
  const app = [PUBLIC_APP, CONFIDENTIAL_APP].find(({ clientId }) => clientId === params['clientId']);
  if (app === undefined) throw new Error(`the contract knows no app “${String(params['clientId'])}”`);
  const exchange = await askToken(target, {
    grant_type: 'authorization_code',
    client_id: app.clientId,
    redirect_uri: app.redirectUris[0],
    code: await codeOf(target, app, PROOF_KEY.challenge),
    code_verifier: PROOF_KEY.verifier,
    client_secret: app.type === 'confidential' ? app.clientSecret : undefined,
  });
  const { access, refresh } = tokensOf(exchange);
  if (access === undefined)
    throw new Blocked(`a code of ${app.clientId} brought no tokens (status ${exchange.response.status})`);
  const challenge = typeof params['codeChallenge'] === 'string' ? params['codeChallenge'] : undefined;
  return {
    code: await codeOf(target, app, challenge),
    accessToken: access,
    ...(refresh !== undefined && { refreshToken: refresh }),
  };
}

async function codeOf(target: Target, app: ContractApp, challenge: string | undefined): Promise<string> {
  const { to, exchange } = await decide(target, 'approve', {
    client_id: app.clientId,
    redirect_uri: app.redirectUris[0],
    response_type: 'code',
    scope: target.plan.scopes.join(' '),
    state: 'of-the-contract',
    code_challenge: challenge,
    code_challenge_method: challenge && 'S256',
  });
  const code = to?.searchParams.get('code');
  if (!code)
    throw new Blocked(`an approved request of ${app.clientId} brought no code (status ${exchange.response.status})`);
  return code;
}
