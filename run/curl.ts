import { join } from 'node:path';
import { forShell } from './untrusted.ts';
import type { ShownExchange } from './outcome.ts';
import { REDACTED } from './secrets.ts';

/** The variable that stands for a redacted value, by the name before it, and how to get one. */
// prettier-ignore
const VARIABLES: Readonly<Record<string, readonly [variable: string, about: string]>> = {
  authorization: ['LOCSPEC_TOKEN',  'an access token'],
  basic:         ['CREDENTIALS',    'the client id, a colon and the secret, in base64'],
  access_token:  ['LOCSPEC_TOKEN',  'an access token'],
  code:          ['CODE',           'the code of a new authorization'],
  code_verifier: ['CODE_VERIFIER',  'the verifier of its challenge'],
  refresh_token: ['REFRESH_TOKEN',  'the refresh token of the last token response'],
  client_secret: ['CLIENT_SECRET',  'the secret of the app'],
  cookie:        ['COOKIE',         'the cookie of the browser that began'],
};
/** What curl is told of a method; of any other, its name. By HEAD it would wait for a body. */
const OPTIONS: Partial<Record<string, readonly string[]>> = { GET: [], HEAD: ['--head'] };
const OTHER = ['SECRET', 'what the report redacted'] as const;

/**
 * A request as a command for a POSIX shell. A secret is a variable that the caller sets; a comment at the end says what
 * each one is. A body in a file of the report folder is read from there.
 */
export function curlCommand({ method, url, headers, body, file }: ShownExchange['request'], folder = ''): string {
  const words = ['curl', '-i', '-g', ...(OPTIONS[method] ?? ['-X', method]), url];
  for (const [name, value] of Object.entries(headers))
    words.push('-H', `${name}: ${name === 'authorization' && value === REDACTED ? `Bearer ${REDACTED}` : value}`);
  if (file !== undefined) words.push('--data-binary', `@${join(folder, file)}`);
  else if (body !== undefined) words.push('--data-raw', body);
  const used = new Map<string, string>();
  const command = words.map((word) => quoteWithVariables(word, used)).join(' ');
  const notes = [...used].map(([variable, about]) => `${variable}: ${about}`);
  return notes.length === 0 ? command : `${command}  # ${notes.join('; ')}`;
}

/** A word whose redacted parts are variables, which are added to `used`. */
function quoteWithVariables(word: string, used: Map<string, string>): string {
  const parts = word.split(REDACTED);
  return parts
    .map((part, index) => {
      const quoted = part === '' ? '' : forShell(part);
      if (index === parts.length - 1) return quoted || (parts.length === 1 ? "''" : '');
      const name =
        (/(Basic) $/.exec(part) ?? /([\w-]+)"?\s*[:=]\s*"?(?:Bearer )?$/.exec(part))?.[1]?.toLowerCase() ?? '';
      const [variable, about] = VARIABLES[name] ?? OTHER;
      used.set(variable, about);
      return `${quoted}"$${variable}"`;
    })
    .join('');
}
