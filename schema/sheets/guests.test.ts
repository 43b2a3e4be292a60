import { describe, expect, it } from 'vitest';
import { escortCardsOf, type Guest, guestsByName, guestsWithHosts, partiesOf } from './guests.ts';
import type { SheetPerson, SheetPlan } from './sheetPlan.ts';
import { sheetWords } from './sheetWords.ts';

const { compare } = sheetWords('en');

const guest = (id: string, facts: Partial<SheetPerson> = {}): SheetPerson => ({
  id,
  name: id,
  company: null,
  party: null,
  guestOf: null,
  isNamed: true,
  isHeld: false,
  ...facts,
});

/** People on seats of the tables named beside them. Both tables have the same name. */
const evening = (people: readonly (readonly [SheetPerson, table?: string])[]): SheetPlan => ({
  event: { name: 'Evening', startDate: null, location: null, isDraft: false },
  showsDetails: true,
  tables: ['t1', 't2'].map((id) => ({
    ...{ id, name: 'Garden', layout: 'circular', capacity: 8, endSeats: false },
    ...{ x: 0, y: 0, rotation: 0 },
  })),
  seats: people.flatMap(([{ id }, tableId], position) =>
    tableId ? [{ id: `seat of ${id}`, tableId, position, x: 0, y: 0, attendeeId: id }] : [],
  ),
  people: people.map(([person]) => person),
  objects: [],
  outline: null,
  background: null,
});

const names = (guests: readonly Guest[]) => guests.map(({ person }) => person.name);

describe('the guests of a plan', () => {
  it('are listed once each, by name, with their seat', () => {
    const plan = evening([[guest('zoe'), 't1'], [guest('Ada')], [guest('Ben'), 't2']]);
    expect(
      guestsByName(plan, compare).map(({ person, tableId, seat }) => [person.name, tableId, seat]),
    ).toEqual([
      ['Ada', undefined, undefined],
      ['Ben', 't2', 2],
      ['zoe', 't1', 0],
    ]);
  });

  it('of one host are in order, followed by those of the next', () => {
    const guestsOf = (host: string) =>
      ['', ' 2', ' 9', ' 10'].map((nth) => `Guest${nth} of ${host}`);
    const listed = [...guestsOf('Sara'), ...guestsOf('Sara B'), 'Gustav'];
    const plan = evening(listed.toReversed().map((name) => [guest(name)]));
    expect(names(guestsByName(plan, compare))).toEqual(listed);
  });

  it('without a name come after their host', () => {
    const plan = evening([
      [guest('Zoe')],
      [guest('one', { guestOf: 'Sara', isNamed: false, name: 'Guest of Sara' })],
      [guest('Sara')],
      [guest('Gustav', { guestOf: 'Sara' })],
      [guest('two', { guestOf: 'Sara', isNamed: false, name: 'Guest 2 of Sara' })],
      [guest('Tara')],
    ]);
    expect(names(guestsWithHosts(plan, compare))).toEqual([
      'Gustav',
      'Sara',
      'Guest of Sara',
      'Guest 2 of Sara',
      'Tara',
      'Zoe',
    ]);
  });

  it('form a party if they wrote it the same way; others come with their plus-ones', () => {
    const plan = evening([
      [guest('Ada', { party: 'Falk' })],
      [guest('Ben', { party: ' FALK ' })],
      [guest('Cleo')],
      [guest('Dora', { guestOf: 'Cleo' })],
      [guest('Emil')],
    ]);
    expect([...partiesOf(guestsByName(plan, compare)).values()].map(names)).toEqual([
      ['Ada', 'Ben'],
      ['Cleo', 'Dora'],
      ['Emil'],
    ]);
  });
});

describe('an escort card', () => {
  const falk = { party: 'Falk' };
  const plan = evening([
    [guest('Dora'), 't1'],
    [guest('Ben', falk), 't1'],
    [guest('Ada', falk), 't1'],
    [guest('Cleo', falk), 't2'],
    [guest('Emil', falk)],
  ]);

  it('is for people of a party who share a table, even if tables share a name', () => {
    expect(
      escortCardsOf(plan, 'party', compare).map((card) => [card.table, ...card.names]),
    ).toEqual([
      ['Garden', 'Ada', 'Ben'],
      ['Garden', 'Cleo'],
      ['Garden', 'Dora'],
    ]);
  });

  it('is for each person on request, and never for somebody without a seat', () => {
    expect(escortCardsOf(plan, 'person', compare).map((card) => card.names)).toEqual([
      ['Ada'],
      ['Ben'],
      ['Cleo'],
      ['Dora'],
    ]);
  });
});
