import type { FocusEvent } from 'react';

/**
 * Scrolls to the focused control. Dialogs do not scroll when Tab wraps from the last control to the first.
 */
export const showFocused = ({ target }: FocusEvent<Element>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
