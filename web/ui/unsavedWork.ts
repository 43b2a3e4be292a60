import { atom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

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

/** While something is not saved, the browser asks before the page is closed, reloaded or signed out. */
export const useAskBeforeUnload = (isDirty: boolean): void => {
  // At once: whoever leaves as a dialog closes is not asked any more.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  // Last, as what waits for the last entry may leave the page.
  useUnsavedWork(isDirty);
};
