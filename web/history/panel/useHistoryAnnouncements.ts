import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { announcedByHistoryAtom, noHistoryOpen } from './state.ts';

/**
 * Registers which changes the list announces: all, or with a filter those at the positions of matching
 * entries. Returns a function that notes arrivals, and returns those that were not announced elsewhere
 * before.
 */
export const useHistoryAnnouncements = (isFiltered: boolean) => {
  const announced = useRef<string[]>([]);
  const leftOut = useRef<[since: string, until: string][]>([]);
  const setAnnounced = useSetAtom(announcedByHistoryAtom);
  useEffect(() => {
    const isBetween = (since: string, until: string) =>
      announced.current.some((position) => position > since && position <= until);
    setAnnounced({
      has: (since, until) => !isFiltered || isBetween(since, until),
      leaveOut: (since, until) => leftOut.current.push([since, until]),
    });
    return () => setAnnounced(noHistoryOpen);
  }, [isFiltered, setAnnounced]);
  return <Entry extends { position: string }>(entries: readonly Entry[]): Entry[] => {
    announced.current.push(...entries.map(({ position }) => position));
    return entries.filter(
      ({ position }) =>
        !leftOut.current.some(([since, until]) => position > since && position <= until),
    );
  };
};
