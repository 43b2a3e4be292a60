import type { Knex } from 'knex';

/** A part of a list, with the length of the whole list. */
export type Page<Row> = { items: Row[]; total: number };
/** A part of a list that is too long to be counted. */
export type OpenPage<Row> = { items: Row[]; goesOn: boolean };
export type PageOf = { limit: number; offset: number };

type Order = { column: string; order: 'asc' | 'desc' }[];

/** Sorts by these columns in ascending order. */
export const ascending = (...columns: string[]): Order =>
  columns.map((column) => ({ column, order: 'asc' }));

/** Sorts the latest first by a time, with the id to settle ties. */
export const latestFirst = (table: string, time = 'created_at'): Order => [
  { column: `${table}.${time}`, order: 'desc' },
  ...ascending(`${table}.id`),
];

/**
 * Reads one page of a query with conditions but without columns. `order` must settle ties, so that no
 * two pages share a row.
 */
export const pageOf = async <Row>(
  query: Knex.QueryBuilder,
  columns: Record<string, string>,
  order: Order,
  { limit, offset }: PageOf,
): Promise<Page<Row>> => {
  const [items, [counted]] = await Promise.all([
    query.clone().select(columns).orderBy(order).limit(limit).offset(offset),
    query.clone().count({ total: '*' }),
  ]);
  return { items, total: Number(counted?.total ?? 0) };
};

/** Like `pageOf`, but without a count, for a query over all rows. */
export const openPageOf = async <Row>(
  query: Knex.QueryBuilder,
  columns: Record<string, string>,
  order: Order,
  { limit, offset }: PageOf,
): Promise<OpenPage<Row>> => {
  const found: Row[] = await query
    .select(columns)
    .orderBy(order)
    .limit(limit + 1)
    .offset(offset);
  return { items: found.slice(0, limit), goesOn: found.length > limit };
};
