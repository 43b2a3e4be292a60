import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Badges } from '../chart/marks.ts';
import { badgesAtom } from './badgesAtom.ts';
import { BadgesInList, PersonBadges, SeatBadges } from './MarkBadges.tsx';
import { overlayMarksAtom } from './state.ts';
import { type BadgesOf, withBadges } from './withBadges.ts';

const drawn: Badges = { OnSeat: SeatBadges, FromAfar: PersonBadges, InList: BadgesInList };

/** Shows badges on the chart and in lists while the component is mounted. */
export const useBadges = (badges: BadgesOf): void => {
  const setBadges = useSetAtom(badgesAtom);
  const setOverlaid = useSetAtom(overlayMarksAtom);
  useEffect(() => {
    setBadges(badges);
    setOverlaid({ add: (marks) => ({ ...withBadges(marks, badges), badges: drawn }) });
  }, [setBadges, setOverlaid, badges]);
  useEffect(() => () => setOverlaid(null), [setOverlaid]);
};
