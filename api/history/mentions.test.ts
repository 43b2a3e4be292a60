import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

it('finds the ids in a state, at any depth, once each', () => {
  const before = { a: { seatId: 's1', attendeeId: 'ada' }, b: { seatId: 's2', attendeeId: 'ben' } };
  const after = { a: { seatId: 's2', attendeeId: 'ada' } };
  expect(mentionedIn([before, after])).toEqual(['s1', 'ada', 's2', 'ben']);
});

it('finds only ids of people, tables and seats', () => {
  expect(mentionedIn([null, { importId: 'i1', name: 'Ada', tableId: 7, count: 3 }])).toEqual([]);
});
