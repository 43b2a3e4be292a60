import { bySql } from './bySql.ts';

/** The fields of people in guest lists, and lists that are about to be merged. */
export const guestLists = bySql(`
  -- The steps by which lists said something, and whether they are undone.
  CREATE TABLE read.import_steps (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    revision bigint NOT NULL,
    source text NOT NULL,
    undone_by text,
    undone_at bigint,
    redone_by text
  );
  CREATE INDEX import_steps_event ON read.import_steps (event_id);

  -- What each of them said of people: the next list is compared with it.
  CREATE TABLE read.imported_rows (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    step_id text NOT NULL,
    attendee_id text NOT NULL,
    is_listed boolean NOT NULL,
    fields jsonb NOT NULL
  );
  CREATE INDEX imported_rows_event ON read.imported_rows (event_id);

  CREATE TABLE read.import_sources (
    id text PRIMARY KEY,
    member_id text NOT NULL,
    header_print text NOT NULL,
    mapping jsonb NOT NULL
  );
  CREATE INDEX import_sources_member ON read.import_sources (member_id);

  CREATE TABLE read.import_parts (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    change_id text NOT NULL,
    part integer NOT NULL,
    piece jsonb NOT NULL
  );
  CREATE INDEX import_parts_event ON read.import_parts (event_id);

  -- Lists that were compared and not applied yet, for an hour. people: whom they are about, by their
  -- ids outside of drafts, so that an erasure finds them. A list that was applied leaves its answer.
  CREATE TABLE app.import_previews (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    member_id text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    people text[] NOT NULL,
    list jsonb,
    answer jsonb
  );
  CREATE INDEX import_previews_event ON app.import_previews (event_id);
  CREATE INDEX import_previews_member ON app.import_previews (member_id);
  CREATE INDEX import_previews_created ON app.import_previews (created_at);
  CREATE INDEX import_previews_people ON app.import_previews USING gin (people)
    WITH (fastupdate = off);
`);
