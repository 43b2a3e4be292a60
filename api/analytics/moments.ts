import type { Knex } from 'knex';
import type { Moment } from '../../schema/entities/analytics.ts';

/** Check-ins have their own series: they take minutes at the door, where planning takes months. */
export type Moments = { moments: Moment[]; checkIns: Moment[] };

const maxMoments = 200;

/**
 * Counts over time: sums what each step of the history changed. The whole time is divided into 200
 * parts; the last step of a part represents it.
 *
 * Every kind of step describes the state before and after in the same terms: a person's place (`in`,
 * or `people` for several), the people it displaced, the number it seated, a table's capacity. A step
 * that changes the whole plan gives the difference of each count in `more`.
 */
export const momentsOf = async (read: Knex, eventId: string): Promise<Moments> => {
  const { rows } = await read.raw<{ rows: (Moment & { kind: keyof Moments })[] }>(
    `WITH steps AS (
       SELECT position, "timestamp" AS at, action,
              coalesce(previous_state, '{}') AS before, coalesce(new_state, '{}') AS after
         FROM seating_history WHERE event_id = :eventId
     ), changes AS (
       SELECT position, at, action,
              CASE action
                WHEN 'attendee_added' THEN 1
                WHEN 'attendee_deleted' THEN -1
                -- Who had been removed before was nowhere.
                WHEN 'attendee_erased' THEN -(before->>'in' IS NOT NULL)::int
                WHEN 'attendees_imported' THEN (after->>'count')::int
                ELSE coalesce((after->'more'->>'attendees')::int, 0)
              END AS attendees,
              coalesce((after->>'isCheckedIn')::boolean::int, 0)
                - coalesce((before->>'isCheckedIn')::boolean::int, 0)
                + coalesce((after->'more'->>'checkedIn')::int, 0) AS checked_in,
              coalesce((after->>'capacity')::int, 0)
                - coalesce((before->>'capacity')::int, 0)
                + coalesce((after->'more'->>'seats')::int, 0) AS seats,
              coalesce((after->>'in' = 'seat')::int, 0)
                - coalesce((before->>'in' = 'seat')::int, 0)
                + jsonb_array_length(jsonb_path_query_array(after, :seatedPeople))
                - jsonb_array_length(jsonb_path_query_array(before, :seatedPeople))
                + coalesce((after->>'assigned')::int, 0)
                + coalesce((after->'more'->>'seated')::int, 0)
                - jsonb_array_length(coalesce(after->'displaced', before->'displaced', '[]')) AS seated
         FROM steps
     ), counts AS (
       SELECT position, at, checked_in <> 0 AS is_check_in,
              sum(attendees) OVER so_far AS attendees, sum(checked_in) OVER so_far AS checked_in,
              sum(seats) OVER so_far AS seats, sum(seated) OVER so_far AS seated
         FROM changes
        WHERE action = 'event_plan_created'
           OR (attendees, checked_in, seats, seated) <> (0, 0, 0, 0)
       WINDOW so_far AS (ORDER BY position)
     ), timed AS (
       SELECT counts.*, kind,
              extract(epoch FROM at - min(at) OVER of_kind) AS since,
              extract(epoch FROM max(at) OVER of_kind - min(at) OVER of_kind) AS whole
         FROM counts JOIN (VALUES ('moments'), ('checkIns')) AS kinds (kind)
                       ON kind = 'moments' OR is_check_in
       WINDOW of_kind AS (PARTITION BY kind)
     ), spread AS (
       SELECT *, coalesce(floor(since / nullif(whole, 0) * (:most::int - 1)), 0) AS part FROM timed
     )
     SELECT DISTINCT ON (kind, part) kind, at, attendees::int, checked_in::int AS "checkedIn",
            seats::int, seated::int
       FROM spread ORDER BY kind, part, position DESC`,
    { eventId, most: maxMoments, seatedPeople: '$.people[*] ? (@.in == "seat")' },
  );
  const ofKind = (wanted: keyof Moments): Moment[] =>
    rows.flatMap(({ kind, ...moment }) => (kind === wanted ? [moment] : []));
  return { moments: ofKind('moments'), checkIns: ofKind('checkIns') };
};
