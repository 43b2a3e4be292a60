import { useAtom, useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import type { Landmark } from '../chart/markers.ts';
import type { Bounds } from '../chart/viewport.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { landmarkOf } from '../floorObjects/shapes.ts';
import { t } from '../texts/en/seating.ftl';
import type { DropTarget } from './drag.ts';
import { placingDialogAtom } from './placement/placingDialog.ts';
import { usePin } from './placement/usePin.ts';
import { useRoomKeys } from './placement/useRoomKeys.ts';
import type { PlanView } from './planView.ts';
import type { Plan } from './seatingPlan.ts';
import { announcementAtom, selectedObjectAtom, selectedTableAtom } from './state.ts';
import { useTableChoice } from './tables/useTableChoice.ts';
import { usePick } from './usePick.ts';

type Options = {
  eventId: string;
  view: PlanView;
  objects: Plan['floorObjects'];
  readOnly: boolean;
  /** The people whom the next click places. */
  movers: readonly string[];
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
};

/**
 * What pressing a seat, table or object does, on the chart and in the list, with the keyboard shortcuts of
 * `room`.
 */
export const useRoomActions = (room: RefObject<HTMLElement | null>, options: Options) => {
  const { eventId, view, objects, readOnly, movers, onPlace } = options;
  const tables = useTableChoice(view);
  const [selectedObjectId, setSelectedObjectId] = useAtom(selectedObjectAtom);
  const setSelectedTable = useSetAtom(selectedTableAtom);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const announce = useSetAtom(announcementAtom);
  const openDialog = useSetAtom(placingDialogAtom);
  const pick = usePick();
  const pin = usePin(eventId, view);

  const pressSeat = (seatId: string) => {
    if (movers.length > 0) return onPlace(movers, { kind: 'seat', seatId });
    const occupant = view.people.get(view.seats.get(seatId)?.attendeeId ?? '');
    if (occupant) pick(occupant);
    else announce(t('empty-seat'));
  };
  const pressTable = (tableId: string | null, isMore = false) => {
    if (movers.length > 0 && tableId) onPlace(movers, { kind: 'table', tableId });
    else tables.choose(tableId, isMore);
  };
  const selectObject = (objectId: string | null) => {
    tables.clear();
    setSelectedObjectId(objectId);
    const object = objects.find(({ id }) => id === objectId);
    if (object) setViewTarget({ tableIds: [], isNew: false, area: areaOf(landmarkOf(object)) });
  };
  useRoomKeys(room, {
    readOnly,
    onUnassign: (id) => onPlace([id], { kind: 'pool' }),
    onHold: (id) => onPlace([id], { kind: 'holding' }),
    onMove: (id) => openDialog({ kind: 'move', attendeeIds: [id] }),
    onPin: pin,
    onSettings: (seatId) => setSelectedTable(view.seats.get(seatId)?.tableId ?? null),
  });
  return {
    tables,
    selectedObject: objects.find(({ id }) => id === selectedObjectId),
    pressSeat,
    pressTable,
    selectObject,
    pin,
  };
};

export type RoomActions = ReturnType<typeof useRoomActions>;

/** The area of an object to bring into view, beside its settings. */
const areaOf = ({ x, y, box }: Landmark): Bounds =>
  box
    ? { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
    : { x, y, width: 1, height: 1 };
