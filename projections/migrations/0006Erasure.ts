import { bySql } from './bySql.ts';

/** People's keys. They are outside the event log, so that its data about a person can be made unreadable. */
export const erasure = bySql(`
  -- The keys that personal fields in the event log are sealed with, wrapped by the master key.
  CREATE TABLE app.person_keys (
    person_id text PRIMARY KEY,
    -- Null once the person was erased: the row stays, so that no key is ever made for them again.
    wrapped_key bytea,
    master_key_id text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    destroyed_at timestamptz,
    -- The stream whose folded states held the person, and the revision from which they do not.
    stream text,
    revision bigint
  );
  CREATE INDEX person_keys_destroyed ON app.person_keys (destroyed_at)
    WHERE destroyed_at IS NOT NULL;
  CREATE INDEX person_keys_stream ON app.person_keys (stream) WHERE stream IS NOT NULL;

  -- Whether a kept answer holds fields of somebody, rather than their id alone.
  CREATE FUNCTION app.tells_of(answer jsonb, person_id text) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
    SELECT strpos(answer::text, person_id) > 0 AND jsonb_path_exists(
      answer,
      'lax $.** \\? ((@.id == $id || @.attendeeId == $id) &&
         (exists(@.name) || exists(@.attendeeName) || exists(@.email)))',
      jsonb_build_object('id', person_id))
  $$;

  -- What is answered to a repeated command whose answer told of somebody who was erased.
  CREATE FUNCTION app.erased_answer() RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT jsonb_build_object('refusal', jsonb_build_object(
      'code', 'NOT_FOUND', 'message', 'The person in this answer was erased.',
      'issues', jsonb_build_array(), 'details', jsonb_build_object()))
  $$;

  -- For answers that are kept just after the erasure of somebody they tell of.
  CREATE FUNCTION app.unless_erased(answer jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN EXISTS (
      SELECT FROM app.person_keys
       WHERE destroyed_at > now() - interval '1 hour' AND app.tells_of(answer, person_id)
    ) THEN app.erased_answer() ELSE answer END
  $$;

  ALTER TABLE read.users ADD COLUMN erased_at timestamptz;
`);
