/**
 * The ids of a draft's plan. Ids are unique in the whole product, so what a draft copies needs ids of
 * its own there; and what comes of the draft must find back. Every id in the plan of draft D is the
 * id that the same thing has, or would have, in the live plan, with `~D` behind it: no list of pairs
 * is kept, the text alone says it. `~` stands in no other id.
 */
const mark = '~';

export const inDraft = (id: string, draftId: string): string => `${id}${mark}${draftId}`;

/** The id that stands for it in the live plan, and by which the key of a person is found. */
export const outOfDraft = (id: string): string => {
  const at = id.indexOf(mark);
  return at < 0 ? id : id.slice(0, at);
};
