interface Entry<Value> {
  readonly value: Value;
  isInUse: boolean;
}

/** A map with a maximum size that drops its oldest entry when full, so that a service under load stays small. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
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
    return this.#entries.get(key)?.value;
  }

  /** Like `get`, and keeps the entry once more when it is the oldest, so that entries in use stay. */
  use(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.isInUse = true;
    return entry.value;
  }

  /** Adds or replaces an entry; it becomes the newest. */
  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, isInUse: false });
    while (this.#entries.size > this.#maxSize) {
      const oldest = this.#oldest.next().value!;
      const entry = this.#entries.get(oldest)!;
      this.#entries.delete(oldest);
      if (entry.isInUse) this.#entries.set(oldest, { value: entry.value, isInUse: false });
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** The values, oldest first. */
  values(): readonly Value[] {
    return [...this.#entries.values()].map(({ value }) => value);
  }

  /** The entries, oldest first. */
  entries(): readonly (readonly [string, Value])[] {
    return [...this.#entries].map(([key, { value }]) => [key, value] as const);
  }
}
