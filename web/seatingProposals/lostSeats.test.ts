import { describe, expect, it } from 'vitest';
import { noLosses, seatedIn, updatedLosses } from './lostSeats.ts';

type View = Parameters<typeof updatedLosses>[2];

/** A view with these occupants by seat. The others who are named wait. */
const view = (seats: Record<string, string | null>, waiting: string[] = []): View => {
  const all = Object.entries(seats).map(([id, attendeeId]) => ({ id, attendeeId }));
  const people = [...waiting, ...all.flatMap(({ attendeeId }) => attendeeId ?? [])];
  return {
    people: new Map(people.map((id) => [id, { id }])),
    seats: new Map(all.map((seat) => [seat.id, seat])),
    seatOf: new Map(all.flatMap((seat) => (seat.attendeeId ? [[seat.attendeeId, seat]] : []))),
    pool: waiting.map((id) => ({ id })),
  } as unknown as View;
};
const before = view({ g1: 'Ada', g2: 'Ben', h1: 'Cleo' });
const found = (now: View, losses = noLosses, then = before) => {
  const { people, seats } = updatedLosses(losses, seatedIn(then), now);
  return { people: [...people], seats: [...seats] };
};

describe('people who have lost their seat', () => {
  it('sat on a seat that is gone and wait now', () => {
    expect(found(view({ g1: 'Ada' }, ['Ben', 'Cleo']))).toEqual({
      people: ['Ben', 'Cleo'],
      seats: [],
    });
  });

  it('do not include those moved to the pool from an existing seat', () => {
    expect(found(view({ g1: 'Ada', g2: null, h1: 'Cleo' }, ['Ben']))).toEqual({
      people: [],
      seats: [],
    });
  });

  it('do not include those who have another seat now, or have left', () => {
    const lost = { people: new Set(['Ben', 'Cleo']), seats: new Set<string>() };
    const now = view({ g1: 'Ada', h1: 'Ben' });
    expect(found(now, lost, now).people).toEqual([]);
  });
});

describe('freed seats', () => {
  it('are those of people who have cancelled or are held, until somebody sits there', () => {
    const freed = view({ g1: 'Ada', g2: null, h1: null }, ['Dee']);
    expect(found(freed).seats).toEqual(['g2', 'h1']);
    const losses = { people: new Set<string>(), seats: new Set(['g2', 'h1']) };
    expect(found(view({ g1: 'Ada', g2: 'Dee' }), losses, freed).seats).toEqual([]);
  });
});
