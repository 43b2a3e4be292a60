import { isRefused } from './problems.ts';

export type Refetcher = { later: () => void; stop: () => void };

const beforeNextTryMs = 5_000;

/**
 * Runs `ask` soon after `later` is called, never twice at a time and at most once in `betweenMs`. A call
 * during a run causes one more run, because the running one may miss its change. A run without an answer, or
 * for which the server was not ready, is repeated after 5 seconds; a refusal counts as an answer.
 */
export const createRefetcher = (
  refetch: () => unknown,
  { soonMs = 0, betweenMs = 0 }: { soonMs?: number; betweenMs?: number } = {},
): Refetcher => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let state: 'idle' | 'asking' | 'askingAgain' | 'stopped' = 'idle';

  const after = (ms: number) => {
    timer ??= setTimeout(() => void now(), ms);
  };
  const later = () => {
    if (state === 'asking') state = 'askingAgain';
    if (state === 'idle') after(Math.max(soonMs, last + betweenMs - Date.now()));
  };
  const now = async () => {
    timer = undefined;
    last = Date.now();
    state = 'asking';
    const isLost = await Promise.resolve()
      .then(refetch)
      .then(
        () => false,
        (error: unknown) => !isRefused(error),
      );
    const mustAskAgain = (state as string) === 'askingAgain';
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
