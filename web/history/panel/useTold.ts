import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { toldByHistoryAtom, untold } from './state.ts';

/** Lets others know which changes the list tells: each, or by their positions those that fit the filter. */
export const useTold = (isFiltered: boolean) => {
  const told = useRef<string[]>([]);
  const setTold = useSetAtom(toldByHistoryAtom);
  useEffect(() => {
    const isBetween = (since: string, until: string) =>
      told.current.some((position) => position > since && position <= until);
    setTold({ has: (since, until) => !isFiltered || isBetween(since, until) });
    return () => setTold(untold);
  }, [isFiltered, setTold]);
  return (entries: readonly { position: string }[]) => {
    told.current.push(...entries.map(({ position }) => position));
  };
};
