/**
 * Whether something is entered that is no number or no whole date: the browser then gives the field's value as
 * empty, which would count as cleared.
 */
export const hasBadInput = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput;

/**
 * Lets each such field of a form, or the field itself, say so (`TextField`).
 * @returns whether there is one
 */
export const reportsBadInput = (controls: Iterable<Element>): boolean => {
  const bad = [...controls].filter(hasBadInput);
  for (const input of bad as HTMLInputElement[]) input.checkValidity();
  return bad.length > 0;
};
