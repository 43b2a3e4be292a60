import { type ComponentProps, useMemo } from 'react';
import { Floor } from '../chart/Floor.tsx';
import { PersonRings, TableRings } from '../chart/MarkRings.tsx';
import { useBadges } from '../chart/marks.ts';
import type { Covered } from '../chart/viewport.ts';
import { FloorObjects } from '../floorObjects/FloorObjects.tsx';
import { hasExtent, isPoint, landmarkOf } from '../floorObjects/shapes.ts';
import { useMoveObject } from '../floorObjects/useMoveObject.ts';
import { roomLandmarks } from '../rooms/drawnRoom.ts';
import { RoomBeneath } from '../rooms/RoomBeneath.tsx';
import type { Tool } from '../rooms/state.ts';
import { t } from '../texts/en/seating.ftl';
import { useIsSettingsBelow } from '../ui/widths.ts';
import { FoundRing } from './find/FoundRing.tsx';
import type { Spot } from './find/searchEntries.ts';
import { Drawing, MisplacedTables } from './onDemand.ts';
import type { PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';
import { useMoveTables } from './tables/useMoveTables.ts';
import type { RoomActions } from './useRoomActions.ts';

type FloorProps = ComponentProps<typeof Floor>;

type RoomChartProps = Pick<
  FloorProps,
  'overSeatIds' | 'searchTarget' | 'viewTarget' | 'onTargetReached' | 'onPerson'
> & {
  eventId: string;
  name: string;
  view: PlanView;
  objects: Plan['floorObjects'];
  room: Plan['room'];
  readOnly: boolean;
  movers: readonly string[];
  actions: RoomActions;
  /** The place of the item that Find has found. */
  spot: Spot | undefined;
  tool: Tool | null;
};

/** The room as a floor chart: tables, other objects, marks, and the object being drawn. */
export const RoomChart = (props: RoomChartProps) => {
  const { eventId, name, view, objects, room, readOnly, movers, actions, spot, tool } = props;
  const { overSeatIds, searchTarget, viewTarget, onTargetReached, onPerson } = props;
  const { tables, selectedObject } = actions;
  const moveObject = useMoveObject(eventId);
  const moveTables = useMoveTables(eventId);
  const covered = useCovered();
  const { FromAfar } = useBadges();
  const { points, extents, landmarks } = useMemo(
    () => ({
      points: objects.filter(isPoint),
      extents: objects.filter(hasExtent),
      landmarks: [...objects.map(landmarkOf), ...roomLandmarks(room)],
    }),
    [objects, room],
  );
  const floorObjects = {
    selectedId: selectedObject?.id ?? null,
    readOnly,
    onSelect: actions.selectObject,
    onMoved: moveObject,
  };
  const hasPanel =
    !readOnly && (tables.selected ?? selectedObject ?? tables.several[0]) !== undefined;
  return (
    <Floor
      {...{ readOnly, overSeatIds, searchTarget, viewTarget, onTargetReached, onPerson }}
      label={t('chart-of', { name })}
      tables={view.tables}
      landmarks={landmarks}
      beneath={
        <>
          <RoomBeneath eventId={eventId} room={room} />
          <FloorObjects {...floorObjects} objects={extents} />
          <PersonRings tables={view.tables} />
        </>
      }
      pickedId={movers.length === 1 ? (movers[0] ?? null) : null}
      selectedTableId={tables.selected?.table.id ?? null}
      chosenTableIds={tables.chosen}
      revealed={selectedObject ?? null}
      covered={hasPanel ? covered : undefined}
      onSeat={actions.pressSeat}
      onTable={actions.pressTable}
      onAllTables={tables.chooseAll}
      onTablesMoved={moveTables}
    >
      <FloorObjects {...floorObjects} objects={points} tables={view.tables} extents={extents} />
      <TableRings tables={view.tables} />
      <MisplacedTables tables={view.tables} objects={objects} room={room} />
      {FromAfar && <FromAfar tables={view.tables} />}
      <slots.FloorMarks view={view} />
      <FoundRing spot={spot} />
      {tool && !readOnly && <Drawing eventId={eventId} tool={tool} room={room} objects={objects} />}
    </Floor>
  );
};

/** In pixels: how much of the chart a table's settings cover, at its side or as a sheet below. */
const beside: Covered = { right: 336 };
const below: Covered = { bottom: 300 };
const useCovered = (): Covered => (useIsSettingsBelow() ? below : beside);
