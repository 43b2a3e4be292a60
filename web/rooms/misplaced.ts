import type { Corner } from '../../schema/entities/floorObject.ts';
import {
  areasInTheWay,
  areasOf,
  isWhollyWithin,
  outlineArea,
  overlap,
  type Polygon,
  rectangleAt,
} from '../../schema/rooms/floorGeometry.ts';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { tableExtent, topCorners } from '../../schema/tables/seatLayout.ts';
import { isRound } from '../chart/TableTop.tsx';
import type { TableOnFloor } from '../chart/types.ts';
import { type DrawnObject, shapeOf } from '../floorObjects/shapes.ts';
import { t } from '../texts/en/rooms.ftl';
import type { DrawnRoom } from './drawnRoom.ts';

/** A table where none may stand: outside the room (`on` is null), or on an object. */
export type Misplaced = { table: Table; on: string | null };
type Table = TableOnFloor['table'];

/** Tables whose tops extend beyond the room, or that are on something solid. */
export const misplacedTables = (
  tables: readonly TableOnFloor[],
  objects: readonly (DrawnObject & { isSolid: boolean })[],
  { outline }: Pick<DrawnRoom, 'outline'>,
): Misplaced[] => {
  const solid = objects
    .filter(({ isSolid }) => isSolid)
    .map(({ name, shape, x, y, rotation }) => ({
      name,
      areas: areasInTheWay({ shape: shapeOf(shape), place: { x, y, rotation } }),
    }));
  if (solid.length === 0 && !outline) return [];
  const room = outline && outlineArea({ points: outline.points as Corner[] });
  return tables.flatMap(({ table }): Misplaced[] => {
    const around = rectangleAt(tableExtent(table), table);
    // Most areas are away from the rectangle, which has few corners.
    const isUnder = (area: Polygon) => overlap(area, around) && overlap(area, topOf(table));
    const under = solid.find(({ areas }) => areas.some(isUnder));
    if (under) return [{ table, on: under.name }];
    const isOutside = room && !isWhollyWithin(room, around) && !isWhollyWithin(room, topOf(table));
    return isOutside ? [{ table, on: null }] : [];
  });
};

/** A tabletop on the floor, in its own shape. */
const topOf = (table: Table): Polygon => {
  const corners = topCorners(table)?.map((corner) => onFloor(corner, table));
  const { width, height } = tableExtent(table);
  if (!isRound(table)) return corners ?? rectangleAt({ width, height }, table);
  return areasOf({ shape: { type: 'ellipse', width, height }, place: table })[0] ?? [];
};

/** In centimetres: how far a mark is from the tabletop, or from chairs that have their names close by. */
const away = (table: Table): number => (table.layout === 'row' ? 4 : 14);

/** The frame that marks a table, before its rotation, and the corner of the tabletop for its sign. */
export const markOf = (table: Table) => {
  const { width, height } = tableExtent(table);
  const more = 2 * away(table);
  return {
    frame: { width: width + more, height: height + more },
    corner: onFloor({ x: width / 2, y: -height / 2 }, table),
  };
};

export const misplacedWords = ({ table, on }: Misplaced): string =>
  on === null
    ? t('table-outside', { table: table.name })
    : t('table-on', { table: table.name, object: on });
