import { useRef } from 'react';

/** A menu goes as its item opens a dialog; the button that the menu belongs to stays. */
const openerOf = (focused: Element | null): Element | null => {
  const trigger = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return (trigger && document.getElementById(trigger)) || focused;
};

/**
 * For a dialog that is opened by state, not by a trigger of its own: focus goes back to where it was
 * when the dialog came. Spread the result on the dialog's content.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What opened it may be gone, as the row of something that was deleted.
      const page = document.getElementById('content');
      const { current } = opener;
      // Seats on the chart are SVG.
      const takesFocus = current instanceof HTMLElement || current instanceof SVGElement;
      if (takesFocus && current.isConnected) current.focus();
      // It may have gone on by itself, with somebody who was moved.
      else if (document.activeElement === document.body) page?.focus();
    },
  };
};
