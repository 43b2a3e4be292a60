import { describe, expect, it } from 'vitest';
import { type PlanView, viewOf } from '../planView.ts';
import type { Plan } from '../seatingPlan.ts';
import { type Place, placesFor, tablesAndSeats } from './places.ts';
import { seatsToTake } from './seatsToTake.ts';

type Table = { name: string; seats: (string | null)[] };

/** A plan that uses names as ids for people, tables and seats: `Garden-3`. */
const planOf = (tables: Table[], others: string[] = []): PlanView => {
  const names = [...tables.flatMap(({ seats }) => seats.flatMap((name) => name ?? [])), ...others];
  return viewOf({
    id: 'dinner',
    attendees: names.map((name) => ({ id: name, name, holdingFor: [] })),
    tables: tables.map(({ name }) => ({ id: name, name })),
    seats: tables.flatMap(({ name, seats }) =>
      seats.map((attendeeId, index) => ({
        id: `${name}-${index + 1}`,
        tableId: name,
        position: index + 1,
        attendeeId,
      })),
    ),
  } as unknown as Plan);
};

const described = (place: Place): string => {
  if (place.kind === 'table') return `${place.name} (${place.free}/${place.seats})`;
  return place.kind === 'seat' ? `${place.tableName} ${place.position}` : place.kind;
};
const find = (plan: PlanView, typed: string) =>
  placesFor(tablesAndSeats(plan, 'seat'), typed).map(described);

describe('the search for a place', () => {
  const plan = planOf([
    { name: 'Garden', seats: ['Ada Byron', null, null] },
    { name: 'Gallery', seats: [null, null, 'Benno Falk'] },
    { name: 'Bar', seats: ['Clara Witt'] },
  ]);

  it('shows the tables if nothing is typed, those with free seats first', () => {
    expect(find(plan, ' ')).toEqual(['Garden (2/3)', 'Gallery (2/3)', 'Bar (0/1)']);
  });

  it('finds a seat by the beginning of its table’s name and its number', () => {
    expect(find(plan, 'gard 3')).toEqual(['Garden 3']);
    expect(find(plan, 'garden seat 3')).toEqual(['Garden 3']);
    expect(find(plan, 'GARDEN, 3')).toEqual(['Garden 3']);
  });

  it('shows free seats before taken ones, and tables before seats', () => {
    expect(find(plan, 'ga')).toEqual([
      'Garden (2/3)',
      'Gallery (2/3)',
      'Garden 2',
      'Garden 3',
      'Gallery 1',
      'Gallery 2',
      'Garden 1',
      'Gallery 3',
    ]);
    expect(find(plan, 'ga 3')).toEqual(['Garden 3', 'Gallery 3']);
  });

  it('finds a person’s seat by their name, ignoring accents', () => {
    expect(find(plan, 'falk')).toEqual(['Gallery 3']);
    expect(find(planOf([{ name: 'Café', seats: ['Zoë Ångström'] }]), 'zoe ang')).toEqual([
      'Café 1',
    ]);
  });

  it('distinguishes numbered tables from their seats', () => {
    const numbered = planOf(
      ['Table 1', 'Table 3', 'Table 13'].map((name) => ({ name, seats: [null, null, null] })),
    );
    expect(find(numbered, 'table 1 3')).toEqual(['Table 1 3', 'Table 3 1']);
    expect(find(numbered, 'table 3').slice(0, 4)).toEqual([
      'Table 3 (3/3)',
      'Table 3 1',
      'Table 3 2',
      'Table 3 3',
    ]);
    expect(find(numbered, 'table 13 2')).toEqual(['Table 13 2']);
  });

  it('finds nothing that does not exist', () => {
    expect(find(plan, 'garden 9')).toEqual([]);
    expect(find(plan, 'terrace')).toEqual([]);
  });
});

describe('the seats that people would take', () => {
  const plan = planOf(
    [
      { name: 'Garden', seats: ['Ada', null, 'Benno', null] },
      { name: 'Bar', seats: ['Clara'] },
    ],
    ['Dora', 'Emil', 'Fee'],
  );
  const taking = (ids: string[], target: Parameters<typeof seatsToTake>[2]) =>
    seatsToTake(plan, ids, target).map(({ seatId, attendeeId }) => `${attendeeId} → ${seatId}`);
  const garden = { kind: 'table', tableId: 'Garden' } as const;

  it('are the named seat for one person, taken or free', () => {
    expect(taking(['Dora'], { kind: 'seat', seatId: 'Garden-1' })).toEqual(['Dora → Garden-1']);
  });

  it('are the table’s free seats in order, as long as there are any', () => {
    expect(taking(['Dora', 'Clara', 'Emil'], garden)).toEqual([
      'Dora → Garden-2',
      'Clara → Garden-4',
    ]);
    expect(taking(['Dora'], { kind: 'table', tableId: 'Bar' })).toEqual([]);
  });

  it('are its table’s free seats if several people are dropped on a seat', () => {
    expect(taking(['Dora', 'Emil'], { kind: 'seat', seatId: 'Garden-3' })).toEqual([
      'Dora → Garden-2',
      'Emil → Garden-4',
    ]);
  });

  it('are none for people who sit at the table already', () => {
    expect(taking(['Ada', 'Dora'], garden)).toEqual(['Dora → Garden-2']);
  });

  it('are none in the pool and in the holding area', () => {
    expect(taking(['Ada'], { kind: 'pool' })).toEqual([]);
  });
});
