import { authorizationExchange, CONFIDENTIAL, PUBLIC } from './examples.ts';
import type { Fields } from './examples.ts';
import { sortTraffic } from '../drivers/app-traffic.ts';
import type { ObservedAuthorization } from '../drivers/app-traffic.ts';
import { createChallenge } from '../drivers/pkce.ts';
import { estimateEntropy, MIN_BITS } from '../kit/entropy.ts';
import type { Rule } from '../kit/rule.ts';
import type { LoginApp } from '../../run/plan.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const WHAT = 'the authorization request';

/** An authorization request of an app. */
interface AuthorizationRequest {
  readonly authorization: ObservedAuthorization;
  readonly app: LoginApp;
}

/** A valid authorization request with these changes. */
function asked(changes: Fields = {}, app: LoginApp = CONFIDENTIAL): AuthorizationRequest {
  const [authorization] = sortTraffic([authorizationExchange(changes, app)]).authorizations;
  return { authorization: authorization as ObservedAuthorization, app };
}

/** A parameter of the source's table. */
interface Parameter {
  readonly name: string;
  readonly expected: string;
  /** What a finding shows as the right value. */
  readonly shown: (app: LoginApp) => string;
  readonly isRight: (value: string, app: LoginApp) => boolean;
  readonly invalid: string;
}

