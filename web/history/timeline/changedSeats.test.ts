import { expect, it } from 'vitest';
import type { ChartPerson } from '../../chart/types.ts';
import { changedSeats } from './changedSeats.ts';
import type { PictureView } from './pictureView.ts';

const person = (id: string): ChartPerson => ({ id, name: id, attendeeRole: 'guest' });

/** One table with these occupants. */
const seated = (...occupants: (string | null)[]): PictureView => ({
  people: new Map(),
  objects: [],
  room: { outline: null, background: null },
  counts: { people: 0, seated: 0, pool: 0, declined: 0, holding: 0 },
  tables: [
    {
      table: {
        id: 'garden',
        name: 'Garden',
        capacity: occupants.length,
        layout: 'circular',
        endSeats: false,
        x: 0,
        y: 0,
        rotation: 0,
      },
      seats: occupants.map((_, n) => ({ id: `garden-${n}`, position: n + 1, x: 0, y: 0 })),
      people: occupants.map((id) => (id ? person(id) : undefined)),
    },
  ],
});

it('highlights seats whose occupant came, left or changed', () => {
  expect(changedSeats(seated('ada', 'ben', null), seated('ada', null, 'ben'))).toEqual([
    'garden-1',
    'garden-2',
  ]);
  expect(changedSeats(seated('ada'), seated('ben'))).toEqual(['garden-0']);
});

it('highlights nothing at first, and nothing if most of the room changed', () => {
  expect(changedSeats(undefined, seated('ada'))).toEqual([]);
  const many = Array.from({ length: 61 }, (_, n) => `p${n}`);
  expect(changedSeats(seated(...many.map(() => null)), seated(...many))).toEqual([]);
});
