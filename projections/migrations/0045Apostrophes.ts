import { bySql } from './bySql.ts';

/** A search finds O’Neill by O'Neill and the other way round, as schema/text/folding.ts has it. */
export const apostrophes = bySql(`
  ALTER FUNCTION app.searchable(text) RENAME TO searchable_letters;

  CREATE FUNCTION app.searchable(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT translate(app.searchable_letters(value), '‘’ʻʼ', '''''''''')
  $$;
`);
