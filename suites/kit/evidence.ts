import type { Exchange, HttpRequest, NoResponse } from './exchange.ts';
import { json } from './exchange.ts';
import type { ShownExchange } from '../../run/outcome.ts';
import { printable } from '../../run/untrusted.ts';
import { REDACTED, SECRET_HEADERS, splitCredentials } from '../../run/secrets.ts';
import type { Secrets } from '../../run/secrets.ts';

const MAX_BODY = 4_000;
/** The part of a body behind the shown one that is redacted too: a secret may begin before the cut. */
export const MAX_SECRET = 16_000;

/** An exchange as it may be shown: secrets redacted, control characters replaced, long bodies cut. */
export function showExchange(exchange: Exchange | NoResponse, secrets: Secrets): ShownExchange {
  const redact = (text: string) => printable(secrets.redact(text));
  const showBody = (body: string) => cut(redact(body.slice(0, MAX_BODY + MAX_SECRET)), body.length);
  const showHeaders = (entries: Iterable<readonly [string, string]>) =>
    Object.fromEntries(
      [...entries].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? hideHeader(value) : redact(value)]),
    );
  const showRequest = ({ method, url, headers, body, file }: HttpRequest) => ({
    method,
    url: redact(url),
    headers: showHeaders(Object.entries(headers)),
    ...(body === undefined ? {} : { body: showBody(body) }),
    ...(file === undefined ? {} : { file }),
  });
  const request = showRequest(exchange.request);
  if (exchange instanceof Error) return { request, failure: redact(exchange.message) };
  const { status, headers, body } = exchange.response;
  const joined = Object.entries(headers).map(([name, values]) => [name, values.join(', ')] as const);
  return { request, response: { status, headers: showHeaders(joined), body: showBody(body) } };
}

/** A header without its secret; a request shows that its credentials are Basic. */
const hideHeader = (value: string): string => (/^Basic /i.test(value) ? `Basic ${REDACTED}` : REDACTED);

/** Adds the secrets that an exchange shows: credentials, cookies, codes and tokens. */
export function addSeenSecrets({ request, response }: Exchange, secrets: Secrets): void {
  const { authorization = '', cookie = '' } = request.headers;
  const cookies = [
    ...cookie.split(';'),
    ...(response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
  ];
  const tokens = response.body.length > MAX_SECRET ? undefined : json(response);
  const addresses = [request.url, ...(response.headers['location'] ?? [])].filter((address) =>
    address.includes('code'),
  );
  for (const value of [
    ...splitCredentials(authorization),
    ...cookies.map((pair) => pair.slice(pair.indexOf('=') + 1).trim()),
    ...TOKEN_FIELDS.map((name) => (tokens as Readonly<Record<string, unknown>> | null | undefined)?.[name]),
    ...addresses.flatMap((address) =>
      URL.canParse(address, request.url) ? new URL(address, request.url).searchParams.getAll('code') : [],
    ),
  ])
    if (typeof value === 'string') secrets.add(value);
}

const TOKEN_FIELDS = ['access_token', 'refresh_token', 'id_token', 'client_secret'];

/** The first characters of a redacted text, and how many more the original had. */
function cut(text: string, length: number): string {
  return text.length <= MAX_BODY ? text : `${text.slice(0, MAX_BODY)}… (${length - MAX_BODY} more characters)`;
}
