import { Refusal } from '../../schema/refusal.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';

/** From the beginning of the request. Commands are answered within 10 s. */
export const answerWithinMs = 9_000;

/** In milliseconds: the time before the deadline that is kept for the answer. */
const answerMarginMs = 250;

/** In milliseconds: how long a command may still wait. One without a deadline has as long as if it began now. */
export const timeLeft = ({
  deadline = performance.now() + answerWithinMs,
}: Pick<CommandOrigin, 'deadline'>): number =>
  Math.max(0, deadline - answerMarginMs - performance.now());

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
