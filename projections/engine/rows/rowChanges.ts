import { type Row, type Table, type TableShape, unscoped } from './table.ts';

export type Columns = Record<string, unknown>;
export type RowChange =
  | { kind: 'insert'; row: Columns; replaces: boolean }
  | { kind: 'patch'; columns: Columns }
  | { kind: 'remove' };

/** The changes of one table in a batch. Scopes are cleared before single rows change. */
export type TableChanges = {
  table: TableShape;
  cleared: Set<string>;
  rows: Map<string, Map<string, RowChange>>;
  /** Rows read before the batch, by scope and id. */
  recalled: Map<string, Map<string, Columns>>;
};

/**
 * The row changes of a batch, merged in memory. Writing the result equals writing each change in turn. An
 * impossible change, such as a patch of a removed row, throws.
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

  removeAll(table: TableShape, scope: string): void {
    const changes = this.#of(table);
    changes.cleared.add(scope);
    changes.rows.delete(scope);
    changes.recalled.delete(scope);
  }

  /** The present rows of the scope: recalled ones, then inserted ones. */
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

  /** Adds rows of the table that `rows` must know. */
  recall(table: TableShape, rows: readonly Columns[]): void {
    const { recalled } = this.#of(table);
    for (const row of rows) {
      const scope = table.scope ? String(row[table.scope]) : unscoped;
      const known = recalled.get(scope) ?? new Map<string, Columns>();
      recalled.set(scope, known.set(String(row.id), row));
    }
  }

  /** The changes in the order of writing: tables of ended scopes precede those that refer to them. */
  tables(): TableChanges[] {
    const all = [...this.#tables.values()];
    const endsScopes = ({ table }: TableChanges) => table.endedScopes !== undefined;
    return [...all.filter((entry) => !endsScopes(entry)), ...all.filter(endsScopes)];
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

/** A row change that the rows do not allow, because a projector or the log is wrong. */
export class ImpossibleChange extends Error {
  override readonly name = 'ImpossibleChange';
}

const impossible = (what: string, table: TableShape, id: string) =>
  new ImpossibleChange(`${what}: ${table.name} ${id}`);
