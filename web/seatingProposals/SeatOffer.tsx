import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { previewAtom } from '../seating/state.ts';
import {
  type Losses,
  noLosses,
  type PreviousSeating,
  seatedIn,
  updatedLosses,
} from './lostSeats.ts';
import { OfferedSeats } from './onDemand.ts';
import styles from './SeatOffer.module.css';

type Seen = { eventId: string; seated: PreviousSeating; losses: Losses };

/** The plan as last seen. Outlives the page, because tables can change on other pages too. */
const seenAtom = atom<Seen | null>(null);

/**
 * The people who have lost their seat, and the seats that have become free, since the event was first
 * opened.
 */
const useLosses = (eventId: string, view: PlanView): [Losses, () => void] => {
  const [seen, see] = useAtom(seenAtom);
  const look = useEffectEvent((now: PlanView) => {
    const seated = seatedIn(now);
    const losses =
      seen?.eventId === eventId ? updatedLosses(seen.losses, seen.seated, now) : noLosses;
    see({ eventId, seated, losses });
  });
  useEffect(() => look(view), [view]);
  const losses = seen?.eventId === eventId ? seen.losses : noLosses;
  return [losses, () => see({ eventId, seated: seatedIn(view), losses: noLosses })];
};

/** Offers to seat people who lost their seat, or to fill seats that became free, with few moves. */
export const SeatOffer = ({ plan, view }: { plan: Plan; view: PlanView }) => {
  const [losses, dismiss] = useLosses(plan.id, view);
  const { people, seats } = losses;
  const waiting = view.pool.length;
  // A proposal that is being previewed is the answer already.
  const isPreviewed = useAtomValue(previewAtom) !== null;
  const isOffered =
    !isPreviewed && plan.seats.length > 0 && (people.size > 0 || (seats.size > 0 && waiting > 0));
  return (
    <div role="status" className={styles.place}>
      {isOffered && <OfferedSeats losses={losses} waiting={waiting} onDismiss={dismiss} />}
    </div>
  );
};
