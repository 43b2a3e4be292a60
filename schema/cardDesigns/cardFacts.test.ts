import { expect, it } from 'vitest';
import type { SheetPerson, SheetPlan } from '../sheets/sheetPlan.ts';
import { sheetWords } from '../sheets/sheetWords.ts';
import { type CardChoice, cardFactsOf, firstNameOf } from './cardFacts.ts';

const words = sheetWords('en', 'UTC');
const person = (id: string, facts: Partial<SheetPerson> = {}): SheetPerson => ({
  ...{ id, name: id, company: null, party: null, guestOf: null, isNamed: true, isHeld: false },
  ...facts,
});
const table = (id: string, name: string) => ({
  ...{ id, name, layout: 'circular' as const, capacity: 8, endSeats: false },
  ...{ x: 0, y: 0, rotation: 0 },
});
const seat = (tableId: string, position: number, attendeeId: string | null) => ({
  ...{ id: `${tableId}${position}`, tableId, position, x: 0, y: 0, attendeeId },
});

/** The Ashes share table 2, Bo sits at table 10, and Cleo waits. */
const dinner: SheetPlan = {
  event: { name: 'Dinner', startDate: '2027-03-04T18:00:00Z', location: null, isDraft: false },
  showsDetails: true,
  tables: [table('ten', 'Table 10'), table('two', 'Table 2')],
  seats: [seat('ten', 1, 'Bo'), seat('two', 2, 'Zoe Ash'), seat('two', 1, 'Max Ash')],
  people: [
    person('Zoe Ash', { party: 'Ash', title: 'Dr.', custom: { hotel: 'grand', gone: 'x' } }),
    person('Max Ash', { party: 'Ash', diets: ['vegan'] }),
    person('Bo', { allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }] }),
    person('Cleo', { company: 'Halden' }),
  ],
  fields: [
    {
      ...{ fieldId: 'hotel', name: 'Hotel', kind: 'choice' },
      choices: [{ choiceId: 'grand', name: 'Grand Hotel' }],
    },
  ],
  objects: [],
  outline: null,
  background: null,
};
const facts = (choice: CardChoice, plan = dinner) => cardFactsOf(plan, choice, words);
const keys = (choice: CardChoice) => facts(choice).map(({ key }) => key);

it('gives place cards by table and seat, or by name, for seated people or for everybody', () => {
  expect(keys({ kind: 'place' })).toEqual(['Max Ash', 'Zoe Ash', 'Bo']);
  expect(keys({ kind: 'place', who: 'everybody' })).toEqual(['Max Ash', 'Zoe Ash', 'Bo', 'Cleo']);
  expect(keys({ kind: 'place', order: 'name' })).toEqual(['Bo', 'Max Ash', 'Zoe Ash']);
  expect(keys({ kind: 'badge', order: 'table' })).toEqual(['Bo', 'Max Ash', 'Zoe Ash']);
  expect(keys({ kind: 'place', onlyPeople: ['Bo', 'Cleo'] })).toEqual(['Bo']);
});

it('lists the most severe allergy first, and diets last', () => {
  const allergies = [
    { substance: 'milk', severity: 'intolerance' },
    { substance: 'nuts', severity: 'anaphylaxis' },
  ] as const;
  const people = [person('Bo', { allergies, diets: ['vegan'] })];
  const [bo] = facts({ kind: 'place' }, { ...dinner, people });
  expect(bo?.needs).toMatch(/^Nuts: Anaphylaxis.*Milk: Intolerance.*Vegan$/su);
});

it('gives one escort card for a party at a table, or one for each person', () => {
  const [, ashes] = facts({ kind: 'escort' });
  expect(ashes?.texts).toMatchObject({
    ...{ name: 'Max Ash and Zoe Ash', firstName: 'Max and Zoe', table: 'Table 2', seat: '' },
    // Facts about single people appear on no card that several share.
    title: '',
  });
  expect(ashes?.needs).toBe('');
  expect(keys({ kind: 'escort', each: 'person' })).toHaveLength(3);
});

it('does not mistake a title for a first name', () => {
  const people = [person('Prof. Dr. Ada Byron'), person('Frau Mira Long'), person('Dr. No')];
  const cards = facts({ kind: 'badge', who: 'everybody' }, { ...dinner, people });
  expect(cards.map(({ texts }) => texts.firstName)).toEqual(['No', 'Mira', 'Ada']);
});

it('gives table cards in natural order of their names', () => {
  const cards = facts({ kind: 'table' });
  expect(cards.map(({ texts }) => texts.table)).toEqual(['Table 2', 'Table 10']);
  expect(cards[0]?.texts).toMatchObject({ event: 'Dinner', date: 'Mar 4, 2027' });
  expect(keys({ kind: 'table', onlyTables: ['ten'] })).toEqual(['ten']);
});

it('contains what the plan knows about guests, and nothing for unknown fields', () => {
  const [max, zoe, bo] = facts({ kind: 'place' });
  expect(zoe?.texts).toMatchObject({ title: 'Dr.', 'custom:hotel': 'Grand Hotel', seat: '2' });
  expect(zoe?.texts).not.toHaveProperty('custom:gone');
  expect([max?.needs, zoe?.needs, bo?.needs]).toEqual(['Vegan', '', 'Nuts: Anaphylaxis']);
  const seen = { ...dinner, people: [person('Bo')] };
  expect(facts({ kind: 'place' }, seen)[0]).toMatchObject({ needs: '', texts: { title: '' } });
});

it.each([
  ['Lady Gaga', 'Lady Gaga'],
  [' lord  Byron ', 'lord  Byron'],
  ['Sir Ian', 'Sir Ian'],
  ['Lady Ada Byron', 'Ada'],
  ['Lady', 'Lady'],
  ['Dr. No', 'No'],
])('keeps a title with the only name that follows it: %s', (name, firstName) => {
  expect(firstNameOf(name)).toBe(firstName);
});