// RFC 6749 3.3: words of visible characters without quotes and backslashes, between which are spaces.
const SCOPES = /^ *[!#-[\]-~]+(?: +[!#-[\]-~]+)* *$/;

// prettier-ignore
const PARAMETERS: readonly Parameter[] = [
  { name: 'client_id',     expected: 'that of the app',           shown: ({ clientId }) => clientId,                      isRight: (value, { clientId }) => value === clientId,                 invalid: 'another' },
  { name: 'redirect_uri',  expected: 'a registered redirect URL', shown: ({ redirectUris }) => redirectUris.join(' or '), isRight: (value, { redirectUris }) => redirectUris.includes(value),   invalid: `${CONFIDENTIAL.redirectUris[0]}/` },
  { name: 'response_type', expected: 'code',                      shown: () => 'code',                                    isRight: (value) => value === 'code',                                 invalid: 'token' },
  { name: 'scope',         expected: 'one or more scopes',        shown: () => 'one or more scopes',                      isRight: (value) => SCOPES.test(value),                               invalid: '"project tm"' },
];

const REQUEST = PARAMETERS.map(({ name, expected, shown, isRight, invalid }): Rule<AuthorizationRequest> => ({
  requirement: 'oauth.app-side.request',
  expected: `${name} is ${expected}`,
  violation: ({ authorization: { parameters }, app }) => {
    const actual = parameters.get(name);
    if (actual !== null && isRight(actual, app)) return undefined;
    return { code: 'sent', what: WHAT, name, expected: shown(app), actual };
  },
  invalid: [
    { title: `no ${name}`, input: asked({ [name]: undefined }) },
    { title: `${name}=${invalid}`, input: asked({ [name]: invalid }) },
  ],
  valid: [
    { title: 'every parameter', input: asked() },
    { title: 'several scopes and no state', input: asked({ scope: 'project tm', state: undefined }) },
    { title: 'a parameter of its own', input: asked({ prompt: 'login' }, PUBLIC) },
  ],
}));

const sendsChallenge = (requirement: RequirementId, app: LoginApp): Rule<AuthorizationRequest> => ({
  requirement,
  expected: `a ${app.type} app sends a challenge`,
  violation: ({ authorization: { parameters } }) => {
    const actual = parameters.get('code_challenge');
    return actual ? undefined : { code: 'sent', what: WHAT, name: 'code_challenge', expected: 'a challenge', actual };
  },
  invalid: [
    { title: 'no challenge', input: asked({ code_challenge: undefined, code_challenge_method: undefined }, app) },
    { title: 'an empty challenge', input: asked({ code_challenge: '' }, app) },
  ],
  valid: [{ title: 'a challenge', input: asked({}, app) }],
});

const hashesChallenge: Rule<AuthorizationRequest> = {
  requirement: 'oauth.app-side.challenge-s256',
  expected: 'the challenge is made by S256',
  violation: ({ authorization: { parameters } }) => {
    const name = 'code_challenge_method';
    const actual = parameters.get(name);
    return !parameters.get('code_challenge') || actual === 'S256'
      ? undefined
      : { code: 'sent', what: WHAT, name, expected: 'S256', actual };
  },
  unproven: ({ authorization: { parameters } }) =>
    parameters.get('code_challenge') ? undefined : 'the authorization request has no challenge',
  invalid: [
    { title: 'the method plain', input: asked({ code_challenge_method: 'plain' }) },
    { title: 'no method, which means plain', input: asked({ code_challenge_method: undefined }) },
  ],
  valid: [
    { title: 'S256 of a confidential app', input: asked() },
    { title: 'S256 of a public app', input: asked({}, PUBLIC) },
  ],
};

const encodesChallenge: Rule<AuthorizationRequest> = {
  requirement: 'oauth.app-side.challenge-s256',
  expected: 'a challenge by S256 is a SHA-256 hash in Base64-URL, 43 characters without padding',
  violation: ({ authorization: { parameters } }) => {
    const actual = parameters.get('code_challenge');
    if (!actual || parameters.get('code_challenge_method') !== 'S256' || S256.test(actual)) return undefined;
    return { code: 'sent', what: WHAT, name: 'code_challenge', expected: '43 characters of Base64-URL', actual };
  },
  unproven: ({ authorization: { parameters } }) =>
    parameters.get('code_challenge') && parameters.get('code_challenge_method') === 'S256'
      ? undefined
      : 'the authorization request has no challenge by S256',
  invalid: [
    { title: 'a padded challenge', input: asked({ code_challenge: `${createChallenge('v', 'S256')}=` }) },
    { title: 'ordinary Base64', input: asked({ code_challenge: `${'+/a'.repeat(14)}b=` }) },
    { title: 'the hash as hexadecimal digits', input: asked({ code_challenge: '0f'.repeat(32) }) },
  ],
  valid: [{ title: 'S256', input: asked() }],
};

/** By one of the two, an app knows in which browser a login began. */
export const bindsLogin: Rule<AuthorizationRequest> = {
  requirement: 'oauth.app-side.session-bound',
  expected: 'an authorization request has a state or a challenge',
  violation: ({ authorization: { parameters } }) =>
    parameters.get('state') || parameters.get('code_challenge')
      ? undefined
      : {
          ...{ code: 'sent', what: WHAT, name: 'state', actual: parameters.get('state') },
          expected: 'a new one for each login, or a challenge whose verifier stays with the browser',
        },
  invalid: [
    { title: 'neither', input: asked({ state: undefined, code_challenge: undefined }) },
    { title: 'an empty state', input: asked({ state: '', code_challenge: undefined }, PUBLIC) },
  ],
  valid: [
    { title: 'a state alone', input: asked({ code_challenge: undefined, code_challenge_method: undefined }) },
    { title: 'a challenge alone', input: asked({ state: undefined }) },
  ],
};

const S256 = /^[\w-]{43}$/;

/** A challenge, if there is one, is made by S256. */
export const challengeRules: readonly Rule<AuthorizationRequest>[] = [hashesChallenge, encodesChallenge];

/**
 * An authorization request of an app of each type has what the source lists, and a challenge by S256: the source demands
 * one of a public app, the best practice of any app.
 */
export const authorizationRequestRules: Readonly<Record<LoginApp['type'], readonly Rule<AuthorizationRequest>[]>> = {
  confidential: [...REQUEST, sendsChallenge('oauth.app-side.challenge-confidential', CONFIDENTIAL), ...challengeRules],
  public: [...REQUEST, sendsChallenge('oauth.app-side.challenge', PUBLIC), ...challengeRules],
};

/** With fewer values, only equality is judged: two states of a good source may share half of their letters. */
export const ENOUGH = 16;

/** The values of a parameter in several logins are all new, and show no pattern. */
const isNewEachTime = (requirement: RequirementId, name: string): Rule<readonly string[]> => ({
  requirement,
  comparesLetters: true,
  expected: `each login has a new ${name} that cannot be guessed`,
  violation: (values) => {
    if (new Set(values).size < values.length) return { code: 'same-value', what: name };
    const bits = estimateEntropy(values);
    if (values.length < ENOUGH || bits >= MIN_BITS) return undefined;
    return { code: 'guessable', what: name, bits, of: values.length };
  },
  invalid: [
    { title: 'the same value twice', input: ['x', 'y', 'x'] },
    { title: 'a counter', input: Array.from({ length: ENOUGH }, (_, index) => `state-${100 + index}`) },
  ],
  valid: [{ title: 'two values that share a beginning', input: ['v1.8d0f3a', 'v1.c1b27e'] }],
});

/** What has to be new for each login. */
export const newEachTime = {
  state: isNewEachTime('oauth.app-side.state-unguessable', 'state'),
  code_challenge: isNewEachTime('oauth.app-side.challenge-new', 'code_challenge'),
} as const;
