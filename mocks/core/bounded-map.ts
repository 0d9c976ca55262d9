/** A map with a maximum size that drops its oldest entry when full, so that a service under load stays small. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Value>();
  /** What it has passed is gone, so the next key is the oldest. A new one would pass over what was deleted each time. */
  readonly #oldest = this.#entries.keys();
  readonly #maxSize: number;

  constructor(maxSize: number, entries: Iterable<readonly [string, Value]> = []) {
    this.#maxSize = maxSize;
    this.replace(entries);
  }

  /** Replaces all entries. */
  replace(entries: Iterable<readonly [string, Value]>): void {
    this.#entries.clear();
    for (const [key, value] of entries) this.set(key, value);
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Like `get`, and makes the entry the newest, so that entries in use are kept. */
  use(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Adds or replaces an entry; it becomes the newest. */
  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#maxSize) this.#entries.delete(this.#oldest.next().value!);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** The values, oldest first. */
  values(): IterableIterator<Value> {
    return this.#entries.values();
  }

  /** The entries, oldest first. */
  entries(): IterableIterator<[string, Value]> {
    return this.#entries.entries();
  }
}
