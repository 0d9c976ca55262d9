import type { Exchange } from '../kit/exchange.ts';

/** What a violation shows of a response. */
export const responseFacts = ({ response: { status, body } }: Exchange) => ({ status, body });

/** A field of a response in words. A long string may be a token under a wrong name, so it is not shown. */
export function describeField(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' && value.length > 20 ? 'another string' : JSON.stringify(value);
}
