import type pg from 'pg';
import type { RecordedEvent } from '../schema/domainEvents.ts';
import { erasedBy } from '../schema/personalFields.ts';
import { floorImagesLock } from '../schema/ports/floorImagesLock.ts';
import { snapshotLocks } from '../schema/ports/snapshotLocks.ts';

type Gone = { eventId: string; stream: string; revision: string };

/**
 * Whether an event that is not projected names the person or plan that it erases. True if it erases nothing.
 */
export const namesErased = ({ unreadable, type, data }: RecordedEvent): boolean => {
  if (unreadable) return false;
  if (type === 'AttendeeErased') return typeof data.attendeeId === 'string';
  if (type === 'EventPlanDeleted') return typeof data.eventId === 'string';
  return type !== 'MemberErased' || typeof data.memberId === 'string';
};

/** Deleted plans, which include closed drafts. */
const goneIn = ({ type, data, stream, revision }: RecordedEvent): Gone[] =>
  type === 'EventPlanDeleted'
    ? [{ eventId: data.eventId, stream, revision: String(revision) }]
    : [];

const planOfErased = ({ type, data }: RecordedEvent): string[] =>
  type === 'AttendeeErased' ? [data.eventId] : [];

// Waits for processes that store a snapshot of these streams; later ones see the floor
// (snapshotStore.ts).
const lockSnapshots = `
  SELECT pg_advisory_xact_lock($1, hash) FROM (
    SELECT DISTINCT hashtext(stream) AS hash FROM unnest($2::text[]) AS stream ORDER BY hash
  ) streams`;

const raiseFloors = `
  INSERT INTO app.snapshot_floors AS f (stream, revision)
  SELECT stream, max(revision)
    FROM json_to_recordset($1::json) AS gone(stream text, revision bigint) GROUP BY stream
      ON CONFLICT (stream) DO UPDATE SET revision = greatest(f.revision, excluded.revision)`;

const forgetPreviews = 'DELETE FROM app.import_previews WHERE event_id = ANY ($1::text[])';

// Deletes all lists of the event, because a list may have an erased person as a newcomer without naming them.
// The same holds for the event's other plans: a draft that began before the person came does not know them.
const forgetPreviewsOfEvent = `
  WITH erased AS (
    SELECT unnest($1::text[]) AS id
  ), events AS (
    SELECT id FROM erased UNION SELECT draft_of FROM read.events JOIN erased USING (id)
  )
  DELETE FROM app.import_previews WHERE event_id IN (
    SELECT id FROM events UNION SELECT d.id FROM read.events d JOIN events e ON d.draft_of = e.id)`;

// Waits for pictures that are being stored. Later ones find their event gone (api/rooms/images.ts).
const lockImages = `
  SELECT pg_advisory_xact_lock(hash) FROM (
    SELECT DISTINCT hashtext(lock) AS hash FROM unnest($1::text[]) AS lock ORDER BY hash
  ) locks`;

const forgetImages = 'DELETE FROM app.floor_images WHERE event_id = ANY ($1::text[])';

const forgetSnapshots = `
  DELETE FROM app.state_snapshots s USING app.snapshot_floors f
   WHERE s.stream = ANY ($1::text[]) AND f.stream = s.stream AND s.revision < f.revision`;

// Waits for transactions that store data of these people; later ones see the destroyed key
// (`any_erased`).
const lockKeys = `
  SELECT FROM app.person_keys WHERE person_id = ANY ($1::text[]) ORDER BY person_id FOR UPDATE`;

const destroyKeys = `
  INSERT INTO app.person_keys AS k (person_id, wrapped_key, master_key_id, destroyed_at)
  SELECT person_id, NULL, '', now() FROM unnest($1::text[]) AS person_id ORDER BY person_id
      ON CONFLICT (person_id) DO UPDATE SET wrapped_key = NULL, destroyed_at = now()`;

const cleanUp = [
  `UPDATE app.change_feed SET patch = '{"resync":true}' WHERE people && $1::text[]`,
  'UPDATE app.command_answers SET answer = app.erased_answer() WHERE people && $1::text[]',
  'DELETE FROM app.state_snapshots WHERE people && $1::text[]',
  'DELETE FROM app.import_previews WHERE people && $1::text[] OR member_id = ANY ($1::text[])',
  'DELETE FROM app.sessions WHERE member_id = ANY ($1::text[])',
  'DELETE FROM app.presence WHERE member_id = ANY ($1::text[])',
];

/**
 * Destroys the keys of erased people and of people whose last plan was deleted, deletes their data
 * outside the read models, and deletes snapshots and pictures of deleted plans. Runs in the projecting
 * transaction: the checkpoint cannot pass an erasure whose key still exists, so a crash leaves it to
 * the next run.
 * @returns the ids of people whose last plan was deleted
 */
export const eraseTraces = async (
  client: pg.ClientBase,
  events: readonly RecordedEvent[],
): Promise<string[]> => {
  const gone = events.flatMap(goneIn);
  const left = gone.length > 0 ? await forgetPlans(client, gone) : [];
  const erased = events.flatMap((event) => erasedBy(event) ?? []);
  const people = [...new Set([...erased, ...left])];
  if (people.length === 0) return left;
  await client.query(forgetPreviewsOfEvent, [events.flatMap(planOfErased)]);
  for (const statement of [lockKeys, destroyKeys, ...cleanUp])
    await client.query(statement, [people]);
  return left;
};

/** @returns the ids of people who are in no remaining plan */
const forgetPlans = async (client: pg.ClientBase, gone: readonly Gone[]): Promise<string[]> => {
  const streams = gone.map(({ stream }) => stream);
  await client.query(lockSnapshots, [snapshotLocks, streams]);
  await client.query(raiseFloors, [JSON.stringify(gone)]);
  await client.query(forgetSnapshots, [streams]);
  const eventIds = gone.map(({ eventId }) => eventId);
  await client.query(forgetPreviews, [eventIds]);
  await client.query(lockImages, [eventIds.map(floorImagesLock)]);
  await client.query(forgetImages, [eventIds]);
  const { rows } = await client.query<{ personId: string }>(
    'SELECT app.people_of_gone($1::text[]) AS "personId"',
    [eventIds],
  );
  return rows.map(({ personId }) => personId);
};
