import { useAtomValue } from 'jotai';
import { PresentMembers } from '../presence/PresentMembers.tsx';
import { usePresence } from '../presence/usePresence.ts';
import type { PlanView } from './planView.ts';
import { inHandAtom } from './state.ts';

type TogetherProps = { eventId: string; memberId: string; view: PlanView };

/** Who else has the event open; they see in turn whom this member has in their hand. */
export const Together = ({ eventId, memberId, view }: TogetherProps) => {
  usePresence({ eventId, memberId, holding: useAtomValue(inHandAtom) });
  return <PresentMembers nameOfAttendee={(id) => view.people.get(id)?.name} />;
};
