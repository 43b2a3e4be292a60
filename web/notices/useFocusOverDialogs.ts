import { useEffect } from 'react';

/**
 * Lets the focus move from an open dialog to a notice. A modal dialog takes the focus back from everything
 * outside it; it hears of the focus at the document, as this does. Mount it before any dialog opens: of
 * listeners at one place, the first is called first.
 */
export const useFocusOverDialogs = (): void => {
  useEffect(() => {
    const keepFrom = (event: FocusEvent) => {
      const focused = event.type === 'focusin' ? event.target : event.relatedTarget;
      const isOnNotice = focused instanceof Element && focused.closest('[data-notices]');
      if (isOnNotice && document.querySelector('[data-modal]')) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', keepFrom);
    document.addEventListener('focusout', keepFrom);
    return () => {
      document.removeEventListener('focusin', keepFrom);
      document.removeEventListener('focusout', keepFrom);
    };
  }, []);
};
