import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { PlanView } from '../seating/planView.ts';
import { type Losses, lossesNow, noLosses, type SeatedThen, seatedIn } from './lostSeats.ts';

type Seen = { eventId: string; seated: SeatedThen; losses: Losses };

/** The plan as it was last seen. It outlives the page: tables change on other pages, too. */
const seenAtom = atom<Seen | null>(null);

/** Who has lost their seat and which seats have become free since the event was first looked at. */
export const useLosses = (eventId: string, view: PlanView): [Losses, () => void] => {
  const [seen, see] = useAtom(seenAtom);
  const look = useEffectEvent((now: PlanView) => {
    const seated = seatedIn(now);
    const losses = seen?.eventId === eventId ? lossesNow(seen.losses, seen.seated, now) : noLosses;
    see({ eventId, seated, losses });
  });
  useEffect(() => look(view), [view]);
  const losses = seen?.eventId === eventId ? seen.losses : noLosses;
  return [losses, () => see({ eventId, seated: seatedIn(view), losses: noLosses })];
};
