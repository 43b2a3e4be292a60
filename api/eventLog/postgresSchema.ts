import type { Pool } from 'pg';

/** Advisory lock that appends hold shared and a reader takes exclusively for an instant. */
export const appendLock = 7_305_143;

/** How `Expected` is told to the SQL function: a revision, or one of these. */
export const expectedCode = { noStream: -1n, any: -2n, streamExists: -3n } as const;

const tables = `
CREATE SCHEMA IF NOT EXISTS event_log;

CREATE TABLE IF NOT EXISTS event_log.identity (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  log_id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO event_log.identity DEFAULT VALUES ON CONFLICT DO NOTHING;

CREATE TABLE IF NOT EXISTS event_log.streams (
  stream text PRIMARY KEY,
  revision bigint NOT NULL
) WITH (fillfactor = 70);

CREATE SEQUENCE IF NOT EXISTS event_log.position;

CREATE TABLE IF NOT EXISTS event_log.events (
  position bigint PRIMARY KEY,
  event_id uuid NOT NULL UNIQUE,
  stream text NOT NULL,
  revision bigint NOT NULL,
  type text NOT NULL,
  data json NOT NULL,
  metadata json NOT NULL,
  UNIQUE (stream, revision)
);
`;

// The stream's row is the lock that makes two appends to one stream take turns. Anything unusual (a
// wrong revision, a repeat) is told apart by `event_log.explain`, off the fast path.
const append = `
CREATE OR REPLACE FUNCTION event_log.append(
  stream_ text, expected_ bigint, ids_ uuid[], types_ text[], data_ text[], metadata_ text[],
  OUT outcome text, OUT last_revision bigint, OUT last_position bigint
) LANGUAGE plpgsql AS $$
DECLARE
  count_ int := cardinality(ids_);
BEGIN
  PERFORM pg_advisory_xact_lock_shared(${appendLock});
  IF expected_ >= 0 THEN
    UPDATE event_log.streams s SET revision = s.revision + count_
     WHERE s.stream = stream_ AND s.revision = expected_ RETURNING s.revision INTO last_revision;
  ELSIF expected_ = ${expectedCode.noStream} THEN
    INSERT INTO event_log.streams AS s VALUES (stream_, count_ - 1)
      ON CONFLICT DO NOTHING RETURNING s.revision INTO last_revision;
  ELSIF expected_ = ${expectedCode.any} THEN
    INSERT INTO event_log.streams AS s VALUES (stream_, count_ - 1)
      ON CONFLICT (stream) DO UPDATE SET revision = s.revision + count_
      RETURNING s.revision INTO last_revision;
  ELSE
    UPDATE event_log.streams s SET revision = s.revision + count_
     WHERE s.stream = stream_ RETURNING s.revision INTO last_revision;
  END IF;
  IF last_revision IS NULL THEN
    outcome := 'unexpected';
    RETURN;
  END IF;

  IF count_ = 1 THEN
    last_position := nextval('event_log.position');
    INSERT INTO event_log.events VALUES (
      last_position, ids_[1], stream_, last_revision, types_[1], data_[1]::json, metadata_[1]::json);
  ELSE
    INSERT INTO event_log.events
    SELECT nextval('event_log.position'), n.id, stream_, last_revision - count_ + n.ordinal,
           n.type, n.data::json, n.metadata::json
      FROM unnest(ids_, types_, data_, metadata_) WITH ORDINALITY AS n(id, type, data, metadata, ordinal)
     ORDER BY n.ordinal;
    last_position := currval('event_log.position');
  END IF;
  outcome := 'appended';
END $$;
`;

// Why an append was not made: all of its events stand in the stream already, or the revision differs.
const explain = `
CREATE OR REPLACE FUNCTION event_log.explain(
  stream_ text, ids_ uuid[], OUT outcome text, OUT last_revision bigint, OUT last_position bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  known_ int;
BEGIN
  SELECT count(*), max(e.revision), max(e.position) INTO known_, last_revision, last_position
    FROM event_log.events e WHERE e.event_id = ANY (ids_) AND e.stream = stream_;
  IF known_ = cardinality(ids_) THEN
    outcome := 'repeated';
  ELSE
    outcome := 'unexpected';
    SELECT s.revision INTO last_revision FROM event_log.streams s WHERE s.stream = stream_;
    last_position := NULL;
  END IF;
END $$;
`;

// Each of its statements takes a snapshot of its own, so that the second sees what the first waited
// for. The timeout is longer than any append takes, and short enough not to hold up the appends behind
// one that hangs.
const highWaterMark = `
CREATE OR REPLACE FUNCTION event_log.high_water_mark() RETURNS bigint LANGUAGE plpgsql
SET lock_timeout = '100ms' AS $$
DECLARE
  mark_ bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(${appendLock});
  SELECT max(position) INTO mark_ FROM event_log.events;
  RETURN mark_;
END $$;
`;

const appendOnly = `
CREATE OR REPLACE FUNCTION event_log.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the event log is append-only';
END $$;
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE ON event_log.events
  FOR EACH ROW EXECUTE FUNCTION event_log.refuse_change();
CREATE OR REPLACE TRIGGER append_only_all BEFORE TRUNCATE ON event_log.events
  FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change();
`;

/** Creates what is missing. Safe to run by several processes at once. */
export const migrateEventLog = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [appendLock + 1]);
    await client.query(tables + append + explain + highWaterMark + appendOnly);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
