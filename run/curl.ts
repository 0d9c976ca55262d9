import { join } from 'node:path';
import type { ShownExchange } from './outcome.ts';

/** A request as a command for a POSIX shell, its secrets redacted. A body in a file of the report folder is read from there. */
export function curlCommand({ method, url, headers, body, file }: ShownExchange['request'], folder = ''): string {
  const words = ['curl', '-i', '-g', ...(method === 'GET' ? [] : ['-X', method]), url];
  for (const [name, value] of Object.entries(headers)) words.push('-H', `${name}: ${value}`);
  if (file !== undefined) words.push('--data-binary', `@${join(folder, file)}`);
  else if (body !== undefined) words.push('--data-raw', body);
  return words.map(shellQuote).join(' ');
}

/** A word for a POSIX shell, in single quotes if it has a character with a meaning there. */
export const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
