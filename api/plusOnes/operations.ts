import { z } from 'zod';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { addPlusOnesInput } from '../../schema/inputs/plusOnes.ts';
import { limits } from '../../schema/limits.ts';
import { attendeesByIds } from '../attendees/queries.ts';
import { derivedId } from '../core/ids.ts';
import { idWithin } from '../eventPlans/state.ts';
import { answers, operation } from '../pipeline/operation.ts';
import { performOnPlan } from '../pipeline/perform.ts';
import { toEditThing } from '../pipeline/rights.ts';
import { AddPlusOnesPayload } from './types.ts';

const { min, max } = limits.plusOnes;

/**
 * @throws Refusal CONFLICT if the host is somebody's guest; LIMIT_REACHED; ATTENDEE_NOT_FOUND, FORBIDDEN
 */
export const addPlusOnes = operation({
  name: 'addPlusOnes',
  description: 'Adds unnamed guests that somebody brings along, in one step.',
  input: addPlusOnesInput,
  right: toEditThing('attendee'),
  work: async ({ app, origin, granted: { eventId } }, { id: attendeeId, count }) => {
    const command = { type: 'AddPlusOnes' as const, eventId, attendeeId, count };
    const { position, state } = await performOnPlan(app, command, origin);
    const ids = Array.from({ length: count }, (_, n) =>
      idWithin(state, derivedId(origin.commandId, n)),
    );
    return { position, attendees: await attendeesByIds(app, ids) };
  },
  mutation: {
    input: { descriptions: { id: 'The guest who brings them along.', count: `${min} to ${max}.` } },
    payload: AddPlusOnesPayload,
  },
  route: {
    at: 'POST /api/attendees/:id/plus-ones',
    ...answers('attendees', z.array(attendeeAnswer)),
    status: 201,
  },
});
