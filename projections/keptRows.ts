import type pg from 'pg';
import type { Columns, RowChanges } from './engine/rowChanges.ts';
import { type TableShape, unscoped } from './engine/table.ts';
import { readScopes } from './engine/writer.ts';

/** Rows that were kept may be others by now: the batch is to be folded again. */
export class KeptRowsOutdated extends Error {
  override readonly name = 'KeptRowsOutdated';
}

/**
 * Spares a batch the question for rows that the batch before has just written. They are right while
 * nobody else writes: not after a write that failed, nor after a rebuild, which moves the feed's floor.
 */
export class KeptRows {
  readonly #byTable = new Map<string, Columns[]>();
  #floor: string | undefined;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly schema: string,
  ) {}

  async read(table: TableShape, scopes: readonly string[]): Promise<Columns[]> {
    const kept = this.#byTable.get(table.name);
    return kept ?? readScopes(this.client, this.schema, table, scopes);
  }

  /** Once the changes are committed. */
  remember(changes: RowChanges): void {
    for (const { table } of changes.tables())
      if (table.isKept) this.#byTable.set(table.name, changes.rows(table, unscoped));
  }

  /** @throws KeptRowsOutdated */
  requireSameFloor(floor: string | undefined): void {
    const isOutdated = this.#byTable.size > 0 && floor !== this.#floor;
    this.#floor = floor;
    if (isOutdated)
      throw new KeptRowsOutdated('The read models were rebuilt, or their feed pruned.');
  }

  forget(): void {
    this.#byTable.clear();
  }
}
