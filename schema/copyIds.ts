import { idPattern } from './ids.ts';

/**
 * The ids of a plan that is a copy of another, such as a draft. Ids are unique in the whole product, so a
 * copy needs its own, and each must lead back to the original. An id in copy C is the id that the same thing
 * has, or would have, in the original, followed by `~C`. No other id contains `~`, so no mapping needs to be
 * stored.
 */
const mark = '~';

/** Whether the text may be an id in a plan, whether a copy or not. */
export const isIdInPlan = (text: string): boolean => {
  const parts = text.split(mark);
  return parts.length <= 2 && parts.every((part) => idPattern.test(part));
};

/** The id in a copy for an id of the original. */
export const idInCopy = (id: string, copyId: string): string => `${id}${mark}${copyId}`;

/** The id in the original for an id in a copy. A person's key is stored under it. */
export const idOutOfCopy = (id: string): string => {
  const at = id.indexOf(mark);
  return at < 0 ? id : id.slice(0, at);
};
