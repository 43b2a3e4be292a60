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
 * Shown where a screen fails. After an update of the server, screens that the page has not loaded yet are gone with the
 * earlier build: then the page loads its address again. It does not if that address was just loaded, which would go on
 * for ever, or if edits that outlive their screen are not saved.
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
