import type { Corner } from '../../schema/entities/floorObject.ts';
import { areasInTheWay, outlineArea } from '../../schema/rooms/floorGeometry.ts';
import type { RoomToFill } from '../../schema/tables/rows.ts';
import type { TableShape } from '../../schema/tables/seatLayout.ts';
import { type DrawnObject, shapeOf } from '../floorObjects/shapes.ts';
import type { DrawnRoom } from '../rooms/drawnRoom.ts';

/** The present content of the floor, which new tables must avoid. */
export type Hall = {
  tables: readonly (TableShape & { name: string; x: number; y: number; rotation: number })[];
  floorObjects: readonly (DrawnObject & { isSolid: boolean })[];
  room: Pick<DrawnRoom, 'outline'>;
};

/** The hall in the form that placing tables in rows needs, in the preview as on the server. */
export const roomToFill = ({ tables, floorObjects, room: { outline } }: Hall): RoomToFill => ({
  standing: tables.map(({ layout, capacity, endSeats, x, y, rotation }) => ({
    layout,
    capacity,
    endSeats,
    place: { x, y, rotation },
  })),
  solid: floorObjects
    .filter(({ isSolid }) => isSolid)
    .flatMap(({ shape, x, y, rotation }) =>
      areasInTheWay({ shape: shapeOf(shape), place: { x, y, rotation } }),
    ),
  outline: outline && outlineArea({ points: outline.points as Corner[] }),
});
