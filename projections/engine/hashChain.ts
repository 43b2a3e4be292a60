import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { Recall } from './projector.ts';
import type { Columns, RowChanges } from './rows/rowChanges.ts';
import { defineTable, type Row, type Table, type TableShape, unscoped } from './rows/table.ts';

/** What ties a row to the one before it. `sequence` counts from 1, without gaps. */
export type Link = { sequence: number; hash: string };
export type Linked<R> = R & Link;

/** Where a chain ends, kept beside its table: the row that the next one is tied to. */
export type Tip = Link & { id: string };

/** What the first row is tied to. */
export const chainStart: Link = { sequence: 0, hash: '0'.repeat(64) };

/** The one row of a table of tips. */
export const tipId = 'tip';

/**
 * What states may say of a person, under whatever they stand. It is left out of every hash, so that
 * a chain stays whole when somebody is erased (decision 0011).
 */
const personal: ReadonlySet<string> = new Set(['person', 'tags', 'reason']);

/** JSON with its keys sorted at every depth, so that it is the same text whoever stored the value. */
const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const fields = value as Columns;
  const said = Object.keys(fields)
    .filter((key) => fields[key] !== undefined && !personal.has(key))
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`);
  return `{${said.join()}}`;
};

/** A table whose rows are only ever added, each with a hash over its content and the hash before. */
export type HashChain<R extends Row> = {
  readonly table: Table<Linked<R>>;
  readonly tips: Table<Tip>;
  /** Has the end of the chain read before a batch that goes on with it. */
  readonly recall: Recall;
  readonly add: (changes: RowChanges, row: R) => void;
  /** SHA-256, in hexadecimal digits, over the hash before, a line feed and the row's canonical JSON. */
  readonly hashOf: (previous: string, row: R) => string;
};

/** What verification needs to know of a chain, whatever its rows are. */
export type AnyChain = {
  readonly table: TableShape;
  readonly tips: TableShape;
  readonly hashOf: (previous: string, row: never) => string;
};

const linkColumns = { sequence: 'bigint', hash: 'text' } as const;

/** `unhashed`: columns that say something of a person, which only the event log vouches for. */
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
    const said = hashed.map((column) => `"${column}":${canonical(fields[column] ?? null)}`);
    return createHash('sha256').update(`${previous}\n{${said.join()}}`).digest('hex');
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
