import { ERROR_CHARACTERS, ERROR_TEXT } from './authorize-standard-rules.ts';
import { json, page } from './examples.ts';
import { readFields } from '../drivers/oauth-requests.ts';
import { header, nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The errors of RFC 6749 5.2. */
const ERRORS = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
];

/** The error of a token request, and whether the client failed to authenticate by it. */
interface TokenError {
  readonly exchange: Exchange;
  readonly isOfClient: boolean;
}

const errorOf = ({ response }: Exchange) => readFields(response.body)['error'];

const inWords = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

const VALID: Rule<TokenError>['valid'] = [
  { title: 'no description', input: { exchange: json(400, { error: 'invalid_grant' }), isOfClient: false } },
  {
    title: 'status 401 for a client',
    input: { exchange: json(401, { error: 'invalid_client', error_description: 'No.' }), isOfClient: true },
  },
];

/** The form of an error of the token endpoint; whether it is the right one is another question. */
export const tokenError: readonly Rule<TokenError>[] = [
  {
    requirement: 'oauth.token.error-shape',
    expected: 'an error of the token endpoint is JSON with a string in the field error',
    violation: ({ exchange }) => {
      const error = errorOf(exchange);
      if (typeof error === 'string' && error !== '') return undefined;
      return { code: 'field', name: 'error', expected: ERRORS.join(', '), actual: inWords(error) };
    },
    invalid: [
      { title: 'a page', input: { exchange: page(400, '<h1>No</h1>').exchange, isOfClient: false } },
      {
        title: 'an error that is an object',
        input: { exchange: json(400, { error: { message: 'no' } }), isOfClient: false },
      },
    ],
    valid: VALID,
  },
  ...['error', 'error_description'].map((name): Rule<TokenError> => ({
    requirement: 'oauth.token.error-characters',
    expected: `${name} has only ${ERROR_CHARACTERS}`,
    violation: ({ exchange: { response } }) => {
      const text = readFields(response.body)[name];
      if (typeof text !== 'string' || ERROR_TEXT.test(text)) return undefined;
      return { code: 'field', name, expected: ERROR_CHARACTERS, actual: JSON.stringify(text) };
    },
    invalid: [
      {
        title: 'a quote',
        input: { exchange: json(400, { error: 'invalid_grant', [name]: 'no "code"' }), isOfClient: false },
      },
    ],
    valid: VALID,
  })),
  {
    requirement: 'oauth.token.error-status',
    expected: 'an error of the token endpoint has status 400, or 401 for a client',
    violation: ({ exchange, isOfClient }) => {
      const { status } = exchange.response;
      if (status === 400 || (isOfClient && status === 401)) return undefined;
      const expected = isOfClient ? '400 or 401' : '400';
      return { code: 'status', call: nameCall(exchange), expected, actual: status };
    },
    invalid: [
      { title: 'status 200', input: { exchange: json(200, { error: 'invalid_grant' }), isOfClient: false } },
      {
        title: 'status 401 for a wrong code',
        input: { exchange: json(401, { error: 'invalid_grant' }), isOfClient: false },
      },
    ],
    valid: VALID,
  },
];

/** A refusal of the token endpoint has this error. */
const hasError = (requirement: RequirementId, error: string): Rule<Exchange> => ({
  requirement,
  expected: `the error is ${error}`,
  violation: (exchange) => {
    const actual = errorOf(exchange);
    return actual === error ? undefined : { code: 'field', name: 'error', expected: error, actual: inWords(actual) };
  },
  invalid: [
    { title: 'another error', input: json(400, { error: 'server_error' }) },
    { title: 'no error', input: json(400, {}) },
  ],
  valid: [{ title: 'the error', input: json(400, { error }) }],
});

/** The error for each kind of invalid token request. */
// prettier-ignore
export const tokenErrors = {
  request:  hasError('oauth.token.error-invalid-request', 'invalid_request'),
  client:   hasError('oauth.token.error-invalid-client',  'invalid_client'),
  grant:    hasError('oauth.token.error-invalid-grant',   'invalid_grant'),
  type:     hasError('oauth.token.error-grant-type',      'unsupported_grant_type'),
  verifier: hasError('oauth.pkce.mismatch',               'invalid_grant'),
} as const;

/** A client that fails to authenticate by the Authorization header gets 401 and the scheme to use. */
export const challengesClient: Rule<Exchange> = {
  requirement: 'oauth.token.header-invalid-client',
  expected: 'a failed Authorization header is answered with 401 and WWW-Authenticate',
  violation: (exchange) => {
    const { response } = exchange;
    if (response.status !== 401)
      return { code: 'status', call: nameCall(exchange), expected: '401', actual: response.status };
    return header(response, 'www-authenticate') === undefined
      ? { code: 'header', name: 'www-authenticate', expected: 'the scheme of the client', actual: null }
      : undefined;
  },
  invalid: [
    { title: 'another status', input: json(400, { error: 'invalid_client' }) },
    { title: 'no header', input: json(401, { error: 'invalid_client' }) },
  ],
  valid: [{ title: 'both', input: json(401, {}, { 'www-authenticate': 'Basic realm="tokens"' }) }],
};
