import { expect, it } from 'vitest';
import { eventMarker } from '../../schema/ids.ts';
import { pairDropped } from './pairDropped.ts';
import { viewOf } from './planView.ts';
import type { Plan } from './seatingPlan.ts';

const eventId = 'AAAAAAAAAAAAAAAAAAAAAA';
const guest = (id: string, isHeld = false) => ({
  id,
  name: id,
  holdingFor: isHeld ? [eventMarker(eventId)] : [],
});
/** Ada is seated, Bo and Cleo wait in the pool, Dora and Emil are held. */
const view = viewOf({
  id: eventId,
  attendees: [guest('ada'), guest('bo'), guest('cleo'), guest('dora', true), guest('emil', true)],
  tables: [{ id: 'garden', name: 'Garden', order: 0 }],
  seats: [{ id: 's1', tableId: 'garden', position: 1, attendeeId: 'ada' }],
} as unknown as Plan);

it('brings people of one list together, with the one they were dropped on last', () => {
  expect(pairDropped(view, ['bo'], { kind: 'pool', onto: 'cleo' })).toEqual(['bo', 'cleo']);
  expect(pairDropped(view, ['emil'], { kind: 'holding', onto: 'dora' })).toEqual(['emil', 'dora']);
});

it('remains a move if somebody comes from elsewhere', () => {
  expect(pairDropped(view, ['ada'], { kind: 'pool', onto: 'cleo' })).toBeUndefined();
  expect(pairDropped(view, ['bo'], { kind: 'holding', onto: 'dora' })).toBeUndefined();
  expect(pairDropped(view, ['bo', 'ada'], { kind: 'pool', onto: 'cleo' })).toBeUndefined();
});

it('is nothing on oneself, on nobody, or on a seat', () => {
  expect(pairDropped(view, ['bo'], { kind: 'pool', onto: 'bo' })).toBeUndefined();
  expect(pairDropped(view, ['bo'], { kind: 'pool' })).toBeUndefined();
  expect(pairDropped(view, ['bo'], { kind: 'seat', seatId: 's1' })).toBeUndefined();
});
