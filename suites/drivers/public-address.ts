import { followRedirects } from './follow-redirects.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Target } from '../kit/target.ts';

/** Reads what is at a public address, which a request without credentials gets, or where it redirects to: files are often kept elsewhere. */
export const readPublic = (target: Target, url: string): Promise<Exchange> =>
  followRedirects(target, { method: 'GET', url, headers: { accept: '*/*' } }, () => true);
