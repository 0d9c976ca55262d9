/** A map with a maximum size that drops its oldest entry when full, so that a service under load stays small. */
export class BoundedMap<Value extends {}> {
  readonly #entries = new Map<string, Value>();
  /** The keys of entries that were used since they were added. */
  readonly #inUse = new Set<string>();
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
    this.#inUse.clear();
    for (const [key, value] of entries) this.set(key, value);
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** Like `get`, and keeps the entry once more when it is the oldest, so that entries in use stay. */
  use(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#inUse.add(key);
    return value;
  }

  /** Adds or replaces an entry; it becomes the newest. */
  set(key: string, value: Value): void {
    const { size } = this.#entries;
    this.#entries.set(key, value);
    if (this.#entries.size === size) {
      this.delete(key);
      this.#entries.set(key, value);
    }
    while (this.#entries.size > this.#maxSize) {
      const oldest = this.#oldest.next().value!;
      const kept = this.#inUse.has(oldest) ? this.#entries.get(oldest)! : undefined;
      this.delete(oldest);
      if (kept !== undefined) this.#entries.set(oldest, kept);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
    this.#inUse.delete(key);
  }

  /** The values, oldest first. */
  values(): readonly Value[] {
    return [...this.#entries.values()];
  }

  /** The entries, oldest first. */
  entries(): readonly (readonly [string, Value])[] {
    return [...this.#entries];
  }
}
