import { expect, it } from 'vitest';
import { momentAt, placeOf } from './timeline.ts';

const day = { since: '2026-05-01T00:00:00.000Z', until: '2026-05-02T00:00:00.000Z' };

it('places moments between the beginning and the end', () => {
  expect(placeOf(day.since, day)).toBe(0);
  expect(placeOf('2026-05-01T06:00:00.000Z', day)).toBe(0.25);
  expect(placeOf(day.until, day)).toBe(1);
});

it('keeps moments outside at the ends', () => {
  expect(placeOf('2020-01-01T00:00:00.000Z', day)).toBe(0);
  expect(placeOf('2030-01-01T00:00:00.000Z', day)).toBe(1);
});

it('maps a position back to its moment', () => {
  for (const place of [0, 0.125, 0.5, 1]) expect(placeOf(momentAt(place, day), day)).toBe(place);
  expect(momentAt(1, day)).toBe(day.until);
});

it('is at the end if no time has passed', () => {
  expect(placeOf(day.since, { since: day.since, until: day.since })).toBe(1);
});
