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
 * Shown where a screen fails. After an update of the server, code that the page has not loaded yet no longer
 * exists, so the page is reloaded. It is not reloaded if its address was only just loaded, which could go on
 * for ever, or while edits are unsaved.
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
