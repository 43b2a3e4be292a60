import type { Knex } from 'knex';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import type { ActivityStretch, MomentMark, PlanActivity } from '../../../schema/entities/moment.ts';
import type { Application, RequestContext } from '../../application.ts';
import { requireCapabilities } from '../../auth/authorize.ts';
import { historyColumns } from '../../queries/columns.ts';
import { shownUpTo } from '../../queries/shownUpTo.ts';
import { entryAsSeen } from '../entryAsSeen.ts';
import { isMoment, isOfPlan } from './planEntries.ts';

/** The most bars that a screen shows, and the most marks of each kind. */
const parts = 120;
/** In seconds. A longer pause, such as a night, counts as this long. */
const longestPause = 600;

const marked = [
  'event_plan_created',
  'attendees_imported',
  'guest_list_imported',
  'guest_list_merged',
  'seats_auto_assigned',
  'seating_proposal_taken',
  'moment_restored',
  'arrangement_applied',
  'arrangement_saved',
  'draft_taken_over',
  'plan_copied',
];

/**
 * Every entry with its part of the time line and the plan's revision. Arrangements have streams of their own,
 * so their entries get the plan's last revision.
 */
const placedEntries = `
  WITH entries AS (
    SELECT id, position, revision, action, "timestamp",
           ${isOfPlan} AS of_plan,
           extract(epoch FROM "timestamp" - lag("timestamp") OVER (ORDER BY position)) AS pause
      FROM seating_history
     WHERE event_id = :eventId AND ${isMoment}
  ), timed AS (
    SELECT *, max(revision) FILTER (WHERE of_plan) OVER so_far AS plan_revision,
           sum(least(greatest(coalesce(pause, 0), 0), :longestPause)) OVER so_far AS since
      FROM entries WINDOW so_far AS (ORDER BY position)
  ), placed AS (
    SELECT *, coalesce(floor(since / nullif(max(since) OVER (), 0) * (:parts::int - 1)), 0)::int
                AS part
      FROM timed
  )`;

const stretchesOf = async (read: Knex, eventId: string): Promise<ActivityStretch[]> => {
  const { rows } = await read.raw<{ rows: ActivityStretch[] }>(
    `${placedEntries}
     SELECT part, count(*)::int AS changes, min("timestamp") AS "from",
            max("timestamp") AS "until", min(revision) AS "firstRevision",
            max(revision) AS "lastRevision"
       FROM placed WHERE of_plan GROUP BY part ORDER BY part`,
    { eventId, longestPause, parts },
  );
  return rows;
};

/** For each kind and part, the last entry. */
const marksOf = async (read: Knex, eventId: string): Promise<MomentMark[]> => {
  const { rows } = await read.raw<{ rows: { id: string; revision: number }[] }>(
    `${placedEntries}
     SELECT DISTINCT ON (part, action) id, plan_revision AS revision
       FROM placed WHERE action = ANY (:marked) ORDER BY part, action, position DESC`,
    { eventId, longestPause, parts, marked },
  );
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  const entries = await read('seating_history')
    .whereIn('id', [...revisions.keys()])
    .orderBy('position')
    .select<HistoryRow[]>(historyColumns);
  return entries.flatMap((entry) => {
    const revision = revisions.get(entry.id);
    return typeof revision === 'number' ? [{ revision, entry }] : [];
  });
};

/**
 * The activity over the whole life of an event: at most 120 stretches of changes, with the notable changes
 * among them.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND
 */
export const readActivity = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<PlanActivity> => {
  const capabilities = await requireCapabilities(app, request, eventId);
  return app.read.transaction(
    async (snapshot) => {
      const stretches = await stretchesOf(snapshot, eventId);
      return {
        position: await shownUpTo(snapshot),
        changes: stretches.reduce((sum, { changes }) => sum + changes, 0),
        firstRevision: stretches[0]?.firstRevision ?? 0,
        lastRevision: stretches.at(-1)?.lastRevision ?? 0,
        parts,
        stretches,
        marks: (await marksOf(snapshot, eventId)).map(({ revision, entry }) => ({
          revision,
          entry: entryAsSeen(entry, capabilities),
        })),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
};
