import { authenticationRules } from './authentication-rules.ts';
import type { TokenRequest } from './authentication-rules.ts';
import { authorizationExchange, CODE, codeExchange, CONFIDENTIAL, PUBLIC } from './examples.ts';
import type { Fields } from './examples.ts';
import { sortTraffic } from '../drivers/app-traffic.ts';
import type { ObservedAuthorization, ObservedTokenRequest } from '../drivers/app-traffic.ts';
import { createChallenge } from '../drivers/pkce.ts';
import type { Rule } from '../kit/rule.ts';
import type { LoginApp } from '../../run/plan.ts';

/** A code exchange, and the authorization request that brought the code. */
interface CodeExchange extends TokenRequest {
  readonly authorization: ObservedAuthorization;
}

const WHAT = 'the code exchange';

/** A valid code exchange with these changes, after an authorization request with those. */
function exchanged(changes: Fields = {}, app: LoginApp = CONFIDENTIAL, query = '', asked: Fields = {}): CodeExchange {
  const { authorizations, exchanges } = sortTraffic([
    authorizationExchange(asked, app),
    codeExchange(changes, app, query),
  ]);
  return {
    authorization: authorizations[0] as ObservedAuthorization,
    request: exchanges[0] as ObservedTokenRequest,
    app,
  };
}

/** A field of the source's table, and the value that it must have; null where any will do. */
const field = (
  name: string,
  expected: string,
  valueOf: (exchange: CodeExchange) => string | null | undefined,
  wrong: string,
): Rule<CodeExchange> => ({
  requirement: 'oauth.app-side.exchange',
  expected: `${name} is ${expected}`,
  violation: (exchange) => {
    const value = valueOf(exchange) ?? null;
    const actual = exchange.request.fields.get(name) ?? null;
    return value === null || actual === value ? undefined : { code: 'sent', what: WHAT, name, expected: value, actual };
  },
  invalid: [
    { title: `no ${name}`, input: exchanged({ [name]: undefined }) },
    { title: `another ${name}`, input: exchanged({ [name]: wrong }) },
  ],
  valid: [
    { title: 'a confidential app', input: exchanged() },
    { title: 'a public app', input: exchanged({}, PUBLIC) },
  ],
});

// prettier-ignore
const FIELDS = [
  field('grant_type',   'authorization_code',                   () => 'authorization_code',                               'code'),
  field('client_id',    'that of the app',                      ({ app }) => app.clientId,                                'another'),
  field('code',         'that of the callback',                 ({ authorization }) => authorization.code,                              `${CODE}%3D`),
  field('redirect_uri', 'that of the authorization request',    ({ authorization }) => authorization.parameters.get('redirect_uri'),    'http://app.example/'),
];

/** The fields that every code exchange has. */
export const exchangeFieldRules: readonly Rule<CodeExchange>[] = FIELDS;

const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;
const verifierOf = ({ request: { fields } }: CodeExchange) => fields.get('code_verifier') ?? null;

const wrongVerifier = (expected: string, actual: string | null) => ({
  code: 'sent' as const,
  ...{ what: WHAT, name: 'code_verifier', expected, actual },
});

const PKCE: readonly Rule<CodeExchange>[] = [
  {
    requirement: 'oauth.app-side.verifier',
    expected: 'code_verifier is the one that the challenge was made from',
    violation: (exchange) => {
      const { parameters } = exchange.authorization;
      const challenge = parameters.get('code_challenge');
      const verifier = verifierOf(exchange);
      const method = parameters.get('code_challenge_method') === 'S256' ? 'S256' : 'plain';
      if (!challenge || (verifier !== null && createChallenge(verifier, method) === challenge)) return undefined;
      return wrongVerifier('the verifier that the challenge was made from', verifier);
    },
    unproven: ({ authorization: { parameters } }) =>
      parameters.get('code_challenge') ? undefined : 'the authorization request has no challenge',
    invalid: [
      { title: 'no verifier', input: exchanged({ code_verifier: undefined }) },
      { title: 'another verifier', input: exchanged({ code_verifier: 'x'.repeat(43) }) },
    ],
    valid: [
      { title: 'the verifier', input: exchanged() },
      { title: 'the verifier of a public app', input: exchanged({}, PUBLIC) },
    ],
  },
  {
    requirement: 'oauth.app-side.verifier-form',
    expected: 'code_verifier has 43 to 128 letters, digits or the signs - . _ ~',
    violation: (exchange) => {
      const verifier = verifierOf(exchange);
      if (verifier === null || VERIFIER.test(verifier)) return undefined;
      return wrongVerifier('43 to 128 letters, digits or the signs - . _ ~', verifier);
    },
    unproven: (exchange) => (verifierOf(exchange) === null ? 'the code exchange has no verifier' : undefined),
    invalid: [
      {
        title: 'a short verifier',
        input: exchanged({ code_verifier: 'short' }, CONFIDENTIAL, '', {
          code_challenge: createChallenge('short', 'S256'),
        }),
      },
      { title: 'a verifier with a space', input: exchanged({ code_verifier: 'a verifier '.repeat(5) }) },
    ],
    valid: [{ title: 'letters, digits and hyphens', input: exchanged() }],
  },
];

const AUTHENTICATION = authenticationRules(WHAT, exchanged);

/** A code exchange of an app of each type has what the source lists, and the verifier where there was a challenge. */
export const codeExchangeRules: Readonly<Record<LoginApp['type'], readonly Rule<CodeExchange>[]>> = {
  confidential: [...FIELDS, ...AUTHENTICATION.confidential, ...PKCE],
  public: [...FIELDS, ...AUTHENTICATION.public, ...PKCE],
};
