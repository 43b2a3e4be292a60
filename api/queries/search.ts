import type { Knex } from 'knex';
import { searchable } from '../../schema/folding.ts';

/** A word to find anywhere in a text: `%` and `_` mean themselves. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Those of whom any of these columns or expressions has in it what was typed, as the client's own
 * searches find it: letter case, accents and width make no difference.
 */
export const anyHas =
  (columns: readonly string[], typed: string) =>
  (any: Knex.QueryBuilder): void => {
    const word = containing(searchable(typed));
    for (const column of columns) any.orWhereRaw(`app.searchable(${column}) LIKE ?`, [word]);
  };
