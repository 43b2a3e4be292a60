import { expect, it } from 'vitest';
import type { CommandRecord, Wanted } from '../records.ts';
import { effectiveTwice, hasEffect } from './byCommand.ts';
import type { LogEvent } from './logEvent.ts';

const event = (type: string, commandId: string, attendeeId = 'a1'): LogEvent => ({
  id: `${type} by ${commandId}`,
  stream: 'eventPlan-e1',
  revision: 0,
  type,
  data: { attendeeId },
  metadata: { commandId, actorId: 'm1' },
});
const is =
  (type: string): Wanted['effect'] =>
  (one) =>
    one.type === type;

it('finds double decisions by one command, and accepts several events of one decision', () => {
  expect(effectiveTwice([event('SeatAssigned', 'c1'), event('SeatAssigned', 'c2')])).toEqual([
    'SeatAssigned in eventPlan-e1',
  ]);
  expect(effectiveTwice([event('SeatAssigned', 'c1'), event('SeatAssigned', 'c1')])).toEqual([]);
});

it('accepts separate decisions to erase people, but none to erase somebody twice', () => {
  const [first, second] = [event('AttendeeErased', 'c1'), event('AttendeeErased', 'c2', 'a2')];
  expect(effectiveTwice([first, second])).toEqual([]);
  expect(effectiveTwice([first, event('AttendeeErased', 'c2')])).toEqual([
    'AttendeeErased of a1 in eventPlan-e1',
  ]);
});

it('treats a command as done if all its required effects exist', () => {
  const wanted = { effect: is('MemberRegistered'), also: [is('MemberEmailClaimed')] };
  const record = { wanted } as unknown as CommandRecord;
  const registered = event('MemberRegistered', 'c1');
  expect(hasEffect(record, [registered])).toBe(false);
  expect(hasEffect(record, [registered, event('MemberEmailClaimed', 'c2')])).toBe(true);
});
