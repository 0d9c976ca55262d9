/** Something that is larger than the app reads. */
export class TooMuch extends Error {}

/** The text of a body that is read no further than `most` bytes. Throws {@link TooMuch} where it is larger. */
export async function readBounded(body: ReadableStream<Uint8Array> | null, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new TooMuch(`More than ${most} bytes are not read.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
