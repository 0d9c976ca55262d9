import { isUtf8 } from 'node:buffer';
import type { Observed } from './observed.ts';
import { decodeBody } from '../suites/kit/exchange.ts';
import type { Exchange } from '../suites/kit/exchange.ts';

/** An exchange as rules read it, and whether the bodies are whole: of a part of one, nothing can be said. */
export interface ReadExchange {
  readonly exchange: Exchange;
  readonly hasWholeRequest: boolean;
  readonly hasWholeResponse: boolean;
}

/** Far more than any list has. */
const MAX_DECODED = 64 * 2 ** 20;

/** Reads an observed request with its response; undefined if there is no response. What is read is kept with it. */
export function readExchange(observed: Observed): ReadExchange | undefined {
  if (!readBefore.has(observed)) readBefore.set(observed, read(observed));
  return readBefore.get(observed);
}

const readBefore = new WeakMap<Observed, ReadExchange | undefined>();

function read({ request, response }: Observed): ReadExchange | undefined {
  if (response === undefined) return undefined;
  const decoded = response.body.isWhole
    ? decodeBody(response.body.bytes, response.headers['content-encoding']?.join() ?? '', MAX_DECODED)
    : '';
  const bytes = typeof decoded === 'string' ? Buffer.alloc(0) : decoded;
  const { method, url, headers } = request;
  return {
    exchange: {
      request: { method, url, headers, ...(request.body.size > 0 && { body: request.body.bytes.toString('utf8') }) },
      response: {
        status: response.status,
        headers: response.headers,
        body: bytes.toString('utf8'),
        size: response.body.size,
        isUtf8: isUtf8(bytes),
      },
    },
    hasWholeRequest: request.body.isWhole,
    hasWholeResponse: typeof decoded !== 'string',
  };
}
