import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { noticeAtom } from './notify.ts';

const load = () => import('./ToastPlace.tsx');
const ToastPlace = lazy(load);

/** Where notices show. What draws them is loaded once the page is there, or with the first. */
export const Toasts = () => {
  const isNeeded = useAtomValue(noticeAtom) !== null;
  const [wasNeeded, setNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setNeeded(true);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  return (
    wasNeeded && (
      <Suspense>
        <ToastPlace />
      </Suspense>
    )
  );
};
