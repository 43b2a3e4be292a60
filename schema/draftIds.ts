/**
 * Ids within drafts. Ids are unique in the whole product, so a draft's copies need their own, which
 * must lead back to the originals. An id in the plan of draft D is the live plan's id with `~D`
 * appended, also for what the draft adds. No other id contains `~`.
 */
const mark = '~';

/** The id of a copy in a draft. */
export const inDraft = (id: string, draftId: string): string => `${id}${mark}${draftId}`;

/** The id in the live plan, which also identifies the person's key. */
export const outOfDraft = (id: string): string => {
  const at = id.indexOf(mark);
  return at < 0 ? id : id.slice(0, at);
};
