import { bySql } from './bySql.ts';

/** Matches most texts: those in ASCII without apostrophes, hyphens and superfluous spaces. */
const plain = "'^( ?[!-&(-,.-_a-~])*$'";

/**
 * A search finds O’Neill by "oneill", Þórður by "thordur", Jean-Luc by "jean luc", and Müller by "muller"
 * and "mueller", like schema/text/folding.ts.
 */
export const spellings = bySql(`
  CREATE OR REPLACE FUNCTION app.searchable(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    IF value ~ ${plain} THEN RETURN lower(value); END IF;
    value := app.searchable_letters(replace(value, '´', ''''));
    value := translate(value, 'ðħ''\`‘’ʻʼʹ′׳', 'dh');
    value := replace(replace(value, 'þ', 'th'), 'ß', 'ss');
    RETURN btrim(regexp_replace(value, '[-‐-―־[:space:]]+', ' ', 'g'));
  END $$;

  CREATE FUNCTION app.spellings(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    plainly text;
    made text;
  BEGIN
    IF value ~ ${plain} THEN
      plainly := lower(value);
      made := plainly;
    ELSE
      plainly := app.searchable(value);
      made := plainly;
      value := normalize(value, NFC);
      IF value ~ '[äÄöÖøØüÜåÅ]' THEN
        value := regexp_replace(value, '[äÄ]', 'ae', 'g');
        value := regexp_replace(value, '[öÖøØ]', 'oe', 'g');
        value := regexp_replace(value, '[üÜ]', 'ue', 'g');
        value := regexp_replace(value, '[åÅ]', 'aa', 'g');
        made := made || E'\\n' || app.searchable(value);
      END IF;
    END IF;
    IF plainly ~ 'aa|[aou]e' THEN
      made := made || E'\\n' || regexp_replace(plainly, '(a)a|([aou])e', '\\1\\2', 'g');
    END IF;
    RETURN made;
  END $$;
`);
