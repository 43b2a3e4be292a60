import { z } from 'zod';
import { id, timestamps } from './fields.ts';

/** x and y are in centimetres from the table's centre, before rotation. */
export const seatAnswer = z
  .object({
    id,
    eventId: id,
    tableId: id,
    /** Position within its table, from 1. */
    position: z.int(),
    x: z.number(),
    y: z.number(),
    attendeeId: id.nullable(),
    ...timestamps,
  })
  .meta({ id: 'Seat' });

export type SeatRow = z.infer<typeof seatAnswer>;
