import type { SnapshotTable } from '../../schema/domainEvents.ts';
import { erasedGuest } from '../../schema/personalFields.ts';
import type { ArrangementRow } from '../../schema/readModels.ts';
import type { Snapshot } from './snapshot.ts';

type Saved = Pick<ArrangementRow, 'tables' | 'assignments'>;

/** The recorded snapshot of a saved arrangement. */
export const snapshotOfRow = ({ tables, assignments }: Saved): Snapshot => {
  const names: Record<string, string> = {};
  const seats = new Map<string, SnapshotTable['seats']>();
  for (const { tableId, seatId, position, x, y, attendeeId, attendeeName } of assignments) {
    const ofTable = seats.get(tableId) ?? [];
    ofTable.push([seatId, position, x, y, attendeeId]);
    seats.set(tableId, ofTable);
    if (attendeeId && attendeeName) names[attendeeId] = attendeeName;
  }
  return {
    tables: tables.map(({ tableId, name, layout, endSeats, x, y, rotation }) => ({
      tableId,
      name,
      layout,
      endSeats,
      place: { x, y, rotation },
      seats: seats.get(tableId) ?? [],
    })),
    names,
  };
};

/** The names of the seated people by seat, without erased people. */
export const seatedNamesOf = ({ assignments }: Saved): Map<string, string> =>
  new Map(
    assignments.flatMap(({ seatId, attendeeName }): [string, string][] =>
      attendeeName && attendeeName !== erasedGuest ? [[seatId, attendeeName]] : [],
    ),
  );
