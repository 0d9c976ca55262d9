import { Transform } from 'node:stream';

/** More than any address has: the end of a chunk that may hold the beginning of one waits for the next chunk. */
const TAIL = 300;

/** Maps the addresses in a page while it streams. Bytes that are no UTF-8 stay as they are. */
export function createPageMapper(mapText: (text: string) => string): Transform {
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Addresses are ASCII, so every byte can be one character.
      const text = rest + chunk.toString('latin1');
      // Cut where no address can be: they have no white space.
      const cut = text.length <= TAIL ? 0 : Math.max(findCut(text), 0);
      rest = text.slice(cut);
      done(null, Buffer.from(mapText(text.slice(0, cut)), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(mapText(rest), 'latin1'));
    },
  });
}

/** The place after the last white space, or before the last characters of a text that has none near its end. */
function findCut(text: string): number {
  const end = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'), text.lastIndexOf('>'));
  return end >= text.length - TAIL ? end + 1 : text.length - TAIL;
}
