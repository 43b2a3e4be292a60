import type { StoreObject } from '@apollo/client';
import { later } from './asOf.ts';

/** A field of an entity of the cache, as it is shown before the server has said so. */
export type ShownField = { id: string; field: string; value: unknown };
/** `position` is where the log has it, once that is known. */
type ShownChange = { fields: readonly ShownField[]; position: string | null };

export type ShownAhead = {
  /** Says where the log has it; null where nothing needed recording. */
  answered: (position: string | null) => void;
  /** It failed: what the server says is shown again. */
  takeBack: () => void;
};

type Store = {
  read: (id: string, field: string) => unknown;
  /** Puts in what is shown, past all that guards what the server says. */
  show: (id: string, fields: Record<string, unknown>) => void;
  /** Up to which position the server has told a field. */
  toldUpTo: (id: string, field: string) => string;
};

/**
 * What is shown and not yet told by the server, in the order in which it was done, and beneath each
 * such field what the server says of it, which is shown again once nothing is ahead of it.
 */
export class Ahead {
  readonly #changes: ShownChange[] = [];
  readonly #beneath = new Map<string, Record<string, unknown>>();
  #toldUpTo = '';

  constructor(private readonly store: Store) {}

  begin(fields: readonly ShownField[]): ShownAhead {
    const known = fields.filter(({ id, field }) => this.store.read(id, field) !== undefined);
    const change: ShownChange = { fields: known, position: null };
    this.#changes.push(change);
    for (const { id, field } of known) {
      const under = this.#beneath.get(id) ?? {};
      if (!(field in under)) under[field] = this.store.read(id, field);
      this.#beneath.set(id, under);
    }
    this.#show(known);
    return {
      answered: (position) => {
        if (position === null) this.#drop(change);
        change.position = position;
        this.settle();
      },
      takeBack: () => {
        this.#drop(change);
        this.settle();
      },
    };
  }

  /** Keeps beneath what the server says of fields that are shown otherwise; answers the others. */
  beneath(id: string, incoming: StoreObject): StoreObject {
    const under = this.#beneath.get(id);
    if (!under) return incoming;
    const others: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(incoming)) {
      if (field in under) under[field] = value;
      else others[field] = value;
    }
    return others as StoreObject;
  }

  /**
   * Lets go of what the server has told by now, the first first: a later change stays in front of an
   * earlier one. `upTo` says that all up to this position was told, of whatever field.
   */
  settle(upTo = ''): void {
    this.#toldUpTo = later(this.#toldUpTo, upTo);
    for (;;) {
      const [first] = this.#changes;
      if (!first || !this.#isTold(first)) return;
      this.#drop(first);
    }
  }

  clear(): void {
    this.#changes.length = 0;
    this.#beneath.clear();
    this.#toldUpTo = '';
  }

  #isTold({ fields, position }: ShownChange): boolean {
    if (position === null) return false;
    if (position <= this.#toldUpTo) return true;
    return fields.every(({ id, field }) => position <= this.store.toldUpTo(id, field));
  }

  #drop(change: ShownChange): void {
    const index = this.#changes.indexOf(change);
    if (index < 0) return;
    this.#changes.splice(index, 1);
    this.#show(change.fields);
  }

  #show(fields: readonly ShownField[]): void {
    for (const { id, field } of fields) {
      const under = this.#beneath.get(id) ?? {};
      const inFront = this.#changes
        .flatMap((change) => change.fields)
        .findLast((shown) => shown.id === id && shown.field === field);
      this.store.show(id, { [field]: inFront ? inFront.value : under[field] });
      if (inFront) continue;
      delete under[field];
      if (Object.keys(under).length === 0) this.#beneath.delete(id);
    }
  }
}
