import type { Knex } from 'knex';
import { searchable } from '../../schema/text/folding.ts';

/** A LIKE pattern for a word anywhere in a text, with `%` and `_` escaped. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A condition: any of these columns or expressions contains the typed text, regardless of letter case,
 * accents, width and the spelling of umlauts, as in the client's searches.
 */
export const anyHas =
  (columns: readonly string[], typed: string) =>
  (any: Knex.QueryBuilder): void => {
    const word = containing(searchable(typed));
    for (const column of columns) any.orWhereRaw(`app.spellings(${column}) LIKE ?`, [word]);
  };
