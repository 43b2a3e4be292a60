import { isDeclined } from '../../schema/attendees/replies.ts';
import { type PlacementKind, placementKindOf } from '../../schema/entities/placement.ts';
import type { AttendeeState } from './state.ts';

/** The number of people in each kind of placement, and how many people in the pool declined. */
export const placementCounts = (
  people: Iterable<AttendeeState>,
): Record<PlacementKind | 'declined', number> => {
  const counts = { pool: 0, seated: 0, holding: 0, declined: 0 };
  for (const { placement, reply } of people) {
    counts[placementKindOf(placement)] += 1;
    if (placement.in === 'pool' && isDeclined(reply)) counts.declined += 1;
  }
  return counts;
};
