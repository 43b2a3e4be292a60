import { expect, it } from 'vitest';
import { type Drag, type DragEvent, type DragStep, draggedWith, idle, step } from './drag.ts';

const seat = { kind: 'seat', seatId: 'seat-1' } as const;
const table = { kind: 'table', tableId: 'garden' } as const;

const run = (...events: DragEvent[]): DragStep =>
  events.reduce<DragStep>(({ drag }, event) => step(drag, event), { drag: idle });

const pressOn = (attendeeId: string, ...attendeeIds: string[]): DragEvent => ({
  type: 'press',
  attendeeId,
  attendeeIds,
  at: { x: 10, y: 10 },
});
const press = pressOn('mira', 'mira');
const moveTo = (x: number, over: typeof seat | typeof table | null = null): DragEvent => ({
  type: 'move',
  at: { x, y: 10 },
  over,
});

it('is a click if the pointer has hardly moved', () => {
  expect(run(press, moveTo(14)).drag.state).toBe('pointing');
  expect(run(press, moveTo(14), { type: 'release' })).toEqual({ drag: idle });
});

it('becomes a drag once the pointer has moved far enough, and drops at the release', () => {
  expect(run(press, moveTo(40, seat)).drag).toMatchObject({ state: 'dragging', over: seat });
  expect(run(press, moveTo(40), moveTo(90, seat), { type: 'release' })).toEqual({
    drag: idle,
    drop: { attendeeIds: ['mira'], target: seat },
  });
});

it('stays a drag if the pointer returns to its start', () => {
  expect(run(press, moveTo(40), moveTo(10, seat)).drag.state).toBe('dragging');
});

it('drops the whole selection, in the order in which people were selected', () => {
  const chosen = ['ada', 'mira', 'olle'];
  const dragged = run(pressOn('mira', ...chosen), moveTo(90, table));
  expect(dragged.drag).toMatchObject({ attendeeId: 'mira', attendeeIds: chosen });
  expect(step(dragged.drag, { type: 'release' }).drop).toEqual({
    attendeeIds: chosen,
    target: table,
  });
});

it('takes the selection along only if the dragged person is part of it', () => {
  const chosen = new Set(['ada', 'mira']);
  expect(draggedWith('mira', chosen)).toEqual(['ada', 'mira']);
  expect(draggedWith('olle', chosen)).toEqual(['olle']);
  expect(draggedWith('olle', new Set())).toEqual(['olle']);
});

it('drops nothing outside a target, or after Escape', () => {
  expect(run(press, moveTo(40, seat), moveTo(90), { type: 'release' }).drop).toBeUndefined();
  expect(run(press, moveTo(40, seat), { type: 'cancel' }, { type: 'release' })).toEqual({
    drag: idle,
  });
});

it('ignores a pointer that pressed on nobody', () => {
  const still: Drag = idle;
  expect(step(still, moveTo(300, seat)).drag).toBe(idle);
});
