import {
  type ArrangementRow,
  arrangementRefreshedAnswer,
  type Difference,
} from '../../schema/entities/arrangement.ts';
import { arrangementIdInput, takeBackRefreshInput } from '../../schema/inputs/arrangements.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEventOf } from '../auth/authorize.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { operation } from '../pipeline/operation.ts';
import { toEditThing } from '../pipeline/rights.ts';
import type { ArrangementCommand } from './commands.ts';
import { differenceOf, isNothing } from './difference.ts';
import { changed } from './operations.ts';
import { arrangementById } from './queries.ts';
import { type Held, type LastSeatings, lastSeatingsOf } from './savedSeating.ts';
import { snapshotOf } from './snapshot.ts';
import { ArrangementPayload } from './types.ts';

type Answer = { arrangement: ArrangementRow; position: string | null; stepId: string };
const inAnswer = {
  answer: arrangementRefreshedAnswer,
  shows: ({ arrangement, position, stepId }: Answer) => ({ ...arrangement, position, stepId }),
};

/** The seating of an arrangement, and the present seating of the live plan. */
const compared = async (
  app: Application,
  id: string,
): Promise<{ held: LastSeatings; now: Held }> => {
  const { eventId, tableId } = await arrangementById(app, id);
  const [held, plan] = await Promise.all([lastSeatingsOf(app, id), currentPlan(app, eventId)]);
  return { held, now: snapshotOf(plan, tableId) };
};

const replacing = (
  type: 'RefreshArrangement' | 'TakeBackRefresh',
  arrangementId: string,
  { count, last }: LastSeatings,
  next: Held,
): ArrangementCommand => ({
  type,
  arrangementId,
  ...next,
  held: count,
  isSame: isNothing(differenceOf(last, next)),
});

/**
 * @throws Refusal CONFLICT if somebody else does so at the same moment; TABLE_NOT_FOUND if the arrangement is
 * of a table that was removed; ARRANGEMENT_NOT_FOUND, FORBIDDEN
 */
export const refreshArrangement = operation({
  name: 'refreshArrangement',
  description:
    'Updates an arrangement and its public link to the present seating. An arrangement of one table updates only that table.',
  input: arrangementIdInput,
  right: toEditThing('arrangement'),
  isLarge: true,
  work: ({ app, origin }, { id }) => {
    const command = async () => {
      const { held, now } = await compared(app, id);
      return replacing('RefreshArrangement', id, held, now);
    };
    return changed(app, id, command, origin);
  },
  mutation: { payload: ArrangementPayload },
  route: { at: 'POST /api/arrangements/:id/refresh', ...inAnswer },
});

/**
 * @throws Refusal CONFLICT if the refresh was not its last change of seating; ARRANGEMENT_NOT_FOUND,
 * FORBIDDEN
 */
export const takeBackRefresh = operation({
  name: 'takeBackRefresh',
  description: 'Reverses the last update of an arrangement.',
  input: takeBackRefreshInput,
  right: toEditThing('arrangement'),
  work: ({ app, origin }, { id, of }) => {
    const command = async () => {
      const held = await lastSeatingsOf(app, id);
      if (held.refreshedBy !== of || !held.before)
        throw new Refusal('CONFLICT', 'The arrangement has been changed since');
      return replacing('TakeBackRefresh', id, held, held.before);
    };
    return changed(app, id, command, origin);
  },
  mutation: {
    input: { descriptions: { of: 'The id of the step that updated the arrangement.' } },
    payload: ArrangementPayload,
  },
  route: { at: 'POST /api/arrangements/:id/refresh/take-back', ...inAnswer },
});

/**
 * Counts the differences between an arrangement and the present seating.
 * @throws Refusal NOT_SIGNED_IN, ARRANGEMENT_NOT_FOUND, FORBIDDEN, TABLE_NOT_FOUND
 */
export const arrangementDifference = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<Difference> => {
  await requireEventOf(app, request, 'arrangement', id, 'edit');
  const { held, now } = await compared(app, id);
  return differenceOf(held.last, now);
};
