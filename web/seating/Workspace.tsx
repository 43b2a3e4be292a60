import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { capabilitiesOf, mayEditEvent } from '../../schema/permissions.ts';
import { optionalPages } from '../app/optionalPages.ts';
import { MarksShown } from '../chart/marks.ts';
import { SetAsideNotice } from '../eventPlans/SetAsideNotice.tsx';
import { HistoryBeside } from '../history/panel/HistoryBeside.tsx';
import type { CurrentUser } from '../members/currentUser.ts';
import { t } from '../texts/en/seating.ftl';
import { Badge } from '../ui/Badge.tsx';
import { usePreload } from '../ui/onDemand.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DragGhost } from './DragGhost.tsx';
import { Find } from './find/Find.tsx';
import {
  EmptyRoom,
  MoveAnywayDialog,
  PlacingDialogs,
  seatingParts,
  TakenSeatDialog,
} from './onDemand.ts';
import { PickedBar } from './PickedBar.tsx';
import { pairDropped } from './pairDropped.ts';
import { HoldingPanel } from './people/HoldingPanel.tsx';
import { PersonDetails, useDetailsOnDoubleClick } from './people/PersonDetails.tsx';
import { PoolPanel } from './people/PoolPanel.tsx';
import { placingDialogAtom } from './placing/placingDialog.ts';
import { RoomBar } from './placing/RoomBar.tsx';
import { useRoomView } from './placing/roomView.ts';
import type { PlanView } from './planView.ts';
import { Room } from './Room.tsx';
import { SeatingHead } from './SeatingHead.tsx';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';
import {
  announcementAtom,
  detailsOfAtom,
  dragStateAtom,
  pairedAtom,
  panelAtom,
  peopleToMoveAtom,
  previewAtom,
  standingMarksAtom,
} from './state.ts';
import { ReadersTools, Toolbar } from './Toolbar.tsx';
import { useFocusOnMoved } from './useFocusOnMoved.ts';
import { useListDrags } from './useListDrags.ts';
import { usePersonDrag } from './usePersonDrag.ts';
import { usePlacement } from './usePlacement.ts';
import { useResetOnLeave } from './useResetOnLeave.ts';
import styles from './Workspace.module.css';

type WorkspaceProps = {
  plan: Plan;
  view: PlanView;
  user: CurrentUser;
  arrangementsChanged: number;
};

