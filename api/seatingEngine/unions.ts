import { addTo } from './addTo.ts';

/** Disjoint sets of numbers (union-find). */
export class Unions {
  readonly #parent: Int32Array;

  constructor(size: number) {
    this.#parent = Int32Array.from({ length: size }, (_, item) => item);
  }

  #rootOf(item: number): number {
    let root = item;
    while (this.#parent[root] !== root) root = this.#parent[root] as number;
    this.#parent[item] = root;
    return root;
  }

  join(one: number, other: number): void {
    this.#parent[this.#rootOf(one)] = this.#rootOf(other);
  }

  /** All groups, including single numbers, in the order of their first members. */
  groups(): number[][] {
    const byRoot = new Map<number, number[]>();
    for (let item = 0; item < this.#parent.length; item += 1)
      addTo(byRoot, this.#rootOf(item), item);
    return [...byRoot.values()];
  }
}
