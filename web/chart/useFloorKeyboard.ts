import type { KeyboardEvent } from 'react';
import { type FloorKey, floorKeyOf, panOf, stepped } from './floorKeys.ts';
import { landingOf } from './leaps.ts';
import type { Direction } from './nearestSeat.ts';
import { type TableOnFloor, tableIn } from './types.ts';
import type { RovingFocus } from './useRovingFocus.ts';
import type { TableMoves } from './useTableMoves.ts';
import type { FloorView } from './useViewport.ts';

type Options = {
  tables: readonly TableOnFloor[];
  floor: FloorView;
  moves: TableMoves;
  roving: RovingFocus;
  readOnly: boolean;
  isSelected: (tableId: string) => boolean;
  onSeat: (seatId: string) => void;
  onTable: (tableId: string | null, isMore: boolean) => void;
  onAllTables: () => void;
};

/** The keyboard commands of the chart, as a key handler. Their target is the focused element. */
export const useFloorKeyboard = (options: Options) => {
  const { tables, floor, moves, roving, readOnly, isSelected, onSeat, onTable } = options;

  /** Arrows move the focus or a selected table, or the view if nothing has the focus. */
  const go = ({ seat, table: tableId }: DOMStringMap, direction: Direction, isFar: boolean) => {
    const table = tableIn(tables, tableId);
    const point = roving.seatOf(seat);
    if (point) roving.focusNext(point, direction, 'seat');
    else if (!table) floor.pan(...panOf(direction, isFar));
    else if (isSelected(table.id) && !readOnly)
      moves.step(table, (place) => stepped(place, direction, isFar));
    else roving.focusNext(table, direction, 'table');
  };

  /** Returns whether the key did something. */
  const act = (key: FloorKey, dataset: DOMStringMap): boolean => {
    const table = tableIn(tables, dataset.table);
    if (key.does === 'go') go(dataset, key.direction, key.isFar);
    else if (key.does === 'leap') {
      const next = landingOf(tables, dataset, key.to);
      if (next) roving.focus(next);
    } else if (key.does !== 'turn') floor[key.does]();
    else if (!table || readOnly) return false;
    else moves.step(table, (place) => ({ ...place, rotation: place.rotation + key.by }));
    return true;
  };

  return (event: KeyboardEvent<SVGSVGElement>) => {
    const { dataset } = event.target as SVGElement;
    const { seat, table } = dataset;
    if (event.key === 'Enter' || event.key === ' ') {
      if (readOnly || !(seat || table)) return;
      event.preventDefault();
      if (seat) onSeat(seat);
      else onTable(table ?? null, event.shiftKey);
      return;
    }
    if (event.key === 'Escape') {
      if (!moves.rollBack() && table && isSelected(table)) onTable(null, false);
      return;
    }
    if (event.key === 'a' && (event.ctrlKey || event.metaKey) && !readOnly) {
      event.preventDefault();
      return options.onAllTables();
    }
    const key = floorKeyOf(event);
    if (key && act(key, dataset)) event.preventDefault();
  };
};
