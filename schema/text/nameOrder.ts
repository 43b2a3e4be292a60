import { unnamedGuest } from '../attendees/plusOnes.ts';

const numbered = new RegExp(`^${unnamedGuest} (\\d+) (of .*)`);

/** Sorts "Guest 2 of Sara Bielski" by her name, then by the number. */
const inOrder = (name: string): string => name.replace(numbered, `${unnamedGuest} $2 $1`);

/**
 * Creates a function that compares names in natural order, ignoring case: "Table 2" before "Table 10", and
 * "Guest of Sara Bielski" before "Guest 2 of Sara Bielski".
 */
export const nameOrder = (locale: string): ((a: string, b: string) => number) => {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return (a, b) => compare(inOrder(a), inOrder(b));
};
