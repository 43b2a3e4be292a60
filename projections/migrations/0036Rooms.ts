import { bySql } from './bySql.ts';

/** Outlines and backgrounds of rooms, and the pictures of backgrounds. */
export const rooms = bySql(`
  CREATE TABLE read.rooms (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    outline jsonb,
    background jsonb
  );
  CREATE INDEX rooms_event ON read.rooms (event_id);
  ALTER TABLE read.seating_arrangements ADD COLUMN outline jsonb;

  -- Pictures of halls by their SHA-256, as they were encoded here. Moments of an event refer to them, so
  -- they stay as long as the event does. Nothing of the log can bring them back.
  CREATE TABLE app.floor_images (
    event_id text NOT NULL,
    id text NOT NULL,
    type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (event_id, id)
  );
  -- They are compressed already.
  ALTER TABLE app.floor_images ALTER COLUMN bytes SET STORAGE EXTERNAL;
`);
