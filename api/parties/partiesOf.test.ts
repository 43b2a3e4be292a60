import { expect, it } from 'vitest';
import { partiesOf } from './partiesOf.ts';

it("gathers people with the same party text, ignoring case, in the list's order", () => {
  const guests = [
    { id: 'ada', party: 'Byron' },
    { id: 'zoe', party: null },
    { id: 'olle', party: 'Berg' },
    { id: 'ben', party: 'BYRON' },
    { id: 'dora', party: ' ' },
  ];
  expect(partiesOf(guests)).toEqual([
    { name: 'Byron', attendeeIds: ['ada', 'ben'] },
    { name: 'Berg', attendeeIds: ['olle'] },
  ]);
});
