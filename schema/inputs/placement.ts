import { z } from 'zod';
import { limits } from '../limits.ts';
import { anId, optionalText, planInput } from './text.ts';

/**
 * `REFUSE`: refused with SEAT_TAKEN, which names the occupant. `REPLACE`: the occupant returns to the pool.
 */
export const ifTaken = z.enum(['REFUSE', 'REPLACE']);
/**
 * False or absent: refused with ATTENDEE_PINNED, which names the pinned people. True: the pin moves along to
 * the new seat.
 */
export const movePinned = z.boolean().nullish();
export type IfTaken = z.infer<typeof ifTaken>;

export const assignSeatInput = planInput({
  seatId: anId,
  attendeeId: anId,
  ifTaken: ifTaken.nullish(),
  movePinned,
});

export const unassignSeatInput = planInput({ seatId: anId, movePinned });

export const swapSeatsInput = planInput({ seatId: anId, otherSeatId: anId, movePinned });

const tooManyTogether = `Seat ${limits.seatedTogether} people or fewer at once`;

export const seatTogetherInput = planInput({
  tableId: anId,
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody to seat')
    .max(limits.seatedTogether, tooManyTogether),
  movePinned,
});

const tooManyMoved = `Move ${limits.movedTogether.toLocaleString('en')} people or fewer at once`;

export const returnToPoolInput = planInput({
  attendeeIds: z
    .array(anId)
    .min(1, 'Name somebody to move')
    .max(limits.movedTogether, tooManyMoved),
  movePinned,
});

export const holdTogetherInput = returnToPoolInput.extend({
  reason: optionalText(limits.holdReason),
});

export const autoAssignSeatsInput = planInput({});
