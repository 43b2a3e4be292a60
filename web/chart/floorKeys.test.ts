import { expect, it } from 'vitest';
import { floorKeyOf, panOf, stepped } from './floorKeys.ts';

const press = (key: string, held = {}) =>
  floorKeyOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

it('maps the floor’s keys to actions, and ignores the browser’s own', () => {
  expect(press('ArrowUp')).toEqual({ does: 'go', direction: 'up', isFar: false });
  expect(press('ArrowLeft', { shiftKey: true })).toMatchObject({ isFar: true });
  expect(press('PageDown')).toEqual({ does: 'leap', to: 'nextTable' });
  expect(press('End')).toEqual({ does: 'leap', to: 'lastSeat' });
  expect(press('Home', { ctrlKey: true })).toBeNull();
  expect(press('+')).toEqual({ does: 'zoomIn' });
  expect(press('0')).toEqual({ does: 'fit' });
  expect(press('R', { shiftKey: true })).toEqual({ does: 'turn', by: -15 });
  expect(press('0', { ctrlKey: true })).toBeNull();
  expect(press('x')).toBeNull();
});

it('steps a table by the grid, further with Shift', () => {
  const place = { x: 0, y: 0, rotation: 45 };
  expect(stepped(place, 'right', false)).toEqual({ x: 10, y: 0, rotation: 45 });
  expect(stepped(place, 'up', true)).toEqual({ x: 0, y: -50, rotation: 45 });
});

it('moves the picture against the direction of the view', () => {
  expect(panOf('right', false)).toEqual([-80, 0]);
  expect(panOf('up', true)).toEqual([0, 400]);
});
