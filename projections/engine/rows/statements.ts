import type { Columns, RowChange, TableChanges } from './rowChanges.ts';
import type { TableShape } from './table.ts';

/** A statement with its input and the rows that it must change. */
export type Statement = {
  kind: 'clear' | 'remove' | 'insert' | 'patch';
  table: TableShape;
  text: string;
  /** Rows, ids or scopes, sent as one JSON document. */
  input: readonly unknown[];
  /** The rows that the statement must change, as [scope, id]. Empty: any number. */
  targets: [scope: string, id: string][];
};

/** `eventId` is `event_id`. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const quoted = (name: string) => `"${name}"`;
/** A column's quoted SQL name. */
export const stored = (name: string) => quoted(snakeCase(name));
/** A table's quoted name with its schema. */
export const place = (schema: string, table: TableShape) =>
  `${quoted(schema)}.${quoted(table.name)}`;

/** The columns of the table `t` in camelCase: `t."event_id" AS "eventId", …`. */
export const selected = (table: TableShape): string =>
  Object.keys(table.columns)
    .map((column) => `t.${stored(column)} AS ${quoted(column)}`)
    .join(', ');

const recordset = (table: TableShape, columns: readonly string[]) =>
  `json_to_recordset($1::json) AS p(${columns
    .map((column) => `${quoted(column)} ${table.columns[column]}`)
    .join(', ')})`;

/** The most remembered statements. In practice there are some dozens. */
export const maxRemembered = 500;

const texts = new Map<string, string>();
const remembered = (key: string, make: () => string): string => {
  const text = texts.get(key) ?? make();
  if (texts.size < maxRemembered) texts.set(key, text);
  return text;
};

/** The schema to write to. `reports` makes statements return the written rows. */
export type Target = { schema: string; reports: boolean };

/** The statements for one table, in the order of execution. */
export const statementsFor = (target: Target, changes: TableChanges): Statement[] => [
  ...clearing(target, changes),
  ...removing(target, changes),
  ...inserting(target, changes),
  ...patching(target, changes),
];

const returned = ({ reports }: Target, table: TableShape): string => {
  if (reports && table.isReported) return `RETURNING ${selected(table)}`;
  return table.endedScopes ? 'RETURNING t."id"' : '';
};

/** Selects the rows of the scopes given as JSON. */
export const selectScopes = (schema: string, table: TableShape): string =>
  remembered(`select ${schema} ${table.name}`, () => {
    const scope = stored(table.scope ?? 'id');
    return `SELECT ${selected(table)} FROM ${place(schema, table)} t
      WHERE t.${scope} IN (SELECT json_array_elements_text($1::json)) ORDER BY t."id"`;
  });

/** Selects the ids given as JSON that are missing in the table. */
export const selectMissing = (schema: string, table: string): string =>
  `SELECT p.id FROM json_array_elements_text($1::json) AS p(id)
    WHERE NOT EXISTS (SELECT FROM ${quoted(schema)}.${quoted(table)} t WHERE t.id = p.id)`;

const clearing = ({ schema }: Target, { table, cleared }: TableChanges): Statement[] => {
  if (cleared.size === 0 || !table.scope) return [];
  const scope = stored(table.scope);
  const text = remembered(
    `clear ${schema} ${table.name}`,
    () => `DELETE FROM ${place(schema, table)} t
      WHERE t.${scope} IN (SELECT json_array_elements_text($1::json))
      RETURNING t."id", t.${scope} AS scope`,
  );
  return [{ kind: 'clear', table, text, input: [...cleared], targets: [] }];
};

const entries = (changes: TableChanges): [scope: string, id: string, change: RowChange][] =>
  [...changes.rows].flatMap(([scope, rows]) =>
    [...rows].map(([id, change]): [string, string, RowChange] => [scope, id, change]),
  );

const removing = ({ schema }: Target, changes: TableChanges): Statement[] => {
  const { table } = changes;
  const gone = entries(changes).filter(
    ([, , change]) => change.kind === 'remove' || (change.kind === 'insert' && change.replaces),
  );
  if (gone.length === 0) return [];
  const text = remembered(
    `remove ${schema} ${table.name}`,
    () => `DELETE FROM ${place(schema, table)} t
      WHERE t."id" IN (SELECT json_array_elements_text($1::json)) RETURNING t."id"`,
  );
  const input = gone.map(([, id]) => id);
  return [{ kind: 'remove', table, text, input, targets: gone.map(([scope, id]) => [scope, id]) }];
};

const inserting = (target: Target, changes: TableChanges): Statement[] => {
  const { table } = changes;
  const rows: Columns[] = [];
  const targets: [string, string][] = [];
  for (const [scope, id, change] of entries(changes)) {
    if (change.kind !== 'insert') continue;
    rows.push(change.row);
    targets.push([scope, id]);
  }
  if (rows.length === 0) return [];
  const text = remembered(keyOf('insert', target, table), () => insertText(target, table));
  return [{ kind: 'insert', table, text, input: rows, targets }];
};

const insertText = (target: Target, table: TableShape): string => {
  const { schema } = target;
  const columns = Object.keys(table.columns);
  const unlessEnded = table.endedScopes
    ? `WHERE NOT EXISTS (SELECT FROM ${quoted(schema)}.${quoted(table.endedScopes)} e
        WHERE e.id = p.${quoted(table.scope ?? 'id')}) ${returned(target, table)}`
    : '';
  return `INSERT INTO ${place(schema, table)} AS t (${columns.map(stored).join(', ')})
    SELECT ${columns.map((column) => `p.${quoted(column)}`).join(', ')}
    FROM ${recordset(table, columns)} ${unlessEnded}`;
};

const patching = (target: Target, changes: TableChanges): Statement[] => {
  const { table } = changes;
  const groups = new Map<
    string,
    { columns: string[]; rows: Columns[]; targets: [string, string][] }
  >();
  for (const [scope, id, change] of entries(changes)) {
    if (change.kind !== 'patch') continue;
    const columns = Object.keys(change.columns).sort();
    const key = columns.join();
    const group = groups.get(key) ?? { columns, rows: [], targets: [] };
    group.rows.push({ id, ...change.columns });
    group.targets.push([scope, id]);
    groups.set(key, group);
  }
  return [...groups].map(([key, { columns, rows, targets }]) => ({
    kind: 'patch',
    table,
    text: remembered(`${keyOf('patch', target, table)} ${key}`, () =>
      patchText(target, table, columns),
    ),
    input: rows,
    targets,
  }));
};

const patchText = (target: Target, table: TableShape, columns: readonly string[]): string =>
  `UPDATE ${place(target.schema, table)} t
    SET ${columns.map((column) => `${stored(column)} = p.${quoted(column)}`).join(', ')}
    FROM ${recordset(table, ['id', ...columns])} WHERE t."id" = p."id" ${returned(target, table)}`;

const keyOf = (kind: string, { schema, reports }: Target, table: TableShape): string =>
  `${kind} ${schema} ${table.name} ${reports}`;
