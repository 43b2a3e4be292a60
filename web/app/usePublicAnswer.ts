import { useCallback, useEffect, useState } from 'react';
import { useWhenReachable } from '../ui/useWhenReachable.ts';

type PublicAnswer<T> =
  | { status: 'loading' }
  | { status: 'ready'; answer: T }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };

const messageOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined);
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `${response.status} ${response.statusText}`.trim();
};

const load = async <T>(path: string, signal: AbortSignal): Promise<PublicAnswer<T>> => {
  const response = await fetch(path, { signal });
  if (response.ok) return { status: 'ready', answer: await response.json() };
  if (response.status === 404) return { status: 'notFound' };
  return { status: 'failed', message: await messageOf(response) };
};

/**
 * Fetches a documented REST path that needs no session; again on demand, while the last answer stays, and by itself
 * once a server that failed can be reached again.
 * @param unreachable What to say where no answer comes.
 */
export const usePublicAnswer = <T>(
  path: string,
  unreachable: string,
): PublicAnswer<T> & { again: () => void; isAsking: boolean } => {
  const [state, setState] = useState<PublicAnswer<T>>({ status: 'loading' });
  const [isAsking, setAsking] = useState(true);
  const read = useCallback(() => {
    const controller = new AbortController();
    const answered = (next: PublicAnswer<T>) => {
      if (controller.signal.aborted) return;
      setState(next);
      setAsking(false);
    };
    setAsking(true);
    load<T>(path, controller.signal).then(answered, () =>
      answered({ status: 'failed', message: unreachable }),
    );
    return () => controller.abort();
  }, [path, unreachable]);
  useEffect(read, [read]);
  const again = () => void read();
  useWhenReachable(state.status === 'failed', () => state.status === 'failed' && again());
  return { ...state, isAsking, again };
};
