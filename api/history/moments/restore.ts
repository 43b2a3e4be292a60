import type { HistoryRow } from '../../../schema/entities/history.ts';
import { restoreAnswer } from '../../../schema/entities/moment.ts';
import { restoreMomentInput } from '../../../schema/inputs/moments.ts';
import { planAt } from '../../eventPlans/plans.ts';
import { operation } from '../../pipeline/operation.ts';
import { performLaterOnPlan } from '../../pipeline/perform.ts';
import { toEdit } from '../../pipeline/rights.ts';
import { entryOfStep } from '../entryOfStep.ts';
import { entryOfRevision } from './moment.ts';
import { RestoreMomentPayload } from './types.ts';

/** `entry` is the entry of the restoration; null if the plan did not change. */
export type RestoredAnswer = { position: string | null; entry: HistoryRow | null };

/**
 * Erased people do not return.
 * @throws Refusal EVENT_NOT_FOUND, FORBIDDEN; BAD_INPUT if the event has no such moment
 */
export const restoreMoment = operation({
  name: 'restoreMoment',
  description: 'Restores the plan of a moment, in one step that can be undone.',
  input: restoreMomentInput,
  right: toEdit,
  isLarge: true,
  work: async ({ app, origin }, { eventId, revision }): Promise<RestoredAnswer> => {
    const command = async () => {
      const { entry } = await entryOfRevision(app, eventId, revision);
      return {
        type: 'RestoreMoment' as const,
        eventId,
        revision: entry.revision,
        asOf: entry.timestamp,
        moment: await planAt(app, eventId, BigInt(entry.revision)),
      };
    };
    const { position } = await performLaterOnPlan(app, eventId, command, origin);
    return {
      position,
      entry: position ? await entryOfStep(app, eventId, origin.commandId) : null,
    };
  },
  mutation: {
    input: { descriptions: { revision: 'The revision of the change whose moment to restore.' } },
    payload: RestoreMomentPayload,
  },
  route: { at: 'POST /api/events/:id/restore', answer: restoreAnswer },
});
