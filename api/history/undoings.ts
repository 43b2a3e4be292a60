import type { Application } from '../application.ts';

export type StepRef = { eventId: string; stepId: string };

/** The later step, still standing, by which a step was taken back. */
export type Undoing = StepRef & { performedByUserId: string; timestamp: string };

type Taking = Undoing & { of: string };

/**
 * All undos and redos of the steps, of those undos and redos, and so on: whether a step stands is
 * known from all that go back to it. The latest first.
 */
const takingsOf = async (
  app: Pick<Application, 'read'>,
  steps: readonly StepRef[],
): Promise<Taking[]> => {
  const { rows } = await app.read.raw<{ rows: Taking[] }>(
    `WITH RECURSIVE taken (event_id, step_id) AS (
       SELECT * FROM unnest(:eventIds::text[], :stepIds::text[])
       UNION
       SELECT h.event_id, h.step_id
         FROM taken
         JOIN seating_history h
           ON h.event_id = taken.event_id AND h.new_state->>'of' = taken.step_id
          AND h.action IN ('change_undone', 'change_redone')
     )
     SELECT h.event_id AS "eventId", h.step_id AS "stepId", h.new_state->>'of' AS of,
            h.performed_by_user_id AS "performedByUserId", h.timestamp
       FROM taken
       JOIN seating_history h
         ON h.event_id = taken.event_id AND h.step_id = taken.step_id
        AND h.action IN ('change_undone', 'change_redone')
      ORDER BY h.position DESC`,
    {
      eventIds: steps.map(({ eventId }) => eventId),
      stepIds: steps.map(({ stepId }) => stepId),
    },
  );
  return rows;
};

export const keyOf = ({ eventId, stepId }: StepRef): string => `${eventId} ${stepId}`;

/** What took back each of the steps, in their order; null where nothing did that still stands. */
export const undoingsOf = async (
  app: Pick<Application, 'read'>,
  steps: readonly StepRef[],
): Promise<(Undoing | null)[]> => {
  const takenBack = standingUndoings(await takingsOf(app, steps));
  return steps.map((step) => takenBack.get(keyOf(step)) ?? null);
};

/** As `stepsBackwards` tells it: read from the latest on, it is known of each whether it stands. */
export const standingUndoings = (takings: readonly Taking[]): Map<string, Undoing> => {
  const takenBack = new Map<string, Undoing>();
  for (const { of, ...undoing } of takings) {
    const { eventId } = undoing;
    if (!takenBack.has(keyOf(undoing))) takenBack.set(keyOf({ eventId, stepId: of }), undoing);
  }
  return takenBack;
};
