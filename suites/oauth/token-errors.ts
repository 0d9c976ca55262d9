import { askToken, fieldsOf, tokensOf } from './flow.ts';
import type { Parameters } from './flow.ts';
import { mustRenew } from './refresh.ts';
import { readyExchange, refreshFields } from './steps.ts';
import type { AppType } from './steps.ts';
import { errorForm, errorKind, headerAnswered } from './token-error-judges.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked, NotOffered } from '../target.ts';

interface Faulty {
  readonly shape: string;
  readonly kind: 'request' | 'client' | 'grant' | 'type';
  readonly send: (attempt: Attempt) => Promise<Exchange>;
}

const exchangeWith = (type: AppType, changes: (attempt: Attempt) => Parameters) => async (attempt: Attempt) =>
  askToken(attempt.target, { ...(await readyExchange(attempt, type)).fields, ...changes(attempt) });

/** Faulty token requests, with the kind of their error. */
// prettier-ignore
const FAULTY: readonly Faulty[] = [
  { kind: 'request', shape: 'no code',                            send: exchangeWith('confidential', () => ({ code: undefined })) },
  { kind: 'request', shape: 'no grant_type',                      send: exchangeWith('public', () => ({ grant_type: undefined })) },
  { kind: 'client',  shape: 'a wrong secret',                     send: exchangeWith('confidential', ({ chance }) => ({ client_secret: chance.text(32) })) },
  { kind: 'client',  shape: 'no secret',                          send: exchangeWith('confidential', () => ({ client_secret: undefined })) },
  { kind: 'client',  shape: 'a client_id that nobody registered', send: exchangeWith('public', () => ({ client_id: 'nobody-registered-this' })) },
  { kind: 'grant',   shape: 'a code that was never issued',       send: exchangeWith('public', ({ chance }) => ({ code: chance.text(40) })) },
  { kind: 'grant',   shape: 'a code that has been used',          send: async (attempt) => {
    const { fields } = await readyExchange(attempt, 'confidential');
    await askToken(attempt.target, fields);
    return askToken(attempt.target, fields);
  } },
  { kind: 'grant',   shape: 'a refresh token that was never issued', send: async (attempt) => {
    await mustRenew(attempt, 'confidential');
    return askToken(attempt.target, refreshFields(await attempt.target.app('confidential'), attempt.chance.text(40)));
  } },
  { kind: 'type',    shape: 'an unknown grant_type',              send: exchangeWith('public', () => ({ grant_type: 'urn:locspec:unknown' })) },
];

// prettier-ignore
const KINDS = [
  { kind: 'request', due: 'invalid_request',        requirement: 'oauth.token.error-invalid-request' },
  { kind: 'client',  due: 'invalid_client',         requirement: 'oauth.token.error-invalid-client' },
  { kind: 'grant',   due: 'invalid_grant',          requirement: 'oauth.token.error-invalid-grant' },
  { kind: 'type',    due: 'unsupported_grant_type', requirement: 'oauth.token.error-grant-type' },
] as const;

/** The refusals that the faulty requests bring. One that is served is judged elsewhere. */
async function refusals(attempt: Attempt, kind?: Faulty['kind']) {
  const found: { shape: string; kind: Faulty['kind']; exchange: Exchange }[] = [];
  for (const faulty of FAULTY.filter((one) => kind === undefined || one.kind === kind)) {
    const exchange = await faulty.send(attempt).catch((error: unknown) => {
      if (error instanceof Blocked || error instanceof NotOffered) return undefined;
      throw error;
    });
    if (exchange && tokensOf(exchange).access === undefined)
      found.push({ shape: faulty.shape, kind: faulty.kind, exchange });
  }
  if (found.length === 0) throw new Blocked('every one of the faulty requests is served');
  return found;
}

/** How the token endpoint says no: RFC 6749 5.2, where the source leaves it open. */
export const tokenErrorChecks: readonly Check[] = [
  check(
    'oauth.token.error-form',
    {
      title: 'errors of the token endpoint are JSON with a known code and the status 400',
      cites: ['oauth.token.error-shape', 'oauth.token.error-characters', 'oauth.token.error-status'],
    },
    async (attempt) => {
      await attempt.each(errorForm, await refusals(attempt), ({ exchange, kind }) =>
        Promise.resolve({ exchange, isOfClient: kind === 'client' }),
      );
    },
  ),

  ...KINDS.map(({ kind, due, requirement }) =>
    check(`oauth.token.error.${kind}`, { title: `the error is ${due}`, cites: [requirement] }, async (attempt) => {
      const told = (await refusals(attempt, kind)).filter(
        ({ exchange }) => typeof fieldsOf(exchange.response.body)['error'] === 'string',
      );
      if (told.length === 0) throw new Blocked('the errors have no code, which another check judges');
      await attempt.each(errorKind, told, ({ exchange }) => Promise.resolve({ exchange, requirement, due }));
    }),
  ),

  check(
    'oauth.token.error.mismatch',
    { title: 'a verifier that does not fit is told as invalid_grant', cites: ['oauth.pkce.mismatch'] },
    async (attempt) => {
      const kindOf = ({ response }: Exchange) => fieldsOf(response.body)['error'];
      const { fields } = await readyExchange(attempt, 'public');
      const unknown = await askToken(attempt.target, {
        ...(await readyExchange(attempt, 'public')).fields,
        code: attempt.chance.text(40),
      });
      if (kindOf(unknown) !== 'invalid_grant') throw new Blocked('an unknown code is not told as invalid_grant either');
      const exchange = await askToken(attempt.target, { ...fields, code_verifier: attempt.chance.text(64) });
      if (tokensOf(exchange).access !== undefined)
        throw new Blocked('a wrong verifier is taken, which another check judges');
      attempt.judge(errorKind, { exchange, requirement: 'oauth.pkce.mismatch', due: 'invalid_grant' });
    },
  ),

  check(
    'oauth.token.header-invalid-client',
    {
      title: 'a client that fails by the Authorization header is answered with 401 and the scheme',
      cites: ['oauth.token.header-invalid-client'],
    },
    async (attempt) => {
      const { asked, fields } = await readyExchange(attempt, 'confidential');
      const credentials = Buffer.from(`${asked.app.clientId}:${attempt.chance.text(24)}`).toString('base64');
      const exchange = await askToken(
        attempt.target,
        { ...fields, client_secret: undefined },
        { headers: { authorization: `Basic ${credentials}` } },
      );
      if (tokensOf(exchange).access !== undefined)
        throw new Blocked('a wrong secret is taken, which another check judges');
      const { error } = fieldsOf(exchange.response.body);
      if (error === 'invalid_request') throw new Blocked('the header is not looked at');
      attempt.judge(headerAnswered, exchange);
    },
  ),
];
