/** Keeps what was used last: the entry that was unused for longest makes room. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>();

  constructor(private readonly size: number) {}

  getOrMake(key: string, make: () => Value): Value {
    const known = this.#entries.get(key);
    const value = known ?? make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.size && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
