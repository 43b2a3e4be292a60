import { type FloorObjectRow, floorObjectAnswer } from '../../schema/entities/floorObject.ts';
import type { WholeChange, WholeObject } from '../../schema/planChange.ts';
import type { FloorObject } from '../../schema/planFacts.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { type About, defineProjector } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { originOf } from '../engine/rows/originOf.ts';
import { patchesOf } from '../engine/rows/patchesOf.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { defineTable } from '../engine/rows/table.ts';

export const floorObjectsTable = defineTable<FloorObjectRow>(
  'floor_objects',
  columnsOf(floorObjectAnswer),
  { scope: 'eventId', isReported: true },
);

/** Staged objects of incomplete changes. */
const objectParts = defineStaging('floor_object_parts', [
  'objectsAdded',
  'objectsRemoved',
  'objectsChanged',
]);

const columnsFor = ({ place, ...fields }: Partial<FloorObject>): Partial<FloorObjectRow> => ({
  ...fields,
  ...(place && { x: place.x, y: place.y, rotation: place.rotation }),
});

const add = (
  changes: RowChanges,
  event: About<'eventId'>,
  { objectId, object }: WholeObject,
): void => {
  const row = { id: objectId, ...columnsFor(object), ...originOf(event) };
  changes.insert(floorObjectsTable, row as FloorObjectRow);
};

const patch = patchesOf(floorObjectsTable, 'objectId');

const changePlan = (changes: RowChanges, event: RecordedPlanChange, change: WholeChange): void => {
  const { metadata } = event;
  const { eventId } = event.data;
  for (const { objectId } of change.objectsRemoved)
    changes.remove(floorObjectsTable, eventId, objectId);
  for (const { objectId, after } of change.objectsChanged)
    patch(changes, { data: { eventId, objectId }, metadata }, columnsFor(after));
  for (const whole of change.objectsAdded) add(changes, event, whole);
};

export const floorObjectsProjector = defineProjector({
  name: 'floor_objects',
  version: 1,
  tables: [floorObjectsTable, objectParts.table],
  recalls: [objectParts.recall],
  on: {
    ...objectParts.on,
    FloorObjectPlaced: (changes, event) => add(changes, event, event.data),
    FloorObjectChanged: (changes, event) => patch(changes, event, columnsFor(event.data.after)),
    FloorObjectRemoved: (changes, { data }) =>
      changes.remove(floorObjectsTable, data.eventId, data.objectId),
    ...objectParts.onPlanChanged(changePlan),
    EventPlanDeleted: removePlanFrom(floorObjectsTable, objectParts.table),
  },
});
