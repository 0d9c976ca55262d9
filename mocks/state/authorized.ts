import { issueTokens } from '../oauth/token-grants.ts';
import { secretName } from '../random.ts';
import type { Challenge } from '../store.ts';
import type { Workings } from '../workings.ts';
import { fieldsOf, oneOf, StateRefusal, text } from './state-params.ts';

/**
 * The state `the app is authorized`: the user has approved a registered app. Its answer gives a `code` that waits to be
 * exchanged, and an `accessToken` and a `refreshToken` of another approval, each as the service would issue them.
 * The params are those of the authorization request: `clientId`, `redirectUri`, `scope` and, where the code shall need a
 * verifier, `codeChallenge` and `codeChallengeMethod`.
 */
export function authorized(inside: Workings, params: unknown): object {
  const { store, rules, clock, random, resources } = inside;
  const names = ['clientId', 'redirectUri', 'scope', 'codeChallenge', 'codeChallengeMethod'];
  const fields = fieldsOf(params, '/params', names);
  const clientId = text(fields['clientId'], '/params/clientId');
  const app = store.apps.get(clientId);
  if (app === undefined) throw new StateRefusal(`No app “${clientId}” is registered.`, '/params/clientId');
  const redirectUri = text(fields['redirectUri'], '/params/redirectUri');
  if (!app.redirectUris.includes(redirectUri))
    throw new StateRefusal(`“${redirectUri}” is not a redirect URL of the app.`, '/params/redirectUri');
  const scopes = text(fields['scope'], '/params/scope').split(' ');

  const login = store.userWill.login ?? resources.users[0]?.login ?? null;
  const approved = () => ({ grant: secretName(random), clientId, login, scopes });
  const challenge = challengeOf(fields);

  const code = rules.newCode(random);
  store.codes.set(code, {
    ...approved(),
    code,
    redirectUri,
    ...(challenge === undefined ? {} : { challenge }),
    expiresAt: clock.now() + rules.codeLifetime() * 1000,
    redeemed: false,
  });
  const { access_token, refresh_token } = issueTokens(inside, approved(), rules.tokenLifetime());
  return { code, accessToken: access_token, refreshToken: refresh_token };
}

function challengeOf(fields: Readonly<Record<string, unknown>>): Challenge | undefined {
  const { codeChallenge, codeChallengeMethod = 'plain' } = fields;
  if (codeChallenge === undefined) return undefined;
  return {
    value: text(codeChallenge, '/params/codeChallenge'),
    method: oneOf(codeChallengeMethod, ['S256', 'plain'] as const, '/params/codeChallengeMethod'),
  };
}
