/** Whether the focus of what has closed is nowhere, or on something around its opener: nothing else has taken it. */
export const isFocusLost = (opener: Element | null): boolean =>
  document.activeElement?.contains(opener) ?? true;

/**
 * Remembers what has the focus as something begins. What this returns gives the focus on once that is done, unless it
 * was moved elsewhere meanwhile.
 */
export const focusAfter = () => {
  const began = document.activeElement;
  return (next: HTMLElement | null): void => {
    if (document.activeElement === began || isFocusLost(next)) next?.focus();
  };
};
