import { expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import { draggedTo, keyedPicture, movedBy, scaledBy } from './placedPicture.ts';

const picture = { x: 100, y: -50, rotation: 0, cmPerPixel: 2 };
const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const after = (key: string, held = {}) => keyedPicture(picture, { ...plain, ...held, key });

it('is moved by 10 cm or 1 m, and stays on the floor', () => {
  expect(after('ArrowRight')).toEqual({ ...picture, x: 110 });
  expect(after('ArrowUp', { shiftKey: true })).toEqual({ ...picture, y: -150 });
  expect(movedBy(picture, 1e6, -1e6)).toMatchObject({ x: limits.floor, y: -limits.floor });
});

it('is scaled around its middle, within the limits of pictures', () => {
  expect(after('=')?.cmPerPixel).toBeCloseTo(2.02);
  expect(after('_', { shiftKey: true })?.cmPerPixel).toBeCloseTo(2 / 1.1);
  expect(scaledBy(picture, 1e9).cmPerPixel).toBe(limits.cmPerPixel.max);
  expect(scaledBy(picture, 0).cmPerPixel).toBe(limits.cmPerPixel.min);
});

it('grows with a corner that is dragged away from its middle', () => {
  const began = { x: 200, y: -50 };
  expect(draggedTo(picture, began, { x: 100, y: 100 })).toEqual({ ...picture, cmPerPixel: 3 });
  expect(draggedTo(picture, { x: 100, y: -50 }, began)).toEqual(picture);
});

it('is turned by a degree or a quarter, and ignores other keys', () => {
  expect(after('r')?.rotation).toBe(1);
  expect(after('R', { shiftKey: true })?.rotation).toBe(90);
  expect([after('x'), after('ArrowLeft', { ctrlKey: true })]).toEqual([null, null]);
});
