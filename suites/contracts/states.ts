import { decide } from '../drivers/consent.ts';
import { requestToken, readTokens } from '../drivers/oauth-requests.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { StateName, Target } from '../kit/target.ts';
import { CONFIDENTIAL_APP, PROOF_KEY, PUBLIC_APP } from '../../spec/contracts/states.ts';
import type { ContractApp } from '../../spec/contracts/states.ts';

type Params = Readonly<Record<string, unknown>>;

const FIXED = ['the dataset is', 'the app is registered', 'the user will'] as const satisfies readonly StateName[];

/** How the states of the contract between app and service are set up at a target. */
export function serviceStates(target: Target): Readonly<Record<string, (params: Params) => Promise<Params>>> {
  target.secrets.add(CONFIDENTIAL_APP.clientSecret);
  return {
    ...Object.fromEntries(FIXED.map((name) => [name, (params: Params) => target.state(name, params)])),
    'the app is authorized': (params) => authorizeApp(target, params),
  };
}

/** Gets a code and tokens as any app does, so that a target needs no state for them. */
async function authorizeApp(target: Target, params: Params): Promise<Params> {
  const app = [PUBLIC_APP, CONFIDENTIAL_APP].find(({ clientId }) => clientId === params['clientId']);
  if (app === undefined) throw new Error(`the contract has no app “${String(params['clientId'])}”`);
  const exchange = await requestToken(target, {
    grant_type: 'authorization_code',
    client_id: app.clientId,
    redirect_uri: app.redirectUris[0],
    code: await getCode(target, app, PROOF_KEY.challenge),
    code_verifier: PROOF_KEY.verifier,
    client_secret: app.type === 'confidential' ? app.clientSecret : undefined,
  });
  const { access, refresh } = readTokens(exchange);
  if (access === undefined)
    throw new PreconditionFailed(`a code of ${app.clientId} got no tokens (status ${exchange.response.status})`);
  const challenge = typeof params['codeChallenge'] === 'string' ? params['codeChallenge'] : undefined;
  return {
    code: await getCode(target, app, challenge),
    accessToken: access,
    ...(refresh !== undefined && { refreshToken: refresh }),
  };
}

async function getCode(target: Target, app: ContractApp, challenge: string | undefined): Promise<string> {
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
    throw new PreconditionFailed(
      `an approved request of ${app.clientId} got no code (status ${exchange.response.status})`,
    );
  return code;
}
