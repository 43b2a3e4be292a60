import { use } from 'react';
import { tableExtent } from '../../schema/seatLayout.ts';
import styles from './MarkRings.module.css';
import { type MarkKind, MarksShown } from './marks.ts';
import { onFloor } from './nearestSeat.ts';
import type { TableOnFloor } from './types.ts';

type Rings = { kinds: readonly MarkKind[] | undefined; path: string }[];

/** Outside every shape that a seat is drawn as, near or far. */
const personRadius = 28;

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Rings around marked people. They lie beneath the seats: roles, pins and names stay legible. */
export const PersonRings = ({ tables }: { tables: readonly TableOnFloor[] }) => {
  const { people: marks } = use(MarksShown);
  if (marks.size === 0) return null;
  const rings = tables.flatMap(
    ({ table, seats, people }): Rings =>
      seats.map((seat, index) => {
        const { x, y } = onFloor(seat, table);
        return { kinds: marks.get(people[index]?.id ?? '')?.kinds, path: ring(x, y, personRadius) };
      }),
  );
  return <Drawn rings={rings} />;
};

/** Rings on marked tables. */
export const TableRings = ({ tables }: { tables: readonly TableOnFloor[] }) => {
  const { tables: marks } = use(MarksShown);
  if (marks.size === 0) return null;
  const rings = tables.map(({ table }) => {
    const { width, height } = tableExtent(table);
    const radius = Math.min(width, height) / 2 - 6;
    return { kinds: marks.get(table.id)?.kinds, path: ring(table.x, table.y, radius) };
  });
  return <Drawn rings={rings} />;
};

/** One path for each kind, whatever their number. */
const Drawn = ({ rings }: { rings: Rings }) => {
  const paths = new Map<MarkKind, string>();
  for (const { kinds = [], path } of rings)
    for (const kind of kinds) paths.set(kind, (paths.get(kind) ?? '') + path);
  return (
    <g className={styles.rings}>
      {[...paths].map(([kind, d]) => (
        <path key={kind} d={d} data-ring={kind} />
      ))}
    </g>
  );
};
