import type { DomainEventOf, SavedSeating, SnapshotTable } from './domainEvents.ts';
import type { ArrangementAssignment, ArrangementRow } from './entities/arrangement.ts';
import type { PictureObject } from './entities/floorObject.ts';
import type { FloorObject } from './planFacts.ts';

/**
 * The row of a saved arrangement.
 * @param saved who saved it and when, and the time of its last change (ISO 8601, UTC)
 */
export const arrangementRow = (
  data: DomainEventOf<'ArrangementSaved' | 'ArrangementRestored'>['data'],
  saved: { by: string; at: string; updatedAt: string },
): ArrangementRow => ({
  id: data.arrangementId,
  eventId: data.eventId,
  name: data.name,
  description: data.description,
  tableId: data.tableId,
  ...seatingColumns(data),
  isTemplate: data.isTemplate,
  isPublic: data.isPublic,
  showsEvent: data.showsEvent ?? false,
  createdByUserId: saved.by,
  createdAt: saved.at,
  updatedAt: saved.updatedAt,
});

type Held = SavedSeating & { person: { names: Record<string, string> } };

/** The columns that hold who sits where. */
export const seatingColumns = (
  held: Held,
): Pick<ArrangementRow, 'tables' | 'objects' | 'outline' | 'assignments'> => ({
  tables: held.tables.map(tableOf),
  objects: (held.objects ?? []).map(({ objectId, object }) => pictureOfObject(objectId, object)),
  outline: held.outline ?? null,
  assignments: held.tables.flatMap(assignmentsOf(held.person.names)),
});

const tableOf = ({ tableId, name, layout, endSeats, place, seats }: SnapshotTable) => ({
  tableId,
  name,
  layout,
  endSeats,
  x: place.x,
  y: place.y,
  rotation: place.rotation,
  capacity: seats.length,
});

/** An object as pictures, comparisons and arrangements show it. */
export const pictureOfObject = (
  objectId: string,
  { kind, name, shape, place }: FloorObject,
): PictureObject => ({ objectId, kind, name, shape, ...place });

const assignmentsOf =
  (names: Record<string, string>) =>
  ({ tableId, name, seats }: SnapshotTable): ArrangementAssignment[] =>
    seats.map(([seatId, position, x, y, attendeeId]) => ({
      seatId,
      attendeeId,
      position,
      x,
      y,
      tableId,
      tableName: name,
      attendeeName: attendeeId === null ? null : (names[attendeeId] ?? null),
    }));
