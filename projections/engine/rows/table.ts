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

/** A table of the read models as the engine knows it: columns in camelCase, stored in snake_case. */
export type TableShape = {
  readonly name: string;
  readonly columns: Readonly<Record<string, SqlType>>;
  /**
   * The column by which rows are deleted together (`eventId`); never changed once written. Null
   * where rows belong to nothing.
   */
  readonly scope: string | null;
  /** Whether the change feed tells of its rows. */
  readonly isReported: boolean;
  /**
   * The table whose ids are scopes that are over: what comes for them later (from a stream that did
   * not know) is ignored.
   */
  readonly endedScopes?: string;
  /** Few rows, which nearly every batch builds on: who writes the table keeps them in memory. */
  readonly isKept: boolean;
};

/** `row` exists for the compiler only: it ties a table to the type of its rows. */
export type Table<R extends Row> = TableShape & { readonly row?: R };

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

/** The scope of rows that belong to nothing. */
export const unscoped = '';
