import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { CurrentUser } from '../members/currentUser.ts';
import type { PlanView } from '../seating/planView.ts';
import type { PlanDelta } from '../seating/seatingPlan.ts';
import { othersChanges } from './othersChanges.ts';
import { useAnnounceChanges } from './useAnnounceChanges.ts';

/** Reports other members' changes. Leaves out the member's own, even from another screen. */
export const useOthersChanges = (eventId: string) => {
  const client = useApolloClient();
  const announceChanges = useAnnounceChanges();
  const last = useRef('');
  return (view: PlanView, delta: PlanDelta): void => {
    const since = last.current;
    last.current = delta.position;
    const self = client.readQuery({ query: CurrentUser })?.me?.id;
    const others = delta.by.filter((id) => id !== self);
    if (others.length === 0 && delta.by.length > 0) return;
    const changes = othersChanges(eventId, view, delta);
    if (Object.values(changes.did).some(Boolean))
      announceChanges(changes, others, since, last.current);
  };
};
