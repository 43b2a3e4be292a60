/** A length that grows with the letters of the page. `pixels`: where these have 16. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
