import type { OauthRules } from './oauth-rules.ts';
import { TokenRefusal } from './token-refusals.ts';
import type { TokenParameters } from './token-rules.ts';

// prettier-ignore
const KNOWN_PARAMETERS = new Set(['grant_type', 'client_id', 'client_secret', 'redirect_uri', 'code', 'code_verifier', 'refresh_token', 'scope']);

/** A request to the token endpoint; a header that is missing is empty. */
export interface RawTokenRequest {
  readonly url: string;
  readonly contentType: string;
  readonly authorization: string;
  readonly body: Uint8Array;
}

/**
 * The parameters of a token request, from JSON (source, Endpoints 2) or a form (RFC 6749, 4.1.3). Throws a
 * {@link TokenRefusal} if they cannot be read.
 */
export function readTokenRequest(
  { url, contentType, authorization, body }: RawTokenRequest,
  rules: OauthRules,
): TokenParameters {
  const parameters = rules.readTokenParameters(() => readBody(contentType, body, rules), url);
  if (rules.isUnknownTokenParameterRefused() && [...parameters.keys()].some((name) => !KNOWN_PARAMETERS.has(name))) {
    throw new TokenRefusal('unknown-parameter');
  }
  return rules.isBasicAccepted() ? new Map([...parameters, ...readBasicCredentials(authorization)]) : parameters;
}

function readBody(contentType: string, body: Uint8Array, rules: OauthRules): TokenParameters {
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  const text = decodeUtf8(body);
  if (type === 'application/json' && rules.isJsonAccepted()) return readJson(text, rules);
  if (type === 'application/x-www-form-urlencoded' && rules.isFormAccepted(contentType)) return readForm(text, rules);
  throw new TokenRefusal('unreadable-body');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new TokenRefusal('unreadable-body');
  }
}

function readJson(text: string, rules: OauthRules): TokenParameters {
  let object: unknown;
  try {
    object = JSON.parse(text);
  } catch {
    throw new TokenRefusal('unreadable-body');
  }
  if (typeof object !== 'object' || object === null || Array.isArray(object)) throw new TokenRefusal('not-an-object');
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(object)) {
    // RFC 6749, 3.2: a parameter without a value counts as omitted.
    if ((value === null && rules.isNullOmitted(name)) || (value === '' && !rules.isEmptyValueKept())) continue;
    const text = rules.readJsonValue(value);
    if (text !== undefined) parameters.set(name, text);
    // RFC 6749, 3.2: what is not known is ignored, whatever its value is.
    else if (KNOWN_PARAMETERS.has(name) || rules.isUnknownTokenParameterRefused())
      throw new TokenRefusal('not-a-string');
  }
  return parameters;
}

function readForm(text: string, rules: OauthRules): TokenParameters {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (parameters.has(name) && !rules.isFormRepetitionAccepted()) throw new TokenRefusal('repeated');
    if (value !== '') parameters.set(name, value);
  }
  return parameters;
}

/** The client id and secret of an Authorization header. RFC 6749, 2.3.1: both are form-encoded. */
function readBasicCredentials(authorization: string): [string, string][] {
  const match = /^Basic +([\w+/=-]+)$/i.exec(authorization);
  const [id, secret] = match ? Buffer.from(match[1]!, 'base64').toString().split(':') : [];
  if (id === undefined || secret === undefined) return [];
  const decode = (text: string) => new URLSearchParams(`value=${text}`).get('value') ?? '';
  return [
    ['client_id', decode(id)],
    ['client_secret', decode(secret)],
  ];
}
