import { z } from 'zod';
import type { Placement } from '../planFacts.ts';
import { id } from './fields.ts';
import { tableAnswer } from './table.ts';

/** The places of an attendee, in the domain's words. */
export const placements = ['pool', 'seat', 'holding'] as const satisfies Placement['in'][];

/** The documented words of filters, comparisons and pictures of a plan. */
export const placementKinds = ['pool', 'seated', 'holding'] as const;
export type PlacementKind = (typeof placementKinds)[number];

/** The documented word for a placement. This is the only translation between the two sets of words. */
export const placementKindOf = ({ in: where }: Pick<Placement, 'in'>): PlacementKind =>
  where === 'seat' ? 'seated' : where;

/** Describes the count `declined` beside one of the pool. */
export const ofPoolDeclined =
  'The number of people in the pool who declined; 0 where replies are not shown.';

/** A person whom a change returned from a seat to the pool. */
export const displacedAttendee = z.object({ attendeeId: id, name: z.string() });

/** The table, and the people who lost their seats. */
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

/** The new seats. `left`: people who got no seat and stay where they were. */
export const seatTogetherAnswer = z
  .object({ assignments: z.array(seatAssignment), left: z.array(id) })
  .meta({ id: 'SeatedTogether' });
