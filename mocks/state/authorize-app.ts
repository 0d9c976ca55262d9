import type { ServiceContext } from '../core/context.ts';
import { generateSecret } from '../core/random.ts';
import type { Challenge } from '../core/store.ts';
import { issueTokens } from '../oauth/issue-tokens.ts';
import type { OauthRules } from '../oauth/oauth-rules.ts';
import { readFields, readOneOf, readText, StateRefusal, type Fields } from './read-fields.ts';

/**
 * Sets up the state `the app is authorized`: the user has approved a registered app. The response has a `code` that has
 * not been exchanged, and an `accessToken` and a `refreshToken` of another approval.
 *
 * The params are those of the authorization request: `clientId`, `redirectUri`, `scope` and, for a code that needs a
 * verifier, `codeChallenge` and `codeChallengeMethod`. Throws a {@link StateRefusal}.
 */
export function authorizeApp(
  context: Pick<ServiceContext<OauthRules>, 'store' | 'rules' | 'clock' | 'random' | 'resources'>,
  params: unknown,
): object {
  const { store, rules, clock, random, resources } = context;
  const names = ['clientId', 'redirectUri', 'scope', 'codeChallenge', 'codeChallengeMethod'];
  const fields = readFields(params, '/params', names);
  const clientId = readText(fields['clientId'], '/params/clientId');
  const app = store.apps.get(clientId);
  if (app === undefined) throw new StateRefusal(`No app “${clientId}” is registered.`, '/params/clientId');
  const redirectUri = readText(fields['redirectUri'], '/params/redirectUri');
  if (!app.redirectUris.includes(redirectUri)) {
    throw new StateRefusal(`“${redirectUri}” is not a redirect URL of the app.`, '/params/redirectUri');
  }
  const scopes = readText(fields['scope'], '/params/scope').split(' ');

  const login = store.userWill.login ?? resources.users[0]?.login ?? null;
  const createGrant = () => ({ grant: generateSecret(random), clientId, login, scopes });
  const challenge = readChallenge(fields);

  const code = rules.newCode(random);
  store.codes.set(code, {
    ...createGrant(),
    code,
    redirectUri,
    ...(challenge === undefined ? {} : { challenge }),
    expiresAt: clock.now() + rules.codeLifetime() * 1000,
    redeemed: false,
  });
  const { access_token, refresh_token } = issueTokens(context, createGrant(), rules.tokenLifetime());
  return { code, accessToken: access_token, refreshToken: refresh_token };
}

function readChallenge({ codeChallenge, codeChallengeMethod = 'plain' }: Fields): Challenge | undefined {
  if (codeChallenge === undefined) return undefined;
  return {
    value: readText(codeChallenge, '/params/codeChallenge'),
    method: readOneOf(codeChallengeMethod, ['S256', 'plain'] as const, '/params/codeChallengeMethod'),
  };
}
