import { type MouseEvent, useRef } from 'react';
import { type TableOnFloor, tableIn } from './types.ts';
import type { RovingFocus } from './useRovingFocus.ts';

type Options = {
  tables: readonly TableOnFloor[];
  roving: RovingFocus;
  readOnly: boolean;
  /** Stops the click at the end of a drag. */
  stopClick: ((event: MouseEvent<SVGSVGElement>) => void) | undefined;
  onSeat: (seatId: string) => void;
  onTable: (tableId: string | null, isMore: boolean) => void;
};

/**
 * Handles clicks on seats, tables and the floor. Objects on the floor stop their own presses, but not the
 * clicks that follow.
 * @returns handlers for the element around the drawing, and for the drawing
 */
export const useFloorPresses = (options: Options) => {
  const { tables, roving, readOnly, stopClick, onSeat, onTable } = options;
  /** Whether the last press reached the floor. */
  const isPressed = useRef(false);

  const onClick = ({ target, shiftKey, detail }: MouseEvent<SVGSVGElement>) => {
    // The press was on an object, which then scrolled away from under the pointer before the click.
    if (detail > 0 && !isPressed.current) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest('[data-turn]')) return;
    const seatId = element?.closest<SVGElement>('[data-seat]')?.dataset.seat;
    const table = tableIn(tables, element?.closest<SVGElement>('[data-table]')?.dataset.table);
    if (seatId) roving.setFocusSeatId(seatId);
    else if (table) roving.setFocusTableId(table.id);
    if (readOnly) return;
    if (seatId) onSeat(seatId);
    else onTable(table?.id ?? null, shiftKey);
  };

  return {
    ofPicture: {
      onPointerDownCapture: () => {
        isPressed.current = false;
      },
      onPointerDown: () => {
        isPressed.current = true;
      },
    },
    ofDrawing: {
      onClickCapture: (event: MouseEvent<SVGSVGElement>) => {
        // Otherwise `stopClick` would also stop clicks that belong to an object's press.
        if (isPressed.current) stopClick?.(event);
      },
      onClick,
    },
  };
};
