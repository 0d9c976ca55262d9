import type { Pair, Parameters } from '../drivers/oauth-requests.ts';
import type { AppType } from '../drivers/oauth-steps.ts';
import { swapCase } from '../kit/swap-case.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What makes an authorization request invalid, so that it must bring no code. */
export interface InvalidRequest {
  readonly id: string;
  readonly requirement: RequirementId;
  readonly title: string;
  readonly despite: string;
  readonly shapes: readonly InvalidShape[];
}

/** One way to make an authorization request invalid. */
export interface InvalidShape {
  readonly shape: string;
  /** The parameters to change; undefined leaves one out. */
  readonly changes: Parameters | ((valid: Parameters) => Parameters);
  /** Parameters to send besides, for what is given twice. */
  readonly more?: readonly Pair[];
  /** The only type of app for which this is invalid. */
  readonly only?: AppType;
}

const without = (name: string): InvalidShape => ({ shape: `no ${name}`, changes: { [name]: undefined } });
const as = (name: string, values: readonly string[]): readonly InvalidShape[] =>
  values.map((value) => ({ shape: `${name}=${value}`, changes: { [name]: value } }));
const twice = (name: string, value: string): InvalidShape => ({
  shape: `a second ${name}`,
  changes: {},
  more: [[name, value]],
});

/** Client ids that resemble the one of the app. */
const LIKE_CLIENT_ID: readonly InvalidShape[] = (
  [
    ['the client_id in another case', (id) => swapCase(id)],
    ['the client_id without its last character', (id) => id.slice(0, -1)],
    ['the client_id with one character more', (id) => `${id}x`],
    ['the client_id with a space after it', (id) => `${id} `],
  ] as const satisfies readonly (readonly [string, (id: string) => string])[]
).map(([shape, change]) => ({ shape, changes: ({ client_id = '' }) => ({ client_id: change(client_id) }) }));

/** Every kind of invalid authorization request. */
// prettier-ignore
export const INVALID_REQUESTS: readonly InvalidRequest[] = [
  { id: 'missing-client-id', requirement: 'oauth.authorize.client-id-required',
    title: 'a request without client_id brings no code', despite: 'the request has no client_id',
    shapes: [without('client_id'), { shape: 'an empty client_id', changes: { client_id: '' } }] },
  { id: 'unknown-client-id', requirement: 'oauth.authorize.client-id-registered',
    title: 'an unknown client_id brings no code', despite: 'no app has the client_id',
    shapes: [...as('client_id', ['nobody-registered-this', '0', 'locspec%', '*']), ...LIKE_CLIENT_ID] },
  { id: 'missing-response-type', requirement: 'oauth.authorize.response-type-required',
    title: 'a request without response_type brings no code', despite: 'the request has no response_type',
    shapes: [without('response_type')] },
  { id: 'other-response-type', requirement: 'oauth.authorize.response-type-code',
    title: 'a response_type other than code brings no code', despite: 'the response_type is not code',
    shapes: as('response_type', ['token', 'none', 'codes', 'cod', 'CODE', 'code token', 'token code', 'authorization_code']) },
  { id: 'other-challenge-method', requirement: 'oauth.authorize.challenge-method',
    title: 'a challenge method other than S256 and plain brings no code', despite: 'the challenge method is unknown',
    shapes: as('code_challenge_method', ['S512', 'MD5', 'SHA256', 'S2566', 's256', 'S25', 'Plain', 'none']) },
  { id: 'missing-redirect-uri', requirement: 'oauth.authorize.redirect-uri-required',
    title: 'a request without redirect_uri brings no code if the app has several redirect URLs', despite: 'the request does not name one of the redirect URLs',
    shapes: [without('redirect_uri')] },
  { id: 'given-twice', requirement: 'oauth.authorize.parameters-once',
    title: 'a repeated parameter brings no code', despite: 'a parameter was given twice',
    shapes: [twice('response_type', 'code'), twice('client_id', 'nobody-registered-this'), twice('scope', 'other'), twice('state', 'other'),
             twice('code_challenge_method', 'plain')] },
  { id: 'empty-parameter', requirement: 'oauth.authorize.parameters-empty',
    title: 'a required parameter without a value brings no code', despite: 'the parameter has no value',
    shapes: [{ shape: 'an empty response_type', changes: { response_type: '' } },
             { shape: 'an empty code_challenge of a public app', changes: { code_challenge: '', code_challenge_method: undefined }, only: 'public' }] },
];
