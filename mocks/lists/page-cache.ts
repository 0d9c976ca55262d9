import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { ListEntry } from '../data/resources.ts';

/** The body of a list response, and the requirements that the request exercised. */
export interface CachedPage {
  readonly body: Buffer<ArrayBuffer>;
  readonly exercised: readonly RequirementId[];
}

/** Recently requested pages by list and address. A dataset change replaces the list, and so drops its pages. */
export class PageCache {
  readonly #pages = new WeakMap<readonly ListEntry[], BoundedMap<CachedPage>>();

  get(list: readonly ListEntry[], url: string): CachedPage | undefined {
    return this.#pages.get(list)?.use(url);
  }

  /** Stores a page unless it is larger than 64 KiB. */
  set(list: readonly ListEntry[], url: string, page: CachedPage): void {
    if (url.length + page.body.length > MAX_PAGE_SIZE) return;
    let pages = this.#pages.get(list);
    if (pages === undefined) this.#pages.set(list, (pages = new BoundedMap(MAX_PAGES)));
    pages.set(url, page);
  }
}

// Clients request the same few pages again and again, most of them small.
const MAX_PAGES = 100;
const MAX_PAGE_SIZE = 64 * 1024;
