import type { StoreObject } from '@apollo/client';

type Fields = Record<string, unknown>;

/**
 * Tracks the position of each field of each entity. A value of an earlier position is late and is dropped, so
 * the latest value wins in any order of arrival.
 */
export class LatestFields {
  readonly #positions = new Map<string, Record<string, string>>();

  /** The fields of `incoming` that are not outdated. Records their positions. */
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

  /** Empty if the field was never received. */
  positionOf(id: string, field: string): string {
    return this.#positions.get(id)?.[field] ?? '';
  }

  clear(): void {
    this.#positions.clear();
  }
}
