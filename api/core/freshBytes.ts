import { randomBytes } from 'node:crypto';

const pageBytes = 4_096;

let page = randomBytes(pageBytes);
let used = 0;

/**
 * Random bytes, at most 4,096. They are drawn a page at a time, because drawing one byte takes as long as
 * drawing thousands.
 */
export const freshBytes = (count: number): Buffer => {
  if (used + count > page.length) {
    page = randomBytes(pageBytes);
    used = 0;
  }
  used += count;
  return page.subarray(used - count, used);
};
