import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { CodeMissing } from '../ui/codeOf.ts';
import { PageSpinner } from '../ui/Spinner.tsx';
import { hasUnsavedWorkAtom } from '../ui/unsavedWork.ts';
import { isServerReady, useWhenReachable } from '../ui/useWhenReachable.ts';
import { RouteFault } from './RouteFault.tsx';

const loadedAddress = window.location.href;

/**
 * Shown where a screen fails. After an update, screens that a page has not loaded yet are gone with the earlier build:
 * it then loads the address anew, as whoever has left the last screen has given up what was entered there. Not so the
 * address that was just loaded, which would be loaded for ever, nor with edits that outlive their screen.
 */
export const ScreenFault = () => {
  const isOutdated =
    useRouteError() instanceof CodeMissing && window.location.href !== loadedAddress;
  const hasEdits = useAtomValue(hasUnsavedWorkAtom);
  const [isReloading, setReloading] = useState(isOutdated && !hasEdits);
  useWhenReachable(!isReloading, () => window.location.reload());
  useEffect(() => {
    if (!isReloading) return;
    void isServerReady().then((isReady) =>
      isReady ? window.location.reload() : setReloading(false),
    );
  }, [isReloading]);
  return isReloading ? <PageSpinner /> : <RouteFault />;
};
