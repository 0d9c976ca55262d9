/** A body is larger than the reader accepts. */
export class BodyTooLargeError extends Error {}

/** The bytes of a body, read up to `maxBytes`. Throws a {@link BodyTooLargeError} for a larger one. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLargeError(`The body is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same as text. */
export const readBounded = async (body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string> =>
  (await readBytes(body, maxBytes)).toString('utf8');
