import type { Pair, Parameters } from './flow.ts';
import type { AppType } from './steps.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What an authorization request lacks or has wrong, so that no code may come of it. */
export interface SpoiledRequest {
  readonly id: string;
  readonly breaks: RequirementId;
  readonly title: string;
  readonly despite: string;
  readonly shapes: readonly SpoiledShape[];
}
interface SpoiledShape {
  readonly shape: string;
  readonly changes: Parameters;
  /** Parameters that stand in the request beside the changed ones: for what is given twice. */
  readonly more?: readonly Pair[];
  /** The only type of app for which this is wrong. */
  readonly only?: AppType;
}

const without = (name: string): SpoiledShape => ({ shape: `no ${name}`, changes: { [name]: undefined } });
const as = (name: string, values: readonly string[]): readonly SpoiledShape[] =>
  values.map((value) => ({ shape: `${name}=${value}`, changes: { [name]: value } }));
const twice = (name: string, value: string): SpoiledShape => ({
  shape: `a second ${name}`,
  changes: {},
  more: [[name, value]],
});

// prettier-ignore
export const SPOILED_REQUESTS: readonly SpoiledRequest[] = [
  { id: 'missing-client-id', breaks: 'oauth.authorize.client-id-required',
    title: 'a request without client_id brings no code', despite: 'the request has no client_id',
    shapes: [without('client_id'), { shape: 'an empty client_id', changes: { client_id: '' } }] },
  { id: 'unknown-client-id', breaks: 'oauth.authorize.client-id-registered',
    title: 'a client_id that nobody registered brings no code', despite: 'no app has the client_id',
    shapes: as('client_id', ['nobody-registered-this', '0', 'locspec%', '*']) },
  { id: 'missing-response-type', breaks: 'oauth.authorize.response-type-required',
    title: 'a request without response_type brings no code', despite: 'the request has no response_type',
    shapes: [without('response_type')] },
  { id: 'other-response-type', breaks: 'oauth.authorize.response-type-code',
    title: 'a response_type that is not code brings no code', despite: 'the response_type is not code',
    shapes: as('response_type', ['token', 'none', 'codes', 'cod', 'authorization_code']) },
  { id: 'other-challenge-method', breaks: 'oauth.authorize.challenge-method',
    title: 'a challenge method that is neither S256 nor plain brings no code', despite: 'there is no such challenge method',
    shapes: as('code_challenge_method', ['S512', 'MD5', 'SHA256', 'S2566', 'none']) },
  { id: 'missing-redirect-uri', breaks: 'oauth.authorize.redirect-uri-required',
    title: 'a request without redirect_uri brings no code when the app has several redirect URLs', despite: 'the request does not say which of the redirect URLs it means',
    shapes: [without('redirect_uri')] },
  { id: 'given-twice', breaks: 'oauth.authorize.parameters-once',
    title: 'a parameter that is given twice brings no code', despite: 'a parameter was given twice',
    shapes: [twice('response_type', 'code'), twice('client_id', 'nobody-registered-this'), twice('scope', 'other'), twice('state', 'other'),
             twice('code_challenge_method', 'plain')] },
  { id: 'empty-parameter', breaks: 'oauth.authorize.parameters-empty',
    title: 'a required parameter without a value brings no code', despite: 'the parameter has no value',
    shapes: [{ shape: 'an empty response_type', changes: { response_type: '' } },
             { shape: 'an empty code_challenge of a public app', changes: { code_challenge: '', code_challenge_method: undefined }, only: 'public' }] },
];
