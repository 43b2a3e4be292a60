import type { Model, Products } from './model.ts';

/** The value of a product for the numbers of its two groups at a table, with `value` in place of its own. */
export const productOf = (
  { from, most }: Products,
  product: number,
  value: number,
  count: number,
  others: number,
): number => {
  const limit = most[product] as number;
  if (limit > 0) return value * Math.min(count, limit * others);
  const threshold = from[product] as number;
  if (threshold === 0) return value * count * others;
  return others >= threshold ? value * count : 0;
};

/** 1 if a person belongs to a group, else 0; person -1 is nobody. */
export const isIn = ({ people, counts }: Model, group: number, person: number): number => {
  if (person < 0) return 0;
  const bit = group * people + person;
  return ((counts.membership[bit >> 5] as number) >> (bit & 31)) & 1;
};
