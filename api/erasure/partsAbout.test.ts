import { describe, expect, it } from 'vitest';
import { guest } from '../../projections/testing/dinner.ts';
import { names, partsAbout } from './partsAbout.ts';

describe('the part of a domain event about one person', () => {
  it('is their own entry of an import', () => {
    const imported = { eventId: 'dinner', attendees: [guest('mira'), guest('jonas')] };
    expect(partsAbout(imported, 'mira')).toEqual({ eventId: 'dinner', attendees: [guest('mira')] });
  });

  it('is their own name and the tables of their seats in a snapshot', () => {
    const saved = {
      name: 'Plan A',
      tables: [
        {
          name: 'VIP',
          seats: [
            ['s1', 1, 0, 0, 'mira'],
            ['s2', 2, 0, 0, 'jonas'],
          ],
        },
        { name: 'Hall', seats: [['s3', 1, 0, 0, 'vera']] },
      ],
      pinnedIds: ['jonas', 'mira'],
      person: { names: { mira: 'Mira', jonas: 'Jonas' } },
    };
    expect(partsAbout(saved, 'mira')).toEqual({
      name: 'Plan A',
      pinnedIds: ['mira'],
      tables: [{ name: 'VIP', seats: [['s1', 1, 0, 0, 'mira']] }],
      person: { names: { mira: 'Mira' } },
    });
  });

  it('is only the id in a step that concerned two people', () => {
    const step = {
      a: { attendeeId: 'mira', seatId: 's1' },
      b: { attendeeId: 'jonas', seatId: 's2', person: { name: 'Jonas' }, reason: 'Ill' },
    };
    expect(partsAbout(step, 'mira')).toEqual({
      a: { attendeeId: 'mira', seatId: 's1' },
      b: { attendeeId: 'jonas', seatId: 's2' },
    });
  });
});

it('finds an id as a value, in pairs and as a key', () => {
  expect(names({ assignments: [['s1', 'mira']] }, 'mira')).toBe(true);
  expect(names({ person: { names: { mira: 'Mira' } } }, 'mira')).toBe(true);
  expect(names({ person: { name: 'miranda' } }, 'mira')).toBe(false);
});
