import type { FocusEvent } from 'react';

/** From its last control, Tab leads to the first of a dialog, which does not scroll to it by itself. */
export const showFocused = ({ target }: FocusEvent<Element>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
