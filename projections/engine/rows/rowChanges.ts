import { type Row, type Table, type TableShape, unscoped } from './table.ts';

export type Columns = Record<string, unknown>;
export type RowChange =
  | { kind: 'insert'; row: Columns; replaces: boolean }
  | { kind: 'patch'; columns: Columns }
  | { kind: 'remove' };

/** What a batch does to one table: scopes are cleared first, then the changes of single rows stand. */
export type TableChanges = {
  table: TableShape;
  cleared: Set<string>;
  rows: Map<string, Map<string, RowChange>>;
  /** Rows read from the table before the batch, for those who asked for them. */
  recalled: Map<string, Map<string, Columns>>;
};

/**
 * The row changes of a batch of domain events, merged in memory: recording them one after the other
 * and writing the result is the same as writing each in turn. A change that cannot be (a patch of a
 * row that is gone) throws, so that a projector stops where its events make no sense.
 */
export class RowChanges {
  readonly #tables = new Map<string, TableChanges>();

  insert<R extends Row>(table: Table<R>, row: R): void {
    const columns = row as unknown as Columns;
    const scope = table.scope ? String(columns[table.scope]) : unscoped;
    const rows = this.#rowsOf(table, scope);
    const known = rows.get(row.id);
    if (known && known.kind !== 'remove') throw impossible('a second row', table, row.id);
    rows.set(row.id, { kind: 'insert', row: { ...columns }, replaces: known !== undefined });
  }

  patch<R extends Row>(table: Table<R>, scope: string, id: string, columns: Partial<R>): void {
    const rows = this.#rowsOf(table, scope);
    const known = rows.get(id);
    if (known?.kind === 'insert') Object.assign(known.row, columns);
    else if (known?.kind === 'patch') Object.assign(known.columns, columns);
    else if (known) throw impossible('a change of a removed row', table, id);
    else if (this.#mayExist(table, scope)) rows.set(id, { kind: 'patch', columns: { ...columns } });
    else this.#refuseUnlessEnded('a change of a removed row', table, id);
  }

  remove(table: TableShape, scope: string, id: string): void {
    const rows = this.#rowsOf(table, scope);
    const known = rows.get(id);
    if (known?.kind === 'remove') throw impossible('a second removal', table, id);
    if (known?.kind === 'insert' && !known.replaces) rows.delete(id);
    else if (known || this.#mayExist(table, scope)) rows.set(id, { kind: 'remove' });
    else this.#refuseUnlessEnded('a second removal', table, id);
  }

  /** Removes every row of the scope, whatever it holds. */
  removeAll(table: TableShape, scope: string): void {
    const changes = this.#of(table);
    changes.cleared.add(scope);
    changes.rows.delete(scope);
    changes.recalled.delete(scope);
  }

  /**
   * Rows of the scope as they now are: those recalled before the batch and those inserted since, in
   * that order.
   */
  rows<R extends Row>(table: Table<R>, scope: string): R[] {
    const changes = this.#of(table);
    const changed = changes.rows.get(scope) ?? new Map<string, RowChange>();
    const before = [...(changes.recalled.get(scope) ?? [])].flatMap(([id, row]) => {
      const change = changed.get(id);
      if (change) return change.kind === 'patch' ? [{ ...row, ...change.columns }] : [];
      return [row];
    });
    const since = [...changed.values()].flatMap((change) =>
      change.kind === 'insert' ? [change.row] : [],
    );
    return [...before, ...since] as unknown as R[];
  }

  /** Makes rows that stand in the table known, so that `rows` finds them. */
  recall(table: TableShape, rows: readonly Columns[]): void {
    const { recalled } = this.#of(table);
    for (const row of rows) {
      const scope = table.scope ? String(row[table.scope]) : unscoped;
      const known = recalled.get(scope) ?? new Map<string, Columns>();
      recalled.set(scope, known.set(String(row.id), row));
    }
  }

  /** In the order in which they are to be written: which scopes are over, before who asks for it. */
  tables(): TableChanges[] {
    const all = [...this.#tables.values()];
    const asks = ({ table }: TableChanges) => table.endedScopes !== undefined;
    return [...all.filter((entry) => !asks(entry)), ...all.filter(asks)];
  }

  #of(table: TableShape): TableChanges {
    const known = this.#tables.get(table.name);
    if (known) return known;
    const made = { table, cleared: new Set<string>(), rows: new Map(), recalled: new Map() };
    this.#tables.set(table.name, made);
    return made;
  }

  #rowsOf(table: TableShape, scope: string): Map<string, RowChange> {
    const { rows } = this.#of(table);
    const known = rows.get(scope);
    if (known) return known;
    const made = new Map<string, RowChange>();
    rows.set(scope, made);
    return made;
  }

  #mayExist(table: TableShape, scope: string): boolean {
    return !this.#of(table).cleared.has(scope);
  }

  #refuseUnlessEnded(what: string, table: TableShape, id: string): void {
    if (!table.endedScopes) throw impossible(what, table, id);
  }
}

/** A change that makes no sense after those before it. */
export class ImpossibleChange extends Error {
  override readonly name = 'ImpossibleChange';
}

const impossible = (what: string, table: TableShape, id: string) =>
  new ImpossibleChange(`${what}: ${table.name} ${id}`);
