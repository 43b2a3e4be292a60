import { addTo } from './addTo.ts';
import type { Rows } from './floor.ts';
import type { Edges } from './model.ts';

/** Numbers distinct keys from 1. People with the same key are one class. */
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
  return { seats, classOf, classes, kinds, values: Float64Array.of(0, value) };
};

/**
 * Edges between people whose tags have one in common (`isSharing`), or none. Looks at the people of each tag,
 * because there may be as many classes as people.
 */
export const edgesByTags = (
  seats: Rows,
  people: number,
  tags: ReadonlyMap<number, ReadonlySet<string>>,
  value: number,
  isSharing: boolean,
): Edges => {
  const keys = new Map([...tags].map(([person, own]) => [person, [...own].sort().join('\n')]));
  const { classOf, representatives } = classesOf(keys, people);
  const classes = representatives.length;
  const kinds = new Uint8Array(classes * classes);
  const [shared, other] = isSharing ? [1, 0] : [0, 1];
  for (let one = 1; one < classes; one += 1)
    kinds.fill(other, one * classes + 1, (one + 1) * classes);
  const byTag = new Map<string, number[]>();
  for (let one = 1; one < classes; one += 1)
    for (const tag of tags.get(representatives[one] as number) ?? []) addTo(byTag, tag, one);
  for (const sharing of byTag.values())
    for (const one of sharing) for (const two of sharing) kinds[one * classes + two] = shared;
  return { seats, classOf, classes, kinds, values: Float64Array.of(0, value) };
};
