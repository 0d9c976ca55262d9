import { ADDRESSES } from '../in-process.ts';
import type { Difference } from './mutant.ts';
import { isObject } from '../../spec/json.ts';

/** What a client saw at one step: what the source or a standard speaks about, and everything. */
export interface Line {
  readonly stated: string;
  readonly whole: string;
}

/** What is different between what clients saw of the reference and of a mutant. Lines about which nothing is stated may move. */
export function compareLines(sound: readonly Line[], lines: readonly Line[]): Difference {
  const [due, came] = [sound, lines].map((all) => all.filter(({ stated }) => stated !== '')) as [Line[], Line[]];
  const stated = due.findIndex((line, at) => !isSameStated(line.stated, came[at]?.stated));
  if (stated >= 0) return { kind: 'stated', shownBy: describe(stated, due[stated], came[stated]) };
  const silent = sound.findIndex((line, at) => line.whole !== lines[at]?.whole);
  if (silent >= 0) return { kind: 'silent', shownBy: describe(silent, sound[silent], lines[silent]) };
  return { kind: 'none' };
}

/** The source leaves open whether an error of the authorization endpoint is shown or brought back to the app. */
const isSameStated = (due: string, came: string | undefined) =>
  due === came || (came === NO_REDIRECT && /"error","(?!access_denied")/.test(due));
const NO_REDIRECT = 'no redirect';

const describe = (at: number, due: Line | undefined, came: Line | undefined) =>
  `step ${at}: ${cut(came)} in place of ${cut(due)}`;
const cut = (line: Line | undefined) => line?.whole.slice(0, 200) ?? 'nothing';

/** Replaces codes, tokens and names of shared files, which are random, by the order in which they appeared. */
export function nameSecrets(): (text: string) => string {
  const known: string[] = [];
  return (text) => {
    for (const [, secret = ''] of text.matchAll(/(?:[?&]code=|"(?:access|refresh)_token":"|\/_files\/)([^"&\s]+)/g))
      if (!known.includes(secret)) known.push(secret);
    return known.reduce((left, secret, index) => left.replaceAll(secret, `#${index}`), text);
  };
}

/** What the source or a standard speaks about in a response: not its status, nor the words of an error. */
export function readStated({ pathname }: URL, isOk: boolean, location: string, body: string, mistakes: number): string {
  if (pathname === '/oauth/authorize') {
    if (!URL.canParse(location)) return NO_REDIRECT;
    const [address = '', query = ''] = location.split(/\?(.*)/s);
    const pairs = [...new URLSearchParams(query)].filter(([name]) => name !== 'error_description').sort();
    return `${address} ${JSON.stringify(mistakes > 1 && query.includes('error=') ? 'error' : pairs)}`;
  }
  if (pathname.startsWith(new URL(ADDRESSES.stateUrl).pathname))
    return body.includes('"outcome"') ? body : String(isOk);
  if (pathname !== '/oauth/token') return isOk ? countRecords(body) : 'refused';
  const fields = readObject(body);
  if (!isOk) return mistakes > 1 ? 'refused' : `refused ${String(fields['error'])}`;
  const { access_token, refresh_token, token_type, expires_in } = fields;
  return JSON.stringify({ access_token, refresh_token, token_type: String(token_type).toLowerCase(), expires_in });
}

/** What is stated about a list in whatever form it is shown: how many records it has. */
export function countRecords(body: string): string {
  const { data } = readObject(body);
  return Array.isArray(data) ? `${data.length} records` : 'no records';
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
