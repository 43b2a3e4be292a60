import { Refusal } from '../../schema/refusal.ts';

/** The part of a response that is used. */
type Answer = { closed: boolean; once: (event: 'close', listener: () => void) => unknown };

/**
 * Counts the requests of each member that are being answered.
 * @param what they are, for the text of the refusal
 * @param mostOfAll of all members together. Beyond it, only members who have none are counted, so that nobody
 * can take the place of those
 * @returns a function that counts one request; it throws Refusal TOO_MANY_REQUESTS if the member
 * has as many already, NOT_READY if all have
 */
export const fewAtOnce = (
  most: number,
  what: 'files' | 'lists' = 'files',
  mostOfAll = Number.POSITIVE_INFINITY,
): ((memberId: string, response: Answer) => void) => {
  const open = new Map<string, number>();
  let ofAll = 0;
  const add = (memberId: string, one: 1 | -1): void => {
    const count = (open.get(memberId) ?? 0) + one;
    ofAll += one;
    if (count > 0) open.set(memberId, count);
    else open.delete(memberId);
  };
  return (memberId, response) => {
    const ofMember = open.get(memberId) ?? 0;
    if (ofMember >= most)
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        `Too many ${what} at once. Try again when one of them is done.`,
      );
    if (ofMember > 0 && ofAll >= mostOfAll) throw tooBusy(what);
    if (response.closed) return;
    add(memberId, 1);
    response.once('close', () => add(memberId, -1));
  };
};

/** The refusal for a body for which there is no room now. */
export const tooBusy = (what: 'files' | 'lists'): Refusal =>
  new Refusal('NOT_READY', `The planner reads too many ${what} now. Try again in a moment.`);
