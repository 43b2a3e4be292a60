import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { PersonGesture } from '../chart/types.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { toolAtom } from '../rooms/state.ts';
import { t } from '../texts/en/seating.ftl';
import type { DropTarget } from './drag.ts';
import { foundAtom, foundIdOf } from './find/found.ts';
import { searchTargetOf, spotOf } from './find/searchEntries.ts';
import { DrawingBar, ListedRoom } from './onDemand.ts';
import type { RoomView } from './placement/roomView.ts';
import { seatsToTake } from './placement/seatsToTake.ts';
import type { PlanView, TableView } from './planView.ts';
import { RoomChart } from './RoomChart.tsx';
import { RoomSettings } from './RoomSettings.tsx';
import type { Plan } from './seatingPlan.ts';
import { announcementAtom, landingAtom, selectedTableAtom } from './state.ts';
import { useListDrags } from './useListDrags.ts';
import { useRoomActions } from './useRoomActions.ts';
import styles from './Workspace.module.css';

type RoomProps = {
  plan: Plan;
  view: PlanView;
  shown: RoomView;
  onView: (view: RoomView) => void;
  readOnly: boolean;
  /** The people whom the next click places. */
  movers: readonly string[];
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onPerson: (gesture: PersonGesture) => void;
  /** Shown over a room without tables. */
  withoutTables: ReactNode;
};

/** Tables and seats as a floor chart or as a list. Both support the same actions. */
export const Room = (props: RoomProps) => {
  const { plan, view, shown, readOnly, movers, onPlace, onPerson } = props;
  const { id: eventId, floorObjects: objects, room } = plan;
  const { name } = plan.event;
  const element = useRef<HTMLDivElement>(null);
  const list = useListDrags(onPerson, readOnly, shown);
  const actions = useRoomActions(element, { eventId, view, objects, readOnly, movers, onPlace });
  const { tables, selectedObject, pressSeat, pressTable, selectObject, pin } = actions;
  const openTableSettings = useSetAtom(selectedTableAtom);
  const [viewTarget, setViewTarget] = useAtom(viewTargetAtom);
  const announce = useSetAtom(announcementAtom);
  const [tool, setTool] = useAtom(toolAtom);
  const putToolDown = useCallback(() => setTool(null), [setTool]);
  const found = useAtomValue(foundAtom);
  const spot = found ? spotOf(view, objects, found) : undefined;
  const shared = {
    ...{ eventId, objects, room, readOnly, movers, viewTarget },
    overSeatIds: useSeatsUnderDrag(view),
    searchTarget: searchTargetOf(found, spot),
  };
  const announceNewTables = ({ table }: TableView, count: number) => {
    setViewTarget(null);
    announce(t('tables-added', { table: table.name, count }));
  };
  return (
    <div ref={element} className={styles.room}>
      <div ref={list} className={styles.shownRoom}>
        {shown === 'list' ? (
          <ListedRoom
            {...shared}
            label={t('list-of', { name })}
            tables={view.tables}
            foundObjectId={foundIdOf(found, 'object')}
            onObject={selectObject}
            onTargetReached={announceNewTables}
            chosenIds={tables.chosen}
            onChoose={(tableId) => tables.choose(tableId, true)}
            onSeat={pressSeat}
            onTable={pressTable}
            onSettings={openTableSettings}
            onPlace={onPlace}
            onPin={pin}
            onClose={() => props.onView('chart')}
          />
        ) : (
          <RoomChart
            {...shared}
            {...{ name, view, actions, spot, tool, onPerson }}
            onTargetReached={() => setViewTarget(null)}
          />
        )}
        {tool === null && !selectedObject && props.withoutTables}
        {tool && !readOnly && shown !== 'list' && <DrawingBar tool={tool} onClose={putToolDown} />}
        {!readOnly && <RoomSettings plan={plan} view={view} actions={actions} />}
      </div>
    </div>
  );
};

/** The seats that the dragged people would take, for highlighting. */
const useSeatsUnderDrag = (view: PlanView): ReadonlySet<string> => {
  const landing = useAtomValue(landingAtom);
  return useMemo(() => {
    const taking = landing ? seatsToTake(view, landing.attendeeIds, landing.target) : [];
    return new Set(taking.map(({ seatId }) => seatId));
  }, [landing, view]);
};
