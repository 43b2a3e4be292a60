import { tableExtent } from '../../schema/seatLayout.ts';
import { shortened } from '../chart/names.ts';
import { onFloor } from '../chart/nearestSeat.ts';
import type { TableView } from '../seating/planView.ts';
import { type Frame, frameAround } from './floorPages.ts';
import styles from './PrintedFloor.module.css';
import type { Area } from './papers.ts';
import { nameLines, type Side, sideOf } from './seatNames.ts';

const viewBoxOf = ({ x, y, width, height }: Frame): string => [x, y, width, height].join(' ');
const sizeOf = ({ width, height }: Area) => ({ width: `${width}mm`, height: `${height}mm` });

type PrintedFloorProps = { tables: readonly TableView[]; area: Area; label: string };

/** Tables to scale (1 unit is 1 cm), with a name at each seat, in black and white. */
export const PrintedFloor = ({ tables, area, label }: PrintedFloorProps) => (
  <svg
    className={styles.floor}
    style={sizeOf(area)}
    viewBox={viewBoxOf(frameAround(tables.map(({ table }) => table)))}
    role="img"
    aria-label={label}
  >
    {tables.map((view) => (
      <g key={view.table.id}>
        <TableTop {...view} />
        {view.seats.map((seat, index) => (
          <PrintedSeat
            key={seat.id}
            seat={seat}
            table={view.table}
            name={view.people[index]?.name}
          />
        ))}
      </g>
    ))}
  </svg>
);

const TableTop = ({ table, people }: Pick<TableView, 'table' | 'people'>) => {
  const { width, height } = tableExtent(table);
  const round = { rx: width / 2, ry: height / 2 };
  return (
    <g transform={`translate(${table.x} ${table.y})`}>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        transform={`rotate(${table.rotation})`}
        className={styles.top}
        {...(table.layout === 'rectangular' ? { rx: 10 } : round)}
      />
      <text className={styles.tableName} y={-7}>
        {shortened(table.name, Math.max(10, Math.floor(width / 9.5)))}
      </text>
      <text className={styles.count} y={13}>
        {`${people.filter(Boolean).length}/${table.capacity}`}
      </text>
    </g>
  );
};

/** The distance from a chair's centre to a name's first line, and the alignment of the lines. */
const places: Record<
  Side,
  { x: number; y: (lines: number) => number; anchor: 'start' | 'middle' | 'end' }
> = {
  above: { x: 0, y: (lines) => -31 - (lines - 1) * 12.5, anchor: 'middle' },
  below: { x: 0, y: () => 31, anchor: 'middle' },
  left: { x: -26, y: (lines) => -(lines - 1) * 6.25, anchor: 'end' },
  right: { x: 26, y: (lines) => -(lines - 1) * 6.25, anchor: 'start' },
};

type PrintedSeatProps = {
  seat: TableView['seats'][number];
  table: TableView['table'];
  name: string | undefined;
};

const PrintedSeat = ({ seat, table, name }: PrintedSeatProps) => {
  const { x, y } = onFloor(seat, table);
  const lines = nameLines(name ?? '');
  const place = places[sideOf(seat, table)];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={19} className={name ? styles.taken : styles.free} />
      <text className={styles.position}>{seat.position}</text>
      {lines.map((line, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two words of a name may be the same
          key={index}
          className={styles.person}
          textAnchor={place.anchor}
          x={place.x}
          y={place.y(lines.length) + index * 12.5}
        >
          {line}
        </text>
      ))}
    </g>
  );
};

type Part = readonly { view: TableView }[];
type PrintedOverviewProps = { parts: readonly Part[]; area: Area; label: string };

/** The whole room on one page: tables by name, and the page number of each part. */
export const PrintedOverview = ({ parts, area, label }: PrintedOverviewProps) => {
  const views = parts.flatMap((part) => part.map(({ view }) => view));
  const frame = frameAround(views.map(({ table }) => table));
  // Text keeps its size on paper, however large the room is.
  const scale = Math.min(area.width / frame.width, area.height / frame.height);
  return (
    <svg
      className={styles.floor}
      style={sizeOf(area)}
      viewBox={viewBoxOf(frame)}
      role="img"
      aria-label={label}
    >
      {views.map(({ table }) => {
        const { width, height } = tableExtent(table);
        const round = { rx: width / 2, ry: height / 2 };
        return (
          <g key={table.id} transform={`translate(${table.x} ${table.y})`}>
            <rect
              x={-width / 2}
              y={-height / 2}
              width={width}
              height={height}
              transform={`rotate(${table.rotation})`}
              className={styles.top}
              {...(table.layout === 'rectangular' ? { rx: 10 } : round)}
            />
            <text className={styles.small} fontSize={Math.min(46, 2.4 / scale)}>
              {shortened(table.name, 12)}
            </text>
          </g>
        );
      })}
      {parts.map((part, index) => {
        const around = frameAround(part.map(({ view }) => view.table));
        return (
          <g key={part[0]?.view.table.id}>
            <rect {...inset(around, 40)} rx={30} className={styles.part} />
            <text
              className={styles.page}
              fontSize={4 / scale}
              x={around.x + 55}
              y={around.y + 45 + 2 / scale}
            >
              {index + 2}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
