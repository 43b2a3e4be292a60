import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { capabilitiesOf } from '../../schema/permissions.ts';
import { optionalPages } from '../app/optionalPages.ts';
import { SetAsideNotice } from '../eventPlans/SetAsideNotice.tsx';
import type { CurrentUser } from '../members/currentUser.ts';
import { Overlay } from '../overlays/Overlay.tsx';
import { ScoreBeside } from '../seatingProposals/ScoreBeside.tsx';
import { SeatOffer } from '../seatingProposals/SeatOffer.tsx';
import { t } from '../texts/en/seating.ftl';
import { Badge } from '../ui/Badge.tsx';
import { Find } from './find/Find.tsx';
import { RoomBar } from './placement/RoomBar.tsx';
import type { RoomView } from './placement/roomView.ts';
import type { PlanView } from './planView.ts';
import { SeatingHead } from './SeatingHead.tsx';
import type { Plan } from './seatingPlan.ts';
import { slots } from './slots.ts';

type WorkspaceHeadProps = {
  plan: Plan;
  view: PlanView;
  /** The plan on the chart: the present one, or a preview. */
  shown: PlanView;
  user: CurrentUser;
  readOnly: boolean;
  /** Whether there is a room to show, as a chart or a list, with Find and marks. */
  isLaidOut: boolean;
  roomView: RoomView;
  onRoomView: (view: RoomView) => void;
  children: ReactNode;
};

/** The event with its figures, the other members, notices, the view of the room, and the tools. */
export const WorkspaceHead = (props: WorkspaceHeadProps) => {
  const { plan, view, shown, user, readOnly, isLaidOut, roomView, onRoomView, children } = props;
  const { setAside } = plan.event;
  return (
    <SeatingHead
      plan={plan}
      facts={
        <>
          {!readOnly && optionalPages.analytics && (
            <Link to={`/analytics?event=${plan.id}`}>{t('analytics')}</Link>
          )}
          <span>{t('people', { count: plan.attendees.length })}</span>
          <span>{t('seats-taken', { taken: view.seatedCount, seats: plan.seats.length })}</span>
          <span>{t('tables', { count: plan.tables.length })}</span>
          {readOnly && <Badge tone="info">{t('view-only')}</Badge>}
        </>
      }
      present={<slots.Presence eventId={plan.id} memberId={user.id} view={view} />}
      notices={
        <>
          <SetAsideNotice setAside={setAside} />
          <slots.Notice plan={plan} />
          {!readOnly && <SeatOffer plan={plan} view={view} />}
        </>
      }
      room={
        isLaidOut && (
          <RoomBar view={roomView} onView={onRoomView}>
            <Find view={shown} objects={plan.floorObjects} />
            {!readOnly && <ScoreBeside plan={plan} view={view} />}
            <Overlay plan={plan} view={view} seen={capabilitiesOf(user, plan.event)} />
          </RoomBar>
        )
      }
    >
      {children}
    </SeatingHead>
  );
};
