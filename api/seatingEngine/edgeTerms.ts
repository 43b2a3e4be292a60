import { type Rows, rowsOf } from './floor.ts';
import type { Edges } from './model.ts';

/** Numbers distinct keys from 1. People with the same key are one class, and people without one class 0. */
const classesOf = (keys: ReadonlyMap<number, string>, people: number) => {
  const numbers = new Map<string, number>();
  const representatives = [-1];
  const classOf = new Int32Array(people);
  for (const [person, key] of keys) {
    const known = numbers.get(key);
    if (known === undefined) representatives.push(person);
    const number = known ?? numbers.size + 1;
    numbers.set(key, number);
    classOf[person] = number;
  }
  return { classOf, representatives };
};

/**
 * Edges whose value depends on the classes of two people. People with the same key are one class; people
 * without a key add nothing. `isWorth` is called once for each pair of keys.
 */
export const edgesByKey = (
  seats: Rows,
  people: number,
  keys: ReadonlyMap<number, string>,
  value: number,
  isWorth: (one: number, other: number) => boolean,
): Edges => {
  const { classOf, representatives } = classesOf(keys, people);
  const classes = representatives.length;
  const kinds = new Uint8Array(classes * classes);
  for (let one = 1; one < classes; one += 1)
    for (let other = 1; other < classes; other += 1)
      if (isWorth(representatives[one] as number, representatives[other] as number))
        kinds[one * classes + other] = 1;
  const values = Float64Array.of(0, value);
  return { seats, classOf, classes, kinds, tags: rowsOf([]), values };
};
