import type { TableReshaped } from '../../schema/domainEvents.ts';
import { type TableRow, tableAnswer } from '../../schema/entities/table.ts';
import type { WholeChange, WholeTable } from '../../schema/planChange.ts';
import type { Place } from '../../schema/planFacts.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { type About, defineProjector, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { originOf } from '../engine/rows/originOf.ts';
import { patchesOf } from '../engine/rows/patchesOf.ts';
import { definePlanOrder } from '../engine/rows/planOrder.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { defineTable } from '../engine/rows/table.ts';

export const tablesTable = defineTable<TableRow>('tables', columnsOf(tableAnswer), {
  scope: 'eventId',
  isReported: true,
});

const planOrder = definePlanOrder('plan_orders');

/** Staged tables of incomplete changes. */
const tableParts = defineStaging('table_parts', ['tablesAdded', 'tablesRemoved', 'tablesChanged']);

const placeColumns = ({ x, y, rotation }: Place) => ({ x, y, rotation });

const patch = patchesOf(tablesTable, 'tableId');

/** Capacity is the number of seats (specification, section 4). */
const reshape = (
  changes: RowChanges,
  event: Recorded<TableReshaped['type']>,
  columns: Partial<TableRow> = {},
): void =>
  patch(changes, event, {
    capacity: event.data.seats.after.length,
    endSeats: event.data.endSeats.after,
    ...columns,
  });

const add = (changes: RowChanges, event: About<'eventId'>, table: WholeTable): void =>
  changes.insert(tablesTable, {
    id: table.tableId,
    name: table.name,
    order: table.order,
    capacity: table.seats.length,
    layout: table.layout,
    endSeats: table.endSeats,
    isActive: true,
    ...placeColumns(table.place),
    tags: table.tags ?? [],
    ...originOf(event),
  });

const changePlan = (changes: RowChanges, event: RecordedPlanChange, change: WholeChange): void => {
  const { data, metadata } = event;
  const { tablesRemoved, tablesChanged, tablesAdded } = change;
  for (const { tableId } of tablesRemoved) changes.remove(tablesTable, data.eventId, tableId);
  for (const { tableId, name, layout, endSeats, place, tags, seats } of tablesChanged)
    patch(
      changes,
      { data: { eventId: data.eventId, tableId }, metadata },
      {
        ...(name && { name: name.after }),
        ...(layout && { layout: layout.after }),
        ...(endSeats && { endSeats: endSeats.after }),
        ...(place && placeColumns(place.after)),
        ...(tags && { tags: tags.after }),
        ...(seats && { capacity: seats.after.length }),
      },
    );
  for (const table of tablesAdded) add(changes, event, table);
};

/** The tables of each event and their places on the floor. */
export const tablesProjector = defineProjector({
  name: 'tables',
  version: 4,
  tables: [tablesTable, planOrder.table, tableParts.table],
  recalls: [planOrder.recall, tableParts.recall],
  on: {
    ...planOrder.on(tableParts, changePlan),
    TableAdded: (changes, event) =>
      add(changes, event, { ...event.data, order: planOrder.countOne(changes, event) }),
    TablesAdded: (changes, event) => {
      for (const table of event.data.tables)
        add(changes, event, { ...table, order: planOrder.countOne(changes, event) });
    },
    TableRenamed: (changes, event) => patch(changes, event, { name: event.data.after }),
    TableLayoutChanged: (changes, event) =>
      reshape(changes, event, { layout: event.data.layout.after }),
    TableResized: (changes, event) => reshape(changes, event),
    TableEndSeatsSwitched: (changes, event) => reshape(changes, event),
    TableMoved: (changes, event) => patch(changes, event, placeColumns(event.data.after)),
    TablesMoved: (changes, { data: { eventId, moves }, metadata }) => {
      for (const { tableId, after } of moves)
        patch(changes, { data: { eventId, tableId }, metadata }, placeColumns(after));
    },
    TableTagged: (changes, event) => patch(changes, event, { tags: event.data.after }),
    TableDeleted: (changes, { data }) => changes.remove(tablesTable, data.eventId, data.tableId),
    EventPlanDeleted: removePlanFrom(tablesTable, planOrder.table, tableParts.table),
  },
});
