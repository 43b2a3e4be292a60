import { CombinedGraphQLErrors } from '@apollo/client/errors';

export type Asking = { later: () => void; stop: () => void };

const beforeNextTryMs = 5_000;

/**
 * Asks soon after it is told to, however often that is, never twice at a time and no more often than
 * once in `betweenMs`. What came while it was asking may not be in the answer, so it asks once more.
 * What was not answered is asked again after a while; a refusal is an answer.
 */
export const asking = (
  ask: () => unknown,
  { soonMs = 0, betweenMs = 0 }: { soonMs?: number; betweenMs?: number } = {},
): Asking => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let state: 'idle' | 'asking' | 'askingInVain' | 'stopped' = 'idle';

  const after = (ms: number) => {
    timer ??= setTimeout(() => void now(), ms);
  };
  const later = () => {
    if (state === 'asking') state = 'askingInVain';
    if (state === 'idle') after(Math.max(soonMs, last + betweenMs - Date.now()));
  };
  const now = async () => {
    timer = undefined;
    last = Date.now();
    state = 'asking';
    const isLost = await Promise.resolve()
      .then(ask)
      .then(
        () => false,
        (error: unknown) => !CombinedGraphQLErrors.is(error),
      );
    const mustAskAgain = (state as string) === 'askingInVain';
    if ((state as string) === 'stopped') return;
    state = 'idle';
    if (isLost) after(beforeNextTryMs);
    else if (mustAskAgain) later();
  };
  return {
    later,
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
};
