import type { DomainEventOf, FloorObject, SnapshotTable } from './domainEvents.ts';
import type { PictureObject } from './entities/floorObject.ts';
import type { ArrangementAssignment, ArrangementRow } from './readModels.ts';

/**
 * The row of a saved arrangement.
 * @param saved who saved it and when, and its last change; times in ISO 8601, UTC
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
  tables: data.tables.map(tableOf),
  objects: (data.objects ?? []).map(({ objectId, object }) => pictureOfObject(objectId, object)),
  outline: data.outline ?? null,
  assignments: data.tables.flatMap(assignmentsOf(data.person.names)),
  isTemplate: data.isTemplate,
  isPublic: data.isPublic,
  createdByUserId: saved.by,
  createdAt: saved.at,
  updatedAt: saved.updatedAt,
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

/** An object as a picture, a comparison or an arrangement shows it. */
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
