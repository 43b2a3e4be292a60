/**
 * Makes PostgreSQL prepare a frequent query once per connection. A name stands for one text, of which only
 * bound values may differ.
 */
export const prepared = (name: string): { name: string } => ({ name });
