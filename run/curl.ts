import { join } from 'node:path';
import { forShell } from './untrusted.ts';
import type { ShownExchange } from './outcome.ts';

/** A request as a command for a POSIX shell, its secrets redacted. A body in a file of the report folder is read from there. */
export function curlCommand({ method, url, headers, body, file }: ShownExchange['request'], folder = ''): string {
  const words = ['curl', '-i', '-g', ...(method === 'GET' ? [] : ['-X', method]), url];
  for (const [name, value] of Object.entries(headers)) words.push('-H', `${name}: ${value}`);
  if (file !== undefined) words.push('--data-binary', `@${join(folder, file)}`);
  else if (body !== undefined) words.push('--data-raw', body);
  return words.map(forShell).join(' ');
}
