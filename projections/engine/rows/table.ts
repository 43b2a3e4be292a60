export type SqlType =
  | 'text'
  | 'text[]'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'double precision'
  | 'timestamptz'
  | 'jsonb';

export type Row = { id: string };

/** A table of the read models: columns in camelCase, stored in snake_case. */
export type TableShape = {
  readonly name: string;
  readonly columns: Readonly<Record<string, SqlType>>;
  /** The column by which rows are deleted together (`eventId`). Values never change. */
  readonly scope: string | null;
  /** Whether the change feed includes its rows. */
  readonly isReported: boolean;
  /** The table of ended scopes. Later changes in such a scope are ignored. */
  readonly endedScopes?: string;
  /** Whether the writer keeps the rows in memory, because they are few and nearly every batch needs them. */
  readonly isKept: boolean;
};

/** `row` exists only for the compiler, to tie a table to its row type. */
export type Table<R extends Row> = TableShape & { readonly row?: R };

/** Defines a table. Each key of `columns` is a field of the row. */
export const defineTable = <R extends Row>(
  name: string,
  columns: { readonly [Column in keyof R & string]: SqlType },
  options: {
    scope?: keyof R & string;
    isReported?: boolean;
    isKept?: boolean;
    endedScopes?: Table<Row>;
  } = {},
): Table<R> => ({
  name,
  columns,
  scope: options.scope ?? null,
  isReported: options.isReported ?? false,
  isKept: options.isKept ?? false,
  endedScopes: options.endedScopes?.name,
});

/** The scope of tables without a scope column. */
export const unscoped = '';
