import { use } from 'react';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { tableExtent } from '../../schema/tables/seatLayout.ts';
import styles from './MarkRings.module.css';
import { type MarkKind, MarksShown } from './marks.ts';
import { isRound } from './TableTop.tsx';
import type { TableOnFloor } from './types.ts';

type Rings = { kinds: readonly MarkKind[] | undefined; path: string }[];

/** Larger than every shape of a seat, near or far. */
const personRadius = 28;

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Rings around marked people. Drawn beneath the seats, so that roles, pins and names stay legible. */
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

/** Inside the edge of a table, so that its name stays legible. */
const inset = 6;

const outline = (table: TableOnFloor['table']): string => {
  const { width, height } = tableExtent(table);
  const [rx, ry] = [width / 2 - inset, height / 2 - inset];
  const at = (x: number, y: number): string => {
    const point = onFloor({ x, y }, table);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  if (!isRound(table)) return `M${at(-rx, -ry)}L${at(rx, -ry)}L${at(rx, ry)}L${at(-rx, ry)}Z`;
  const half = `A${rx} ${ry} ${table.rotation} 0 1 `;
  return `M${at(-rx, 0)}${half}${at(rx, 0)}${half}${at(-rx, 0)}Z`;
};

export const TableRings = ({ tables }: { tables: readonly TableOnFloor[] }) => {
  const { tables: marks } = use(MarksShown);
  if (marks.size === 0) return null;
  const rings = tables.map(({ table }) => {
    return { kinds: marks.get(table.id)?.kinds, path: outline(table) };
  });
  return <Drawn rings={rings} />;
};

/** One path for each kind of mark, however many seats have it. */
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
