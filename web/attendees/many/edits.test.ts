import { expect, it } from 'vitest';
import { allTags, bulkEdits, noChanges } from './edits.ts';

const people = [
  { id: 'ada', tags: ['event:dinner', 'vip'] },
  { id: 'benno', tags: ['event:dinner', 'press', 'late'] },
];

it('edits nobody if nothing would change', () => {
  expect(bulkEdits(people, noChanges)).toEqual([]);
});

it('forms a party, dissolves it, and leaves what remains as it is', () => {
  const party = { what: 'set', text: 'Family' } as const;
  expect(bulkEdits(people, { ...noChanges, party })).toEqual([
    { attendeeId: 'ada', party: 'Family' },
    { attendeeId: 'benno', party: 'Family' },
  ]);
  const changes = { party: { what: 'clear', text: 'Family' }, attendeeRole: 'employee' } as const;
  expect(bulkEdits(people, { ...noChanges, ...changes })).toEqual([
    { attendeeId: 'ada', party: null, attendeeRole: 'employee' },
    { attendeeId: 'benno', party: null, attendeeRole: 'employee' },
  ]);
});

it("adds tags to each person's own and removes others, without the event's tag", () => {
  const tags = { addTags: ['VIP', 'dancing'], removeTags: ['press'] };
  expect(bulkEdits(people, { ...noChanges, ...tags })).toEqual([
    { attendeeId: 'ada', tags: ['vip', 'dancing'], seen: { tags: ['vip'] } },
    {
      attendeeId: 'benno',
      tags: ['late', 'VIP', 'dancing'],
      seen: { tags: ['press', 'late'] },
    },
  ]);
  expect(allTags(people)).toEqual(['late', 'press', 'vip']);
});

it('sets custom fields for all, and clears values', () => {
  const custom = { shirt: 'large', coach: null };
  expect(bulkEdits(people, { ...noChanges, custom })).toEqual([
    { attendeeId: 'ada', custom },
    { attendeeId: 'benno', custom },
  ]);
});
