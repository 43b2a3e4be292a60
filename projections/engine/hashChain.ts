import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { Recall } from './projector.ts';
import type { Columns, RowChanges } from './rows/rowChanges.ts';
import { defineTable, type Row, type Table, type TableShape, unscoped } from './rows/table.ts';

/** Ties a row to the previous one. `sequence` counts from 1, without gaps. */
export type Link = { sequence: number; hash: string };
export type Linked<R> = R & Link;

/** The last link of a chain, kept in a table of its own. */
export type Tip = Link & { id: string };

/** The link before the first row. */
export const chainStart: Link = { sequence: 0, hash: '0'.repeat(64) };

/** The id of the only row of a tip table. */
export const tipId = 'tip';

/**
 * Fields of states that contain personal data, at any depth. Hashes omit them, so that an erasure
 * does not break the chain (decision 0011).
 */
const personal: ReadonlySet<string> = new Set(['person', 'tags', 'reason']);

/** JSON with sorted keys at every depth, so that equal values give equal text. */
const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as Columns;
  const members = Object.keys(fields)
    .filter((key) => fields[key] !== undefined && !personal.has(key))
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${members.join()}}`;
};

/** An append-only table whose rows each have a hash of their content and the previous hash. */
export type HashChain<R extends Row> = {
  readonly table: Table<Linked<R>>;
  readonly tips: Table<Tip>;
  /** Reads the tip before a batch that extends the chain. */
  readonly recall: Recall;
  readonly add: (changes: RowChanges, row: R) => void;
  /** SHA-256 of the previous hash, a line feed and the row's canonical JSON, in hexadecimal. */
  readonly hashOf: (previous: string, row: R) => string;
};

/** A chain as verification sees it, for any type of row. */
export type AnyChain = {
  readonly table: TableShape;
  readonly tips: TableShape;
  readonly hashOf: (previous: string, row: never) => string;
};

const linkColumns = { sequence: 'bigint', hash: 'text' } as const;

/** Defines a hash chain and its tables. Hashes omit the personal columns in `unhashed`. */
export const defineHashChain = <R extends Row>(
  name: string,
  columns: Parameters<typeof defineTable<R>>[1],
  options: {
    unhashed?: readonly (keyof R & string)[];
    scope?: keyof R & string;
    continuesWith: (event: RecordedEvent) => boolean;
    isReported?: boolean;
  },
): HashChain<R> => {
  const { scope, isReported = false } = options;
  const table = defineTable<Linked<R>>(name, { ...columns, ...linkColumns } as never, {
    scope,
    isReported,
  });
  const tips = defineTable<Tip>(`${name}_tip`, { id: 'text', ...linkColumns }, { isKept: true });
  const hashed = Object.keys(columns)
    .filter((column) => !options.unhashed?.includes(column as keyof R & string))
    .sort();
  const hashOf = (previous: string, row: R): string => {
    const fields = row as unknown as Columns;
    const members = hashed.map((column) => `"${column}":${canonical(fields[column] ?? null)}`);
    return createHash('sha256').update(`${previous}\n{${members.join()}}`).digest('hex');
  };
  const add = (changes: RowChanges, row: R): void => {
    const tip = changes.rows(tips, unscoped)[0];
    const before = tip ?? chainStart;
    const link = { sequence: before.sequence + 1, hash: hashOf(before.hash, row) };
    changes.insert(table, { ...row, ...link });
    if (tip) changes.patch(tips, unscoped, tipId, link);
    else changes.insert(tips, { id: tipId, ...link });
  };
  const scopeFor = (event: RecordedEvent) => (options.continuesWith(event) ? tipId : undefined);
  return { table, tips, recall: { table: tips, scopeFor }, add, hashOf };
};
