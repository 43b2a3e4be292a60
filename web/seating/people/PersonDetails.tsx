import { useAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { WhyHere } from '../../seatingProposals/onDemand.ts';
import { PersonRules } from '../../seatingRules/onDemand.ts';
import { t } from '../../texts/en/seatingPeople.ftl';
import { closed } from '../../ui/closed.ts';
import { PanelPlace } from '../../ui/PanelPlace.tsx';
import { AttendeePanel, PinSwitch, PlusOnes, ReplySelect } from '../onDemand.ts';
import { isInHolding, nameIn, type PlanView, presentPlaceText } from '../planView.ts';
import type { Plan } from '../seatingPlan.ts';
import { detailsOfAtom } from '../state.ts';

type PersonDetailsProps = {
  plan: Plan;
  view: PlanView;
  readOnly: boolean;
  /** Moves a person to a seat. Its occupant gets the person's place. */
  onMove: (attendeeId: string, seatId: string, occupantId: string | null) => void;
};

/** The details panel of the attendee in `detailsOfAtom`. */
export const PersonDetails = ({ plan, view, readOnly, onMove }: PersonDetailsProps) => {
  const [attendeeId, setAttendeeId] = useAtom(detailsOfAtom);
  if (!attendeeId) return null;
  const person = view.people.get(attendeeId);
  return (
    <PanelPlace>
      <AttendeePanel
        key={attendeeId}
        attendeeId={attendeeId}
        name={nameIn(view, attendeeId)}
        eventId={plan.id}
        position={plan.position}
        place={placeIn(view, attendeeId)}
        readOnly={readOnly}
        onClose={() => setAttendeeId(closed(attendeeId))}
        first={
          !readOnly &&
          person &&
          !isInHolding(view, attendeeId) &&
          !isAway(view, attendeeId) && (
            <WhyHere
              plan={plan}
              view={view}
              attendeeId={attendeeId}
              onMove={(seatId, occupantId) => onMove(attendeeId, seatId, occupantId)}
            />
          )
        }
      >
        {!readOnly && person && (
          <>
            <ReplySelect eventId={plan.id} view={view} attendeeId={attendeeId} />
            <PinSwitch eventId={plan.id} view={view} attendeeId={attendeeId} />
            <PlusOnes eventId={plan.id} view={view} attendeeId={attendeeId} />
            <PersonRules plan={plan} view={view} attendeeId={attendeeId} />
          </>
        )}
      </AttendeePanel>
    </PanelPlace>
  );
};

/** Whether a person has no seat because they declined. */
const isAway = (view: PlanView, attendeeId: string): boolean =>
  view.declined.some(({ id }) => id === attendeeId);

const placeIn = (view: PlanView, attendeeId: string): string => {
  if (view.seatOf.has(attendeeId)) return presentPlaceText(view, attendeeId);
  if (view.holding.some(({ id }) => id === attendeeId)) return t('in-holding');
  return t(isAway(view, attendeeId) ? 'has-declined' : 'in-pool');
};

/** Opens a person's details on a double click, on the chart and in lists. */
export const useDetailsOnDoubleClick = (
  within: RefObject<HTMLElement | null>,
  show: (attendeeId: string) => void,
) => {
  useEffect(() => {
    const element = within.current;
    const onDoubleClick = ({ target }: MouseEvent) => {
      const shown = target instanceof Element && target.closest('[data-attendee], [data-person]');
      const { attendee, person } = (shown ? (shown as HTMLElement | SVGElement).dataset : {}) ?? {};
      const id = attendee ?? person;
      if (id) show(id);
    };
    element?.addEventListener('dblclick', onDoubleClick);
    return () => element?.removeEventListener('dblclick', onDoubleClick);
  }, [within, show]);
};
