import type pg from 'pg';
import type { RecordedEvent } from '../schema/domainEvents.ts';
import { feedTopics } from '../schema/readModels.ts';

type Erased = {
  personId: string;
  stream: string;
  revision: string;
  /** The topic that may have told of them; arrangements may have, too. */
  topic: string | null;
};

const erasedIn = (event: RecordedEvent): Erased[] => {
  const { stream, revision, type, data } = event;
  const at = { stream, revision: String(revision) };
  if (type === 'AttendeeErased')
    return [{ ...at, personId: data.attendeeId, topic: feedTopics.eventPlan(data.eventId) }];
  return type === 'MemberErased' ? [{ ...at, personId: data.memberId, topic: null }] : [];
};

// Whoever keeps a snapshot or an answer at this moment is waited for, and whoever comes later sees
// the destroyed key: see snapshotStore.ts and `unless_erased`.
const lock = 'LOCK TABLE app.state_snapshots, app.command_answers IN SHARE ROW EXCLUSIVE MODE';

const destroyKeys = `
  INSERT INTO app.person_keys AS k
         (person_id, wrapped_key, master_key_id, destroyed_at, stream, revision)
  SELECT e."personId", NULL, '', now(), e.stream, e.revision
    FROM json_to_recordset($1::json) AS e("personId" text, stream text, revision bigint)
      ON CONFLICT (person_id) DO UPDATE
     SET wrapped_key = NULL, destroyed_at = now(),
         stream = excluded.stream, revision = excluded.revision`;

const cleanUp = [
  'DELETE FROM app.state_snapshots WHERE stream IN (SELECT stream FROM erased)',
  `UPDATE app.change_feed f SET patch = '{"resync":true}'
    WHERE (f.topic IN (SELECT topic FROM erased) OR f.topic LIKE 'arrangement:%')
      AND EXISTS (SELECT FROM erased e WHERE strpos(f.patch::text, e."personId") > 0)`,
  `UPDATE app.command_answers a SET answer = app.erased_answer()
    WHERE EXISTS (SELECT FROM erased e WHERE app.tells_of(a.answer, e."personId"))`,
  'DELETE FROM app.sessions WHERE member_id IN (SELECT "personId" FROM erased)',
  'DELETE FROM app.presence WHERE member_id IN (SELECT "personId" FROM erased)',
].map(
  (statement) =>
    `WITH erased AS (
       SELECT * FROM json_to_recordset($1::json) AS e("personId" text, stream text, topic text)
     ) ${statement}`,
);

/**
 * Destroys the keys of those whom the events erased, and removes what was kept of them beside the
 * read models. Within the transaction that projects the erasure: the checkpoint does not pass an
 * erasure whose key still stands, so a crash at any moment leaves it to the next run.
 */
export const eraseTraces = async (
  client: pg.ClientBase,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const erased = events.flatMap(erasedIn);
  if (erased.length === 0) return;
  const values = [JSON.stringify(erased)];
  await client.query(lock);
  await client.query(destroyKeys, values);
  for (const statement of cleanUp) await client.query(statement, values);
};
