import type { Place } from '../../schema/domainEvents.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';

/** Ids come from the decision context: `id(0)` for a new table, `id(position)` for its seats. */
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
      };
    }
  | { type: 'ResizeTable'; eventId: string; tableId: string; capacity: number }
  | { type: 'SetEndSeats'; eventId: string; tableId: string; endSeats: boolean }
  | { type: 'MoveTable'; eventId: string; tableId: string; place: Place }
  | { type: 'DeleteTable'; eventId: string; tableId: string };
