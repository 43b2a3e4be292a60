import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What pointer or keys hold: it is shown as they change it, and goes back to what the plan has once the plan
 * has answered. The caller keeps what is shown, as others may have to know. Who leaves while keys hold it has
 * put it there; what a pointer holds goes back.
 *
 * @param shown What is shown now: the plan may not have the last move yet.
 * @param send Sends it, given what was shown when it was taken; returns nothing where it is as before, or cannot be.
 */
export const useHeld = <T>(
  shown: T,
  show: (held: T | null) => void,
  send: (held: T, from: T) => Promise<unknown> | undefined,
) => {
  const latest = useRef<T | null>(null);
  const from = useRef<T | null>(null);
  /** The last one that was sent, until it is answered: the plan is behind it. */
  const unanswered = useRef<{ to: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  /** A pointer takes it before it drags it: others may change it until then. */
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
    // Nobody waits for the answer here: by then something else may be held elsewhere.
    if (timer.current !== undefined && latest.current !== null && from.current !== null)
      void send(latest.current, from.current);
    unanswered.current = null;
    letGo();
  });
  useEffect(() => () => leave(), []);
  const rest = useEffectEvent(put);
  /** `restMs`: puts it after this pause, so that the keys pressed until then make one command. */
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
    /**
     * The value that is held now, before it is rendered; null once it was put down, although it is still
     * shown.
     */
    now: () => latest.current,
  };
};
