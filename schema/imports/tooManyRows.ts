import { limits } from '../limits.ts';

const inWords = (count: number): string => count.toLocaleString('en');

/**
 * Says that a list is too long for an import, by how much, and what to do.
 * @param list the list, as the sentence begins
 * @param rows what the list consists of
 * @param isCut whether there are more than `count` rows, which were not read
 */
export const tooManyRows = (list: string, rows: string, count: number, isCut = false): string => {
  const { importRows: most, attendeesPerEvent: room } = limits;
  const todo =
    count > room
      ? `An event holds at most ${inWords(room)} people: take out whom it does not need.`
      : `Split it into ${Math.ceil(count / most)} parts and import one after the other.`;
  return `${list} has more than ${inWords(most)} ${rows}: ${isCut ? 'more than ' : ''}${inWords(count)}. ${todo}`;
};
