import { z } from 'zod';
import { limits } from '../limits.ts';
import { anId, commandId, optionalText } from './text.ts';

/** `REFUSE`: SEAT_TAKEN names who sits there. `REPLACE`: they return to the pool. */
export const ifTaken = z.enum(['REFUSE', 'REPLACE']);
/** Without it, ATTENDEE_PINNED names the pinned people. With it, a pin moves along to the new seat. */
export const movePinned = z.boolean().nullish();
export type IfTaken = z.infer<typeof ifTaken>;

export const assignSeatInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  attendeeId: anId,
  ifTaken: ifTaken.nullish(),
  movePinned,
  commandId,
});

export const unassignSeatInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  movePinned,
  commandId,
});

export const swapSeatsInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  otherSeatId: anId,
  movePinned,
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
  movePinned,
  commandId,
});

const tooManyMoved = `Move ${limits.movedTogether.toLocaleString('en')} people or fewer at once`;

export const returnToPoolInput = z.strictObject({
  eventId: anId,
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody to move')
    .max(limits.movedTogether, tooManyMoved),
  movePinned,
  commandId,
});

export const holdTogetherInput = returnToPoolInput.extend({
  reason: optionalText(limits.holdReason),
});

export const autoAssignSeatsInput = z.strictObject({ eventId: anId, commandId });
