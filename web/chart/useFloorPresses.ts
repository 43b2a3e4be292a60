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
 * Clicks on seats, tables and the floor. Objects upon it keep their presses to themselves, but not the clicks that
 * follow.
 * @returns the handlers of what holds the drawing, and of the drawing
 */
export const useFloorPresses = (options: Options) => {
  const { tables, roving, readOnly, stopClick, onSeat, onTable } = options;
  /** Whether the floor has seen the last press. */
  const isPressed = useRef(false);

  const onClick = ({ target, shiftKey, detail }: MouseEvent<SVGSVGElement>) => {
    // The press was an object's: dragged, it came into view, away from under the pointer, before the click.
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
        // It would also stop a click whose press it has not seen: an object's.
        if (isPressed.current) stopClick?.(event);
      },
      onClick,
    },
  };
};
