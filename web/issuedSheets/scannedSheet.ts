import { useCallback, useEffect, useState } from 'react';
import type { PublicSheet } from '../../schema/entities/issuedSheet.ts';
import { t } from '../texts/en/scannedSheet.ftl';

type State =
  | { status: 'loading' }
  | { status: 'ready'; sheet: PublicSheet }
  | { status: 'notFound' }
  | { status: 'failed'; message: string };

const messageOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined);
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `${response.status} ${response.statusText}`.trim();
};

const load = async (id: string, signal: AbortSignal): Promise<State> => {
  const response = await fetch(`/api/public/sheets/${encodeURIComponent(id)}`, { signal });
  if (response.ok) return { status: 'ready', sheet: await response.json() };
  if (response.status === 404) return { status: 'notFound' };
  return { status: 'failed', message: await messageOf(response) };
};

/** Asks how a sheet stands, by the path that needs no session; again on demand. */
export const useScannedSheet = (id: string): State & { again: () => void; isAsking: boolean } => {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [isAsking, setAsking] = useState(true);
  const read = useCallback(() => {
    const controller = new AbortController();
    const answered = (next: State) => {
      if (controller.signal.aborted) return;
      setState(next);
      setAsking(false);
    };
    setAsking(true);
    load(id, controller.signal).then(answered, () =>
      answered({ status: 'failed', message: t('unreachable') }),
    );
    return () => controller.abort();
  }, [id]);
  useEffect(read, [read]);
  return { ...state, isAsking, again: () => void read() };
};
