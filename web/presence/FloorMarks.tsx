import { useAtomValue } from 'jotai';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { TableTop } from '../chart/TableTop.tsx';
import type { PlanView, TableView } from '../seating/planView.ts';
import type { Seat } from '../seating/seatingPlan.ts';
import styles from './FloorMarks.module.css';
import { type Mark, marksAtom } from './marks.ts';
import './tones.css';

/**
 * Marks over the tables: a ring around people whom other members drag, and around recent changes,
 * with the member's name. Lists and the header say the same in words.
 */
export const FloorMarks = ({ view }: { view: PlanView }) => {
  const marks = useAtomValue(marksAtom);
  if (marks.size === 0) return null;
  const tables = new Map(view.tables.map(({ table }) => [table.id, table]));
  return (
    <g>
      {[...marks].map(([id, mark]) => {
        const seat = view.seats.get(id) ?? view.seatOf.get(id);
        const table = tables.get(seat?.tableId ?? id);
        if (!table) return null;
        return seat ? (
          <SeatMark key={id} mark={mark} seat={seat} table={table} />
        ) : (
          <TableMark key={id} mark={mark} table={table} />
        );
      })}
    </g>
  );
};

type Placed = { mark: Mark; table: TableView['table'] };

const SeatMark = ({ mark, seat, table }: Placed & { seat: Seat }) => {
  const { x, y } = onFloor(seat, table);
  const isBelow = y >= table.y;
  return (
    <g transform={`translate(${x} ${y})`} data-mark={mark.kind} data-tone={mark.tone}>
      <circle r={27} className={styles.ring} />
      {mark.name && (
        <text aria-hidden="true" y={isBelow ? 55 : -55} className={styles.name}>
          {mark.name}
        </text>
      )}
    </g>
  );
};

const TableMark = ({ mark, table }: Placed) => (
  <g
    transform={`translate(${table.x} ${table.y})`}
    data-mark={mark.kind}
    data-tone={mark.tone}
    data-marked-table={table.id}
  >
    <g transform={`rotate(${table.rotation})`}>
      <TableTop table={table} className={styles.ring} />
    </g>
    {mark.name && (
      <text aria-hidden="true" y={34} className={styles.name}>
        {mark.name}
      </text>
    )}
  </g>
);