/** Pool, room and holding area, with all actions that move people between them. */
export const Workspace = ({ plan, view, user, arrangementsChanged }: WorkspaceProps) => {
  const { setAside } = plan.event;
  const readOnly = setAside !== null || mayEditEvent(user, plan.event) !== 'allow';
  const seen = capabilitiesOf(user, plan.event);
  const withHeld = seen.has('seeDetails');
  const placing = usePlacement(plan.id, view);
  const focusOnMoved = useFocusOnMoved(view);
  const setPaired = useSetAtom(pairedAtom);
  const place: typeof placing.place = (attendeeIds, target) => {
    const pair = pairDropped(view, attendeeIds, target);
    if (pair) return setPaired(pair);
    if (attendeeIds[0]) focusOnMoved(attendeeIds[0]);
    placing.place(attendeeIds, target);
  };
  const moveThere = (attendeeId: string, seatId: string, occupantId: string | null) => {
    if (!occupantId) return place([attendeeId], { kind: 'seat', seatId });
    const taken = { attendeeId, seatId, occupantId };
    if (view.seatOf.has(attendeeId)) placing.exchange(taken);
    else placing.replace(taken);
  };
  const onPerson = usePersonDrag(place);
  const lists = useListDrags(onPerson, readOnly);
  const movers = useAtomValue(peopleToMoveAtom);
  const panel = useAtomValue(panelAtom);
  const preview = useAtomValue(previewAtom);
  const shown = preview?.view ?? view;
  const standingMarks = useAtomValue(standingMarksAtom);
  const marks = slots.useOverlaid(preview?.marks ?? standingMarks);
  const isFixed = readOnly || preview !== null;
  const announcement = useAtomValue(announcementAtom);
  const dragState = useAtomValue(dragStateAtom);
  const [dialog, openDialog] = useAtom(placingDialogAtom);
  const [roomView, showRoomAs] = useRoomView(user.id);
  const { outline, background } = plan.room;
  const hasTables = plan.tables.length > 0;
  const isLaidOut =
    hasTables || plan.floorObjects.length > 0 || outline !== null || background !== null;
  const people = view.pool.length + view.holding.length;
  useResetOnLeave();
  usePreload(seatingParts);
  const screen = useRef<HTMLDivElement>(null);
  useDetailsOnDoubleClick(screen, useSetAtom(detailsOfAtom));

  return (
    <div
      ref={screen}
      className={styles.workspace}
      data-seating
      data-panel={panel}
      data-drag={dragState}
    >
      <SeatingHead
        plan={plan}
        facts={
          <>
            <span>{t('people', { count: plan.attendees.length })}</span>
            <span>{t('seats-taken', { taken: view.seatedCount, seats: plan.seats.length })}</span>
            <span>{t('tables', { count: plan.tables.length })}</span>
            {!readOnly && optionalPages.analytics && (
              <Link to={`/analytics?event=${plan.id}`}>{t('analytics')}</Link>
            )}
            {readOnly && <Badge tone="info">{t('view-only')}</Badge>}
          </>
        }
        present={<slots.Presence eventId={plan.id} memberId={user.id} view={view} />}
        notices={
          <>
            <SetAsideNotice setAside={setAside} />
            <slots.Notice plan={plan} />
            {!readOnly && <slots.SeatOffer plan={plan} view={view} />}
          </>
        }
        room={
          isLaidOut && (
            <RoomBar view={roomView} onView={showRoomAs}>
              <Find view={shown} objects={plan.floorObjects} />
              {!readOnly && <slots.Score plan={plan} view={view} />}
              <slots.Overlay plan={plan} view={view} seen={seen} />
            </RoomBar>
          )
        }
      >
        {readOnly ? (
          <ReadersTools plan={plan} people={people} />
        ) : (
          <Toolbar plan={plan} people={people} arrangementsChanged={arrangementsChanged} />
        )}
      </SeatingHead>
      <MarksShown value={marks}>
        <div ref={lists} className={styles.people}>
          <PoolPanel view={shown} readOnly={isFixed} />
          {withHeld && (
            <HoldingPanel
              holding={shown.holding}
              readOnly={isFixed}
              onMoveToPool={(attendeeIds) => place(attendeeIds, { kind: 'pool' })}
            />
          )}
        </div>
        {!isLaidOut ? (
          <EmptyRoom plan={plan} readOnly={readOnly} />
        ) : (
          <Room
            eventId={plan.id}
            name={plan.event.name}
            view={shown}
            objects={plan.floorObjects}
            room={plan.room}
            shown={roomView}
            onView={showRoomAs}
            readOnly={isFixed}
            movers={movers}
            onPlace={place}
            onPerson={onPerson}
            withoutTables={!hasTables && <EmptyRoom plan={plan} readOnly={readOnly} isOver />}
            aboutTable={(tableId) => (
              <slots.WhyTable key={tableId} plan={plan} view={view} tableId={tableId} />
            )}
          />
        )}
      </MarksShown>
      {movers.length > 0 && !readOnly && <PickedBar attendeeIds={movers} view={view} />}
      <PersonDetails plan={plan} view={view} readOnly={readOnly} onMove={moveThere} />
      <HistoryBeside eventId={plan.id} view={view} viewerId={user.id} readOnly={readOnly} />
      {!readOnly && <slots.Beside plan={plan} view={view} />}
      {!readOnly && <slots.Proposals plan={plan} view={view} />}
      <DragGhost view={view} />
      {dialog && !readOnly && (
        <PlacingDialogs
          dialog={dialog}
          view={view}
          onClose={() => openDialog(null)}
          onPlace={place}
          onSwap={(taken) => {
            focusOnMoved(taken.attendeeId);
            placing.exchange(taken);
          }}
        />
      )}
      {placing.taken && (
        <TakenSeatDialog
          plan={plan}
          view={view}
          placing={placing}
          taken={placing.taken}
          onClose={placing.leaveTaken}
        />
      )}
      {placing.unconfirmed && (
        <MoveAnywayDialog move={placing.unconfirmed} onClose={placing.cancelMove} />
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
};
