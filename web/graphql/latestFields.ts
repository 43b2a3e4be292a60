import type { StoreObject } from '@apollo/client';

type Fields = Record<string, unknown>;

/**
 * Up to which position each field of each entity was told. What is told as of an earlier one comes
 * late: it is left out. So the last word stands, in whatever order the words come.
 */
export class LatestFields {
  readonly #positions = new Map<string, Record<string, string>>();

  /** What of `incoming` is no older than what was told; notes that it was told. */
  newest(id: string, incoming: StoreObject, position: string): StoreObject {
    const known = this.#positions.get(id);
    const noted = known ?? {};
    let newest: Fields = incoming;
    for (const field of Object.keys(incoming)) {
      const before = noted[field];
      if (before === undefined || before <= position) {
        noted[field] = position;
        continue;
      }
      if (newest === incoming) newest = { ...incoming };
      delete newest[field];
    }
    if (!known) this.#positions.set(id, noted);
    return newest as StoreObject;
  }

  /** Empty where it was never told. */
  positionOf(id: string, field: string): string {
    return this.#positions.get(id)?.[field] ?? '';
  }

  clear(): void {
    this.#positions.clear();
  }
}
