import { useCallback, useEffect, useRef, useState } from 'react';
import { timeLimit } from '../../schema/timeLimit.ts';
import { useWhenReachable } from '../ui/useWhenReachable.ts';
import { useWhenSeen } from '../ui/useWhenSeen.ts';
import { useWhileSeen } from '../ui/useWhileSeen.ts';

type PublicAnswer<T> =
  | { status: 'loading' }
  | { status: 'ready'; answer: T; text: string }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };

/** In milliseconds. Fits the arrangement of 5,000 guests on a slow phone. */
const answeredWithin = 60_000;

const messageOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined);
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `${response.status} ${response.statusText}`.trim();
};

const load = async <T>(path: string, signal: AbortSignal): Promise<PublicAnswer<T>> => {
  const response = await fetch(path, { signal });
  if (response.ok) {
    const text = await response.text();
    return { status: 'ready', answer: JSON.parse(text), text };
  }
  if (response.status === 404) return { status: 'notFound' };
  return { status: 'failed', message: await messageOf(response) };
};

/** The same answer as before stays the same object: what is drawn of it stays as it is. */
const latest = <T>(before: PublicAnswer<T>, next: PublicAnswer<T>): PublicAnswer<T> =>
  before.status === 'ready' && next.status === 'ready' && before.text === next.text ? before : next;

/**
 * Fetches a documented REST path that needs no session; again on demand, while the last answer stays, and
 * by itself once a server that failed can be reached again. It also checks in the background when
 * somebody returns to the page, and every few minutes while it is visible: the content may have changed
 * or been withdrawn.
 * @param unreachable the message if no answer comes
 */
export const usePublicAnswer = <T>(
  path: string,
  unreachable: string,
): PublicAnswer<T> & { again: () => void; isAsking: boolean } => {
  const [state, setState] = useState<PublicAnswer<T>>({ status: 'loading' });
  const [isAsking, setAsking] = useState(true);
  const asked = useRef<AbortController>(undefined);
  const ask = useCallback(
    async (isUnseen: boolean) => {
      asked.current?.abort();
      const controller = new AbortController();
      asked.current = controller;
      if (!isUnseen) setAsking(true);
      const failed = { status: 'failed', message: unreachable } as const;
      // A connection can fall silent, and nothing else is asked for while an answer is awaited.
      const signal = AbortSignal.any([controller.signal, timeLimit(answeredWithin)]);
      const next = await load<T>(path, signal).catch(() => failed);
      if (controller.signal.aborted) return;
      asked.current = undefined;
      setAsking(false);
      if (!isUnseen || next.status !== 'failed') setState((before) => latest(before, next));
    },
    [path, unreachable],
  );
  useEffect(() => {
    void ask(false);
    return () => asked.current?.abort();
  }, [ask]);
  const again = () => void ask(false);
  useWhenReachable(state.status === 'failed', () => state.status === 'failed' && again());
  const look = () => asked.current || void ask(true);
  useWhenSeen(look);
  useWhileSeen(look);
  return { ...state, isAsking, again };
};
