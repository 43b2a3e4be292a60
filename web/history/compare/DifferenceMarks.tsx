import { memo } from 'react';
import { tableExtent } from '../../../schema/seatLayout.ts';
import styles from './Marks.module.css';
import {
  arrowPath,
  badgePath,
  type MarkedTable,
  type Marks,
  outlinePath,
  type Point,
  type SeatMark,
  type ShownPerson,
  signPath,
} from './marks.ts';

const kinds: readonly SeatMark[] = ['left', 'moved', 'joined'];

/** What differs, drawn over the tables. The list beside the chart says the same in words. */
export const DifferenceMarks = memo(({ marks }: { marks: Marks }) => (
  <g className={styles.marks}>
    {marks.tables.map((marked) => (
      <TableMark key={marked.table.id} {...marked} />
    ))}
    {kinds.map((kind) => {
      const points = marks.seats[kind];
      return points.length > 0 ? (
        <g key={kind} className={styles[kind]} data-mark={kind} data-count={points.length}>
          <path d={outlinePath(kind, points)} className={styles.outline} />
          <path d={badgePath(points)} className={styles.badge} />
          <path d={signPath(kind, points)} className={styles.sign} />
        </g>
      ) : null;
    })}
  </g>
));
DifferenceMarks.displayName = 'DifferenceMarks';

/** Around the table's top, as far as its chairs reach. */
const around = 14;

const TableMark = ({ kind, table, isGone }: MarkedTable) => {
  const extent = tableExtent(table);
  const [width, height] = [extent.width + around, extent.height + around];
  const corner = table.layout === 'rectangular' ? { rx: 16 } : { rx: width / 2, ry: height / 2 };
  return (
    <g
      transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
      className={styles[kind]}
      data-table-mark={kind}
      data-marked-table={table.id}
    >
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        className={styles.table}
        {...corner}
      />
      {isGone && (
        <text className={styles.name} transform={`rotate(${-table.rotation})`}>
          {table.name}
        </text>
      )}
    </g>
  );
};

/** Around somebody's seat, as large on the screen from afar as from near. */
export const ChosenSeat = ({ at }: { at: Point | null | undefined }) =>
  at ? <path data-chosen-seat d={`M${at.x} ${at.y}h0`} className={styles.halo} /> : null;

/** From where somebody sat to where they sit; where they have no seat now, the one that they left. */
export const MoveArrow = ({ shown }: { shown: ShownPerson | null }) => {
  if (!shown?.from) return null;
  const { from, to } = shown;
  return (
    <g className={styles.arrow}>
      {to ? (
        <path data-arrow d={arrowPath(from, to)} />
      ) : (
        <circle data-left-seat cx={from.x} cy={from.y} r={40} />
      )}
    </g>
  );
};
