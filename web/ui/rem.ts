/** A length that grows with the page's font size. `pixels` is its length at the usual size of 16. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
