import { ERROR_TEXT } from './authorize-standard-judges.ts';
import { fieldsOf } from './flow.ts';
import { answer, page } from './samples.ts';
import { callOf } from './token-judges.ts';
import { header } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** RFC 6749 5.2, and what later standards registered for the token endpoint. */
const CODES = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
];

/** The form of an error of the token endpoint; whether it is the right one is another question. */
export const errorForm: Judge<{ readonly exchange: Exchange; readonly isOfClient: boolean }> = {
  id: 'oauth.error-form',
  decides: () => ['oauth.token.error-shape', 'oauth.token.error-characters', 'oauth.token.error-status'],
  judge: ({ exchange: { request, response }, isOfClient }) => {
    const { error, error_description: description = '' } = fieldsOf(response.body);
    const findings: Finding[] = [];
    const known = typeof error === 'string' && error !== '';
    if (!known)
      findings.push({
        requirement: 'oauth.token.error-shape',
        code: 'field',
        name: 'error',
        due: CODES.join(', '),
        came: error === undefined ? 'nothing' : JSON.stringify(error),
      });
    for (const [name, text] of Object.entries({ error, error_description: description }))
      if (typeof text === 'string' && !ERROR_TEXT.test(text))
        findings.push({
          requirement: 'oauth.token.error-characters',
          code: 'field',
          name,
          due: 'visible ASCII characters and spaces, without " and \\',
          came: JSON.stringify(text),
        });
    if (response.status !== 400 && !(isOfClient && response.status === 401))
      findings.push({
        requirement: 'oauth.token.error-status',
        code: 'status',
        call: callOf(request),
        due: isOfClient ? '400 or 401' : '400',
        came: response.status,
      });
    return findings;
  },
  rejects: [
    {
      title: 'a page',
      breaks: 'oauth.token.error-shape',
      input: { exchange: page(400, '<h1>No</h1>').exchange, isOfClient: false },
    },
    {
      title: 'an error that is an object',
      breaks: 'oauth.token.error-shape',
      input: { exchange: answer(400, { error: { message: 'no' } }), isOfClient: false },
    },
    {
      title: 'a quote in the description',
      breaks: 'oauth.token.error-characters',
      input: { exchange: answer(400, { error: 'invalid_grant', error_description: 'no "code"' }), isOfClient: false },
    },
    {
      title: 'status 200',
      breaks: 'oauth.token.error-status',
      input: { exchange: answer(200, { error: 'invalid_grant' }), isOfClient: false },
    },
    {
      title: 'status 401 for a wrong code',
      breaks: 'oauth.token.error-status',
      input: { exchange: answer(401, { error: 'invalid_grant' }), isOfClient: false },
    },
  ],
  accepts: [
    { title: 'no description', input: { exchange: answer(400, { error: 'invalid_grant' }), isOfClient: false } },
    {
      title: 'status 401 for a client',
      input: { exchange: answer(401, { error: 'invalid_client', error_description: 'No.' }), isOfClient: true },
    },
  ],
};

/** An error of the token endpoint names its kind. */
export const errorKind: Judge<{
  readonly exchange: Exchange;
  readonly requirement: RequirementId;
  readonly due: string;
}> = {
  id: 'oauth.error-kind',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange: { response }, requirement, due }) => {
    const { error } = fieldsOf(response.body);
    return error === due
      ? []
      : [
          {
            requirement,
            code: 'field',
            name: 'error',
            due,
            came: error === undefined ? 'nothing' : JSON.stringify(error),
          },
        ];
  },
  get rejects() {
    const requirement = 'oauth.token.error-invalid-grant' as const;
    return [
      {
        title: 'another error',
        breaks: requirement,
        input: { exchange: answer(400, { error: 'invalid_request' }), requirement, due: 'invalid_grant' },
      },
      { title: 'none', breaks: requirement, input: { exchange: answer(400, {}), requirement, due: 'invalid_grant' } },
    ];
  },
  accepts: [
    {
      title: 'that error',
      input: {
        exchange: answer(400, { error: 'invalid_grant' }),
        requirement: 'oauth.token.error-invalid-grant',
        due: 'invalid_grant',
      },
    },
  ],
};

/** A client that failed by the Authorization header hears which scheme would do. */
export const headerAnswered: Judge<Exchange> = {
  id: 'oauth.header-answered',
  decides: () => ['oauth.token.header-invalid-client'],
  judge: ({ request, response }) => {
    const requirement = 'oauth.token.header-invalid-client';
    if (response.status !== 401)
      return [{ requirement, code: 'status', call: callOf(request), due: '401', came: response.status }];
    return header(response, 'www-authenticate') === undefined
      ? [{ requirement, code: 'header', name: 'www-authenticate', due: 'the scheme of the client', came: null }]
      : [];
  },
  rejects: [
    {
      title: 'another status',
      breaks: 'oauth.token.header-invalid-client',
      input: answer(400, { error: 'invalid_client' }),
    },
    {
      title: 'no header',
      breaks: 'oauth.token.header-invalid-client',
      input: answer(401, { error: 'invalid_client' }),
    },
  ],
  accepts: [{ title: 'both', input: answer(401, {}, { 'www-authenticate': 'Basic realm="tokens"' }) }],
};
