import type { Exchange } from '../kit/exchange.ts';

/** A call in words: its method and path. */
export const describeCall = ({ request: { method, url } }: Exchange) => `${method} ${new URL(url).pathname}`;

/** What a violation shows of a response. */
export const responseFacts = ({ response: { status, body } }: Exchange) => ({ status, body });

/** Whether a response has a status of success. */
export const isSuccess = ({ response: { status } }: Exchange) => status >= 200 && status < 300;

/** A field of a response in words. A long string may be a token under a wrong name, so it is not shown. */
export function describeField(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' && value.length > 20 ? 'another string' : JSON.stringify(value);
}
