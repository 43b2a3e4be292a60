import type { DraftRow } from '../../schema/entities/draft.ts';
import { draftsInput } from '../../schema/inputs/drafts.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent } from '../auth/authorize.ts';
import { copiesOf, type PlanCopy } from '../eventPlans/copies.ts';
import { isOfPlan } from '../history/moments/planEntries.ts';
import { parseInput } from '../pipeline/parseInput.ts';

/** The number of drafts of an event that a member has started since, including ended ones. */
export const startedSince = async (
  app: Application,
  { eventId, actorId }: { eventId: string; actorId: string },
  since: Date,
): Promise<number> => {
  const [row] = await app
    .read('seating_history')
    .where({ action: 'plan_copied', performed_by_user_id: actorId })
    .whereRaw(`new_state->>'fromEventId' = ?`, [eventId])
    .where('timestamp', '>', since)
    .countDistinct({ started: 'event_id' });
  return Number(row?.started ?? 0);
};

/**
 * The open drafts of an event, oldest first, for members who may edit it.
 * @throws Refusal EVENT_NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN
 */
export const listDrafts = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<DraftRow[]> => {
  const { eventId } = parseInput(draftsInput, input);
  await requireEvent(app, request, eventId, 'edit');
  return withFigures(app, await copiesOf(app, eventId));
};

type Figures = { id: string; changes: number; hasMovedOn: boolean };

/**
 * Adds the figures of all listed drafts by one query. Leaves out erasures, which apply to the event and its
 * drafts alike.
 */
export const withFigures = async (
  app: Application,
  drafts: readonly PlanCopy[],
): Promise<DraftRow[]> => {
  const ids = drafts.map(({ id }) => id);
  const { rows } = await app.read.raw<{ rows: Figures[] }>(
    `SELECT d.id,
            (SELECT count(DISTINCT step_id)::int FROM seating_history h
              WHERE h.event_id = d.id
                AND h.action NOT IN ('event_plan_created', 'plan_copied', 'attendee_erased')
            ) AS changes,
            EXISTS (SELECT FROM seating_history h
              WHERE h.event_id = d.draft_of AND ${isOfPlan}
                AND h.revision > d.draft_revision AND h.action <> 'attendee_erased'
                AND NOT (h.action = 'draft_taken_over' AND h.new_state ->> 'draftId' = d.id)
            ) AS "hasMovedOn"
       FROM events d WHERE d.id = ANY (?)`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return drafts.map(({ id, draftOf, draftName, createdAt, draftStartedBy }) => ({
    id,
    eventId: draftOf,
    name: draftName,
    startedAt: createdAt,
    startedByUserId: draftStartedBy,
    changes: byId.get(id)?.changes ?? 0,
    hasMovedOn: byId.get(id)?.hasMovedOn ?? false,
  }));
};
