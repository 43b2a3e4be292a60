import { useDrag } from '@use-gesture/react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../ui/Button.tsx';
import { DrawnTable } from './DrawnTable.tsx';
import { captionScaleOf, detailOf } from './detail.ts';
import styles from './Floor.module.css';
import { type Direction, nearestSeat, onFloor, type SeatPoint } from './nearestSeat.ts';
import type { ChartTable, TableOnFloor } from './types.ts';
import { useViewport } from './useViewport.ts';
import { drawnAround, type Size, type Viewport } from './viewport.ts';

type Point = { x: number; y: number };

export type PersonGesture =
  | { phase: 'press'; attendeeId: string; at: Point }
  | { phase: 'move'; at: Point }
  | { phase: 'release' }
  | { phase: 'cancel' };

type FloorProps = {
  /** Drawn over the tables, in the floor's own measure. */
  children?: ReactNode;
  tables: readonly TableOnFloor[];
  label: string;
  readOnly?: boolean;
  pickedId?: string | null;
  /** The seats that people would take, who are dragged above them. */
  overSeatIds?: ReadonlySet<string>;
  selectedTableId?: string | null;
  onSeat?: (seatId: string) => void;
  onTable?: (tableId: string | null) => void;
  onTableMoved?: (table: ChartTable, place: Point) => void;
  onPerson?: (gesture: PersonGesture) => void;
};

const nothing = () => undefined;
const none: ReadonlySet<string> = new Set();
const grid = 10;
const snapped = (value: number) => Math.round(value / grid) * grid;

const keys: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const placeOf = ({ x, y, scale }: Viewport, size: Size = { width: 0, height: 0 }): string =>
  `translate(${size.width * drawnAround} ${size.height * drawnAround}) scale(${scale}) translate(${-x} ${-y})`;

type Pressed = { what: 'person' } | { what: 'table'; table: ChartTable } | { what: 'floor' };

/**
 * Tables and seats on the floor, to scale. One set of handlers serves all of them: elements say by
 * data attributes what they are, so that thousands of seats cost no listeners.
 */
export const Floor = ({
  children,
  tables,
  label,
  readOnly = false,
  pickedId = null,
  overSeatIds = none,
  selectedTableId = null,
  onSeat = nothing,
  onTable = nothing,
  onTableMoved = nothing,
  onPerson = nothing,
}: FloorProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const floor = useViewport({ floor: ref, drawing }, tables);
  const { view, size, isReady, now, pan, zoomIn, zoomOut, fit, reveal } = floor;
  const [moving, setMoving] = useState<{ id: string; x: number; y: number } | null>(null);
  const [focusSeatId, setFocusSeatId] = useState<string | null>(null);
  const points = useMemo(() => seatPoints(tables), [tables]);
  const tabSeat = points.find(({ id }) => id === focusSeatId) ?? points[0];

  const tableOf = (tableId: string | undefined) =>
    tables.find(({ table }) => table.id === tableId)?.table;

  const press = (target: EventTarget | null, at: Point): Pressed => {
    const element = target instanceof Element ? target : null;
    const seat = element?.closest<SVGElement>('[data-seat]');
    const { attendee } = seat?.dataset ?? {};
    if (attendee && !readOnly) {
      onPerson({ phase: 'press', attendeeId: attendee, at });
      return { what: 'person' };
    }
    const table = tableOf(element?.closest<SVGElement>('[data-table]')?.dataset.table);
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
      // A tap becomes a click, which is waited for: what opens sooner, under a finger, gets it.
      if (tap) return undefined;
      const pressed: Pressed = memo ?? press(event.target, { x: ix, y: iy });
      if (pressed.what === 'person') {
        if (canceled) onPerson({ phase: 'cancel' });
        else if (last) onPerson({ phase: 'release' });
        else onPerson({ phase: 'move', at: { x, y } });
      } else if (pressed.what === 'table') {
        const { table } = pressed;
        const place = {
          x: snapped(table.x + mx / now().scale),
          y: snapped(table.y + my / now().scale),
        };
        setMoving(last ? null : { id: table.id, ...place });
        if (last && !canceled && (place.x !== table.x || place.y !== table.y))
          onTableMoved(table, place);
      } else if (pressed.what === 'floor') pan(dx, dy);
      return pressed;
    },
    { filterTaps: true, tapsThreshold: 6, pointer: { buttons: 1, keys: false } },
  );

  const clicked = (target: EventTarget) => {
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
    // Drawn before it takes the focus: it may have been too far away for that.
    flushSync(() => {
      setFocusSeatId(next.id);
      reveal(next);
    });
    ref.current?.querySelector<SVGElement>(`[data-seat="${next.id}"]`)?.focus();
  };

  const captionScale = captionScaleOf(view);

  /** What the Tab key has reached comes into view. */
  const onFocus = ({ target }: FocusEvent<SVGSVGElement>) => {
    if (!target.matches(':focus-visible')) return;
    const { seat, table: tableId } = target.dataset;
    const found = points.find(({ id }) => id === seat) ?? tableOf(tableId);
    if (found) reveal(found);
  };

  return (
    <div ref={ref} className={styles.floor}>
      {/* Bound here, since SVG elements take no gestures of their own. */}
      <svg
        {...bind()}
        ref={drawing}
        className={styles.drawing}
        role="group"
        aria-label={label}
        onClick={({ target }) => clicked(target)}
        onFocus={onFocus}
        onKeyDown={readOnly ? undefined : onKeyDown}
      >
        <g transform={placeOf(view, size)}>
          {(isReady ? tables : []).map(({ table, seats, people }) => {
            const hasTabSeat = table.id === tabSeat?.tableId;
            const seen = { view, size, count: tables.length, hasTabSeat };
            return (
              <DrawnTable
                key={table.id}
                table={moving?.id === table.id ? { ...table, x: moving.x, y: moving.y } : table}
                seats={seats}
                people={people}
                captionScale={captionScale}
                detail={detailOf(table, seen)}
                isSelected={selectedTableId === table.id}
                readOnly={readOnly}
                tabSeatId={hasTabSeat ? tabSeat.id : null}
                pickedId={pickedId}
                overSeatIds={overSeatIds}
              />
            );
          })}
          {children}
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

type PlacedSeat = SeatPoint & { tableId: string };

const seatPoints = (tables: readonly TableOnFloor[]): PlacedSeat[] =>
  tables.flatMap(({ table, seats }) =>
    seats.map((seat) => ({ id: seat.id, tableId: table.id, ...onFloor(seat, table) })),
  );
