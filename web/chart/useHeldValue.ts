import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A value that the pointer or keys hold. It is shown as it changes, and released once the plan has answered.
 * The caller stores the shown value, because others may need it. On unmounting, a value held by keys is sent,
 * and one held by the pointer is given up.
 *
 * @param shown the value on screen; the plan may not have the last move yet
 * @param send sends the value, given the one shown when it was taken; returns undefined if it is unchanged or
 * invalid
 */
export const useHeldValue = <T>(
  shown: T,
  show: (held: T | null) => void,
  send: (held: T, from: T) => Promise<unknown> | undefined,
) => {
  const latest = useRef<T | null>(null);
  const from = useRef<T | null>(null);
  /** The last sent value, until it is answered: meanwhile the plan has an older one. */
  const unanswered = useRef<{ to: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** Called when a pointer goes down. Until it drags, others may change the value. */
  const take = () => {
    // Within one event there may be a later one than was rendered.
    from.current ??= unanswered.current?.to ?? shown;
  };
  const letGo = () => {
    stopWaiting();
    latest.current = null;
    from.current = null;
    show(unanswered.current?.to ?? null);
  };
  const put = () => {
    stopWaiting();
    const [held, taken] = [latest.current, from.current];
    latest.current = null;
    from.current = null;
    if (held === null || taken === null) return;
    const sent = send(held, taken);
    if (!sent) return show(unanswered.current?.to ?? null);
    const own = { to: held };
    unanswered.current = own;
    void sent.then(() => {
      if (unanswered.current !== own) return;
      unanswered.current = null;
      if (latest.current === null) show(null);
    });
  };
  const leave = useEffectEvent(() => {
    // Does not wait for the answer: by then something else may be held elsewhere.
    if (timer.current !== undefined && latest.current !== null && from.current !== null)
      void send(latest.current, from.current);
    unanswered.current = null;
    letGo();
  });
  useEffect(() => () => leave(), []);
  const rest = useEffectEvent(put);
  /** With `restMs`, puts the value after this pause, so that the keys pressed until then make one command. */
  const hold = (next: T, restMs?: number) => {
    take();
    latest.current = next;
    show(next);
    stopWaiting();
    if (restMs !== undefined) timer.current = setTimeout(() => rest(), restMs);
  };
  return {
    take,
    hold,
    put,
    letGo,
    /** The held value, even before it is rendered. Null once it is put down, although it is still shown. */
    now: () => latest.current,
  };
};
