import type { Rules } from '../rules.ts';
import { TokenRefusal } from './token-refusals.ts';
import type { TokenParameters } from './token-rules.ts';

// prettier-ignore
const KNOWN = new Set(['grant_type', 'client_id', 'client_secret', 'redirect_uri', 'code', 'code_verifier', 'refresh_token', 'scope']);

/** What arrives at the token endpoint. */
export interface TokenPost {
  readonly url: string;
  readonly contentType: string;
  readonly authorization: string;
  readonly body: Uint8Array;
}

/** The parameters of a token request: JSON (source, Endpoints 2) or a form (RFC 6749, 4.1.3). Throws a TokenRefusal. */
export function parametersOf({ url, contentType, authorization, body }: TokenPost, rules: Rules): TokenParameters {
  const read = rules.parametersOf(() => readBody(contentType, body, rules), url);
  if (rules.isTokenStrangerRefused() && [...read.keys()].some((name) => !KNOWN.has(name))) {
    throw new TokenRefusal('stranger');
  }
  return rules.isBasicTaken() ? new Map([...read, ...basicCredentials(authorization)]) : read;
}

function readBody(contentType: string, body: Uint8Array, rules: Rules): TokenParameters {
  const kind = contentType.split(';')[0]!.trim().toLowerCase();
  const text = decoded(body);
  if (kind === 'application/json' && rules.isJsonTaken()) return readJson(text, rules);
  if (kind === 'application/x-www-form-urlencoded' && rules.isFormTaken()) return readForm(text, rules);
  throw new TokenRefusal('unreadable-body');
}

function decoded(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new TokenRefusal('unreadable-body');
  }
}

function readJson(text: string, rules: Rules): TokenParameters {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TokenRefusal('unreadable-body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TokenRefusal('not-an-object');
  const parameters = new Map<string, string>();
  for (const [name, given] of Object.entries(value)) {
    // A client library may send null for what it leaves out; RFC 6749, 3.2: a parameter without value is not there.
    if (given === null || (given === '' && !rules.isEmptyValueGiven())) continue;
    if (typeof given !== 'string') throw new TokenRefusal('not-a-string');
    parameters.set(name, given);
  }
  return parameters;
}

function readForm(text: string, rules: Rules): TokenParameters {
  const parameters = new Map<string, string>();
  for (const [name, given] of new URLSearchParams(text)) {
    if (parameters.has(name) && !rules.isFormRepetitionTaken()) throw new TokenRefusal('repeated');
    if (given !== '') parameters.set(name, given);
  }
  return parameters;
}

/** Client id and secret of an Authorization header. RFC 6749, 2.3.1: both are form-encoded in there. */
function basicCredentials(authorization: string): [string, string][] {
  const found = /^Basic +([\w+/=-]+)$/i.exec(authorization);
  const [id, secret] = found ? Buffer.from(found[1]!, 'base64').toString().split(':') : [];
  if (id === undefined || secret === undefined) return [];
  const plain = (text: string) => new URLSearchParams(`of=${text}`).get('of') ?? '';
  return [
    ['client_id', plain(id)],
    ['client_secret', plain(secret)],
  ];
}
