import { authorization, CODE, codeExchange, CONFIDENTIAL, PUBLIC } from './samples.ts';
import { trafficOf } from './traffic.ts';
import type { Asking, TokenAsking } from './traffic.ts';
import { authenticationFindings, authenticationRequirements } from './authentication.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { challengeOf } from '../oauth/pkce.ts';
import type { LoginApp } from '../../spec/run.ts';

interface Exchanged {
  /** The authorization request that brought the code. */
  readonly asking: Asking;
  readonly exchange: TokenAsking;
  readonly app: LoginApp;
}

const WHAT = 'the code exchange';
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/** A code exchange has what the source lists, and the verifier where there was a challenge. */
export const codeExchanged: Judge<Exchanged> = {
  id: 'oauth-app.code-exchange',
  decides: ({ asking: { parameters }, exchange, app }) => [
    'oauth.app-side.exchange',
    ...authenticationRequirements(app),
    ...(parameters.get('code_challenge') ? (['oauth.app-side.verifier'] as const) : []),
    ...(exchange.fields.has('code_verifier') ? (['oauth.app-side.verifier-form'] as const) : []),
  ],
  judge: ({ asking: { parameters, code }, exchange, app }) => {
    const { fields } = exchange;
    const field = (name: string, due: string | null | undefined): readonly Finding[] =>
      due === undefined || due === null || fields.get(name) === due
        ? []
        : [
            {
              requirement: 'oauth.app-side.exchange',
              code: 'sent',
              what: WHAT,
              name,
              due,
              came: fields.get(name) ?? null,
            },
          ];
    const challenge = parameters.get('code_challenge');
    const verifier = fields.get('code_verifier') ?? null;
    const method = parameters.get('code_challenge_method') === 'S256' ? 'S256' : 'plain';
    const findings: Finding[] = [];
    if (challenge && (verifier === null || challengeOf(verifier, method) !== challenge)) {
      const due = 'the verifier that the challenge was made from';
      findings.push({
        requirement: 'oauth.app-side.verifier',
        code: 'sent',
        what: WHAT,
        name: 'code_verifier',
        due,
        came: verifier,
      });
    }
    if (verifier !== null && !VERIFIER.test(verifier)) {
      const due = '43 to 128 letters, digits or the signs - . _ ~';
      findings.push({
        requirement: 'oauth.app-side.verifier-form',
        code: 'sent',
        what: WHAT,
        name: 'code_verifier',
        due,
        came: verifier,
      });
    }
    return [
      ...field('grant_type', 'authorization_code'),
      ...field('client_id', app.clientId),
      ...field('code', code),
      ...field('redirect_uri', parameters.get('redirect_uri')),
      ...authenticationFindings(WHAT, exchange, app),
      ...findings,
    ];
  },
  get rejects() {
    const exchange = 'oauth.app-side.exchange' as const;
    const short = 'short';
    return [
      { title: 'no redirect_uri', breaks: exchange, input: exchanged({ redirect_uri: undefined }) },
      { title: 'another redirect_uri', breaks: exchange, input: exchanged({ redirect_uri: 'http://app.example/' }) },
      { title: 'no client_id', breaks: exchange, input: exchanged({ client_id: undefined }) },
      { title: 'another code', breaks: exchange, input: exchanged({ code: `${CODE}%3D` }) },
      { title: 'another grant_type', breaks: exchange, input: exchanged({ grant_type: 'code' }) },
      { title: 'no secret', breaks: 'oauth.app-side.secret' as const, input: exchanged({ client_secret: undefined }) },
      {
        title: 'a secret of a public app',
        breaks: 'oauth.app-side.secret-omitted' as const,
        input: exchanged({ client_secret: 'a' }, PUBLIC),
      },
      {
        title: 'no verifier',
        breaks: 'oauth.app-side.verifier' as const,
        input: exchanged({ code_verifier: undefined }),
      },
      {
        title: 'another verifier',
        breaks: 'oauth.app-side.verifier' as const,
        input: exchanged({ code_verifier: 'x'.repeat(43) }),
      },
      {
        title: 'a short verifier',
        breaks: 'oauth.app-side.verifier-form' as const,
        input: exchanged({ code_verifier: short }, CONFIDENTIAL, { code_challenge: challengeOf(short, 'S256') }),
      },
      {
        title: 'the secret in the address',
        breaks: 'oauth.app-side.secrets-in-body' as const,
        input: exchanged({}, CONFIDENTIAL, {}, '?client_secret=x'),
      },
    ];
  },
  get accepts() {
    const bare = { code_challenge: undefined, code_challenge_method: undefined };
    return [
      { title: 'a sound exchange', input: exchanged() },
      { title: 'a public app', input: exchanged({}, PUBLIC) },
      { title: 'no PKCE at all', input: exchanged({ code_verifier: undefined }, CONFIDENTIAL, bare) },
    ];
  },
};

function exchanged(
  changes: Parameters<typeof codeExchange>[0] = {},
  app = CONFIDENTIAL,
  ofAsking: Parameters<typeof authorization>[0] = {},
  query = '',
): Exchanged {
  const { askings, exchanges } = trafficOf([authorization(ofAsking, app), codeExchange(changes, app, query)]);
  return { asking: askings[0] as Asking, exchange: exchanges[0] as TokenAsking, app };
}
