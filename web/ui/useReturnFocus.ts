import { useRef } from 'react';

/**
 * For a dialog that is opened by state, not by a trigger of its own: focus goes back to where it was
 * when the dialog came. Spread the result on the dialog's content.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus();
      }
    },
  };
};
