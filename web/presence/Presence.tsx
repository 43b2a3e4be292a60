import { atom, useAtomValue } from 'jotai';
import { maxHeld } from '../../schema/presence.ts';
import type { PlanView } from '../seating/planView.ts';
import { draggedIdsAtom, peopleToMoveAtom } from '../seating/state.ts';
import { PresentMembers } from './PresentMembers.tsx';
import { usePresence } from './usePresence.ts';

/** The attendees that this member holds, as others see them. */
const heldByMeAtom = atom((get): readonly string[] => {
  const dragged = get(draggedIdsAtom);
  return (dragged.length > 0 ? dragged : get(peopleToMoveAtom)).slice(0, maxHeld);
});

type PresenceProps = { eventId: string; memberId: string; view: PlanView };

/** Shows the other members present, and shares which attendees this member holds. */
export const Presence = ({ eventId, memberId, view }: PresenceProps) => {
  usePresence({ eventId, memberId, holding: useAtomValue(heldByMeAtom) });
  return <PresentMembers nameOfAttendee={(id) => view.people.get(id)?.name} />;
};
