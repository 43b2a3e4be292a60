import { describe, expect, it } from 'vitest';
import {
  type AllergySeverity,
  allergens,
  allergySeverities,
} from '../../schema/attendees/allergies.ts';
import { diets } from '../../schema/attendees/diets.ts';
import { shownBy } from '../../schema/entities/attendee.ts';
import type { FieldKind } from '../../schema/guestFields/fieldKinds.ts';
import { eventMarker } from '../../schema/ids.ts';
import { readersCapabilities } from '../../schema/permissions.ts';
import type { Menu } from '../menus/documents.ts';
import { type CellChange, guestColumns } from './columns.ts';
import { checkedChange } from './editing/checkedChange.ts';
import { columnsFor } from './eventColumns.ts';
import { listedGuest } from './testing.ts';

const column = (id: string) => {
  const found = guestColumns.find((one) => one.id === id);
  if (!found) throw new Error(`There is no column ${id}.`);
  return found;
};

/** The value that a column sends for typed text. */
const typed = (
  id: string,
  text: string,
  guest = listedGuest('Ada Byron'),
  from = guest,
): CellChange => {
  const { edit } = column(id);
  if (edit?.as !== 'text') throw new Error(`${id} is not typed.`);
  const checked = checkedChange(edit.change(text, guest, from));
  if (checked.problem !== undefined) throw new Error(checked.problem);
  return checked.value;
};

const menu: Menu = {
  __typename: 'Menu',
  courses: [
    {
      __typename: 'MenuCourse',
      courseId: 'main',
      name: 'Main',
      options: [
        { __typename: 'MenuOption', optionId: 'beef', name: 'Beef', fits: [] },
        { __typename: 'MenuOption', optionId: 'risotto', name: 'Risotto', fits: ['vegan'] },
      ],
    },
  ],
};

describe('the columns of a guest list', () => {
  it('are visible to those who may see their fields', () => {
    const fields = guestColumns.filter(({ id }) => id in shownBy);
    expect(fields.length).toBeGreaterThan(12);
    for (const { id, shownBy: by } of fields)
      expect(`${id}: ${by}`).toBe(`${id}: ${shownBy[id as keyof typeof shownBy]}`);
  });

  it('are name, company and seat for readers', () => {
    const ids = columnsFor(readersCapabilities, menu).map(({ id }) => id);
    expect(ids).toEqual(['name', 'company', 'place']);
  });

  it('include each course of the menu, with what speaks against an option', () => {
    const main = columnsFor(new Set(['seeDiet']), menu).find(({ label }) => label === 'Main');
    const vegan = listedGuest('Ada', { diets: ['vegan'], meals: { main: 'risotto', gone: 'x' } });
    expect(main?.text(vegan)).toBe('Risotto');
    const { edit } = main ?? {};
    if (edit?.as !== 'choice') throw new Error('A meal is chosen.');
    expect(edit.options(vegan).map(({ label }) => label)).toEqual([
      'Not chosen',
      'Beef (not vegan)',
      'Risotto',
    ]);
    const own = listedGuest('Cy', { diets: ['halal', 'No pork'] });
    expect(edit.options(own)[1]?.label).toBe('Beef (not halal and “No pork”)');
    expect(edit.change('beef', vegan)).toEqual({ person: { meals: { gone: 'x', main: 'beef' } } });
    const others = listedGuest('Bo', { meals: { main: 'beef' } });
    expect(edit.change('notChosen', others)).toEqual({ person: { meals: null } });
  });

  it('include each custom field, edited separately', () => {
    const field = (fieldId: string, kind: FieldKind) => ({
      __typename: 'GuestField' as const,
      fieldId,
      name: fieldId,
      kind,
      choices:
        kind === 'choice'
          ? [{ __typename: 'FieldChoice' as const, choiceId: 'grand', name: 'Grand' }]
          : [],
    });
    const columns = columnsFor(new Set(['seeDetails']), undefined, [
      field('Hotel', 'choice'),
      field('Rank', 'number'),
      field('Arrives', 'date'),
    ]);
    const [hotel, rank, arrives] = ['Hotel', 'Rank', 'Arrives'].map((name) =>
      columns.find(({ label }) => label === name),
    );
    const ada = listedGuest('Ada', {
      custom: { Hotel: 'grand', Rank: 1.5, Arrives: '2027-03-04', gone: 'x' },
    });
    expect([hotel, rank, arrives].map((one) => one?.text(ada))).toEqual([
      'Grand',
      '1.5',
      'Mar 4, 2027',
    ]);
    if (hotel?.edit?.as !== 'choice' || rank?.edit?.as !== 'text') throw new Error('Not so edited');
    expect(hotel.edit.change('notSet', ada)).toEqual({ person: { custom: { Hotel: null } } });
    expect(rank.edit.change('2', ada, ada)).toEqual({ person: { custom: { Rank: 2 } } });
    expect(rank.edit.problemOf?.('many')).toBe('Rank: Enter a number');
    expect(rank.edit.problemOf?.('')).toBeUndefined();
  });

  it('show where somebody is, and nothing of the place of somebody who declined', () => {
    const { text } = column('place');
    expect(text(listedGuest('Ada', { where: { in: 'seat', table: 'Hall', position: 2 } }))).toBe(
      'Hall, seat 2',
    );
    expect(text(listedGuest('Bo'))).toBe('In the pool');
    expect(text(listedGuest('Cy', { reply: 'no' }))).toBe('');
  });
});

