import { join } from 'node:path';
import type { ShownExchange } from '../spec/run.ts';

/** A request as a command for a POSIX shell; a body that was written to a file of the report folder is read from there. It is made of what may be shown, so secrets are struck out of it. */
export function curlOf({ method, url, headers, body, file }: ShownExchange['request'], folder = ''): string {
  const words = ['curl', '-i', '-g', ...(method === 'GET' ? [] : ['-X', method]), url];
  for (const [name, value] of Object.entries(headers)) words.push('-H', `${name}: ${value}`);
  if (file !== undefined) words.push('--data-binary', `@${join(folder, file)}`);
  else if (body !== undefined) words.push('--data-raw', body);
  return words.map(quoted).join(' ');
}

/** A word for a POSIX shell: within single quotes it reads everything as it stands, but the quote itself. */
export const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
