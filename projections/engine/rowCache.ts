import type pg from 'pg';
import { checkpointName } from './checkpoints.ts';
import type { Columns, RowChanges } from './rows/rowChanges.ts';
import { type TableShape, unscoped } from './rows/table.ts';
import { readScopes } from './rows/writer.ts';
import { readSetAside, SetAsideStreams } from './setAside/setAside.ts';

/** The cached rows may be out of date, so the batch must be folded again. */
export class RowCacheOutdated extends Error {
  override readonly name = 'RowCacheOutdated';
}

/**
 * Caches the rows that the previous batch wrote, and the streams set aside, so that the next batch need not
 * read them. Both are valid while nobody else writes, which excludes the time after a failed write or a
 * rebuild, because a rebuild moves the feed's floor.
 */
export class RowCache {
  readonly #byTable = new Map<string, Columns[]>();
  #known: { floor: string | undefined; setAside: SetAsideStreams } | undefined;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly schema: string,
  ) {}

  /** The streams set aside, as of the floor that the batch must find unchanged. */
  async setAside(): Promise<SetAsideStreams> {
    this.#known ??= await this.#look();
    return this.#known.setAside;
  }

  /** Reads the floor first, so that a later move of the floor is noticed. */
  async #look() {
    const { rows } = await this.client.query<{ floor: string }>(
      'SELECT feed_floor AS floor FROM app.checkpoints WHERE name = $1',
      [checkpointName],
    );
    const setAside = new SetAsideStreams(await readSetAside(this.client));
    return { floor: rows[0]?.floor, setAside };
  }

  async read(table: TableShape, scopes: readonly string[]): Promise<Columns[]> {
    const kept = this.#byTable.get(table.name);
    return kept ?? readScopes(this.client, this.schema, table, scopes);
  }

  /** Call it after the commit. */
  remember(changes: RowChanges): void {
    for (const { table } of changes.tables())
      if (table.isKept) this.#byTable.set(table.name, changes.rows(table, unscoped));
  }

  /** @throws RowCacheOutdated if the floor was moved */
  requireSameFloor(floor: string | undefined): void {
    if (floor !== this.#known?.floor)
      throw new RowCacheOutdated('The read models were rebuilt, or their feed pruned.');
  }

  forget(): void {
    this.#byTable.clear();
    this.#known = undefined;
  }
}
