import type { Place } from '../../schema/domainEvents.ts';
import type { ArrangeWanted } from '../../schema/tables/arranged.ts';
import type { RowsWanted } from '../../schema/tables/rows.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';

/**
 * Ids come from the decision context: `id(0)` for a new table, `id(position)` for its seats; each
 * of several tables continues behind the one before.
 */
export type TableCommand =
  | {
      type: 'AddTable';
      eventId: string;
      name: string;
      capacity: number;
      layout: TableLayout;
      /** Default: the next free place, the same for the same plan. */
      place?: Place;
    }
  | {
      type: 'AddTables';
      eventId: string;
      /** One after the other, in the order in which they are listed. */
      groups: TableGroup[];
      arrange?: RowsWanted;
    }
  | {
      type: 'EditTable';
      eventId: string;
      tableId: string;
      changes: {
        name?: string;
        capacity?: number;
        layout?: TableLayout;
        endSeats?: boolean;
        place?: Partial<Place>;
        tags?: string[];
        /** As the editor saw them. Without it, they are replaced. */
        seen?: { tags: string[] };
      };
    }
  | { type: 'ResizeTable'; eventId: string; tableId: string; capacity: number }
  | { type: 'SetEndSeats'; eventId: string; tableId: string; endSeats: boolean }
  | { type: 'MoveTable'; eventId: string; tableId: string; place: Partial<Place> }
  | { type: 'MoveTables'; eventId: string; moves: { tableId: string; place: Partial<Place> }[] }
  | ({ type: 'ArrangeTables'; eventId: string; tableIds: string[] } & ArrangeWanted)
  | { type: 'DeleteTable'; eventId: string; tableId: string }
  | { type: 'DeleteTables'; eventId: string; tableIds: string[] };

/** `name` has `{n}` where the number stands; `from` is the first number. */
type NamedTables = { count: number; name?: string; from?: number };

/** New tables: of a given shape, or copies of a table. */
export type TableGroup = NamedTables &
  ({ layout: TableLayout; capacity: number; endSeats?: boolean; name: string } | { like: string });
