/**
 * Whether nothing else has taken the focus since something closed: it is nowhere, or on an ancestor of the
 * opener.
 */
export const isFocusLost = (opener: Element | null): boolean =>
  document.activeElement?.contains(opener) ?? true;

/**
 * Remembers the focused element. The returned function moves the focus on, unless somebody has moved it
 * meanwhile.
 */
export const focusAfter = () => {
  const began = document.activeElement;
  return (next: HTMLElement | null): void => {
    if (document.activeElement === began || isFocusLost(next)) next?.focus();
  };
};
