import { useDrag } from '@use-gesture/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { DrawnTable } from './DrawnTable.tsx';
import styles from './Floor.module.css';
import { type Direction, nearestSeat, onFloor, type SeatPoint } from './nearestSeat.ts';
import type { ChartTable, TableOnFloor } from './types.ts';
import { useViewport } from './useViewport.ts';

type Point = { x: number; y: number };

export type PersonGesture =
  | { phase: 'press'; attendeeId: string; at: Point }
  | { phase: 'move'; at: Point }
  | { phase: 'release' }
  | { phase: 'cancel' };

type FloorProps = {
  tables: readonly TableOnFloor[];
  label: string;
  readOnly?: boolean;
  pickedId?: string | null;
  /** The seat that a dragged person would be dropped on. */
  overSeatId?: string | null;
  selectedTableId?: string | null;
  onSeat?: (seatId: string) => void;
  onTable?: (tableId: string | null) => void;
  onTableMoved?: (table: ChartTable, place: Point) => void;
  onPerson?: (gesture: PersonGesture) => void;
};

const nothing = () => undefined;
/** Names are drawn from this scale on: below, they could not be read. */
const namesFrom = 0.75;
const grid = 10;
const snapped = (value: number) => Math.round(value / grid) * grid;

const keys: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Pressed = { what: 'person' } | { what: 'table'; table: ChartTable } | { what: 'floor' };

/**
 * Tables and seats on the floor, to scale. One set of handlers serves all of them: elements say by
 * data attributes what they are, so that thousands of seats cost no listeners.
 */
export const Floor = ({
  tables,
  label,
  readOnly = false,
  pickedId = null,
  overSeatId = null,
  selectedTableId = null,
  onSeat = nothing,
  onTable = nothing,
  onTableMoved = nothing,
  onPerson = nothing,
}: FloorProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const { view, pan, zoomIn, zoomOut, fit, reveal } = useViewport(ref, tables);
  const [moving, setMoving] = useState<{ id: string; x: number; y: number } | null>(null);
  const [focusSeatId, setFocusSeatId] = useState<string | null>(null);
  const points = useMemo(() => seatPoints(tables), [tables]);
  const tabSeatId = points.some(({ id }) => id === focusSeatId)
    ? focusSeatId
    : (points[0]?.id ?? null);

  const press = (target: EventTarget | null, at: Point): Pressed => {
    const element = target instanceof Element ? target : null;
    const seat = element?.closest<SVGElement>('[data-seat]');
    const { attendee } = seat?.dataset ?? {};
    if (attendee && !readOnly) {
      onPerson({ phase: 'press', attendeeId: attendee, at });
      return { what: 'person' };
    }
    const tableId = element?.closest<SVGElement>('[data-table]')?.dataset.table;
    const table = tables.find((one) => one.table.id === tableId)?.table;
    return table && !readOnly ? { what: 'table', table } : { what: 'floor' };
  };

  const bind = useDrag(
    ({
      last,
      tap,
      canceled,
      event,
      xy: [x, y],
      initial: [ix, iy],
      delta: [dx, dy],
      movement: [mx, my],
      memo,
    }) => {
      // A tap is told of once, when it ends; a drag from when it has left the threshold.
      if (tap) {
        clicked(event.target);
        return undefined;
      }
      const pressed: Pressed = memo ?? press(event.target, { x: ix, y: iy });
      if (pressed.what === 'person') {
        if (canceled) onPerson({ phase: 'cancel' });
        else if (last) onPerson({ phase: 'release' });
        else onPerson({ phase: 'move', at: { x, y } });
      } else if (pressed.what === 'table') {
        const { table } = pressed;
        const place = {
          x: snapped(table.x + mx / view.scale),
          y: snapped(table.y + my / view.scale),
        };
        setMoving(last ? null : { id: table.id, ...place });
        if (last && !canceled && (place.x !== table.x || place.y !== table.y))
          onTableMoved(table, place);
      } else if (pressed.what === 'floor') pan(dx, dy);
      return pressed;
    },
    { filterTaps: true, tapsThreshold: 6, pointer: { buttons: 1, keys: false } },
  );

  const clicked = (target: EventTarget | null) => {
    const element = target instanceof Element ? target : null;
    const seatId = element?.closest<SVGElement>('[data-seat]')?.dataset.seat;
    if (seatId) {
      setFocusSeatId(seatId);
      onSeat(seatId);
    } else onTable(element?.closest<SVGElement>('[data-table]')?.dataset.table ?? null);
  };

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const element = event.target as SVGElement;
    const { seat, table } = element.dataset;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (seat) onSeat(seat);
      else if (table) onTable(table);
      return;
    }
    const direction = keys[event.key];
    const from = points.find(({ id }) => id === seat);
    if (!direction || !from) return;
    event.preventDefault();
    const next = nearestSeat(points, from, direction);
    if (!next) return;
    setFocusSeatId(next.id);
    reveal(next);
    ref.current?.querySelector<SVGElement>(`[data-seat="${next.id}"]`)?.focus();
  };

  return (
    <div ref={ref} className={styles.floor}>
      {/* Bound here, since SVG elements take no gestures of their own. */}
      <svg
        {...bind()}
        className={styles.drawing}
        role="group"
        aria-label={label}
        onKeyDown={readOnly ? undefined : onKeyDown}
      >
        <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
          {tables.map(({ table, seats, people }) => (
            <DrawnTable
              key={table.id}
              table={moving?.id === table.id ? { ...table, x: moving.x, y: moving.y } : table}
              seats={seats}
              people={people}
              showNames={view.scale >= namesFrom}
              isSelected={selectedTableId === table.id}
              readOnly={readOnly}
              tabSeatId={seats.some(({ id }) => id === tabSeatId) ? tabSeatId : null}
              pickedId={pickedId}
              overSeatId={overSeatId}
            />
          ))}
        </g>
      </svg>
      <div className={styles.controls}>
        <IconButton icon="plus" label="Zoom in" size="sm" onClick={zoomIn} />
        <IconButton icon="minus" label="Zoom out" size="sm" onClick={zoomOut} />
        <IconButton icon="fit" label="Show all tables" size="sm" onClick={fit} />
      </div>
    </div>
  );
};

const seatPoints = (tables: readonly TableOnFloor[]): SeatPoint[] =>
  tables.flatMap(({ table, seats }) =>
    seats.map((seat) => ({ id: seat.id, ...onFloor(seat, table) })),
  );
