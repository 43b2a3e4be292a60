import type pg from 'pg';
import { ProjectionError } from '../projector.ts';
import { copyRows } from './copyIn.ts';
import type { Columns, RowChanges, TableChanges } from './rowChanges.ts';
import {
  maxRemembered,
  type Statement,
  selectMissing,
  selectScopes,
  statementsFor,
  type Target,
} from './statements.ts';
import type { Row, Table, TableShape } from './table.ts';

/** The rows that a batch wrote, for the change feed, in camelCase. */
export class Written {
  readonly #saved = new Map<string, Columns[]>();
  readonly #removed = new Map<string, { id: string; scope: string }[]>();
  readonly #patched = new Map<Columns, readonly string[]>();

  saved<R extends Row>(table: Table<R>): R[] {
    return (this.#saved.get(table.name) ?? []) as unknown as R[];
  }

  removed(table: TableShape): { id: string; scope: string }[] {
    return this.#removed.get(table.name) ?? [];
  }

  /** The columns that a batch changed in a saved row; undefined for a new row. */
  columnsChanged(row: Row): readonly string[] | undefined {
    return this.#patched.get(row);
  }

  /** Adds rows of which only some columns were changed. */
  addPatched(table: TableShape, saved: Columns[], columns: readonly string[]): void {
    this.add(table, saved, []);
    for (const row of saved) this.#patched.set(row, columns);
  }

  add(table: TableShape, saved: Columns[], removed: { id: string; scope: string }[]): void {
    this.#saved.set(table.name, [...(this.#saved.get(table.name) ?? []), ...saved]);
    this.#removed.set(table.name, [...(this.#removed.get(table.name) ?? []), ...removed]);
  }
}

const namesOf = new WeakMap<pg.ClientBase, Map<string, string>>();

/**
 * A prepared statement of a connection, with a name for each text. A connection keeps prepared statements
 * forever, and patches may set many combinations of columns, so statements beyond `maxRemembered` stay
 * unnamed.
 */
export const prepared = (
  client: pg.ClientBase,
  text: string,
  values: unknown[],
): pg.QueryConfig => {
  const names = namesOf.get(client) ?? new Map<string, string>();
  namesOf.set(client, names);
  const name = names.get(text) ?? (names.size < maxRemembered && `read_model_${names.size}`);
  if (!name) return { text, values };
  names.set(text, name);
  return { name, text, values };
};

/** Waits for all answers, because none may be left on the connection, then throws the first error. */
export const allAnswered = async <T>(answers: Promise<T>[]): Promise<T[]> => {
  const settled = await Promise.allSettled(answers);
  return settled.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
};

type Sent = { statement: Statement; answer: Promise<pg.QueryResult<Columns>> };

/** Sends statements without waiting: one round trip on a pipelined connection. */
export const send = (client: pg.ClientBase, target: Target, changes: RowChanges): Sent[] =>
  changes
    .tables()
    .flatMap((table) => statementsFor(target, table))
    .map((statement) => ({
      statement,
      answer: client.query<Columns>(
        prepared(client, statement.text, [JSON.stringify(statement.input)]),
      ),
    }));

/** Collects the answers of `send`. @throws ProjectionError if a row was missing */
export const readWritten = async (
  client: pg.ClientBase,
  target: Target,
  changes: RowChanges,
  sent: Sent[],
): Promise<Written> => {
  const answers = await allAnswered(sent.map(({ answer }) => answer));
  const written = new Written();
  for (const [index, { statement }] of sent.entries()) {
    const answer = answers[index];
    if (!answer) continue;
    if ((answer.rowCount ?? 0) !== statement.targets.length && statement.kind !== 'clear')
      await explainMissing(client, target.schema, statement, answer.rows);
    if (target.reports && statement.table.isReported)
      report(written, changes, statement, answer.rows);
  }
  return written;
};

/**
 * Writes large changes, one statement after the other, and returns no rows.
 * @throws ProjectionError if a row to change or remove was missing
 */
export const writeInBulk = async (
  client: pg.Client,
  schema: string,
  changes: RowChanges,
): Promise<void> => {
  const statements = changes
    .tables()
    .flatMap((table) => statementsFor({ schema, reports: false }, table));
  for (const statement of statements) {
    const { kind, table, text, input, targets } = statement;
    if (kind === 'insert' && !table.endedScopes) {
      await copyRows(client, schema, table, input as Columns[]);
      continue;
    }
    const answer = await client.query<Columns>(prepared(client, text, [JSON.stringify(input)]));
    if (kind !== 'clear' && answer.rowCount !== targets.length)
      await explainMissing(client, schema, statement, answer.rows);
  }
};

const report = (
  written: Written,
  changes: RowChanges,
  { kind, table, input, targets }: Statement,
  rows: Columns[],
): void => {
  const replaced = changes.tables().find((entry) => entry.table === table)?.rows;
  const isGone = ([scope, id]: [string, string]) =>
    replaced?.get(scope)?.get(id)?.kind === 'remove';
  if (kind === 'patch') written.addPatched(table, rows, Object.keys(input[0] ?? {}));
  else if (kind === 'clear') written.add(table, [], rows as { id: string; scope: string }[]);
  else if (kind === 'remove')
    written.add(
      table,
      [],
      targets.filter(isGone).map(([scope, id]) => ({ id, scope })),
    );
  else written.add(table, table.endedScopes ? rows : inserted(replaced, targets), []);
};

const inserted = (rows: TableChanges['rows'] | undefined, targets: [string, string][]): Columns[] =>
  targets.flatMap(([scope, id]) => {
    const change = rows?.get(scope)?.get(id);
    return change?.kind === 'insert' ? [change.row] : [];
  });

/**
 * Explains missing rows. Rows of an ended scope may be missing; any other means an event that cannot be
 * applied.
 */
const explainMissing = async (
  client: pg.ClientBase,
  schema: string,
  { kind, table, targets }: Statement,
  touched: Columns[],
): Promise<void> => {
  const scopes = table.endedScopes
    ? await missing(
        client,
        schema,
        table.endedScopes,
        targets.map(([scope]) => scope),
      )
    : new Set(targets.map(([scope]) => scope));
  const there = new Set(touched.map(({ id }) => id));
  const lost = targets.filter(([scope, id]) => scopes.has(scope) && !there.has(id));
  if (lost.length === 0) return;
  const ids = lost.slice(0, 3).map(([, id]) => id);
  throw new ProjectionError(
    `${kind} of ${table.name}: not every row was there (among ${ids.join(', ')})`,
  );
};

const missing = async (
  client: pg.ClientBase,
  schema: string,
  table: string,
  ids: string[],
): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(selectMissing(schema, table), [
    JSON.stringify(ids),
  ]);
  return new Set(rows.map(({ id }) => id));
};

/** Reads the rows of the scopes. */
export const readScopes = async (
  client: pg.ClientBase,
  schema: string,
  table: TableShape,
  scopes: readonly string[],
): Promise<Columns[]> => {
  const { rows } = await client.query<Columns>(selectScopes(schema, table), [
    JSON.stringify(scopes),
  ]);
  return rows;
};

/**
 * Settings of connections that write read models. Commits do not wait for the disk, because after a crash the
 * log gives all rows again, including the checkpoint. Rows are found by key, because plans that read a whole
 * table look cheap only while the table is small.
 */
export const writerSettings = [
  'synchronous_commit=off',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
] as const;
