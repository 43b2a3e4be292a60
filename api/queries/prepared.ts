/**
 * Has PostgreSQL keep the plan of a query that every command asks, once for each connection. A name
 * stands for one text: only what is bound may differ.
 */
export const prepared = (name: string): { name: string } => ({ name });
