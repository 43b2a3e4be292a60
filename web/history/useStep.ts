import { useAttempt } from '../notices/useAttempt.ts';
import { type StepNotice, useNotifyStep } from './useNotifyStep.ts';

/**
 * Attempts a step and says what it has done, with "Undo" in the notice, or that it failed. `work` returns what to say;
 * undefined says nothing.
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
