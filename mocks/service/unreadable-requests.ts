import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';

// An expression is part of the address, and Node's 16 KB would be too small. A longer one is refused with 431.
/** The maximum size of a request's address and headers together, in bytes. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** The response to an HTTP request with an unusable address or `Host` header, or to one that failed unexpectedly. */
export function refuseUnusable(error: unknown): Response {
  const [code, message] =
    error instanceof RequestError
      ? ([400, 'The address or the Host header of this request is invalid.'] as const)
      : ([500, 'Internal Server Error'] as const);
  return Response.json({ error: { message, code } }, { status: code });
}

/** Responds on the socket to a request that is not HTTP, or whose address and headers are too long. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex & Partial<ServerResponse>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', `Address and headers have at most ${MAX_HEADER_BYTES} bytes together.`]
      : ['400 Bad Request', 'This is not an HTTP request.'];
  const body = JSON.stringify({ error: { message, code: Number(status.slice(0, 3)) } });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
