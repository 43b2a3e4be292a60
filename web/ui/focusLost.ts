/** Whether the focus of what has closed is nowhere, or on something around its opener: nothing else has taken it. */
export const isFocusLost = (opener: Element | null): boolean =>
  document.activeElement?.contains(opener) ?? true;
