import { fieldsOf, tokensOf } from '../oauth/flow.ts';
import { header, json } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';

/** An authorization request that an app sent a browser away with, and how it was answered. */
export interface Asking {
  readonly exchange: Exchange;
  readonly parameters: URLSearchParams;
  /** The code that the answer brought. */
  readonly code?: string;
}

/** A token request of an app, and the tokens that the answer brought. */
export interface TokenAsking {
  readonly exchange: Exchange;
  readonly fields: ReadonlyMap<string, string>;
  readonly access?: string;
  readonly refresh?: string;
}

/** What an app sent to a service, in the order in which it came. */
export interface Traffic {
  readonly askings: readonly Asking[];
  readonly exchanges: readonly TokenAsking[];
  readonly renewals: readonly TokenAsking[];
  /** Calls of the API. */
  readonly calls: readonly Exchange[];
}

/** Sorts whole exchanges of a service by what the app wanted. */
export function trafficOf(exchanges: readonly Exchange[]): Traffic {
  const at = (path: string) => exchanges.filter(({ request }) => pathOf(request.url).endsWith(path));
  const tokenAskings = at('/oauth/token').filter(isNoPreflight).map(tokenAsking);
  return {
    askings: at('/oauth/authorize')
      .filter(({ request }) => request.method === 'GET')
      .map(asking),
    exchanges: tokenAskings.filter((one) => !isRenewal(one)),
    renewals: tokenAskings.filter(isRenewal),
    calls: exchanges.filter((one) => pathOf(one.request.url).includes('/api/v2/') && isNoPreflight(one)),
  };
}

const pathOf = (url: string) => new URL(url).pathname;
/** A browser asks so by itself before a script may send. */
const isNoPreflight = ({ request }: Exchange) => request.method !== 'OPTIONS';
const isRenewal = ({ fields }: TokenAsking) =>
  fields.get('grant_type') === 'refresh_token' || (fields.has('refresh_token') && !fields.has('code'));

function asking(exchange: Exchange): Asking {
  const location = header(exchange.response, 'location');
  const code = location && URL.canParse(location) ? new URL(location).searchParams.get('code') : null;
  return { exchange, parameters: new URL(exchange.request.url).searchParams, ...(code === null ? {} : { code }) };
}

function tokenAsking(exchange: Exchange): TokenAsking {
  return { exchange, fields: bodyFields(exchange), ...tokensOf(exchange) };
}

/** The fields of a body, JSON or a form. */
function bodyFields({ request: { headers, body = '' } }: Exchange): ReadonlyMap<string, string> {
  const isForm = headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded');
  if (isForm && json({ status: 0, headers: {}, body }) === undefined) return new Map(new URLSearchParams(body));
  const texts = Object.entries(fieldsOf(body)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Map(texts);
}

/** What is secret of an app's traffic: tokens, codes and verifiers. */
export function secretsOf({ askings, exchanges, renewals }: Traffic) {
  const values = (list: readonly (string | undefined)[]) => [...new Set(list)].filter((value) => value !== undefined);
  const asked = [...exchanges, ...renewals];
  return {
    codes: values(askings.map(({ code }) => code)),
    tokens: values(asked.flatMap(({ access, refresh }) => [access, refresh])),
    verifiers: values(asked.map(({ fields }) => fields.get('code_verifier'))),
  };
}
