import { use } from 'react';
import { tableExtent } from '../../schema/seatLayout.ts';
import styles from './MarkRings.module.css';
import { type MarkKind, MarksShown } from './marks.ts';
import { onFloor } from './nearestSeat.ts';
import type { TableOnFloor } from './types.ts';

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Rings around marked people and tables: a path for each kind, whatever their number. */
export const MarkRings = ({ tables }: { tables: readonly TableOnFloor[] }) => {
  const marks = use(MarksShown);
  if (marks.people.size + marks.tables.size === 0) return null;
  const paths = new Map<MarkKind, string>();
  const add = (kinds: readonly MarkKind[] | undefined, path: string) => {
    for (const kind of kinds ?? []) paths.set(kind, (paths.get(kind) ?? '') + path);
  };
  for (const { table, seats, people } of tables) {
    const { width, height } = tableExtent(table);
    add(marks.tables.get(table.id)?.kinds, ring(table.x, table.y, Math.min(width, height) / 2 - 6));
    seats.forEach((seat, index) => {
      const mark = marks.people.get(people[index]?.id ?? '');
      if (!mark) return;
      const { x, y } = onFloor(seat, table);
      add(mark.kinds, ring(x, y, 27));
    });
  }
  return (
    <g className={styles.rings}>
      {[...paths].map(([kind, d]) => (
        <path key={kind} d={d} data-ring={kind} />
      ))}
    </g>
  );
};
