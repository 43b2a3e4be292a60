import { memo } from 'react';
import { tableExtent } from '../../../schema/tables/seatLayout.ts';
import { lettersBelow } from '../../chart/detail.ts';
import { smallestLetters, useFloorScale } from '../../chart/markers.ts';
import { shortenedKeepingEnd } from '../../chart/names.ts';
import { isRound } from '../../chart/TableTop.tsx';
import type { Point } from '../../chart/types.ts';
import styles from './Marks.module.css';
import {
  arrowPath,
  badgePath,
  type MarkedTable,
  type Marks,
  outlinePath,
  type SeatMark,
  type ShownPerson,
  signPath,
} from './marks.ts';

const kinds: readonly SeatMark[] = ['left', 'moved', 'joined'];

/** Marks the differences over the tables. The list beside the chart states them in words. */
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

/** The margin around the tabletop, up to the outer edge of its chairs. */
const around = 14;

const TableMark = ({ kind, table, isGone }: MarkedTable) => {
  const extent = tableExtent(table);
  const [width, height] = [extent.width + around, extent.height + around];
  const corner = isRound(table) ? { rx: width / 2, ry: height / 2 } : { rx: 16 };
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
      {isGone && <GoneName table={table} />}
    </g>
  );
};

/** In centimetres: the letters of a name on a chart that is large on screen. */
const usualLetters = 16;

/** The name of a table that the shown plan does not have, readable at any zoom. */
const GoneName = ({ table }: Pick<MarkedTable, 'table'>) => {
  const scale = useFloorScale();
  const letters = Math.max(4, lettersBelow(tableExtent(table).width, scale));
  return (
    <text
      className={styles.name}
      transform={`rotate(${-table.rotation})`}
      fontSize={Math.max(usualLetters, smallestLetters / scale)}
    >
      {shortenedKeepingEnd(table.name, letters)}
    </text>
  );
};

/** A ring around a seat, equally wide on screen at any zoom. */
export const ChosenSeat = ({ at }: { at: Point | null | undefined }) =>
  at ? <path data-chosen-seat d={`M${at.x} ${at.y}h0`} className={styles.halo} /> : null;

/** An arrow from a person's old seat to their new one, or a mark on the old seat if there is no new one. */
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
