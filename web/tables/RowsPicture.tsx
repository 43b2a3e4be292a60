import { useMemo } from 'react';
import { limits } from '../../schema/limits.ts';
import {
  boundsOf,
  isWhollyWithin,
  type Polygon,
  rectangleAt,
} from '../../schema/rooms/floorGeometry.ts';
import { nextPlace, type RoomToFill, rowsFor } from '../../schema/tables/rows.ts';
import {
  boxOf,
  type Standing,
  type TableShape,
  tableFootprint,
} from '../../schema/tables/seatLayout.ts';
import { TableTop } from '../chart/TableTop.tsx';
import { t } from '../texts/en/tables.ftl';
import { type Hall, roomToFill } from './hall.ts';
import { DrawnShape } from './ShapePicker.tsx';
import styles from './Shapes.module.css';

type RowsPictureProps = {
  /** Null while the typed shape is not possible. */
  shape: TableShape | null;
  count: number;
  perRow: number | null;
  /** The room with its present tables and objects. */
  hall: Hall;
};

/** With more chairs than this, chairs are not drawn one by one. */
const mostChairs = 1500;

/**
 * A preview of new tables in rows, within the room and around what is in it. The text beside it gives the
 * numbers, and says how many tables do not fit.
 */
export const RowsPicture = ({ shape, count, perRow, hall }: RowsPictureProps) => {
  const room = useMemo(() => roomToFill(hall), [hall]);
  const isPossible = shape && count >= 1 && count <= limits.tablesTogether && !(perRow === 0);
  if (!isPossible) return <div className={styles.rows} />;
  const placed = placedIn(room, shape, count, perRow !== null && perRow >= 1 ? perRow : null);
  const outside = room.outline
    ? placed.filter((table) => !isWithin(room.outline, table)).length
    : 0;
  return (
    <>
      <svg aria-hidden="true" className={styles.rows} viewBox={boxAround(room, placed)}>
        {room.outline && <polygon points={pointsOf(room.outline)} className={styles.room} />}
        {room.solid?.map((area) => (
          <polygon key={pointsOf(area)} points={pointsOf(area)} className={styles.solid} />
        ))}
        {room.standing.map((table) => (
          <g key={`${table.place.x} ${table.place.y}`} transform={placeOf(table)}>
            <TableTop table={table} className={styles.standing} />
          </g>
        ))}
        {placed.map((table) => (
          <g key={`${table.place.x} ${table.place.y}`} transform={placeOf(table)}>
            {count * shape.capacity <= mostChairs ? (
              <DrawnShape shape={shape} />
            ) : (
              <circle r={110} className={styles.top} />
            )}
          </g>
        ))}
      </svg>
      <p role="status" className={styles.outside}>
        {outside > 0 && t('outside-room', { count: outside })}
      </p>
    </>
  );
};

/** Places tables as the server does. */
const placedIn = (
  room: RoomToFill,
  shape: TableShape,
  count: number,
  perRow: number | null,
): Standing[] => {
  const { standing, ...others } = room;
  const places =
    count === 1
      ? [nextPlace(shape, standing, others)]
      : rowsFor(
          Array.from({ length: count }, () => shape),
          room,
          { perRow },
        );
  return places.map((place) => ({ ...shape, place }));
};

const isWithin = (outline: Polygon | null | undefined, { place, ...shape }: Standing): boolean =>
  !outline || isWhollyWithin(outline, rectangleAt(tableFootprint(shape), place));

const placeOf = ({ place: { x, y, rotation } }: Standing): string =>
  `translate(${x} ${y}) rotate(${rotation})`;

const pointsOf = (area: Polygon): string => area.map(({ x, y }) => `${x},${y}`).join(' ');

/** The box around the whole drawing, with a margin. */
const boxAround = ({ standing, solid = [], outline }: RoomToFill, placed: Standing[]): string => {
  const tables = [...standing, ...placed].map((table) => {
    const { x, y, width, height } = boxOf(table);
    return rectangleAt({ width, height }, { x, y, rotation: 0 });
  });
  const { left, right, top, bottom } = boundsOf([
    ...tables,
    ...solid,
    ...(outline ? [outline] : []),
  ]);
  const air = 20;
  return `${left - air} ${top - air} ${right - left + 2 * air} ${bottom - top + 2 * air}`;
};