describe('an edited cell', () => {
  it('clears an emptied text, but refuses to clear a name', () => {
    expect(typed('company', ' ')).toEqual({ person: { company: null } });
    expect(typed('company', ' Acme ')).toEqual({ person: { company: 'Acme' } });
    expect(() => typed('name', ' ')).toThrow('Name is required');
    expect(() => typed('email', 'nobody')).toThrow(/mail/i);
  });

  it('reads every allergy that it shows', () => {
    const all = allergens.flatMap((substance, nth) => {
      const severity = allergySeverities[nth % allergySeverities.length];
      return severity ? [{ __typename: 'Allergy' as const, substance, severity }] : [];
    });
    const guest = listedGuest('Ada', { allergies: all });
    const again = typed('allergies', `${column('allergies').text(guest)}, kiwi`, guest);
    expect(again).toEqual({
      person: {
        allergies: [
          ...all.map(({ substance, severity }) => ({ substance, severity })),
          { substance: 'kiwi', severity: 'allergy' },
        ],
      },
    });
  });

  it('reads every diet that it shows, and own words', () => {
    const guest = listedGuest('Ada', { diets: [...diets] });
    const text = column('diets').text(guest);
    expect(typed('diets', `${text}, no garlic`, guest)).toEqual({
      person: { diets: [...diets, 'no garlic'] },
    });
    expect(typed('diets', '', guest)).toEqual({ person: { diets: null } });
  });

  it('keeps an existing word with a comma in one piece', () => {
    const guest = listedGuest('Ada', { access: ['wheelchair', 'near the door, not the stage'] });
    expect(typed('access', 'Wheelchair, near the door, not the stage, lift', guest)).toEqual({
      person: { access: ['wheelchair', 'near the door, not the stage', 'lift'] },
    });
  });

  it("shows tags without the event's marker, each once", () => {
    const guest = listedGuest('Ada', { tags: [eventMarker('dinner'), 'vip', 'press'] });
    expect(column('tags').text(guest)).toBe('vip, press');
    expect(typed('tags', 'VIP, late, vip', guest)).toEqual({ person: { tags: ['VIP', 'late'] } });
  });

  it('adds to a list and removes from it, whatever others have changed there', () => {
    const allergy = (substance: string, severity: AllergySeverity) => ({
      __typename: 'Allergy' as const,
      substance,
      severity,
    });
    const from = listedGuest('Ada', {
      tags: ['press', 'jury'],
      diets: ['vegan'],
      allergies: [allergy('nuts', 'allergy'), allergy('milk', 'allergy')],
    });
    const since = listedGuest('Ada', {
      tags: ['press', 'Speaker'],
      diets: ['vegan', 'halal'],
      allergies: [allergy('nuts', 'anaphylaxis'), allergy('fish', 'allergy')],
    });
    expect(typed('tags', 'jury, speaker, late', since, from)).toEqual({
      person: { tags: ['speaker', 'late'] },
    });
    expect(typed('diets', '', since, from)).toEqual({ person: { diets: ['halal'] } });
    expect(typed('allergies', 'Nuts, kiwi', since, from)).toEqual({
      person: {
        allergies: [
          { substance: 'nuts', severity: 'anaphylaxis' },
          { substance: 'fish', severity: 'allergy' },
          { substance: 'kiwi', severity: 'allergy' },
        ],
      },
    });
  });

  it('gives an unnamed guest a name, starting from nothing', () => {
    const { edit } = column('name');
    const guest = { ...listedGuest('Guest', { isNamed: false }), name: 'Guest of Sara' };
    expect(edit?.as === 'text' && edit.typed?.(guest)).toBe('');
  });
});
