import { readFields, readTokens } from './oauth-requests.ts';
import { header, json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';

/** An authorization request to which an app redirected a browser, and the response. */
export interface ObservedAuthorization {
  readonly exchange: Exchange;
  readonly parameters: URLSearchParams;
  /** The code in the response. */
  readonly code?: string;
}

/** A token request of an app, and the tokens in the response. */
export interface ObservedTokenRequest {
  readonly exchange: Exchange;
  readonly fields: ReadonlyMap<string, string>;
  readonly access?: string;
  readonly refresh?: string;
}

/** The requests of an app to a service, in order. */
export interface Traffic {
  readonly authorizations: readonly ObservedAuthorization[];
  readonly exchanges: readonly ObservedTokenRequest[];
  readonly renewals: readonly ObservedTokenRequest[];
  /** Calls of the API. */
  readonly calls: readonly Exchange[];
  /** Requests with an access token that are no calls of the API. */
  readonly astray: readonly Exchange[];
}

/** Sorts the exchanges of an app with a service by their purpose. */
export function sortTraffic(exchanges: readonly Exchange[]): Traffic {
  const at = (path: string) => exchanges.filter(({ request }) => readPath(request.url).endsWith(path));
  const tokenAskings = at('/oauth/token').filter(isNoPreflight).map(readTokenRequest);
  return {
    authorizations: at('/oauth/authorize')
      .filter(({ request }) => request.method === 'GET')
      .map(readAuthorization),
    exchanges: tokenAskings.filter((one) => !isRenewal(one)),
    renewals: tokenAskings.filter(isRenewal),
    calls: exchanges.filter((one) => isCall(one) && isNoPreflight(one)),
    astray: exchanges.filter((one) => bearerOf(one) !== '' && !isCall(one)),
  };
}

const readPath = (url: string) => new URL(url).pathname;
const isCall = ({ request }: Exchange) => readPath(request.url).includes('/api/v2/');
/** A browser sends OPTIONS by itself before a script may send. */
const isNoPreflight = ({ request }: Exchange) => request.method !== 'OPTIONS';
const isRenewal = ({ fields }: ObservedTokenRequest) =>
  fields.get('grant_type') === 'refresh_token' || (fields.has('refresh_token') && !fields.has('code'));

function readAuthorization(exchange: Exchange): ObservedAuthorization {
  const location = header(exchange.response, 'location');
  const code = location && URL.canParse(location) ? new URL(location).searchParams.get('code') : null;
  return { exchange, parameters: new URL(exchange.request.url).searchParams, ...(code === null ? {} : { code }) };
}

function readTokenRequest(exchange: Exchange): ObservedTokenRequest {
  return { exchange, fields: readBody(exchange), ...readTokens(exchange) };
}

/** The fields of a body, which is JSON or a form. */
function readBody({ request: { headers, body = '' } }: Exchange): ReadonlyMap<string, string> {
  const isForm = headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded');
  if (isForm && json({ status: 0, headers: {}, body }) === undefined) return new Map(new URLSearchParams(body));
  const texts = Object.entries(readFields(body)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Map(texts);
}

/** The token that a call carries as a bearer, or an empty text. */
export const bearerOf = ({ request }: Exchange): string =>
  /^Bearer +(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';

/** The secrets in an app's traffic: tokens, codes and verifiers. */
export function findSecrets({ authorizations, exchanges, renewals }: Traffic) {
  const values = (list: readonly (string | undefined)[]) => [...new Set(list)].filter((value) => value !== undefined);
  const asked = [...exchanges, ...renewals];
  return {
    codes: values(authorizations.map(({ code }) => code)),
    tokens: values(asked.flatMap(({ access, refresh }) => [access, refresh])),
    verifiers: values(asked.map(({ fields }) => fields.get('code_verifier'))),
  };
}
