import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedMarks, placeOf, revisionAt, ticksOf } from './scale.ts';

const stretch = (part: number, firstRevision: number, lastRevision: number, from = '') => ({
  part,
  firstRevision,
  lastRevision,
  from,
});

/** A time without a zone is in the reader's zone, like the times below the slider. */
const onReadersClock = (time: string): string => new Date(time).toISOString();

/** Ten changes at the start, one in the middle, a thousand at the end. */
const evening = {
  parts: 100,
  stretches: [stretch(0, 0, 9), stretch(50, 10, 10), stretch(99, 11, 1_010)],
};

describe('the slider', () => {
  it('shows the changes in order, from start to end', () => {
    const places = Array.from({ length: 1_011 }, (_, revision) => placeOf(revision, evening));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeLessThan(0.01);
    expect(places[10]).toBeCloseTo(0.505);
    expect(places.at(-1)).toBeGreaterThan(0.99);
  });

  it('maps the position of a change back to that change', () => {
    fc.assert(
      fc.property(fc.nat(1_010), (revision) => {
        expect(revisionAt(placeOf(revision, evening), evening)).toBe(revision);
      }),
    );
  });

  it('shows the previous change at a position without changes', () => {
    expect(revisionAt(0.3, evening)).toBe(9);
    expect(revisionAt(0.7, evening)).toBe(10);
    expect([revisionAt(-1, evening), revisionAt(2, evening)]).toEqual([0, 1_010]);
  });

  it('is filled by a single moment', () => {
    const atOnce = { parts: 120, stretches: [stretch(0, 0, 3)] };
    expect([0, 1, 2, 3].map((revision) => placeOf(revision, atOnce))).toEqual([
      0.125, 0.375, 0.625, 0.875,
    ]);
    expect(revisionAt(1, atOnce)).toBe(3);
  });

  it('reaches changes that arrived after it loaded', () => {
    expect(placeOf(2_000, evening)).toBe(placeOf(1_010, evening));
    expect(placeOf(0, { parts: 120, stretches: [] })).toBe(1);
  });
});

describe('the labels below the slider', () => {
  it('are days if there are several, with space between them', () => {
    const days = Array.from({ length: 10 }, (_, n) =>
      stretch(n * 10, n, n, onReadersClock(`2026-05-${n + 10}T12:00`)),
    );
    expect(ticksOf({ parts: 100, stretches: days })).toEqual([
      { place: 0, text: 'May 10' },
      { place: 0.3, text: 'May 13' },
      { place: 0.6, text: 'May 16' },
    ]);
  });

  it('are times if everything happened on one day', () => {
    const hours = [0, 40, 80].map((part) =>
      stretch(part, part, part, onReadersClock(`2026-05-10T1${part / 20}:30`)),
    );
    const texts = ticksOf({ parts: 100, stretches: hours }).map(({ text }) => text);
    expect(texts.map((text) => text.replace(/\s/, ' '))).toEqual([
      '10:30 AM',
      '12:30 PM',
      '2:30 PM',
    ]);
  });

  it('end before the slider does', () => {
    const hours = [0, 40, 87].map((part, n) =>
      stretch(part, part, part, onReadersClock(`2026-05-10T1${n}:30`)),
    );
    expect(ticksOf({ parts: 100, stretches: hours }).map(({ place }) => place)).toEqual([0, 0.4]);
  });

  it('repeat nothing', () => {
    const atOnce = [0, 40, 80].map((part) => stretch(part, part, part, '2026-05-10T10:30:00.000Z'));
    expect(ticksOf({ parts: 100, stretches: atOnce })).toHaveLength(1);
  });
});

it('has marks that cover no other, the first of several in one place', () => {
  const marks = [0, 4, 9, 10, 11, 1_010].map((revision) => ({ revision }));
  const placed = placedMarks(marks, evening);
  expect(placed.map(({ mark }) => mark.revision)).toEqual([0, 10, 11]);
  expect(placed.map(({ place }) => Math.round(place * 100))).toEqual([0, 51, 99]);
});
