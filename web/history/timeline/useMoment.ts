import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changedSeats } from './changedSeats.ts';
import { type Moment, PlanMoment } from './documents.ts';
import { type PictureView, pictureView } from './pictureView.ts';

/** A moment on screen, and the seats that differ from the moment before. */
export type Shown = {
  moment: Moment;
  view: PictureView;
  lit: readonly string[];
  /**
   * The requested revision. It may differ from the moment's: for a part of an import, the plan before the
   * import is shown.
   */
  requested: number | null;
};

export type MomentState = {
  /** Undefined until the first answer. */
  shown: Shown | undefined;
  /** The last requested revision; null for the present at first load. */
  wanted: number | null;
  go: (revision: number) => void;
  error: unknown;
  retry: () => void;
  /** The event does not exist, or the member may not read it. */
  isMissing: boolean;
};

/** In milliseconds: a request pending for longer is aborted when a newer one is made. */
const abortableAfterMs = 250;

type Answer = Pick<MomentState, 'shown' | 'error' | 'isMissing'>;
const nothingYet: Answer = { shown: undefined, error: undefined, isMissing: false };

/**
 * The plan at a revision. Sends one query at a time. While the slider is dragged, each answer is shown, and
 * the next query asks for the slider's position by then.
 */
export const useMoment = (eventId: string, first: number | null): MomentState => {
  const client = useApolloClient();
  const [wanted, setWanted] = useState(first);
  const [answer, setAnswer] = useState(nothingYet);
  const pending = useRef<{ since: number; abort: AbortController } | null>(null);
  const next = useRef<number | null>(first);

  const fetchMoment = useCallback(async () => {
    const revision = next.current;
    const abort = new AbortController();
    pending.current = { since: Date.now(), abort };
    const { signal } = abort;
    try {
      const { data } = await client.query({
        query: PlanMoment,
        variables: { id: eventId, revision },
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal } },
      });
      const moment = data?.planMoment;
      if (!signal.aborted) setAnswer((was) => answerWith(was, moment, revision));
    } catch (error) {
      if (!signal.aborted) setAnswer(({ shown }) => ({ shown, error, isMissing: false }));
    }
    if (signal.aborted) return;
    pending.current = null;
    if (next.current !== revision) void fetchMoment();
  }, [client, eventId]);

  useEffect(() => {
    void fetchMoment();
    return () => {
      pending.current?.abort.abort();
      pending.current = null;
    };
  }, [fetchMoment]);

  const go = useCallback(
    (revision: number) => {
      setWanted(revision);
      next.current = revision;
      const current = pending.current;
      if (current && Date.now() - current.since < abortableAfterMs) return;
      current?.abort.abort();
      void fetchMoment();
    },
    [fetchMoment],
  );
  return { ...answer, wanted, go, retry: () => void fetchMoment() };
};

const answerWith = (
  was: Answer,
  moment: Moment | null | undefined,
  requested: number | null,
): Answer => {
  if (!moment) return { ...was, error: undefined, isMissing: true };
  const before = was.shown?.view;
  const view = pictureView(moment.picture, before);
  const shown = { moment, view, lit: changedSeats(before, view), requested };
  return { shown, error: undefined, isMissing: false };
};
