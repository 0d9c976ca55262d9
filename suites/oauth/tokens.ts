import { askToken, tokensOf } from './flow.ts';
import { granted, refusedGrant, renewed, TOKEN_FIELDS, tokenResponse } from './judges.ts';
import { codeOf, exchangeFields, refreshFields, request, tokensFor } from './steps.ts';
import { VERIFIER_ALPHABET } from './pkce.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Attempt } from '../attempt.ts';
import { Blocked } from '../target.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** The ways in which an app may ask, each with the requirement that a refusal would break. */
// prettier-ignore
const FLOWS = [
  { id: 'confidential',      type: 'confidential', pkce: 'none',    headline: 'oauth.app.confidential',             title: (does: string) => `a confidential app ${does} by its secret` },
  { id: 'confidential-pkce', type: 'confidential', pkce: 'S256',    headline: 'oauth.token.verifier-confidential',  title: (does: string) => `a confidential app ${does} by its secret and its verifier` },
  { id: 'public',            type: 'public',       pkce: 'S256',    headline: 'oauth.app.public',                   title: (does: string) => `a public app ${does} by its verifier alone` },
  { id: 'plain',             type: 'public',       pkce: 'plain',   headline: 'oauth.authorize.challenge-plain',    title: (does: string) => `a public app ${does} by a verifier that is its challenge` },
  { id: 'default',           type: 'public',       pkce: 'default', headline: 'oauth.authorize.challenge-default',  title: (does: string) => `a public app ${does} by a challenge without a method` },
] as const satisfies readonly { headline: RequirementId; [key: string]: unknown }[];

/** What an exchange may lack or have wrong, as a change to the fields of a sound one. */
const SPOILED = [
  {
    id: 'wrong-verifier',
    breaks: 'oauth.token.verifier-checked',
    type: 'public',
    pkce: 'S256',
    despite: 'the verifier is not the one that the challenge was made from',
    spoil: ({ chance }: Attempt) => ({ code_verifier: chance.text(64, VERIFIER_ALPHABET) }),
  },
  {
    id: 'missing-verifier',
    breaks: 'oauth.token.verifier-required',
    type: 'public',
    pkce: 'S256',
    despite: 'the verifier is missing',
    spoil: () => ({ code_verifier: undefined }),
  },
  {
    id: 'missing-verifier-confidential',
    breaks: 'oauth.token.verifier-required',
    type: 'confidential',
    pkce: 'S256',
    despite: 'the verifier is missing',
    spoil: () => ({ code_verifier: undefined }),
  },
  {
    id: 'missing-secret',
    breaks: 'oauth.token.secret-required',
    type: 'confidential',
    pkce: 'none',
    despite: 'the app is confidential and sent no secret',
    spoil: () => ({ client_secret: undefined }),
  },
  {
    id: 'verifier-for-secret',
    breaks: 'oauth.token.secret-not-replaced',
    type: 'confidential',
    pkce: 'S256',
    despite: 'the app is confidential and sent a verifier in place of its secret',
    spoil: () => ({ client_secret: undefined }),
  },
  {
    id: 'wrong-secret',
    breaks: 'oauth.token.secret-checked',
    type: 'confidential',
    pkce: 'none',
    despite: 'the secret is wrong',
    spoil: ({ chance }: Attempt) => ({ client_secret: chance.text(32) }),
  },
  {
    id: 'other-redirect',
    breaks: 'oauth.token.redirect-uri-matches',
    type: 'public',
    pkce: 'S256',
    despite: 'the redirect URL is another than that of the authorization request',
    spoil: () => ({ redirect_uri: 'https://unregistered.example/callback' }),
  },
  {
    id: 'invented-code',
    breaks: 'oauth.token.code-valid',
    type: 'public',
    pkce: 'S256',
    despite: 'the code was never issued',
    spoil: ({ chance }: Attempt) => ({ code: chance.text(40) }),
  },
] as const satisfies readonly { breaks: RequirementId; [key: string]: unknown }[];

/** How codes become tokens and tokens are renewed, and when they must not. */
export const tokenChecks: readonly Check[] = [
  ...FLOWS.map(({ id, type, pkce, headline, title }) =>
    check(
      `oauth.exchange.${id}`,
      { title: title('exchanges its code'), cites: [headline, ...TOKEN_FIELDS] },
      async (attempt) => {
        const asked = request(attempt, await attempt.target.app(type), pkce);
        const exchange = await askToken(attempt.target, exchangeFields(asked, await codeOf(attempt.target, asked)));
        attempt.must(granted, { exchange, requirement: headline });
        attempt.judge(tokenResponse, exchange);
      },
    ),
  ),
  ...FLOWS.map(({ id, type, pkce, title }) =>
    check(
      `oauth.renewal.${id}`,
      {
        title: title('renews its tokens'),
        cites: ['oauth.refresh.grant', 'oauth.refresh.new-access-token', 'oauth.refresh.new-refresh-token'],
      },
      async (attempt) => {
        const app = await attempt.target.app(type);
        const before = await tokensFor(attempt, request(attempt, app, pkce));
        const after = await askToken(attempt.target, refreshFields(app, before.refresh));
        attempt.must(granted, { exchange: after, requirement: 'oauth.refresh.grant' });
        attempt.judge(renewed, { before: before.exchange, after });
      },
    ),
  ),
  ...SPOILED.map(({ id, breaks, type, pkce, despite, spoil }) =>
    check(
      `oauth.refused.${id}`,
      { title: `a code of a ${type} app yields no token when ${despite}`, cites: [breaks] },
      async (attempt) => {
        const app = await attempt.target.app(type);
        // A target that refuses everything has not refused this: a sound exchange must succeed first.
        await tokensFor(attempt, request(attempt, app, pkce));
        const asked = request(attempt, app, pkce);
        const sound = exchangeFields(asked, await codeOf(attempt.target, asked));
        const exchange = await askToken(attempt.target, { ...sound, ...spoil(attempt) });
        attempt.judge(refusedGrant, { exchange, requirement: breaks, despite });
      },
    ),
  ),
  check(
    'oauth.refused.invented-refresh-token',
    { title: 'a refresh token that was never issued yields no token', cites: ['oauth.refresh.token-valid'] },
    async (attempt) => {
      const app = await attempt.target.app('confidential');
      const { refresh } = await tokensFor(attempt, request(attempt, app, 'S256'));
      const sound = await askToken(attempt.target, refreshFields(app, refresh));
      if (tokensOf(sound).access === undefined) throw new Blocked('a sound refresh request brings no tokens');
      const exchange = await askToken(attempt.target, refreshFields(app, attempt.chance.text(40)));
      const despite = 'the refresh token was never issued';
      attempt.judge(refusedGrant, { exchange, requirement: 'oauth.refresh.token-valid', despite });
    },
  ),
];
