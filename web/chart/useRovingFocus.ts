import { type FocusEvent, type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import type { Landing } from './leaps.ts';
import { type Direction, nearestSeat, type SeatPoint } from './nearestSeat.ts';
import { type ChartTable, type TableOnFloor, tableIn } from './types.ts';
import type { FloorView } from './useViewport.ts';

type Options = {
  /** The element that contains the tables. */
  element: RefObject<HTMLElement | null>;
  tables: readonly TableOnFloor[];
  selectedTableId: string | null;
  floor: FloorView;
};

/**
 * The roving tabindex of the chart: one table and one seat are tab stops, and the arrow keys move them. A
 * focused element comes into view.
 */
export const useRovingFocus = ({ element, tables, selectedTableId, floor }: Options) => {
  const [focusTableId, setFocusTableId] = useState<string | null>(null);
  const [focusSeatId, setFocusSeatId] = useState<string | null>(null);
  const seats = useMemo(() => seatPoints(tables), [tables]);
  const tabSeat = seats.find(({ id }) => id === focusSeatId) ?? seats[0];
  const tabTable =
    tableIn(tables, focusTableId) ?? tableIn(tables, selectedTableId) ?? tables[0]?.table;
  const seatOf = (seatId: string | undefined) => seats.find(({ id }) => id === seatId);

  /** Focuses a seat or table. Renders it first, because it may be too far away to be rendered. */
  const focus = (next: Landing) => {
    flushSync(() => {
      (next.what === 'seat' ? setFocusSeatId : setFocusTableId)(next.id);
      floor.reveal(next);
    });
    element.current?.querySelector<SVGElement>(`[data-${next.what}="${next.id}"]`)?.focus();
  };
  /** Focuses the next seat or table in a direction, if there is one. */
  const focusNext = (from: SeatPoint, direction: Direction, what: 'seat' | 'table') => {
    const all = what === 'seat' ? seats : tables.map(({ table }) => table);
    const next = nearestSeat(all, from, direction);
    if (next) focus({ ...next, what });
  };

  const onFocus = ({ target }: FocusEvent<SVGSVGElement>) => {
    const { seat: seatId, table: tableId } = target.dataset;
    if (tableId) setFocusTableId(tableId);
    if (!target.matches(':focus-visible')) return;
    const focused = seatOf(seatId) ?? tableIn(tables, tableId);
    if (focused) floor.reveal(focused);
  };

  return { tabSeat, tabTable, seatOf, setFocusSeatId, setFocusTableId, focus, focusNext, onFocus };
};

export type RovingFocus = ReturnType<typeof useRovingFocus>;

export type TabStops = { tabTable: ChartTable | undefined; tabSeat: PlacedSeat | undefined };

type PlacedSeat = SeatPoint & { tableId: string };

const seatPoints = (tables: readonly TableOnFloor[]): PlacedSeat[] =>
  tables.flatMap(({ table, seats }) =>
    seats.map((seat) => ({ id: seat.id, tableId: table.id, ...onFloor(seat, table) })),
  );
