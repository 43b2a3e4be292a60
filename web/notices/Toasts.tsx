import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import { noticeAtom } from './notify.ts';
import { useFocusOverDialogs } from './useFocusOverDialogs.ts';

const place = onDemand(() => import('./ToastPlace.tsx'));
const ToastPlace = lazyPart(place, (code) => code.ToastPlace, { isQuiet: true });

/** The place of notices. Its code loads after the page, or with the first notice. */
export const Toasts = () => {
  const hasNotice = useAtomValue(noticeAtom) !== null;
  const [isNeeded, setNeeded] = useState(false);
  if (hasNotice && !isNeeded) setNeeded(true);
  usePreload(place);
  useFocusOverDialogs();
  return (
    // Open dialogs hide everything from screen readers except live regions. Notices are announced elsewhere.
    <div aria-live="off" data-notices>
      {isNeeded && <ToastPlace />}
    </div>
  );
};
