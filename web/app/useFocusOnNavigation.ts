import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation the focus starts in the new page, as it would with a page load. */
export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
};
