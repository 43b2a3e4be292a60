import { expect, it } from 'vitest';
import { cmPerPixelFrom, distancesFor } from './pictureScale.ts';

const picture = { width: 2000, height: 1000 };
const [left, right] = [
  { x: 0.2, y: 0.5 },
  { x: 0.8, y: 0.5 },
];

it('scales a picture by two points with a known distance', () => {
  // 1,200 pixels are 12 m.
  expect(cmPerPixelFrom(picture, [left, right], 1200)).toBeCloseTo(1, 9);
  // Diagonally, pixels count, not shares: 600 to the right and 800 down make 1,000.
  const across = { x: 0.5, y: 1.3 };
  expect(cmPerPixelFrom(picture, [{ x: 0.2, y: 0.5 }, across], 500)).toBeCloseTo(0.5, 9);
});

it('has no scale for one point, no distance, or points outside the picture', () => {
  expect(cmPerPixelFrom(picture, [left, left], 1200)).toBeUndefined();
  for (const cm of [0, -5, Number.NaN, 1, 200_000])
    expect(cmPerPixelFrom(picture, [left, right], cm)).toBeUndefined();
});

it('knows which distances two points may have', () => {
  const { min, max } = distancesFor(picture, [left, right]);
  expect(min).toBeCloseTo(60, 9);
  expect(max).toBeCloseTo(120_000, 9);
  expect(distancesFor(picture, [left, left])).toEqual({ min: 0, max: 0 });
});
