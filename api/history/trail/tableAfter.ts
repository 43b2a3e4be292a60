import type { EventPlanEvent, RecordedEvent } from '../../../schema/domainEvents.ts';
import { type HistoryAction, wholeChanges } from '../../../schema/historyKinds.ts';
import type { SeatAt } from '../../../schema/planFacts.ts';

type PlanEvent = RecordedEvent<EventPlanEvent>;

/** A table's name and seats, as far as an event changed them. */
export type TableShape = { name?: string; seats?: readonly SeatAt[] };

/** Actions that name a table or change its seats. */
export const shapingActions: readonly HistoryAction[] = [
  'table_added',
  'tables_added',
  'table_renamed',
  'table_layout_changed',
  'table_resized',
  'table_end_seats_switched',
  ...wholeChanges,
];

/** What an event changes of a table's shape. Does not cover changes in several parts. */
export const tableAfter = (event: PlanEvent, id: string): TableShape => {
  switch (event.type) {
    case 'TableAdded':
      return event.data.tableId === id ? event.data : {};
    case 'TablesAdded':
      return event.data.tables.find(({ tableId }) => tableId === id) ?? {};
    case 'TableRenamed':
      return event.data.tableId === id ? { name: event.data.after } : {};
    case 'TableLayoutChanged':
    case 'TableResized':
    case 'TableEndSeatsSwitched':
      return event.data.tableId === id ? { seats: event.data.seats.after } : {};
    default:
      return 'change' in event.data && event.data.change ? changed(event.data.change, id) : {};
  }
};

type Change = NonNullable<Extract<PlanEvent, { type: 'ChangeUndone' }>['data']['change']>;

const changed = ({ tablesAdded, tablesChanged }: Change, id: string): TableShape => {
  const isIt = ({ tableId }: { tableId: string }): boolean => tableId === id;
  const added = tablesAdded.find(isIt);
  if (added) return added;
  const { name, seats } = tablesChanged.find(isIt) ?? {};
  return { ...(name && { name: name.after }), ...(seats && { seats: seats.after }) };
};
