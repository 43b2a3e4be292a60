/** How many pixels a rem has: more than 16 where the browser is set to larger letters. */
export const remPixels = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
