import { atom, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';

const countAtom = atom(0);

/** Whether anything on the screen holds entries that are not saved. */
export const hasUnsavedWorkAtom = atom((get) => get(countAtom) > 0);

/** Counts a component's unsaved entries while it is mounted. */
export const useUnsavedWork = (isUnsaved: boolean): void => {
  const setCount = useSetAtom(countAtom);
  useEffect(() => {
    if (!isUnsaved) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isUnsaved, setCount]);
};

/**
 * While something is unsaved, makes the browser ask before it closes or reloads the page, or before signing
 * out.
 */
export const useAskBeforeUnload = (isDirty: boolean): void => {
  // In a layout effect, so that leaving right after a dialog closes no longer asks.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  // Last, because whoever waits for the count to reach zero may then leave the page.
  useUnsavedWork(isDirty);
};
