import type { Corner } from '../../schema/entities/floorObject.ts';
import {
  areasOf,
  isWhollyWithin,
  outlineArea,
  overlap,
  rectangleAt,
} from '../../schema/rooms/floorGeometry.ts';
import { tableExtent } from '../../schema/tables/seatLayout.ts';
import type { TableOnFloor } from '../chart/types.ts';
import { type DrawnObject, shapeOf } from '../floorObjects/shapes.ts';
import { t } from '../texts/en/rooms.ftl';
import type { DrawnRoom } from './drawnRoom.ts';

/** A table where none may stand: outside the room (`on` is null), or on an object. */
export type Misplaced = { table: TableOnFloor['table']; on: string | null };

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
      areas: areasOf({ shape: shapeOf(shape), place: { x, y, rotation } }),
    }));
  if (solid.length === 0 && !outline) return [];
  const room = outline && outlineArea({ points: outline.points as Corner[] });
  return tables.flatMap(({ table }): Misplaced[] => {
    const top = rectangleAt(tableExtent(table), table);
    const under = solid.find(({ areas }) => areas.some((area) => overlap(area, top)));
    if (under) return [{ table, on: under.name }];
    return room && !isWhollyWithin(room, top) ? [{ table, on: null }] : [];
  });
};

export const misplacedWords = ({ table, on }: Misplaced): string =>
  on === null
    ? t('table-outside', { table: table.name })
    : t('table-on', { table: table.name, object: on });
