import { useEffect } from 'react';

/**
 * Lets the focus move from an open dialog to a notice. A modal dialog takes the focus back from everything
 * outside it, with a listener on the document. This listener must come first, so mount it before any dialog
 * opens.
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
