import type { OauthRules } from './oauth-rules.ts';

/** A token request's parameters by name, or what is wrong with its body. */
export type TokenRequest =
  | { readonly ok: true; readonly parameters: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly says: string };

const no = (says: string): TokenRequest => ({ ok: false, says });

/** Reads the body of a token request, JSON (source, Endpoints 2) or a form (RFC 6749, 4.1.3). */
export function readTokenRequest(contentType: string, body: Uint8Array, rules: OauthRules): TokenRequest {
  const kind = contentType.split(';')[0]!.trim().toLowerCase();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return no('The body is not UTF-8.');
  }
  if (kind === 'application/json' && rules.isJsonTaken()) return readJson(text);
  if (kind === 'application/x-www-form-urlencoded' && rules.isFormTaken()) return readForm(text);
  return no('The body is JSON (Content-Type: application/json) or a form (application/x-www-form-urlencoded).');
}

function readJson(text: string): TokenRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return no('The body is a JSON object.');
  const parameters = new Map<string, string>();
  for (const [name, given] of Object.entries(value)) {
    // A client library may send null for what it leaves out; RFC 6749, 3.2: a parameter without value is not there.
    if (given === null || given === '') continue;
    if (typeof given !== 'string') return no(`${name} is a string.`);
    parameters.set(name, given);
  }
  return { ok: true, parameters };
}

function readForm(text: string): TokenRequest {
  const parameters = new Map<string, string>();
  for (const [name, given] of new URLSearchParams(text)) {
    if (parameters.has(name)) return no(`${name} was given more than once.`);
    if (given !== '') parameters.set(name, given);
  }
  return { ok: true, parameters };
}
