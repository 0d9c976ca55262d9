import { CONFIDENTIAL, PUBLIC } from './examples.ts';
import type { Fields } from './examples.ts';
import { readFields } from '../drivers/oauth-requests.ts';
import type { ObservedTokenRequest } from '../drivers/app-traffic.ts';
import type { Rule } from '../kit/rule.ts';
import type { LoginApp } from '../../run/plan.ts';

/** A token request of an app. */
export interface TokenRequest {
  readonly request: ObservedTokenRequest;
  readonly app: LoginApp;
}

/** Makes an input from a valid token request with these changes, of this app and with this query. */
type MakeExample<Input> = (changes?: Fields, app?: LoginApp, query?: string) => Input;

const SECRET_FIELDS = ['client_secret', 'code', 'code_verifier', 'refresh_token'];

/**
 * How an app of each type authenticates in a token request: a confidential one by its secret, a public one without any,
 * and nothing secret in the address. Source, Authentication 3.
 */
export function authenticationRules<Input extends TokenRequest>(
  what: string,
  make: MakeExample<Input>,
): Readonly<Record<LoginApp['type'], readonly Rule<Input>[]>> {
  const secretsInBody = SECRET_FIELDS.map((name): Rule<Input> => ({
    madeBy: ['authenticationRules', what],
    requirement: 'oauth.app-side.secrets-in-body',
    expected: `${name} is not in the address`,
    violation: ({ request: { exchange } }) =>
      new URL(exchange.request.url).searchParams.has(name)
        ? { code: 'exposed', what: `the field “${name}”`, place: `the address of ${what}` }
        : undefined,
    invalid: [{ title: `${name} in the address`, input: make({}, CONFIDENTIAL, `?${name}=x`) }],
    valid: [{ title: `a valid request`, input: make() }],
  }));
  const ofEach = [sendsJson(what, make), ...secretsInBody];
  return {
    confidential: [sendsSecret(what, make), authenticatesOnce(what, make), ...ofEach],
    public: [omitsSecret(what, make), ...ofEach],
  };
}

const sendsSecret = <Input extends TokenRequest>(what: string, make: MakeExample<Input>): Rule<Input> => ({
  madeBy: ['authenticationRules', what],
  requirement: 'oauth.app-side.secret',
  expected: 'client_secret is the secret of the app',
  violation: ({ request: { fields }, app }) => {
    const secret = fields.get('client_secret') ?? null;
    return secret === app.clientSecret ? undefined : wrongSecret(what, secret, 'the secret of the app');
  },
  invalid: [
    { title: 'no secret', input: make({ client_secret: undefined }) },
    { title: 'another secret', input: make({ client_secret: 'another' }) },
  ],
  valid: [{ title: 'the secret', input: make() }],
});

const omitsSecret = <Input extends TokenRequest>(what: string, make: MakeExample<Input>): Rule<Input> => ({
  madeBy: ['authenticationRules', what],
  requirement: 'oauth.app-side.secret-omitted',
  expected: 'a public app sends no client_secret',
  violation: ({ request: { fields } }) => {
    const secret = fields.get('client_secret') ?? null;
    return secret === null ? undefined : wrongSecret(what, secret, null);
  },
  invalid: [{ title: 'a secret', input: make({ client_secret: 'a' }, PUBLIC) }],
  valid: [{ title: 'no secret', input: make({}, PUBLIC) }],
});

/** Clients in production send forms, too. */
const READ = /^application\/(json|x-www-form-urlencoded)\b/i;

const sendsJson = <Input extends TokenRequest>(what: string, make: MakeExample<Input>): Rule<Input> => ({
  madeBy: ['authenticationRules', what],
  requirement: 'oauth.app-side.json',
  expected: 'the content type is that of JSON, or of a form, and so is the body',
  violation: ({ request: { exchange } }) => {
    const { headers, body = '' } = exchange.request;
    const type = headers['content-type'] ?? null;
    const [, form] = READ.exec(type ?? '') ?? [];
    const isJson = Object.keys(readFields(body)).length > 0;
    if (form !== undefined && isJson === (form.toLowerCase() === 'json')) return undefined;
    const actual = form === undefined ? type : `${type}, and a body ${isJson ? 'of JSON' : 'that is no JSON object'}`;
    return { code: 'sent', what, name: 'Content-Type', expected: 'application/json', actual };
  },
  invalid: [
    { title: 'JSON as a form', input: withHeader(make(), 'content-type', 'application/x-www-form-urlencoded') },
    { title: 'a text', input: withHeader(make(), 'content-type', 'text/plain;charset=UTF-8') },
  ],
  valid: [
    { title: 'JSON', input: make() },
    { title: 'JSON with a charset', input: withHeader(make(), 'content-type', 'application/json; charset=utf-8') },
    { title: 'a form', input: asForm(make()) },
  ],
});

const authenticatesOnce = <Input extends TokenRequest>(what: string, make: MakeExample<Input>): Rule<Input> => ({
  madeBy: ['authenticationRules', what],
  requirement: 'oauth.app-side.authenticates-once',
  expected: 'the secret is in the body alone',
  violation: ({ request: { exchange, fields } }) =>
    /^basic /i.test(exchange.request.headers['authorization'] ?? '') && fields.has('client_secret')
      ? { code: 'exposed', what: 'the secret, which is in the body,', place: `the header Authorization of ${what} too` }
      : undefined,
  invalid: [{ title: 'both', input: withHeader(make(), 'authorization', 'Basic dGhlLWFwcDp4') }],
  valid: [{ title: 'the body alone', input: make() }],
});

function asForm<Input extends TokenRequest>(input: Input): Input {
  const body = new URLSearchParams([...input.request.fields]).toString();
  const { request, ...others } = withHeader(input, 'content-type', 'application/x-www-form-urlencoded');
  const exchange = { ...request.exchange, request: { ...request.exchange.request, body } };
  return { ...others, request: { ...request, exchange } } as Input;
}

function withHeader<Input extends TokenRequest>(input: Input, name: string, value: string): Input {
  const { exchange } = input.request;
  const headers = { ...exchange.request.headers, [name]: value };
  return {
    ...input,
    request: { ...input.request, exchange: { ...exchange, request: { ...exchange.request, headers } } },
  };
}

/** A secret itself is never shown. */
const wrongSecret = (what: string, secret: string | null, expected: string | null) => ({
  code: 'sent' as const,
  ...{ what, name: 'client_secret', expected },
  actual: secret && `another value of ${secret.length} characters`,
});
