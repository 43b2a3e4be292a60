import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { noticeAtom } from './notify.ts';

const load = () => import('./ToastPlace.tsx');
const ToastPlace = lazy(load);

/** The place of notices. Its code loads after the page, or with the first notice. */
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
