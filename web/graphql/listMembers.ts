import type { Reference } from '@apollo/client';

type List = readonly Reference[];
type Change = { position: string; isIn: boolean };
/** `base` is the position of the last whole list. `since` holds later additions and removals by member. */
type Members = { base: string; since: Map<string, Change> };

/** A delta's effect on a list: members that it adds or keeps, and members that it removes. */
export type ListChange = { present: readonly string[]; gone: readonly string[] };

/**
 * Tracks the members of lists. Whole lists and changes may arrive in any order. The latest position wins for
 * each member, so a change survives a whole list of an earlier position.
 */
export class ListMembers {
  readonly #lists = new Map<string, Members>();

  /** Merges a whole list. */
  whole(name: string, existing: List | undefined, incoming: List, position: string): List {
    const { base, since } = this.#membersOf(name);
    if (existing && position < base) return existing;
    for (const [id, change] of since) if (change.position <= position) since.delete(id);
    this.#lists.set(name, { base: position, since });
    if (since.size === 0) return incoming;
    const listed = new Set(incoming.map(({ __ref: id }) => id));
    const isGone = (id: string) => since.get(id)?.isIn === false;
    const kept = incoming.filter(({ __ref: id }) => !isGone(id));
    const added = [...since].filter(([id, { isIn }]) => isIn && !listed.has(id));
    return [...kept, ...added.map(([id]) => ({ __ref: id }))];
  }

  /** Merges a change. New members come last. Returns the same list if nothing changed. */
  changed(name: string, existing: List, { present, gone }: ListChange, position: string): List {
    const members = this.#membersOf(name);
    const record = (ids: readonly string[], isIn: boolean) => {
      const changed = ids.filter(
        (id) => (members.since.get(id)?.position ?? members.base) <= position,
      );
      for (const id of changed) members.since.set(id, { position, isIn });
      return changed;
    };
    this.#lists.set(name, members);
    const known = new Set(existing.map(({ __ref: id }) => id));
    const arrived = record(present, true).filter((id) => !known.has(id));
    const left = new Set(record(gone, false));
    const added = arrived.filter((id) => !left.has(id));
    const isSame = added.length === 0 && !existing.some(({ __ref: id }) => left.has(id));
    if (isSame) return existing;
    const kept = existing.filter(({ __ref: id }) => !left.has(id));
    return [...kept, ...added.map((id) => ({ __ref: id }))];
  }

  clear(): void {
    this.#lists.clear();
  }

  #membersOf(name: string): Members {
    return this.#lists.get(name) ?? { base: '', since: new Map() };
  }
}
