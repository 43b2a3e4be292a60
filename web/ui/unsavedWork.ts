import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const countAtom = atom(0);

/** Whether anything on the screen holds entries that are not saved. */
export const hasUnsavedWorkAtom = atom((get) => get(countAtom) > 0);

/** Counts entries that would be lost with what holds them. */
export const useUnsavedWork = (isUnsaved: boolean): void => {
  const setCount = useSetAtom(countAtom);
  useEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
};
