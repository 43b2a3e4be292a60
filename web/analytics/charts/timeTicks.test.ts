import { describe, expect, it } from 'vitest';
import { placedTicks, timeTicks } from './timeTicks.ts';

/** In local time, as on the axis. */
const at = (day: number, hour = 0, minute = 0, second = 0) =>
  new Date(2027, 2, day, hour, minute, second).getTime();

const labels = (start: number, end: number, most = 6) =>
  timeTicks(start, end, most).map(({ label }) => label.replaceAll('\u202f', ' '));

describe('the marks of an axis of time', () => {
  it('are hours of an evening', () => {
    expect(labels(at(4, 17, 40), at(4, 22, 10))).toEqual([
      '6:00 PM',
      '7:00 PM',
      '8:00 PM',
      '9:00 PM',
      '10:00 PM',
    ]);
  });

  it('label midnight with its day', () => {
    expect(labels(at(4, 20), at(5, 7), 5)).toEqual(['9:00 PM', 'Mar 5', '3:00 AM', '6:00 AM']);
  });

  it('are days of weeks and months of a year', () => {
    expect(labels(at(1, 9), at(5, 9))).toEqual(['Mar 2', 'Mar 3', 'Mar 4', 'Mar 5']);
    const inMarch = new Date(2027, 2, 10).getTime();
    const inAugust = new Date(2027, 7, 10).getTime();
    expect(labels(inMarch, inAugust)).toEqual([
      'Apr 2027',
      'May 2027',
      'Jun 2027',
      'Jul 2027',
      'Aug 2027',
    ]);
  });

  it('are seconds of a minute', () => {
    expect(labels(at(4, 18, 0, 3), at(4, 18, 1, 3), 3)).toEqual(['6:00:30 PM', '6:01:00 PM']);
  });

  it('are within the range, ascending, and few enough to fit, for any length', () => {
    for (let span = 1_000; span < 8 * 365 * 86_400_000; span *= 1.7) {
      for (const most of [2, 4, 9]) {
        const start = at(4, 18, 7, 31);
        const times = timeTicks(start, start + span, most).map((tick) => tick.at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.every((time) => time >= start && time <= start + span)).toBe(true);
        expect(times.length).toBeLessThanOrEqual(most + 1);
      }
    }
  });
});

describe('labels along an axis', () => {
  const ticks = [0, 60, 120, 180, 240].map((at) => ({ at, label: '2:59:00 AM' }));
  const placed = (length: number) =>
    placedTicks(ticks, (at) => (at / 240) * length, length).map(({ at, anchor }) => [at, anchor]);

  it('are all shown if there is room, those at the ends within the drawing', () => {
    expect(placed(480)).toEqual([
      [0, 'start'],
      [60, 'middle'],
      [120, 'middle'],
      [180, 'middle'],
      [240, 'end'],
    ]);
  });

  it('are left out if they would touch the previous one', () => {
    expect(placed(240)).toEqual([
      [0, 'start'],
      [120, 'middle'],
      [240, 'end'],
    ]);
    expect(placed(100)).toEqual([[0, 'start']]);
  });
});
