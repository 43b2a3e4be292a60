import { bySql } from './bySql.ts';

/** Marks drafts, which lists of events leave out, and lets processes forget folded states by stream. */
export const drafts = bySql(`
  ALTER TABLE read.events
    ADD COLUMN draft_of text,
    ADD COLUMN draft_name text,
    ADD COLUMN draft_revision integer,
    ADD COLUMN draft_started_by text;
  CREATE INDEX events_drafts ON read.events (draft_of, created_at, id)
    WHERE draft_of IS NOT NULL;

  -- Somebody may be in several streams, the event's and its drafts'. Of each stream, folded states
  -- of before this revision are not kept.
  CREATE TABLE app.snapshot_floors (
    stream text PRIMARY KEY,
    revision bigint NOT NULL
  );
  INSERT INTO app.snapshot_floors (stream, revision)
  SELECT stream, max(revision) FROM app.person_keys
   WHERE stream IS NOT NULL AND revision IS NOT NULL GROUP BY stream;
  DROP INDEX app.person_keys_stream;
  ALTER TABLE app.person_keys DROP COLUMN stream, DROP COLUMN revision;

  -- A person's copy in a draft has their id with '~' and the draft's id behind it.
  CREATE OR REPLACE FUNCTION app.tells_of(answer jsonb, person_id text) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
    SELECT strpos(answer::text, person_id) > 0 AND jsonb_path_exists(
      answer,
      'lax $.** \\? ((@.id == $id || @.attendeeId == $id ||
         @.id starts with $copy || @.attendeeId starts with $copy) &&
         (exists(@.name) || exists(@.attendeeName) || exists(@.email)))',
      jsonb_build_object('id', person_id, 'copy', person_id || '~'))
  $$;
`);
