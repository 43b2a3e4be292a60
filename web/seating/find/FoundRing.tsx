import { tableFootprint } from '../../../schema/tables/seatLayout.ts';
import { markerOf, useFloorScale } from '../../chart/markers.ts';
import styles from './Find.module.css';
import type { Spot } from './searchEntries.ts';

/** In centimetres: larger than the chair, smaller than the distance to the name beside it. */
const seatRadius = 26.5;
/** In pixels, so that the ring is visible from afar. */
const leastRadius = 13;
/** In centimetres, around a table or an object. */
const gap = 14;

/** A ring around the seat, table or object that Find has led to. */
export const FoundRing = ({ spot }: { spot: Spot | undefined }) => {
  const scale = useFloorScale();
  if (!spot || !('point' in spot)) return null;
  const { x, y } = spot.point;
  const sides = sidesOf(spot, scale);
  return (
    <rect
      data-found={spot.at}
      className={styles.ring}
      x={x - sides.width / 2}
      y={y - sides.height / 2}
      width={sides.width}
      height={sides.height}
      rx={sides.corner}
      {...(sides.rotation && { transform: `rotate(${sides.rotation} ${x} ${y})` })}
    />
  );
};

type OnFloor = Extract<Spot, { point: object }>;
type Sides = { width: number; height: number; corner: number; rotation?: number };

const sidesOf = (spot: OnFloor, scale: number): Sides => {
  if (spot.at === 'seat') {
    const side = 2 * Math.max(seatRadius, leastRadius / scale);
    return { width: side, height: side, corner: side / 2 };
  }
  if (spot.at === 'object') {
    const label = markerOf(spot.object, scale);
    // Makes the ring large enough to contain the name of a thin wall.
    const width = Math.max(spot.size?.width ?? 0, label.width) + gap;
    const height = Math.max(spot.size?.height ?? 0, label.height) + gap;
    return { width, height, corner: spot.size ? gap : height / 2 };
  }
  const { table } = spot.table;
  const { width, height } = tableFootprint(table);
  const corner = table.layout === 'rectangular' ? 2 * gap : (height + gap) / 2;
  return { width: width + gap, height: height + gap, corner, rotation: table.rotation };
};
