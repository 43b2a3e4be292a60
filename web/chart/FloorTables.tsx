import { useHasTouch } from '../ui/widths.ts';
import { DrawnTable } from './DrawnTable.tsx';
import { captionOf, detailOf } from './detail.ts';
import type { TableOnFloor } from './types.ts';
import type { TabStops } from './useRovingFocus.ts';
import type { TableMoves } from './useTableMoves.ts';
import type { FloorView } from './useViewport.ts';

type FloorTablesProps = TabStops & {
  tables: readonly TableOnFloor[];
  floor: FloorView;
  moving: TableMoves['moving'];
  isSelected: (tableId: string) => boolean;
  /** The table that shows the handle for turning it. */
  selectedTableId: string | null;
  readOnly: boolean;
  pickedId: string | null;
  overSeatIds: ReadonlySet<string>;
};

/** The tables in and near the view, in as much detail as their size on screen allows. */
export const FloorTables = (props: FloorTablesProps) => {
  const { tables, floor, moving, isSelected, selectedTableId, readOnly, tabTable, tabSeat } = props;
  const { view, size, isReady } = floor;
  const forFingers = useHasTouch();
  if (!isReady) return null;
  const caption = captionOf(view);
  return tables.map(({ table, seats, people }) => {
    const isTabStop = table.id === tabTable?.id;
    const hasTabSeat = table.id === tabSeat?.tableId;
    const hasTabStop = isTabStop || hasTabSeat;
    const detail = detailOf(table, { view, size, count: tables.length, hasTabStop });
    return (
      detail && (
        <DrawnTable
          key={table.id}
          table={table}
          seats={seats}
          people={people}
          moving={moving}
          captionScale={caption?.scale ?? null}
          captionWithCount={caption?.withCount ?? false}
          handleScale={selectedTableId === table.id && !readOnly ? view.scale : null}
          detail={detail}
          isSelected={isSelected(table.id)}
          readOnly={readOnly}
          forFingers={forFingers}
          isTabStop={isTabStop}
          tabSeatId={hasTabSeat ? tabSeat.id : null}
          pickedId={props.pickedId}
          overSeatIds={props.overSeatIds}
        />
      )
    );
  });
};
