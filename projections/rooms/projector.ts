import { type Room, type RoomRow, roomAnswer } from '../../schema/entities/room.ts';
import { onPlanChanged, type RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';

export const roomsTable = defineTable<RoomRow>(
  'rooms',
  { eventId: 'text', ...columnsOf(roomAnswer) },
  { scope: 'eventId', isReported: true },
);

/** Writes the only row of an event, which exists from the first change of its room. */
const set = (changes: RowChanges, eventId: string, changed: Partial<Room>): void => {
  const [known] = changes.rows(roomsTable, eventId);
  changes.removeAll(roomsTable, eventId);
  const { outline = null, background = null } = { ...known, ...changed };
  changes.insert(roomsTable, { id: eventId, eventId, outline, background });
};

/** A change in parts has the room in its last part. */
const changePlan = (changes: RowChanges, { data: { eventId, change } }: RecordedPlanChange) => {
  if (change?.room) set(changes, eventId, change.room.after);
};

export const roomsProjector = defineProjector({
  name: 'rooms',
  version: 1,
  tables: [roomsTable],
  recalls: [
    {
      table: roomsTable,
      scopeFor: ({ type, data }) =>
        type === 'RoomOutlineSet' ||
        type === 'BackgroundSet' ||
        ('change' in data && data.change?.room)
          ? (data as { eventId: string }).eventId
          : undefined,
    },
  ],
  on: {
    RoomOutlineSet: (changes, { data: { eventId, after } }) =>
      set(changes, eventId, { outline: after }),
    BackgroundSet: (changes, { data: { eventId, after } }) =>
      set(changes, eventId, { background: after }),
    ...onPlanChanged(changePlan),
    EventPlanDeleted: removePlanFrom(roomsTable),
  },
});
