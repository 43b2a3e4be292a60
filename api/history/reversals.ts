import type { Application } from '../application.ts';

export type StepRef = { eventId: string; stepId: string };

/** The later step, still in effect, that undid or redid a step. */
export type Reversal = StepRef & { performedByUserId: string; timestamp: string };

type RecordedReversal = Reversal & { of: string };

/**
 * The undos and redos of these steps, the undos and redos of those, and so on, latest first. Whether a step
 * is in effect depends on all of them.
 */
const recordedReversals = async (
  app: Pick<Application, 'read'>,
  steps: readonly StepRef[],
): Promise<RecordedReversal[]> => {
  const { rows } = await app.read.raw<{ rows: RecordedReversal[] }>(
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

/** The key of a step, unique among all events. */
export const keyOf = ({ eventId, stepId }: StepRef): string => `${eventId} ${stepId}`;

/** The reversal of each step, in the order of the steps; null if none is in effect. */
export const reversalsOf = async (
  app: Pick<Application, 'read'>,
  steps: readonly StepRef[],
): Promise<(Reversal | null)[]> => {
  const standing = standingReversals(await recordedReversals(app, steps));
  return steps.map((step) => standing.get(keyOf(step)) ?? null);
};

/** The reversals that no later one reverses. Expects the latest first. */
const standingReversals = (reversals: readonly RecordedReversal[]): Map<string, Reversal> => {
  const standing = new Map<string, Reversal>();
  for (const { of, ...reversal } of reversals) {
    const { eventId } = reversal;
    if (!standing.has(keyOf(reversal))) standing.set(keyOf({ eventId, stepId: of }), reversal);
  }
  return standing;
};
