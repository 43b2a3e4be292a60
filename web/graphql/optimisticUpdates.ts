import type { StoreObject } from '@apollo/client';
import { later } from './asOf.ts';

/** A field of a cached entity, with the value to show before the server confirms it. */
export type OptimisticField = { id: string; field: string; value: unknown };
/** `position` is the position of the command's events in the log, once it is known. */
type Update = { fields: readonly OptimisticField[]; position: string | null };

export type OptimisticUpdate = {
  /** The command succeeded, as of this position; null if nothing had to be recorded. */
  confirm: (position: string | null) => void;
  /** The command failed: the server's values are shown again. */
  rollBack: () => void;
};

type Store = {
  read: (id: string, field: string) => unknown;
  /** Writes values to the cache that do not count as the server's. */
  show: (id: string, fields: Record<string, unknown>) => void;
  /** The latest position for which the server has sent the field; empty if it never has. */
  serverPositionOf: (id: string, field: string) => string;
};

/**
 * Updates that are shown before the server confirms them, in the order in which they were made. Keeps the
 * server's value of each updated field, and shows it again when no update of the field is left.
 */
export class OptimisticUpdates {
  readonly #updates: Update[] = [];
  readonly #serverValues = new Map<string, Record<string, unknown>>();
  #serverPosition = '';

  constructor(private readonly store: Store) {}

  begin(fields: readonly OptimisticField[]): OptimisticUpdate {
    const known = fields.filter(({ id, field }) => this.store.read(id, field) !== undefined);
    const update: Update = { fields: known, position: null };
    this.#updates.push(update);
    for (const { id, field } of known) {
      const server = this.#serverValues.get(id) ?? {};
      if (!(field in server)) server[field] = this.store.read(id, field);
      this.#serverValues.set(id, server);
    }
    this.#show(known);
    return {
      confirm: (position) => {
        if (position === null) this.#drop(update);
        update.position = position;
        this.settle();
      },
      rollBack: () => {
        this.#drop(update);
        this.settle();
      },
    };
  }

  /** Keeps the server's values of updated fields, and returns the other fields. */
  withoutUpdated(id: string, incoming: StoreObject): StoreObject {
    const server = this.#serverValues.get(id);
    if (!server) return incoming;
    const others: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(incoming)) {
      if (field in server) server[field] = value;
      else others[field] = value;
    }
    return others as StoreObject;
  }

  /**
   * Drops the updates that the server has confirmed, oldest first, so that a later update stays in front of
   * an earlier one. The server has sent everything up to the position `upTo`.
   */
  settle(upTo = ''): void {
    this.#serverPosition = later(this.#serverPosition, upTo);
    for (;;) {
      const [first] = this.#updates;
      if (!first || !this.#isConfirmed(first)) return;
      this.#drop(first);
    }
  }

  clear(): void {
    this.#updates.length = 0;
    this.#serverValues.clear();
    this.#serverPosition = '';
  }

  #isConfirmed({ fields, position }: Update): boolean {
    if (position === null) return false;
    if (position <= this.#serverPosition) return true;
    return fields.every(({ id, field }) => position <= this.store.serverPositionOf(id, field));
  }

  #drop(update: Update): void {
    const index = this.#updates.indexOf(update);
    if (index < 0) return;
    this.#updates.splice(index, 1);
    this.#show(update.fields);
  }

  #show(fields: readonly OptimisticField[]): void {
    for (const { id, field } of fields) {
      const server = this.#serverValues.get(id) ?? {};
      const latest = this.#updates
        .flatMap((update) => update.fields)
        .findLast((shown) => shown.id === id && shown.field === field);
      this.store.show(id, { [field]: latest ? latest.value : server[field] });
      if (latest) continue;
      delete server[field];
      if (Object.keys(server).length === 0) this.#serverValues.delete(id);
    }
  }
}
