import { describe, expect, it } from 'vitest';
import type { PlanView } from '../seating/planView.ts';
import { viewOf } from '../seating/planView.ts';
import type { Attendee, Plan } from '../seating/seatingPlan.ts';
import { placeOfBack } from './cards.ts';
import { escortCardsOf } from './escortCards.ts';
import { guestsWithHosts, partiesOf } from './parties.ts';
import { guestsByName } from './seatedPeople.ts';

const guest = (id: string, facts: Partial<Attendee> = {}): Attendee =>
  ({
    id,
    name: id,
    party: null,
    guestOf: null,
    isNamed: true,
    reply: 'none',
    holdingFor: [],
    ...facts,
  }) as Attendee;

/** Everybody on a seat of the table that is named beside them. */
const evening = (people: readonly (readonly [Attendee, table?: string])[]): PlanView =>
  viewOf({
    id: 'evening',
    attendees: people.map(([person]) => person),
    tables: ['t1', 't2'].map((id, order) => ({ id, name: 'Garden', order })),
    seats: people.flatMap(([{ id }, tableId], position) =>
      tableId ? [{ id: `seat of ${id}`, tableId, position, attendeeId: id }] : [],
    ),
  } as unknown as Plan);

const names = (guests: ReturnType<typeof guestsByName>) => guests.map(({ person }) => person.name);

describe('at the door', () => {
  it('those without a name stand behind their host', () => {
    const view = evening([
      [guest('Zoe')],
      [guest('one', { guestOf: 'Sara', isNamed: false, name: 'Guest' })],
      [guest('Sara')],
      [guest('Gustav', { guestOf: 'Sara' })],
      [guest('two', { guestOf: 'Sara', isNamed: false, name: 'Guest' })],
      [guest('Tara')],
    ]);
    expect(names(guestsWithHosts(view))).toEqual([
      'Gustav',
      'Sara',
      'Guest of Sara',
      'Guest 2 of Sara',
      'Tara',
      'Zoe',
    ]);
  });

  it('a party is who wrote it alike; others come with the guests they bring along', () => {
    const view = evening([
      [guest('Ada', { party: 'Falk' })],
      [guest('Ben', { party: ' FALK ' })],
      [guest('Cleo')],
      [guest('Dora', { guestOf: 'Cleo' })],
      [guest('Emil')],
    ]);
    expect([...partiesOf(guestsByName(view)).values()].map(names)).toEqual([
      ['Ada', 'Ben'],
      ['Cleo', 'Dora'],
      ['Emil'],
    ]);
  });
});

describe('an escort card', () => {
  const falk = { party: 'Falk' };
  const view = evening([
    [guest('Dora'), 't1'],
    [guest('Ben', falk), 't1'],
    [guest('Ada', falk), 't1'],
    [guest('Cleo', falk), 't2'],
    [guest('Emil', falk)],
  ]);

  it('is for those of a party who share a table, also where tables share a name', () => {
    expect(escortCardsOf(view, 'party').map(({ names, table }) => [table, ...names])).toEqual([
      ['Garden', 'Ada', 'Ben'],
      ['Garden', 'Cleo'],
      ['Garden', 'Dora'],
    ]);
  });

  it('is for each person by choice, and never for who has no seat', () => {
    expect(escortCardsOf(view, 'person').map(({ names }) => names)).toEqual([
      ['Ada'],
      ['Ben'],
      ['Cleo'],
      ['Dora'],
    ]);
  });
});

it('puts the back of a card behind it, when the page is flipped on its long edge', () => {
  const grid = { across: 2, down: 2 };
  expect([0, 1, 2, 3].map((index) => placeOfBack(index, grid))).toEqual([
    { row: 1, column: 2 },
    { row: 1, column: 1 },
    { row: 2, column: 2 },
    { row: 2, column: 1 },
  ]);
});
