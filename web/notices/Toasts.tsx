import { useAtomValue } from 'jotai';
import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import { noticeAtom } from './notify.ts';
import { useFocusOverDialogs } from './useFocusOverDialogs.ts';

const place = onDemand(() => import('./ToastPlace.tsx'));
const ToastPlace = lazyPart(place, (code) => code.ToastPlace, { isQuiet: true });

/** The place of notices. Its code loads after the page, or with the first notice. */
export const Toasts = () => {
  const isNeeded = useAtomValue(noticeAtom) !== null;
  usePreload(place);
  useFocusOverDialogs();
  return (
    // Open dialogs hide everything from screen readers except live regions. Notices are announced elsewhere.
    <div aria-live="off" data-notices>
      <ToastPlace open={isNeeded} />
    </div>
  );
};
