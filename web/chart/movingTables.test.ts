import { describe, expect, it, vi } from 'vitest';
import { createMovingTables } from './movingTables.ts';

const there = { x: 120, y: 40, rotation: 0 };

describe('a table that was moved', () => {
  it('is shown at its new place until the plan has it', async () => {
    const moving = createMovingTables();
    moving.hold(new Map([['head', there]]));
    const sent = moving.send(new Map([['head', there]]), async () => true);
    moving.settle();
    expect(moving.placeOf('head')).toEqual(there);
    await sent;
    expect(moving.placeOf('head')).toEqual(there);
    moving.settle();
    expect(moving.placeOf('head')).toBeUndefined();
  });

  it('moves back if the command is refused, and notifies its renderers', async () => {
    const moving = createMovingTables();
    const redraw = vi.fn();
    moving.subscribe(redraw);
    await moving.send(new Map([['head', there]]), async () => false);
    expect(moving.placeOf('head')).toBeUndefined();
    expect(redraw).toHaveBeenCalledTimes(2);
  });

  it('stays grabbed after a second grab, whatever the first command’s result', async () => {
    const moving = createMovingTables();
    const sent = moving.send(new Map([['head', there]]), async () => false);
    moving.hold(new Map([['head', { ...there, x: 300 }]]));
    await sent;
    expect(moving.placeOf('head')?.x).toBe(300);
  });

  it('has guides only while it is dragged', () => {
    const moving = createMovingTables();
    moving.hold(new Map([['head', there]]), [{ axis: 'x', at: 0, from: 0, to: 1 }]);
    expect(moving.guides()).toHaveLength(1);
    moving.release(['head']);
    expect(moving.guides()).toHaveLength(0);
  });
});
