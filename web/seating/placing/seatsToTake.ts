import type { DropTarget } from '../drag.ts';
import { freeSeatsOf, type PlanView } from '../planView.ts';

/** The table where people would sit: the one named, or that of the seat named. */
export const tableIdOf = (view: PlanView, target: DropTarget): string | undefined => {
  if (target.kind === 'table') return target.tableId;
  return target.kind === 'seat' ? view.seats.get(target.seatId)?.tableId : undefined;
};

/**
 * The seats that people would take, each with who takes it: one person the seat that is named,
 * several the free seats of its table in turn, as far as those reach. Who sits at the table stays.
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

/** The seats that people leave, empty. */
export const leftBy = (view: PlanView, attendeeIds: readonly string[]): Record<string, null> =>
  Object.fromEntries(
    attendeeIds.flatMap((id) => {
      const from = view.seatOf.get(id);
      return from ? [[from.id, null]] : [];
    }),
  );
