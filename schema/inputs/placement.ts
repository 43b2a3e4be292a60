import { z } from 'zod';
import { limits } from '../limits.ts';
import { anId, commandId, optionalText } from './text.ts';

/** `REFUSE`: SEAT_TAKEN names who sits there. `REPLACE`: they return to the pool. */
export const ifTaken = z.enum(['REFUSE', 'REPLACE']);
export type IfTaken = z.infer<typeof ifTaken>;

export const assignSeatInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  attendeeId: anId,
  ifTaken: ifTaken.nullish(),
  commandId,
});

export const unassignSeatInput = z.strictObject({ eventId: anId, seatId: anId, commandId });

export const swapSeatsInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  otherSeatId: anId,
  commandId,
});

const tooManyTogether = `Seat ${limits.seatedTogether} people or fewer at once`;

export const seatTogetherInput = z.strictObject({
  eventId: anId,
  tableId: anId,
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody to seat')
    .max(limits.seatedTogether, tooManyTogether),
  commandId,
});

const tooManyMoved = `Move ${limits.movedTogether.toLocaleString('en')} people or fewer at once`;

export const returnToPoolInput = z.strictObject({
  eventId: anId,
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody to move')
    .max(limits.movedTogether, tooManyMoved),
  commandId,
});

export const holdTogetherInput = returnToPoolInput.extend({
  reason: optionalText(limits.holdReason),
});

export const autoAssignSeatsInput = z.strictObject({ eventId: anId, commandId });
