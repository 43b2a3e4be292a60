import type { Knex } from 'knex';
import { forward } from './bySql.ts';

/** A character class for PostgreSQL's regular expressions, which lack `\p`. */
const charactersOf = (pattern: RegExp): string => {
  const ranges: [first: number, last: number][] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if ((code >= 0xd800 && code <= 0xdfff) || !pattern.test(String.fromCodePoint(code))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  return ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('');
};

/**
 * A collation with the letter case of all scripts if ICU is available, whatever the locale of the database.
 */
const letterCase = async (knex: Knex): Promise<string> => {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "SELECT FROM pg_collation WHERE collname = 'und-x-icu'",
  );
  return rows.length > 0 ? '"und-x-icu"' : '"default"';
};

const up = async (knex: Knex): Promise<void> => {
  const collation = await letterCase(knex);
  const unseen = charactersOf(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
  const marks = charactersOf(/\p{M}/u);
  await knex.raw(
    `
    -- Rows of before get their revisions when the projector's new version is rebuilt.
    ALTER TABLE read.history_subjects ADD COLUMN revision bigint NOT NULL DEFAULT 0;

    -- As schema/text/folding.ts makes texts ready to be searched. Most are of ASCII alone.
    CREATE FUNCTION app.searchable(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
    BEGIN
      IF value ~ '^[ -~]*$' THEN RETURN lower(value); END IF;
      value := regexp_replace(normalize(value, NFKC), '[${unseen}]', '', 'g');
      value := lower(upper(value COLLATE ${collation}) COLLATE ${collation});
      value := regexp_replace(normalize(value, NFKD), '[${marks}]', '', 'g');
      value := replace(replace(value, 'œ', 'oe'), 'æ', 'ae');
      RETURN regexp_replace(translate(value, 'øłđıς', 'oldiσ'), '[[:space:]]+', ' ', 'g');
    END $$;
  `,
  );
};

/**
 * Indexes the events that touched a person, including those that are no entry of the history, and the texts
 * that are searched.
 */
export const lookUps = forward(up);
