import type { Activity } from './documents.ts';
import type { MomentState } from './useMoment.ts';

/** The current revision in an event's history, and the previous and next ones. */
export type TimelinePosition = {
  at: number;
  first: number;
  last: number;
  /** Undefined if there is none. */
  previous: number | undefined;
  next: number | undefined;
  previousMark: number | undefined;
  nextMark: number | undefined;
  /** Whether the requested moment is on screen. */
  isSettled: boolean;
};

export const timelinePositionOf = (
  { firstRevision: first, lastRevision, marks }: Activity,
  { shown, wanted }: Pick<MomentState, 'shown' | 'wanted'>,
): TimelinePosition => {
  const moment = shown?.moment;
  const at = wanted ?? moment?.revision ?? lastRevision;
  const last = Math.max(lastRevision, moment?.lastRevision ?? 0);
  const isSettled = shown !== undefined && shown.requested === wanted;
  const known = isSettled ? moment : undefined;
  const isFirst = known ? known.previousRevision === null : at <= first;
  const isLast = known ? known.nextRevision === null : at >= last;
  const stops = [...marks.map(({ revision }) => revision), first, last];
  return {
    at,
    first,
    last,
    previous: isFirst ? undefined : (known?.previousRevision ?? at - 1),
    // The answer may be older than the latest changes, so there may be a next one.
    next: isLast && at >= last ? undefined : (known?.nextRevision ?? at + 1),
    previousMark: stops.filter((stop) => stop < at).sort(descending)[0],
    nextMark: stops
      .filter((stop) => stop > at)
      .sort(descending)
      .at(-1),
    isSettled,
  };
};

const descending = (one: number, other: number): number => other - one;
