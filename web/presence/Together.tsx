import { atom, useAtomValue } from 'jotai';
import { maxHeld } from '../../schema/presence.ts';
import type { PlanView } from '../seating/planView.ts';
import { draggedIdsAtom, moversAtom } from '../seating/state.ts';
import { PresentMembers } from './PresentMembers.tsx';
import { usePresence } from './usePresence.ts';

/** Whom others are shown in this member's hand. */
const inHandAtom = atom((get): readonly string[] => {
  const dragged = get(draggedIdsAtom);
  return (dragged.length > 0 ? dragged : get(moversAtom)).slice(0, maxHeld);
});

type TogetherProps = { eventId: string; memberId: string; view: PlanView };

/** Who else has the event open; they see in turn whom this member has in their hand. */
export const Together = ({ eventId, memberId, view }: TogetherProps) => {
  usePresence({ eventId, memberId, holding: useAtomValue(inHandAtom) });
  return <PresentMembers nameOfAttendee={(id) => view.people.get(id)?.name} />;
};
