/** The `ref` of something that appears, such as a message: brings it into view. */
export const intoView = (element: Element | null): void => {
  element?.scrollIntoView({ block: 'nearest' });
};
