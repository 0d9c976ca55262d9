import type { RequirementId } from '../../spec/requirements.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { Unit } from './resources.ts';

/** What stands before and after the items of a list, as JSON in ASCII. */
export type Frame = readonly [before: string, after: string];

const COMMA = 0x2c;

/** The body of a list answer: its items, which are JSON already, between the two parts of their frame. */
export function framed(items: readonly Buffer[], [before, after]: Frame): Buffer<ArrayBuffer> {
  let length = before.length + after.length + Math.max(0, items.length - 1);
  for (const item of items) length += item.length;
  const body = Buffer.allocUnsafe(length) as Buffer<ArrayBuffer>;
  let at = body.write(before, 0, 'latin1');
  items.forEach((item, index) => {
    if (index > 0) body[at++] = COMMA;
    at += item.copy(body, at);
  });
  body.write(after, at, 'latin1');
  return body;
}

/** What a list answered. */
export interface Page {
  readonly body: Buffer<ArrayBuffer>;
  /** The requirements that it put to the test. */
  readonly exercised: readonly RequirementId[];
}

/** The pages that were asked for lately, by their address, as long as the data is the same. */
export class PageMemory {
  readonly #pages = new WeakMap<readonly Unit[], BoundedMap<Page>>();

  find(listed: readonly Unit[], url: string): Page | undefined {
    return this.#pages.get(listed)?.use(url);
  }

  keep(listed: readonly Unit[], url: string, page: Page): void {
    if (url.length + page.body.length > LARGEST_KEPT) return;
    let pages = this.#pages.get(listed);
    if (pages === undefined) this.#pages.set(listed, (pages = new BoundedMap(MOST_KEPT)));
    pages.set(url, page);
  }
}

// Clients ask for the same few pages again and again, and mostly for small ones.
const MOST_KEPT = 100;
const LARGEST_KEPT = 64 * 1024;
