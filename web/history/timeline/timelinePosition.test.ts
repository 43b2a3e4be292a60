import { describe, expect, it } from 'vitest';
import type { Activity, Moment } from './documents.ts';
import { timelinePositionOf } from './timelinePosition.ts';
import type { Shown } from './useMoment.ts';

const activity = (lastRevision: number, marked: number[] = []): Activity =>
  ({
    firstRevision: 0,
    lastRevision,
    marks: marked.map((revision) => ({ revision })),
  }) as unknown as Activity;

/** Moment 5 of ten. Its neighbours are 3 (an import in parts ends at 5) and 6. */
const shown = (fields: Partial<Moment> = {}, requested: number | null = 5): Shown =>
  ({
    requested,
    moment: { revision: 5, previousRevision: 3, nextRevision: 6, lastRevision: 10, ...fields },
  }) as unknown as Shown;

describe('the moments to go to from a moment', () => {
  it('are its neighbours, if it is the one that was requested', () => {
    const travel = timelinePositionOf(activity(10), { shown: shown(), wanted: 5 });
    expect(travel).toMatchObject({ at: 5, previous: 3, next: 6, isSettled: true });
  });

  it('are relative to the requested moment while the answer is pending', () => {
    const travel = timelinePositionOf(activity(10), { shown: shown(), wanted: 7 });
    expect(travel).toMatchObject({ at: 7, previous: 6, next: 8, isSettled: false });
  });

  it('end at the first change and the last', () => {
    const first = { revision: 0, previousRevision: null, nextRevision: 1 };
    expect(
      timelinePositionOf(activity(10), { shown: shown(first, 0), wanted: 0 }).previous,
    ).toBeUndefined();
    const last = { revision: 10, previousRevision: 9, nextRevision: null };
    expect(
      timelinePositionOf(activity(10), { shown: shown(last, 10), wanted: 10 }).next,
    ).toBeUndefined();
    expect(timelinePositionOf(activity(10), { shown: shown(), wanted: 10 }).next).toBeUndefined();
  });

  it('continue after the last known moment once others have made changes', () => {
    const last = { revision: 10, previousRevision: 9, nextRevision: null };
    const travel = timelinePositionOf(activity(14), { shown: shown(last, null), wanted: null });
    expect(travel).toMatchObject({ at: 10, last: 14, next: 11 });
  });

  it('include the previous and next mark, and both ends', () => {
    const marks = (wanted: number) => {
      const found = timelinePositionOf(activity(10, [2, 8]), { shown: shown({}, wanted), wanted });
      return [found.previousMark, found.nextMark];
    };
    expect(marks(5)).toEqual([2, 8]);
    expect(marks(2)).toEqual([0, 8]);
    expect(marks(8)).toEqual([2, 10]);
    expect([marks(0)[0], marks(10)[1]]).toEqual([undefined, undefined]);
  });
});
