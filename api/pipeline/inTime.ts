import { Refusal } from '../../schema/refusal.ts';

/** Commands are answered within 10 s, of which reading the session takes up to one. */
export const answerWithinMs = 9_000;

/**
 * The outcome of the work within a time limit. Late work continues, and repeated requests get its outcome.
 * @throws Refusal NOT_READY if the work is late
 */
export const inTime = async <T>(work: Promise<T>, withinMs = answerWithinMs): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notInTime()), withinMs);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** The refusal for work that takes too long. */
export const notInTime = () =>
  new Refusal('NOT_READY', 'This takes longer than usual and may still finish. Try again.');
