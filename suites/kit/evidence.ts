import type { Exchange, HttpRequest, NoResponse } from './exchange.ts';
import type { ShownExchange } from '../../run/outcome.ts';
import { printable } from '../../run/printable.ts';

/** Contains no space, so it stays one word in an address. */
const REDACTED = '[redacted]';

/** Names of headers, parameters and fields whose values are secrets wherever they appear. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'set-cookie']);
const SECRET_FIELDS = ['access_token', 'refresh_token', 'client_secret', 'code_verifier', 'id_token', 'password'];
/** In an address `code` names an authorization code; in a JSON body it names the kind of an error, which is no secret. */
const SECRET_PARAMETERS = [...SECRET_FIELDS, 'code'];
const MIN_SECRET = 8;
const MAX_SECRET = 16_000;
const MAX_BODY = 4_000;

/** Remembers secrets and redacts them in texts and exchanges. */
export interface Secrets {
  readonly add: (value: string) => void;
  readonly redact: (text: string) => string;
  readonly show: (exchange: Exchange | NoResponse) => ShownExchange;
}

/** Starts without any known secret; secrets are also recognised by the names of their fields. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  const redact = (text: string) => {
    let result = text;
    for (const value of known) {
      for (const form of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]))
        result = result.replaceAll(form, REDACTED);
    }
    for (const pattern of FIELD_PATTERNS) result = result.replace(pattern, `$1${REDACTED}`);
    return printable(result);
  };
  // The part that is cut off needs no redaction, except for a secret that begins before the cut.
  const showBody = (body: string) => cut(redact(body.slice(0, MAX_BODY + MAX_SECRET)), body.length);
  const showHeaders = (entries: Iterable<readonly [string, string]>) =>
    Object.fromEntries(
      [...entries].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : redact(value)]),
    );
  const showRequest = ({ method, url, headers, body, file }: HttpRequest) => ({
    method,
    url: redact(url),
    headers: showHeaders(Object.entries(headers)),
    ...(body === undefined ? {} : { body: showBody(body) }),
    ...(file === undefined ? {} : { file }),
  });
  return {
    // A short value also occurs in ordinary words.
    add: (value) => void (value.length >= MIN_SECRET && known.add(value)),
    redact,
    show: (exchange) => {
      const request = showRequest(exchange.request);
      if (exchange instanceof Error) return { request, failure: redact(exchange.message) };
      const { status, headers, body } = exchange.response;
      const joined = Object.entries(headers).map(([name, values]) => [name, values.join(', ')] as const);
      return { request, response: { status, headers: showHeaders(joined), body: showBody(body) } };
    },
  };
}

/** `"field": "…"` of JSON, and `field=…` of a form or an address. */
const FIELD_PATTERNS = [
  ...SECRET_FIELDS.map((field) => new RegExp(`("${field}"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'g')),
  ...SECRET_PARAMETERS.map((field) => new RegExp(`((?:^|[?&#])${field}=)[^&#\\s"]+`, 'gm')),
];

/** The first characters of a redacted text, and how many more the original had. */
function cut(text: string, length: number): string {
  return text.length <= MAX_BODY ? text : `${text.slice(0, MAX_BODY)}… (${length - MAX_BODY} more characters)`;
}
