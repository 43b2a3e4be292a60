import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import { capabilitiesOf, mayEditEvent } from '../../schema/permissions.ts';
import { MarksShown } from '../chart/marks.ts';
import { HistoryBeside } from '../history/panel/HistoryBeside.tsx';
import type { CurrentUser } from '../members/currentUser.ts';
import { useOverlayMarks } from '../overlays/useOverlayMarks.ts';
import { ProposalBeside } from '../seatingProposals/ProposalBeside.tsx';
import { RulesBeside } from '../seatingRules/RulesBeside.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { usePreload } from '../ui/onDemand.tsx';
import { DragGhost } from './DragGhost.tsx';
import { MoveDialogs } from './MoveDialogs.tsx';
import { EmptyRoom, seatingParts } from './onDemand.ts';
import { PickedBar } from './PickedBar.tsx';
import { HoldingPanel } from './people/HoldingPanel.tsx';
import { PersonDetails, useDetailsOnDoubleClick } from './people/PersonDetails.tsx';
import { PoolPanel } from './people/PoolPanel.tsx';
import { useRoomView } from './placement/roomView.ts';
import type { PlanView } from './planView.ts';
import { Room } from './Room.tsx';
import type { Plan } from './seatingPlan.ts';
import {
  announcementAtom,
  detailsOfAtom,
  dragStateAtom,
  panelAtom,
  peopleToMoveAtom,
  previewAtom,
  standingMarksAtom,
} from './state.ts';
import { ReadersTools, Toolbar } from './Toolbar.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { useListDrags } from './useListDrags.ts';
import { useMoves } from './useMoves.ts';
import { usePersonDrag } from './usePersonDrag.ts';
import { useResetOnLeave } from './useResetOnLeave.ts';
import styles from './Workspace.module.css';
import { WorkspaceHead } from './WorkspaceHead.tsx';

type WorkspaceProps = {
  plan: Plan;
  view: PlanView;
  user: CurrentUser;
  arrangementsChanged: number;
};

/** Pool, room and holding area, with all actions that move people between them. */
export const Workspace = ({ plan, view, user, arrangementsChanged }: WorkspaceProps) => {
  const readOnly = plan.event.setAside !== null || mayEditEvent(user, plan.event) !== 'allow';
  const withHeld = capabilitiesOf(user, plan.event).has('seeDetails');
  const moves = useMoves(plan.id, view);
  const { place } = moves;
  const onPerson = usePersonDrag(place);
  const lists = useListDrags(onPerson, readOnly);
  const toMove = useAtomValue(peopleToMoveAtom);
  // Others may have deleted some of the picked people.
  const movers = useMemo(() => toMove.filter((id) => view.people.has(id)), [toMove, view]);
  const panel = useAtomValue(panelAtom);
  const preview = useAtomValue(previewAtom);
  const shown = preview?.view ?? view;
  const standingMarks = useAtomValue(standingMarksAtom);
  const marks = useOverlayMarks(preview?.marks ?? standingMarks);
  const isFixed = readOnly || preview !== null;
  const announcement = useAtomValue(announcementAtom);
  const dragState = useAtomValue(dragStateAtom);
  const [roomView, showRoomAs] = useRoomView(user.id);
  const { outline, background } = plan.room;
  const hasTables = plan.tables.length > 0;
  const isLaidOut =
    hasTables || plan.floorObjects.length > 0 || outline !== null || background !== null;
  const waiting = view.pool.length;
  useResetOnLeave();
  usePreload(seatingParts);
  const screen = useRef<HTMLDivElement>(null);
  useDetailsOnDoubleClick(screen, useSetAtom(detailsOfAtom));
  useFocusKept(screen);

  return (
    <div
      ref={screen}
      className={styles.workspace}
      data-seating
      data-panel={panel}
      data-drag={dragState}
    >
      <WorkspaceHead
        {...{ plan, view, shown, user, readOnly, isLaidOut, roomView }}
        onRoomView={showRoomAs}
      >
        {readOnly ? (
          <ReadersTools plan={plan} waiting={waiting} />
        ) : (
          <Toolbar plan={plan} waiting={waiting} arrangementsChanged={arrangementsChanged} />
        )}
      </WorkspaceHead>
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
            plan={plan}
            view={shown}
            shown={roomView}
            onView={showRoomAs}
            readOnly={isFixed}
            movers={movers}
            onPlace={place}
            onPerson={onPerson}
            withoutTables={!hasTables && <EmptyRoom plan={plan} readOnly={readOnly} isOver />}
          />
        )}
      </MarksShown>
      {movers.length > 0 && !readOnly && <PickedBar attendeeIds={movers} view={view} />}
      <PersonDetails plan={plan} view={view} readOnly={readOnly} onMove={moves.placeOn} />
      <HistoryBeside
        eventId={plan.id}
        isDraft={plan.event.draftOf !== null}
        view={view}
        viewerId={user.id}
        readOnly={readOnly}
      />
      {!readOnly && <RulesBeside plan={plan} view={view} />}
      {!readOnly && <ProposalBeside plan={plan} view={view} />}
      <DragGhost view={view} />
      <MoveDialogs plan={plan} view={view} moves={moves} readOnly={readOnly} />
      <Announcement of={announcement}>{announcement.text}</Announcement>
    </div>
  );
};
