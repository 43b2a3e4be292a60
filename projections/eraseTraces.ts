import type pg from 'pg';
import type { RecordedEvent } from '../schema/domainEvents.ts';
import { outOfDraft } from '../schema/draftIds.ts';

type Erased = { personId: string };
type Over = { stream: string; revision: string };

const erasedIn = ({ type, data }: RecordedEvent): Erased[] => {
  if (type === 'AttendeeErased') return [{ personId: outOfDraft(data.attendeeId) }];
  return type === 'MemberErased' ? [{ personId: data.memberId }] : [];
};

/** Streams whose folded states of before may hold somebody whom nothing else holds any more. */
const overIn = ({ type, stream, revision }: RecordedEvent): Over[] =>
  type === 'AttendeeErased' || type === 'MemberErased' || type === 'EventPlanDeleted'
    ? [{ stream, revision: String(revision) }]
    : [];

// Whoever keeps a snapshot or an answer at this moment is waited for, and whoever comes later sees
// the destroyed key: see snapshotStore.ts and `unless_erased`.
const lock = 'LOCK TABLE app.state_snapshots, app.command_answers IN SHARE ROW EXCLUSIVE MODE';

const destroyKeys = `
  INSERT INTO app.person_keys AS k
         (person_id, wrapped_key, master_key_id, destroyed_at)
  SELECT DISTINCT e."personId", NULL::bytea, '', now()
    FROM json_to_recordset($1::json) AS e("personId" text)
      ON CONFLICT (person_id) DO UPDATE
     SET wrapped_key = NULL, destroyed_at = now()`;

const forgetSnapshots = `
  WITH over AS (
    SELECT stream, max(revision) AS revision
      FROM json_to_recordset($1::json) AS o(stream text, revision bigint) GROUP BY stream
  ), floors AS (
    INSERT INTO app.snapshot_floors AS f (stream, revision) SELECT * FROM over
        ON CONFLICT (stream) DO UPDATE SET revision = greatest(f.revision, excluded.revision)
  )
  DELETE FROM app.state_snapshots s USING over
   WHERE s.stream = over.stream AND s.revision < over.revision`;

const cleanUp = [
  // Of drafts as well, and of those that are over: who is in them is told by the same id.
  `UPDATE app.change_feed f SET patch = '{"resync":true}'
    WHERE (f.topic LIKE 'eventPlan:%' OR f.topic LIKE 'arrangement:%')
      AND EXISTS (SELECT FROM erased e WHERE strpos(f.patch::text, e."personId") > 0)`,
  `UPDATE app.command_answers a SET answer = app.erased_answer()
    WHERE EXISTS (SELECT FROM erased e WHERE app.tells_of(a.answer, e."personId"))`,
  'DELETE FROM app.sessions WHERE member_id IN (SELECT "personId" FROM erased)',
  'DELETE FROM app.presence WHERE member_id IN (SELECT "personId" FROM erased)',
].map(
  (statement) =>
    `WITH erased AS (
       SELECT * FROM json_to_recordset($1::json) AS e("personId" text)
     ) ${statement}`,
);

/**
 * Destroys the keys of those whom the events erased, and removes what was kept of them beside the
 * read models; of a plan that is deleted, which a draft that is over is, the folded states. Within the transaction that projects the erasure: the checkpoint does not pass an
 * erasure whose key still stands, so a crash at any moment leaves it to the next run.
 */
export const eraseTraces = async (
  client: pg.ClientBase,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const over = events.flatMap(overIn);
  if (over.length === 0) return;
  await client.query(lock);
  await client.query(forgetSnapshots, [JSON.stringify(over)]);
  const erased = events.flatMap(erasedIn);
  if (erased.length === 0) return;
  const values = [JSON.stringify(erased)];
  await client.query(destroyKeys, values);
  for (const statement of cleanUp) await client.query(statement, values);
};
