/** The pixels per rem: more than 16 if the browser is set to a larger font. */
export const remPixels = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
