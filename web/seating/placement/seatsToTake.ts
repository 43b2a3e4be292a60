import type { DropTarget } from '../drag.ts';
import { freeSeatsOf, type PlanView } from '../planView.ts';

/** The table of the target: the table itself, or the table of the seat. */
export const tableIdOf = (view: PlanView, target: DropTarget): string | undefined => {
  if (target.kind === 'table') return target.tableId;
  return target.kind === 'seat' ? view.seats.get(target.seatId)?.tableId : undefined;
};

/**
 * The seats that people would take. One person takes the named seat. Several take the free seats of its table
 * in order, as far as they suffice. People who already sit at the table stay.
 */
export const seatsToTake = (
  view: PlanView,
  attendeeIds: readonly string[],
  target: DropTarget,
): { seatId: string; attendeeId: string }[] => {
  const [only] = attendeeIds;
  if (target.kind === 'seat' && attendeeIds.length === 1 && only) {
    return [{ seatId: target.seatId, attendeeId: only }];
  }
  const table = view.tableById.get(tableIdOf(view, target) ?? '');
  if (!table) return [];
  const arrivals = attendeeIds.filter((id) => view.seatOf.get(id)?.tableId !== table.table.id);
  return freeSeatsOf(table)
    .slice(0, arrivals.length)
    .map(({ id }, index) => ({ seatId: id, attendeeId: arrivals[index] ?? '' }));
};

/** Maps the current seats of these people to null. */
export const vacatedSeats = (
  view: PlanView,
  attendeeIds: readonly string[],
): Record<string, null> =>
  Object.fromEntries(
    attendeeIds.flatMap((id) => {
      const from = view.seatOf.get(id);
      return from ? [[from.id, null]] : [];
    }),
  );
