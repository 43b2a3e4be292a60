import { Refusal } from '../../schema/refusal.ts';

/** The part of a response that is used. */
type Answer = { closed: boolean; once: (event: 'close', listener: () => void) => unknown };

/**
 * Counts the requests of each member that are being answered.
 * @param what they are, for the text of the refusal
 * @returns a function that counts one request; it throws Refusal TOO_MANY_REQUESTS if the member
 * has as many already
 */
export const fewAtOnce = (
  most: number,
  what: 'files' | 'lists' = 'files',
): ((memberId: string, response: Answer) => void) => {
  const open = new Map<string, number>();
  const add = (memberId: string, one: 1 | -1): void => {
    const count = (open.get(memberId) ?? 0) + one;
    if (count > 0) open.set(memberId, count);
    else open.delete(memberId);
  };
  return (memberId, response) => {
    if ((open.get(memberId) ?? 0) >= most)
      throw new Refusal(
        'TOO_MANY_REQUESTS',
        `Too many ${what} at once. Try again when one of them is done.`,
      );
    if (response.closed) return;
    add(memberId, 1);
    response.once('close', () => add(memberId, -1));
  };
};
