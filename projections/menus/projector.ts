import { type Menu, type MenuRow, menuAnswer } from '../../schema/entities/menu.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';

export const menusTable = defineTable<MenuRow>(
  'menus',
  { id: 'text', eventId: 'text', ...columnsOf(menuAnswer) },
  { scope: 'eventId', isReported: true },
);

/** Writes the only row of an event as a whole. */
const set = (changes: RowChanges, eventId: string, { courses }: Menu): void => {
  changes.removeAll(menusTable, eventId);
  changes.insert(menusTable, { id: eventId, eventId, courses });
};

/** A change in parts has the menu in its last part. */
const changePlan = (changes: RowChanges, { data: { eventId, change } }: RecordedPlanChange) => {
  if (change?.menu) set(changes, eventId, change.menu.after);
};

export const menusProjector = defineProjector({
  name: 'menus',
  version: 1,
  tables: [menusTable],
  on: {
    MenuSet: (changes, { data }) => set(changes, data.eventId, data.after),
    ...onPlanChanged(changePlan),
    EventPlanDeleted: removePlanFrom(menusTable),
  },
});
