import { bySql } from './bySql.ts';

/** Personal data beside the read models names its people, so that an erasure finds it. */
export const personalTraces = bySql(`
  -- Whom a value tells something of: the ids that stand beside a name or an address. A person's copy
  -- in a draft has their id with '~' and the draft's id behind it. In plpgsql, which plans it once.
  CREATE FUNCTION app.people_in(value jsonb) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  BEGIN
    RETURN (
      SELECT coalesce(array_agg(DISTINCT split_part(id #>> '{}', '~', 1)), '{}')
        FROM jsonb_path_query(
               value,
               'strict $.** \\? (exists(@.name) || exists(@.attendeeName) || exists(@.email))'
             ) AS told,
             LATERAL (VALUES (told -> 'id'), (told -> 'attendeeId')) AS named(id)
       WHERE jsonb_typeof(id) = 'string');
  END $$;

  -- Whether anybody of them was erased. Whoever keeps something of people asks this in the same
  -- transaction: it locks their keys, so an erasure in flight is waited for, and a later one waits.
  CREATE FUNCTION app.any_erased(people text[]) RETURNS boolean LANGUAGE sql VOLATILE AS $$
    SELECT coalesce(bool_or(is_erased), false) FROM (
      SELECT destroyed_at IS NOT NULL AS is_erased FROM app.person_keys
       WHERE person_id = ANY (people) ORDER BY person_id FOR KEY SHARE
    ) locked
  $$;

  CREATE OR REPLACE FUNCTION app.unless_erased(answer jsonb) RETURNS jsonb
  LANGUAGE sql VOLATILE AS $$
    SELECT CASE WHEN app.any_erased(app.people_in(answer))
           THEN app.erased_answer() ELSE answer END
  $$;
  -- app.tells_of stays: processes of before go on using it while they are replaced.

  -- Drops what PostgreSQL's statistics hold of it, while no other column is read from it.
  ALTER TABLE app.command_answers ALTER COLUMN answer TYPE jsonb;

  -- Whom each kept thing tells of, so that an erasure finds what it is about and nothing else.
  ALTER TABLE app.command_answers
    ADD COLUMN people text[] GENERATED ALWAYS AS (app.people_in(answer)) STORED;
  CREATE INDEX command_answers_people ON app.command_answers USING gin (people)
    WITH (fastupdate = off);

  -- Most entries are about seats, and are not looked into.
  ALTER TABLE app.change_feed
    ADD COLUMN people text[] GENERATED ALWAYS AS (
      CASE WHEN strpos(patch::text, '"name"') > 0 OR strpos(patch::text, '"attendeeName"') > 0
             OR strpos(patch::text, '"email"') > 0
           THEN app.people_in(patch::jsonb) ELSE '{}' END
    ) STORED;
  CREATE INDEX change_feed_people ON app.change_feed USING gin (people)
    WITH (fastupdate = off);

  -- Those of before do not say whom they tell of. They cost the time of a fold, nothing else.
  TRUNCATE app.state_snapshots;
  ALTER TABLE app.state_snapshots ADD COLUMN people text[] NOT NULL;
  CREATE INDEX state_snapshots_people ON app.state_snapshots USING gin (people);
  -- From here on the floors are those of plans that are gone; people are known by their keys.
  DELETE FROM app.snapshot_floors WHERE stream NOT IN (
    SELECT 'eventPlan-' || id FROM read.deleted_event_plans);

  CREATE INDEX history_subjects_event ON read.history_subjects (event_id);

  -- People of plans that are gone, of whom no plan that is left knows: whoever is in a draft may
  -- be in its event, and was there before, though they may have been removed.
  CREATE FUNCTION app.people_of_gone(plans text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
    WITH theirs AS (
      SELECT DISTINCT k.person_id, strpos(subject, '~') > 0 AS is_copy
        FROM read.history_subjects s, unnest(s.subjects) AS subject
        JOIN app.person_keys k ON k.person_id = split_part(subject, '~', 1)
       WHERE s.event_id = ANY (plans) AND k.destroyed_at IS NULL
    )
    SELECT DISTINCT person_id FROM theirs
     WHERE NOT is_copy OR NOT (
           EXISTS (SELECT FROM read.attendees a WHERE a.id = person_id)
        OR EXISTS (SELECT FROM read.history_subjects s JOIN read.events e ON e.id = s.event_id
                    WHERE s.subjects && ARRAY[person_id]))
  $$;

  -- Of plans that were deleted before this, nothing was forgotten yet.
  WITH gone AS (
    SELECT app.people_of_gone(array_agg(id)) AS person_id FROM read.deleted_event_plans
  ), destroyed AS (
    UPDATE app.person_keys k SET wrapped_key = NULL, destroyed_at = now()
      FROM gone WHERE k.person_id = gone.person_id RETURNING k.person_id
  ), fed AS (
    UPDATE app.change_feed SET patch = '{"resync":true}'
     WHERE people && (SELECT array_agg(person_id) FROM destroyed)
  )
  UPDATE app.command_answers SET answer = app.erased_answer()
   WHERE people && (SELECT array_agg(person_id) FROM destroyed);
`);
