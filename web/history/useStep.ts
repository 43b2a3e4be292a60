import { useAttempt } from '../notices/useAttempt.ts';
import { type StepNotice, useNotifyStep } from './useNotifyStep.ts';

/**
 * Runs a step and shows a notice: what it has done, with "Undo", or that it failed. `work` returns the
 * notice, or undefined for none.
 *
 * @returns whether the work succeeded
 */
export const useStep = (eventId: string) => {
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  return (
    failure: string,
    work: () => Promise<StepNotice | undefined>,
    text?: string,
  ): Promise<boolean> =>
    attempt(
      failure,
      async () => {
        const notice = await work();
        if (notice) notifyStep(notice);
      },
      text,
    );
};
