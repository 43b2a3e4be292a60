import { randomBytes } from 'node:crypto';

const pageBytes = 4_096;

let page = randomBytes(pageBytes);
let used = 0;

/** Random bytes, at most 4,096. Drawn a page at a time: one byte costs as much as thousands. */
export const freshBytes = (count: number): Buffer => {
  if (used + count > page.length) {
    page = randomBytes(pageBytes);
    used = 0;
  }
  used += count;
  return page.subarray(used - count, used);
};
