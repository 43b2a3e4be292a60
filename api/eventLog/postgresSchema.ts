import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { inTransaction } from '../../schema/ports/postgres.ts';

/** The advisory lock that appends share. A reader takes it exclusively for an instant. */
export const appendLock = 7_305_143;

/** The codes by which the SQL function knows an `Expected` other than a revision. */
export const expectedCode = { noStream: -1n, any: -2n, streamExists: -3n } as const;

/** A number of the sequence as text, with 20 digits so that positions sort as text. */
export const toPosition = (number: string | number): Position => String(number).padStart(20, '0');

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

// Makes several appends, each all or nothing. Callers order them by stream, so that locks never cross. The
// row of a stream serializes its appends. `sizes_` has the number of events of each append. After a failure,
// `event_log.explain` finds the reason, off the fast path.
const append = `
CREATE OR REPLACE FUNCTION event_log.append(
  streams_ text[], expected_ bigint[], sizes_ int[],
  ids_ uuid[], types_ text[], data_ text[], metadata_ text[]
) RETURNS TABLE (outcome text, last_revision bigint, last_position bigint) LANGUAGE plpgsql AS $$
DECLARE
  stream_ text;
  size_ int;
  first_ int := 1;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(${appendLock});
  FOR n IN 1 .. cardinality(streams_) LOOP
    stream_ := streams_[n];
    size_ := sizes_[n];
    last_position := NULL;
    IF expected_[n] >= 0 THEN
      UPDATE event_log.streams s SET revision = s.revision + size_
       WHERE s.stream = stream_ AND s.revision = expected_[n]
      RETURNING s.revision INTO last_revision;
    ELSIF expected_[n] = ${expectedCode.noStream} THEN
      INSERT INTO event_log.streams AS s VALUES (stream_, size_ - 1)
          ON CONFLICT DO NOTHING
      RETURNING s.revision INTO last_revision;
    ELSIF expected_[n] = ${expectedCode.any} THEN
      INSERT INTO event_log.streams AS s VALUES (stream_, size_ - 1)
          ON CONFLICT (stream) DO UPDATE SET revision = s.revision + size_
      RETURNING s.revision INTO last_revision;
    ELSE
      UPDATE event_log.streams s SET revision = s.revision + size_
       WHERE s.stream = stream_
      RETURNING s.revision INTO last_revision;
    END IF;

    IF last_revision IS NULL THEN
      outcome := 'unexpected';
    ELSE
      outcome := 'appended';
      IF size_ = 1 THEN
        last_position := nextval('event_log.position');
        INSERT INTO event_log.events VALUES (
          last_position, ids_[first_], stream_, last_revision,
          types_[first_], data_[first_]::json, metadata_[first_]::json);
      ELSE
        INSERT INTO event_log.events
        SELECT nextval('event_log.position'), e.id, stream_, last_revision - size_ + e.ordinal,
               e.type, e.data::json, e.metadata::json
          FROM unnest(ids_[first_ : first_ + size_ - 1], types_[first_ : first_ + size_ - 1],
                      data_[first_ : first_ + size_ - 1], metadata_[first_ : first_ + size_ - 1])
               WITH ORDINALITY AS e(id, type, data, metadata, ordinal)
         ORDER BY e.ordinal;
        last_position := currval('event_log.position');
      END IF;
    END IF;
    RETURN NEXT;
    first_ := first_ + size_;
  END LOOP;
END $$;
`;

// Explains why an append was not made: the stream has all of its events already, another stream has one of
// them, or the revision differs.
const explain = `
CREATE OR REPLACE FUNCTION event_log.explain(
  stream_ text, ids_ uuid[], OUT outcome text, OUT last_revision bigint, OUT last_position bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  known_ int;
  elsewhere_ int;
BEGIN
  SELECT count(*), count(*) FILTER (WHERE e.stream <> stream_), max(e.revision), max(e.position)
    INTO known_, elsewhere_, last_revision, last_position
    FROM event_log.events e WHERE e.event_id = ANY (ids_);
  IF elsewhere_ > 0 THEN
    outcome := 'elsewhere';
  ELSIF known_ = cardinality(ids_) THEN
    outcome := 'repeated';
  ELSE
    outcome := 'unexpected';
    SELECT s.revision INTO last_revision FROM event_log.streams s WHERE s.stream = stream_;
  END IF;
END $$;
`;

// Looks up the mark under the appends' lock, so that no append begins that would get a lower position than a
// visible one. Each statement has a snapshot of its own, so that the second one sees the appends that the
// first waited for. Rolling back releases the lock before a page is read. Returns null if an append takes too
// long, so as not to hold up the appends that wait for the lock.
const highWaterMark = `
CREATE OR REPLACE FUNCTION event_log.high_water_mark() RETURNS bigint LANGUAGE plpgsql
SET lock_timeout = '100ms' AS $$
DECLARE
  mark_ bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(${appendLock});
  SELECT coalesce(max(position), 0) INTO mark_ FROM event_log.events;
  RAISE EXCEPTION 'found';
EXCEPTION
  WHEN raise_exception THEN RETURN mark_;
  WHEN lock_not_available THEN RETURN NULL;
END $$;
`;

// Reads event by event, so that a page reads no more than it holds. Null bytes mean no limit.
const pageByBytes = `
CREATE OR REPLACE FUNCTION event_log.page_by_bytes(
  after_ bigint, until_ bigint, prefixes_ text[], max_ bigint, bytes_ bigint
) RETURNS SETOF event_log.events LANGUAGE plpgsql STABLE AS $$
DECLARE
  event_ event_log.events;
BEGIN
  FOR event_ IN
    SELECT * FROM event_log.events e
     WHERE e.position > after_ AND e.position <= until_
       AND (prefixes_ IS NULL OR e.stream ^@ ANY (prefixes_))
     ORDER BY e.position LIMIT max_
  LOOP
    RETURN NEXT event_;
    bytes_ := bytes_ - octet_length(event_.data::text) - octet_length(event_.metadata::text);
    EXIT WHEN bytes_ <= 0;
  END LOOP;
END $$;
`;

// Reads a new mark and the page up to it. Returns one row with the mark alone if the page is empty, and none
// if the mark is unknown.
const nextPage = `
CREATE OR REPLACE FUNCTION event_log.next_page(
  after_ bigint, until_ bigint, prefixes_ text[], max_ bigint, bytes_ bigint
) RETURNS TABLE (
  mark bigint, "position" bigint, event_id uuid, stream text, revision bigint, type text,
  data json, metadata json
) LANGUAGE plpgsql AS $$
BEGIN
  mark := event_log.high_water_mark();
  IF mark IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY SELECT mark, page.*
    FROM event_log.page_by_bytes(after_, least(mark, until_), prefixes_, max_, bytes_) page;
  IF NOT FOUND THEN
    RETURN NEXT;
  END IF;
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
CREATE OR REPLACE TRIGGER streams_stay BEFORE DELETE OR TRUNCATE ON event_log.streams
  FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change();
`;

/**
 * Creates what the database lacks. Several processes may run this at once.
 * @throws Error of the database
 */
export const migrateEventLog = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [appendLock + 1]);
    // Waits for appends in flight, because creating triggers locks the events before the streams, and an
    // append locks the streams before the events.
    await client.query('SELECT pg_advisory_xact_lock($1)', [appendLock]);
    await client.query(
      tables + append + explain + highWaterMark + pageByBytes + nextPage + appendOnly,
    );
  });
