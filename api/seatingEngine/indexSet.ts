/** A set of numbers below a capacity, which adds, removes and draws in constant time. */
export class IndexSet {
  readonly items: Int32Array;
  readonly #positions: Int32Array;
  size = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(capacity);
    this.#positions = new Int32Array(capacity).fill(-1);
  }

  has(item: number): boolean {
    return this.#positions[item] !== -1;
  }

  add(item: number): void {
    this.#positions[item] = this.size;
    this.items[this.size] = item;
    this.size += 1;
  }

  remove(item: number): void {
    const position = this.#positions[item] as number;
    this.size -= 1;
    const last = this.items[this.size] as number;
    this.items[position] = last;
    this.#positions[last] = position;
    this.#positions[item] = -1;
  }
}
