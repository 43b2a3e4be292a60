import { useCallback, useEffect, useState } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { t } from '../texts/en/arrangements.ftl';

type State =
  | { status: 'loading' }
  | { status: 'ready'; arrangement: PublicArrangement }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };

const messageOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined);
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `${response.status} ${response.statusText}`.trim();
};

const load = async (id: string, signal: AbortSignal): Promise<State> => {
  const response = await fetch(`/api/public/arrangements/${encodeURIComponent(id)}`, { signal });
  if (response.ok) return { status: 'ready', arrangement: await response.json() };
  if (response.status === 404) return { status: 'notFound' };
  return { status: 'failed', message: await messageOf(response) };
};

/** Fetches a shared arrangement from the documented REST path, which needs no session. */
export const usePublicArrangement = (id: string): State & { retry: () => void } => {
  const [state, setState] = useState<State>({ status: 'loading' });
  const read = useCallback(() => {
    const controller = new AbortController();
    setState({ status: 'loading' });
    load(id, controller.signal).then(setState, () => {
      if (controller.signal.aborted) return;
      setState({ status: 'failed', message: t('unreachable') });
    });
    return () => controller.abort();
  }, [id]);
  useEffect(read, [read]);
  return { ...state, retry: () => void read() };
};
