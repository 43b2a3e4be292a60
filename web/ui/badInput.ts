/**
 * Whether the field holds text that is not a number or a complete date. The browser reports such a value as
 * empty, which would look as if the field had been cleared.
 */
export const hasBadInput = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput;

/**
 * Makes each field with bad input show its error (`TextField`).
 * @returns whether there is one
 */
export const reportsBadInput = (controls: Iterable<Element>): boolean => {
  const bad = [...controls].filter(hasBadInput);
  for (const input of bad as HTMLInputElement[]) input.checkValidity();
  return bad.length > 0;
};
