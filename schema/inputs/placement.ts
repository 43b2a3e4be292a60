import { z } from 'zod';
import { anId, commandId } from './text.ts';

export const assignSeatInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  attendeeId: anId,
  ifTaken: z.enum(['REFUSE', 'REPLACE']).nullish(),
  commandId,
});

export const unassignSeatInput = z.strictObject({ eventId: anId, seatId: anId, commandId });

export const swapSeatsInput = z.strictObject({
  eventId: anId,
  seatId: anId,
  otherSeatId: anId,
  commandId,
});

export const autoAssignSeatsInput = z.strictObject({ eventId: anId, commandId });
