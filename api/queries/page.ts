import type { Knex } from 'knex';

/** A part of a list, and how long the whole is. */
export type Page<Row> = { items: Row[]; total: number };
/** The same of a list that is too long to be counted: whether it goes on behind the part. */
export type OpenPage<Row> = { items: Row[]; goesOn: boolean };
export type PageOf = { limit: number; offset: number };

/**
 * Reads one page of a query that has its conditions but no columns yet. `order` must settle ties,
 * else two pages could share a row.
 */
export const pageOf = async <Row>(
  query: Knex.QueryBuilder,
  columns: Record<string, string>,
  order: { column: string; order: 'asc' | 'desc' }[],
  { limit, offset }: PageOf,
): Promise<Page<Row>> => {
  const [items, [counted]] = await Promise.all([
    query.clone().select(columns).orderBy(order).limit(limit).offset(offset),
    query.clone().count({ total: '*' }),
  ]);
  return { items, total: Number(counted?.total ?? 0) };
};

/** Like `pageOf`, for a query over everything there is: nothing but the part is read. */
export const openPageOf = async <Row>(
  query: Knex.QueryBuilder,
  columns: Record<string, string>,
  order: { column: string; order: 'asc' | 'desc' }[],
  { limit, offset }: PageOf,
): Promise<OpenPage<Row>> => {
  const found: Row[] = await query
    .select(columns)
    .orderBy(order)
    .limit(limit + 1)
    .offset(offset);
  return { items: found.slice(0, limit), goesOn: found.length > limit };
};
