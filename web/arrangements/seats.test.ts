import { describe, expect, it } from 'vitest';
import { findNames, type Seated, seatedIn, seatNow } from './seats.ts';

const sits = (name: string, position: number): Seated => ({
  seatId: `seat-${position}`,
  tableName: 'Table 1',
  position,
  name,
});

const dinner = [sits('André Müller', 1), sits('Mira Halvorsen', 2), sits('Mira Andersson', 3)];

const namesFor = (typed: string) => findNames(dinner, typed).map(({ name }) => name);

describe('finding a name', () => {
  it('ignores case and accents', () => {
    expect(namesFor('ANDRE mull')).toEqual(['André Müller']);
    expect(namesFor('mueller')).toEqual(['André Müller']);
  });

  it('takes the words in any order', () => {
    expect(namesFor('ander mira')).toEqual(['Mira Andersson']);
    expect(namesFor('Andersson, Mira')).toEqual(['Mira Andersson']);
  });

  it('finds all matches, and nobody for blanks', () => {
    expect(namesFor('mira')).toEqual(['Mira Halvorsen', 'Mira Andersson']);
    expect(namesFor('  ')).toEqual([]);
  });

  it('folds each name only once, however many letters are typed', () => {
    let times = 0;
    const guest = {
      ...sits('', 1),
      get name() {
        times += 1;
        return 'André Müller';
      },
    };
    for (const typed of ['m', 'mu', 'mul']) expect(findNames([guest], typed)).toEqual([guest]);
    expect(times).toBe(1);
  });

  it('lists seated people without empty seats', () => {
    const seat = { tableId: 't', tableName: 'Table 1', x: 0, y: 0 };
    const arrangement = {
      id: 'a',
      name: 'Dinner',
      description: null,
      tables: [],
      objects: [],
      attendeeCount: 1,
      seatCount: 2,
      capacityPercent: 50,
      updatedAt: '2027-03-01T12:00:00.000Z',
      assignments: [
        { ...seat, seatId: 's1', position: 1, attendeeName: null },
        { ...seat, seatId: 's2', position: 2, attendeeName: 'Mira Halvorsen' },
      ],
    };
    expect(seatedIn(arrangement)).toEqual([
      { seatId: 's2', tableName: 'Table 1', position: 2, name: 'Mira Halvorsen' },
    ]);
  });
});

describe('a chosen person after a change of the seating', () => {
  const chosen = sits('Mira Andersson', 3);

  it('is found where they sit now, or not at all', () => {
    const moved = sits('Mira Andersson', 8);
    expect(seatNow([sits('Benno Falk', 3), moved], chosen)).toBe(moved);
    expect(seatNow([sits('Benno Falk', 3)], chosen)).toBeUndefined();
  });

  it('is not confused with a namesake', () => {
    const stayed = sits('Mira Andersson', 3);
    expect(seatNow([sits('Mira Andersson', 1), stayed], chosen)).toBe(stayed);
    const two = [sits('Mira Andersson', 1), sits('Mira Andersson', 2)];
    expect(seatNow(two, chosen)).toBeUndefined();
  });
});
