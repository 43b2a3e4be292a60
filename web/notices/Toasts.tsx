import { useAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { onDemand, useOnDemand, usePreload } from '../ui/onDemand.tsx';
import { noticeAtom } from './notify.ts';
import type { PlainNoticeProps } from './PlainNotice.tsx';
import { useFocusOverDialogs } from './useFocusOverDialogs.ts';

const place = onDemand(() => import('./ToastPlace.tsx'));

type ToastsProps = {
  /** Shows a notice if the code of the place does not arrive. Default: the notice is not shown. */
  Plain?: ComponentType<PlainNoticeProps>;
};

/** The place of notices. Its code loads after the page, or with the first notice. */
export const Toasts = ({ Plain }: ToastsProps) => {
  const [notice, setNotice] = useAtom(noticeAtom);
  const [isNeeded, setNeeded] = useState(false);
  if (notice && !isNeeded) setNeeded(true);
  usePreload(place);
  useFocusOverDialogs();
  const { code, hasFailed } = useOnDemand(place, isNeeded);
  return (
    // Open dialogs hide everything from screen readers except live regions. Notices are announced elsewhere.
    <div aria-live="off" data-notices>
      {code ? (
        <code.ToastPlace />
      ) : (
        hasFailed &&
        Plain &&
        notice && <Plain key={notice.id} notice={notice} onGone={() => setNotice(null)} />
      )}
    </div>
  );
};
