import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Floor, type PersonGesture } from '../chart/Floor.tsx';
import { PersonRings, TableRings } from '../chart/MarkRings.tsx';
import type { Landmark } from '../chart/markers.ts';
import { useBadges } from '../chart/marks.ts';
import type { Bounds, Covered } from '../chart/viewport.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { FloorObjects, hasExtent, isPoint } from '../floorObjects/FloorObjects.tsx';
import { landmarkOf } from '../floorObjects/shapes.ts';
import { useMoveObject } from '../floorObjects/useMoveObject.ts';
import { roomLandmarks } from '../rooms/drawnRoom.ts';
import { RoomBeneath } from '../rooms/RoomBeneath.tsx';
import { toolAtom } from '../rooms/state.ts';
import { t } from '../texts/en/seating.ftl';
import { useIsNarrow } from '../ui/widths.ts';
import type { DropTarget } from './drag.ts';
import { FoundRing } from './find/FoundRing.tsx';
import { searchTargetOf, spotOf } from './find/finding.ts';
import { foundAtom, foundIdOf } from './find/found.ts';
import {
  Drawing,
  DrawingBar,
  ListedRoom,
  MisplacedTables,
  ObjectSettings,
  SeveralTables,
  TableSettings,
} from './onDemand.ts';
import { placingDialogAtom } from './placing/placingDialog.ts';
import type { RoomView } from './placing/roomView.ts';
import { seatsToTake } from './placing/seatsToTake.ts';
import { usePin } from './placing/usePin.ts';
import { useRoomKeys } from './placing/useRoomKeys.ts';
import type { PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';
import { announcementAtom, landingAtom, selectedObjectAtom, selectedTableAtom } from './state.ts';
import { useMoveTables } from './tables/useMoveTables.ts';
import { useTableChoice } from './tables/useTableChoice.ts';
import { useListDrags } from './useListDrags.ts';
import { usePick } from './usePick.ts';
import styles from './Workspace.module.css';

type RoomProps = {
  eventId: string;
  name: string;
  view: PlanView;
  objects: Plan['floorObjects'];
  room: Plan['room'];
  shown: RoomView;
  onView: (view: RoomView) => void;
  readOnly: boolean;
  /** The people that the next click places. */
  movers: readonly string[];
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onPerson: (gesture: PersonGesture) => void;
  /** Over a room that has no tables yet. */
  withoutTables: ReactNode;
  /** In the settings of a table. */
  aboutTable: (tableId: string) => ReactNode;
};

/** Tables and seats as a floor chart or as a list. Both support the same actions. */
export const Room = (props: RoomProps) => {
  const { eventId, name, view, objects, shown, readOnly, movers, onPlace, onPerson } = props;
  const setSelectedTable = useSetAtom(selectedTableAtom);
  const tables = useTableChoice(view);
  const [selectedObject, setSelectedObject] = useAtom(selectedObjectAtom);
  const [viewTarget, setViewTarget] = useAtom(viewTargetAtom);
  const covered = useCovered();
  const announce = useSetAtom(announcementAtom);
  const moveObject = useMoveObject(eventId);
  const ask = useSetAtom(placingDialogAtom);
  const pick = usePick();
  const pin = usePin(eventId, view);
  const moveTables = useMoveTables(eventId);
  const overSeatIds = useSeatsUnderDrag(view);
  const room = useRef<HTMLDivElement>(null);
  const list = useListDrags(onPerson, readOnly, shown);
  const { FromAfar } = useBadges();
  const found = useAtomValue(foundAtom);
  const spot = found ? spotOf(view, objects, found) : undefined;
  const searchTarget = searchTargetOf(found, spot);

  const onSeat = (seatId: string) => {
    if (movers.length > 0) return onPlace(movers, { kind: 'seat', seatId });
    const occupant = view.people.get(view.seats.get(seatId)?.attendeeId ?? '');
    if (occupant) pick(occupant);
    else announce(t('empty-seat'));
  };
  const onTable = (tableId: string | null, isMore = false) => {
    if (movers.length > 0 && tableId) onPlace(movers, { kind: 'table', tableId });
    else tables.choose(tableId, isMore);
  };
  const onObject = (objectId: string | null) => {
    tables.clear();
    setSelectedObject(objectId);
    const object = objects.find(({ id }) => id === objectId);
    if (object) setViewTarget({ tableIds: [], isNew: false, area: areaOf(landmarkOf(object)) });
  };
  useRoomKeys(room, {
    readOnly,
    onUnassign: (id) => onPlace([id], { kind: 'pool' }),
    onHold: (id) => onPlace([id], { kind: 'holding' }),
    onMove: (id) => ask({ kind: 'move', attendeeIds: [id] }),
    onPin: pin,
    onSettings: (seatId) => setSelectedTable(view.seats.get(seatId)?.tableId ?? null),
  });

  const { selected, several } = tables;
  const [tool, setTool] = useAtom(toolAtom);
  const putDown = useCallback(() => setTool(null), [setTool]);
  const floorObjects = {
    selectedId: selectedObject,
    readOnly,
    onSelect: onObject,
    onMoved: moveObject,
  };
  const { points, extents, landmarks } = useMemo(
    () => ({
      points: objects.filter(isPoint),
      extents: objects.filter(hasExtent),
      landmarks: [...objects.map(landmarkOf), ...roomLandmarks(props.room)],
    }),
    [objects, props.room],
  );
  const chosen = objects.find(({ id }) => id === selectedObject);
  const hasPanel = !readOnly && (selected ?? chosen ?? several[0]) !== undefined;
  return (
    <div ref={room} className={styles.room}>
      <div ref={list} className={styles.shownRoom}>
        {shown === 'list' ? (
          <ListedRoom
            eventId={eventId}
            label={t('list-of', { name })}
            tables={view.tables}
            objects={objects}
            room={props.room}
            foundObjectId={foundIdOf(found, 'object')}
            onObject={onObject}
            searchTarget={searchTarget}
            viewTarget={viewTarget}
            onTargetReached={({ table }, count) => {
              setViewTarget(null);
              announce(t('tables-added', { table: table.name, count }));
            }}
            movers={movers}
            overSeatIds={overSeatIds}
            chosenIds={tables.chosen}
            onChoose={(tableId) => tables.choose(tableId, true)}
            readOnly={readOnly}
            onSeat={onSeat}
            onTable={onTable}
            onSettings={setSelectedTable}
            onPlace={onPlace}
            onPin={pin}
            onClose={() => props.onView('chart')}
          />
        ) : (
          <Floor
            label={t('chart-of', { name })}
            tables={view.tables}
            landmarks={landmarks}
            beneath={
              <>
                <RoomBeneath eventId={eventId} room={props.room} />
                <FloorObjects {...floorObjects} objects={extents} />
                <PersonRings tables={view.tables} />
              </>
            }
            readOnly={readOnly}
            pickedId={movers.length === 1 ? (movers[0] ?? null) : null}
            overSeatIds={overSeatIds}
            selectedTableId={selected?.table.id ?? null}
            chosenTableIds={tables.chosen}
            revealed={chosen ?? null}
            searchTarget={searchTarget}
            viewTarget={viewTarget}
            onTargetReached={() => setViewTarget(null)}
            covered={hasPanel ? covered : undefined}
            onSeat={onSeat}
            onTable={onTable}
            onAllTables={tables.chooseAll}
            onTablesMoved={moveTables}
            onPerson={onPerson}
          >
            <FloorObjects {...floorObjects} objects={points} />
            <TableRings tables={view.tables} />
            <MisplacedTables tables={view.tables} objects={objects} room={props.room} />
            {FromAfar && <FromAfar tables={view.tables} />}
            <slots.FloorMarks view={view} />
            <FoundRing spot={spot} />
            {tool && !readOnly && (
              <Drawing eventId={eventId} tool={tool} room={props.room} objects={objects} />
            )}
          </Floor>
        )}
        {tool === null && !chosen && props.withoutTables}
        {tool && !readOnly && shown !== 'list' && <DrawingBar tool={tool} onClose={putDown} />}
        {chosen && !readOnly && (
          <ObjectSettings
            key={chosen.id}
            eventId={eventId}
            object={chosen}
            units={props.room.outline?.units ?? 'metric'}
            onClose={() => setSelectedObject(null)}
          />
        )}
        {selected && !readOnly && (
          <TableSettings
            eventId={eventId}
            view={selected}
            onClose={() => setSelectedTable(null)}
            onChooseMore={() => tables.choose(selected.table.id, true)}
          >
            {props.aboutTable(selected.table.id)}
          </TableSettings>
        )}
        {several.length > 0 && !readOnly && (
          <SeveralTables eventId={eventId} tables={several} onClear={tables.clear} />
        )}
      </div>
    </div>
  );
};

/** The area to bring into view, beside the settings of an object. */
const areaOf = ({ x, y, box }: Landmark): Bounds =>
  box
    ? { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
    : { x, y, width: 1, height: 1 };

/** In pixels: what a table's settings cover of the chart, at its side or as a sheet below. */
const beside: Covered = { right: 336 };
const below: Covered = { bottom: 300 };
const useCovered = (): Covered => (useIsNarrow() ? below : beside);

/** The seats that the dragged people would take. They are highlighted. */
const useSeatsUnderDrag = (view: PlanView): ReadonlySet<string> => {
  const landing = useAtomValue(landingAtom);
  return useMemo(() => {
    const taking = landing ? seatsToTake(view, landing.attendeeIds, landing.target) : [];
    return new Set(taking.map(({ seatId }) => seatId));
  }, [landing, view]);
};
