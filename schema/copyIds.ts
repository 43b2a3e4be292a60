/**
 * The ids of a plan that began as a copy of another, as a draft does. Ids are unique in the whole
 * product, so a copy has ids of its own, and each must lead back. Every id in the plan of copy C is
 * the id that the same thing has, or would have, in the original, with `~C` behind it: no list of
 * pairs is kept, the text alone says it. `~` stands in no other id.
 */
const mark = '~';

/** The id that a thing of the original has in a copy. */
export const idInCopy = (id: string, copyId: string): string => `${id}${mark}${copyId}`;

/** The id that stands for it in the original, and by which the key of a person is found. */
export const idOutOfCopy = (id: string): string => {
  const at = id.indexOf(mark);
  return at < 0 ? id : id.slice(0, at);
};
