import { folded } from '../text/folding.ts';

/** Stands for the number in a pattern such as `Table {n}`. */
export const numberMark = '{n}';

/** The names of `count` tables from a number on: `Table {n}` gives "Table 1", "Table 2". */
export const namesCounted = (pattern: string, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => pattern.replaceAll(numberMark, String(from + index)));

const endingInNumber = /^(.*?)(\d{1,6})$/su;

/** The pattern that a name follows: `Table {n}` for "Table 7", `Head table {n}` for "Head table". */
export const patternOf = (name: string): string => {
  const [, before] = endingInNumber.exec(name) ?? [];
  return before === undefined ? `${name} ${numberMark}` : `${before}${numberMark}`;
};

/** The next number after the highest that these names have in the pattern; 1 if there is none. */
export const nextNumber = (pattern: string, names: Iterable<string>): number => {
  const [before = '', after = ''] = folded(pattern).split(numberMark);
  let highest = 0;
  for (const name of names) {
    const text = folded(name);
    if (!text.startsWith(before) || !text.endsWith(after)) continue;
    const number = text.slice(before.length, text.length - after.length);
    if (/^\d{1,6}$/.test(number)) highest = Math.max(highest, Number(number));
  }
  return highest + 1;
};

/** The pattern of the last of these names that ends in a number; null if none does. */
export const usualPattern = (names: readonly string[]): string | null => {
  const last = names.findLast((name) => endingInNumber.test(name));
  return last === undefined ? null : patternOf(last);
};
