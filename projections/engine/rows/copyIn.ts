import type pg from 'pg';
import type { Columns } from './rowChanges.ts';
import { place, stored } from './statements.ts';
import type { SqlType, TableShape } from './table.ts';

type CopyConnection = {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
};

/** A COPY … FROM STDIN that pg's client accepts as a query. */
class CopyIn implements pg.Submittable {
  #failure: { error: unknown } | undefined;
  #settle: (failure: { error: unknown } | undefined) => void = () => undefined;
  readonly done: Promise<void>;

  constructor(
    private readonly text: string,
    private readonly data: Buffer,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.#settle = (failure) => (failure ? reject(failure.error) : resolve());
    });
  }

  submit(connection: pg.Connection): void {
    (connection as unknown as CopyConnection).query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.data);
    connection.endCopyFrom();
  }

  handleError(error: unknown): void {
    this.#failure ??= { error };
    this.#settle(this.#failure);
  }

  handleReadyForQuery(): void {
    this.#settle(this.#failure);
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

/** Inserts rows by COPY, which is about twice as fast as INSERT. Not for pipelined connections. */
export const copyRows = async (
  client: pg.Client,
  schema: string,
  table: TableShape,
  rows: readonly Columns[],
): Promise<void> => {
  const columns = Object.entries(table.columns);
  const names = columns.map(([column]) => stored(column)).join(', ');
  const lines = rows.map((row) =>
    columns.map(([column, type]) => field(row[column], type)).join('\t'),
  );
  const data = Buffer.from(`${lines.join('\n')}\n`);
  const copy = new CopyIn(`COPY ${place(schema, table)} (${names}) FROM STDIN`, data);
  client.query(copy);
  await copy.done;
};

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string): string =>
  text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character);

const quotedElement = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const field = (value: unknown, type: SqlType): string => {
  if (value === null || value === undefined) return '\\N';
  if (type === 'jsonb') return escaped(JSON.stringify(value));
  if (type === 'text[]') return escaped(`{${(value as string[]).map(quotedElement).join()}}`);
  return escaped(String(value));
};
