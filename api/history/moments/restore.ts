import { restoreMomentInput } from '../../../schema/inputs/moments.ts';
import type { HistoryRow } from '../../../schema/readModels.ts';
import { operation, performLaterOnPlan } from '../../pipeline/perform.ts';
import { toEdit } from '../../pipeline/rights.ts';
import { entryOfStep } from '../entryOfStep.ts';
import { entryOfRevision, planAt } from './moment.ts';

/** `entry` tells of the restoring itself; null where the plan was as it had been then. */
export type RestoredAnswer = { position: string | null; entry: HistoryRow | null };

/**
 * Makes the plan what it was with a change, in one step that can be undone. Who was erased since
 * stays away.
 * @throws Refusal EVENT_NOT_FOUND, FORBIDDEN; BAD_INPUT where the event has no such moment
 */
export const restoreMoment = operation(
  'restoreMoment',
  restoreMomentInput,
  toEdit,
  async (app, _request, { eventId, revision }, origin): Promise<RestoredAnswer> => {
    const command = async () => {
      const { entry } = await entryOfRevision(app, eventId, revision);
      return {
        type: 'RestoreMoment' as const,
        eventId,
        revision: entry.revision,
        asOf: entry.timestamp,
        moment: await planAt(app, eventId, entry.revision),
      };
    };
    const { position } = await performLaterOnPlan(app, eventId, command, origin);
    return {
      position,
      entry: position ? await entryOfStep(app, eventId, origin.commandId) : null,
    };
  },
);
