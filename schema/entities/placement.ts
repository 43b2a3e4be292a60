import { z } from 'zod';
import { id } from './fields.ts';
import { tableAnswer } from './table.ts';

/** Who lost their seat by a change, and returned to the pool. */
export const displacedAttendee = z.object({ attendeeId: id, name: z.string() });

/** The table, and who lost their seat by the change. */
export const changedTableAnswer = tableAnswer
  .extend({ displaced: z.array(displacedAttendee) })
  .meta({ id: 'ChangedTable' });

export const seatAssignment = z.object({ seatId: id, attendeeId: id });

export const autoAssignAnswer = z
  .object({
    assigned: z.int(),
    unassigned: z.int(),
    assignments: z.array(seatAssignment),
  })
  .meta({ id: 'AutoAssignment' });

/** Who took which seat of the table; `left` are those who found none and stay where they were. */
export const seatTogetherAnswer = z
  .object({ assignments: z.array(seatAssignment), left: z.array(id) })
  .meta({ id: 'SeatedTogether' });
