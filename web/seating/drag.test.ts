import { expect, it } from 'vitest';
import { type Drag, type DragEvent, type DragStep, idle, step } from './drag.ts';

const seat = { kind: 'seat', seatId: 'seat-1' } as const;

const run = (...events: DragEvent[]): DragStep =>
  events.reduce<DragStep>(({ drag }, event) => step(drag, event), { drag: idle });

const press: DragEvent = { type: 'press', attendeeId: 'mira', at: { x: 10, y: 10 } };
const moveTo = (x: number, over: typeof seat | null = null): DragEvent => ({
  type: 'move',
  at: { x, y: 10 },
  over,
});

it('is a click while the pointer has hardly moved', () => {
  expect(run(press, moveTo(14)).drag.state).toBe('pointing');
  expect(run(press, moveTo(14), { type: 'release' })).toEqual({ drag: idle });
});

it('drags once the pointer has gone far enough, and drops where it is released', () => {
  expect(run(press, moveTo(40, seat)).drag).toMatchObject({ state: 'dragging', over: seat });
  expect(run(press, moveTo(40), moveTo(90, seat), { type: 'release' })).toEqual({
    drag: idle,
    drop: { attendeeId: 'mira', target: seat },
  });
});

it('drops nothing outside of a target, nor after Escape', () => {
  expect(run(press, moveTo(40, seat), moveTo(90), { type: 'release' }).drop).toBeUndefined();
  expect(run(press, moveTo(40, seat), { type: 'cancel' }, { type: 'release' })).toEqual({
    drag: idle,
  });
});

it('does nothing for a pointer that pressed nobody', () => {
  const still: Drag = idle;
  expect(step(still, moveTo(300, seat)).drag).toBe(idle);
});
