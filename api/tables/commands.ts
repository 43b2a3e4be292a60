import type { Place } from '../../schema/planFacts.ts';
import type { ArrangeWanted } from '../../schema/tables/arranged.ts';
import type { RowsWanted } from '../../schema/tables/rows.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';

/**
 * Ids come from the decision context: `id(0)` for a new table, `id(position)` for its seats. Ids of each
 * further table continue after those of the one before.
 */
export type TableCommand =
  | {
      type: 'AddTable';
      eventId: string;
      name: string;
      capacity: number;
      layout: TableLayout;
      /** Default: the next free place, which only depends on the plan. */
      place?: Place;
    }
  | {
      type: 'AddTables';
      eventId: string;
      /** Added one after the other, in this order. */
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
        /** The edited tags as the editor saw them. If absent, the tags are replaced. */
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

/** In `name`, `{n}` stands for the number; `from` is the first number. */
type NamedTables = { count: number; name?: string; from?: number };

/** New tables: of a given shape, or copies of a table. */
export type TableGroup = NamedTables &
  ({ layout: TableLayout; capacity: number; endSeats?: boolean; name: string } | { like: string });
