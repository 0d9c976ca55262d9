import type { Exchange, NoAnswer, Sent } from './exchange.ts';
import { printable } from '../spec/printable.ts';
import type { ShownExchange } from '../spec/run.ts';

/** Without a space, so that it stays one word where it stands in an address. */
const STRUCK = '[struck-out]';

/** Names of headers, parameters and fields whose values are secrets wherever they stand. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'set-cookie']);
const SECRET_FIELDS = ['access_token', 'refresh_token', 'client_secret', 'code_verifier', 'id_token', 'password'];
/** `code` names an authorization code in an address and an error's kind in a JSON body: only the first is a secret. */
const SECRET_PARAMETERS = [...SECRET_FIELDS, 'code'];
const LONGEST_BODY = 4_000;
const LONGEST_SECRET = 16_000;

/** Remembers values that must never be written, and strikes them out of texts and exchanges. */
export interface Secrets {
  readonly keep: (value: string) => void;
  readonly strike: (text: string) => string;
  readonly show: (exchange: Exchange | NoAnswer) => ShownExchange;
}

export function secrets(): Secrets {
  const known = new Set<string>();
  const strike = (text: string) => {
    let result = text;
    for (const value of known) {
      for (const form of new Set([value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)]))
        result = result.replaceAll(form, STRUCK);
    }
    for (const pattern of FIELD_PATTERNS) result = result.replace(pattern, `$1${STRUCK}`);
    return printable(result);
  };
  // Nothing behind the place where it is cut needs to be struck out, but for a value that begins before it.
  const shown = (body: string) => cut(strike(body.slice(0, LONGEST_BODY + LONGEST_SECRET)), body.length);
  const headers = (entries: Iterable<readonly [string, string]>) =>
    Object.fromEntries([...entries].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? STRUCK : strike(value)]));
  const sent = (request: Sent) => ({
    method: request.method,
    url: strike(request.url),
    headers: headers(Object.entries(request.headers)),
    ...(request.body === undefined ? {} : { body: shown(request.body) }),
    ...(request.file === undefined ? {} : { file: request.file }),
  });
  return {
    // A short value would strike out ordinary words with it.
    keep: (value) => void (value.length >= 8 && known.add(value)),
    strike,
    show: (exchange) =>
      exchange instanceof Error
        ? { request: sent(exchange.request), failure: strike(exchange.message) }
        : {
            request: sent(exchange.request),
            response: {
              status: exchange.response.status,
              headers: headers(
                Object.entries(exchange.response.headers).map(([name, values]) => [name, values.join(', ')] as const),
              ),
              body: shown(exchange.response.body),
            },
          },
  };
}

/** `"field": "…"` of JSON, and `field=…` of a form or an address. */
const FIELD_PATTERNS = [
  ...SECRET_FIELDS.map((field) => new RegExp(`("${field}"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'g')),
  ...SECRET_PARAMETERS.map((field) => new RegExp(`((?:^|[?&#])${field}=)[^&#\\s"]+`, 'gm')),
];

/** The beginning of a text; the whole of it, before anything was struck out, had so many characters. */
function cut(text: string, whole: number): string {
  return text.length <= LONGEST_BODY
    ? text
    : `${text.slice(0, LONGEST_BODY)}… (${whole - LONGEST_BODY} more characters)`;
}
