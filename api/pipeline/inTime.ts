import { Refusal } from '../../schema/refusal.ts';

/** What remains of 10 s, within which every command is answered, once its session has been read. */
export const answerWithinMs = 9_000;

/**
 * The outcome of the work, if it comes in time. Work that is late goes on by itself: what it comes to
 * is told to those who repeat it.
 * @throws Refusal NOT_READY
 */
export const inTime = async <T>(work: Promise<T>, withinMs = answerWithinMs): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notInTime()), withinMs);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const notInTime = () =>
  new Refusal('NOT_READY', 'This takes longer than it should, and may still be done. Try again.');
