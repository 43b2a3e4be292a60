import { describe, expect, it } from 'vitest';
import { columnsByName, guessColumns, repeatedColumn, withEventColumns } from './columns.ts';
import { attendeesOf } from './csv.ts';
import { type EventColumn, entriesOf, fieldsWithEntries } from './eventColumns.ts';

const dishes = new Map([
  ['beef', 'Beef'],
  ['soup', 'Soup'],
]);

const course = (id: string, ...names: string[]): EventColumn => ({
  key: `meals.${id}`,
  names,
  read: (text) => {
    const [found] = [...dishes].find(([, name]) => name === text) ?? [];
    return found ? { value: found } : { error: `${text} is not on the menu` };
  },
  textOf: (value) => dishes.get(String(value)) ?? '',
});

const columns = [course('main', 'Main course', 'Main course (course)'), course('group', 'Group')];

const tableOf = (header: string[], ...records: string[][]) => ({ header, records });

describe('the columns of an event', () => {
  it('are recognised by their names, ignoring case', () => {
    expect(columnsByName([' MAIN course', 'Name', 'Tag'], columns).columns).toEqual({
      'meals.main': 0,
      name: 1,
      tag: 2,
    });
    expect(columnsByName(['Main course (course)'], columns).columns).toEqual({ 'meals.main': 0 });
  });

  it('come after documented names, and before synonyms of documented columns', () => {
    const notes = course('notes', 'Notes');
    expect(columnsByName(['notes', 'Name', 'Tag'], [notes]).columns).toEqual({
      notes: 0,
      name: 1,
      tag: 2,
    });
    // "group" is a common word for a party.
    expect(guessColumns(['Group', 'Guest', 'Role'], columns).columns).toEqual({
      'meals.group': 0,
      name: 1,
      tag: 2,
    });
    expect(guessColumns(['Group', 'Guest', 'Role']).columns).toMatchObject({ party: 0 });
  });

  it('are not recognised by a name without letters', () => {
    expect(columnsByName(['', ' '], [course('none', '')]).columns).toEqual({});
  });

  it('may not appear twice', () => {
    expect(repeatedColumn(['Name', 'Main course', 'main COURSE'], columns)).toBe('main COURSE');
    expect(repeatedColumn(['Name', 'Main course', 'Group'], columns)).toBeUndefined();
  });

  it('of another event leave a remembered mapping, and those of this one join it', () => {
    const remembered = { columns: { name: 0, 'meals.other': 1 as const }, everyone: 'guest' };
    expect(withEventColumns(remembered as never, ['Who', 'Main course', 'Group'], columns)).toEqual(
      {
        columns: { name: 0, 'meals.main': 1, 'meals.group': 2 },
        everyone: 'guest',
      },
    );
  });

  it('contain what the event defines, and explain for each cell why it cannot be read', () => {
    const read = (main: string) =>
      attendeesOf(
        tableOf(['name', 'tag', 'Main course'], ['Mira', 'guest', main]),
        undefined,
        columns,
      );
    expect(read('Beef').rows).toMatchObject([{ name: 'Mira', meals: { main: 'beef' } }]);
    expect(read('').rows[0]).not.toHaveProperty('meals.main');
    expect(read('Fish')).toMatchObject({
      rows: [],
      errors: ['Row 2: Main course: Fish is not on the menu'],
      notices: [],
    });
  });

  it('are ignored with a notice if the event is unknown', () => {
    const { rows, notices } = attendeesOf(
      tableOf(['name', 'tag', 'Main course'], ['Mira', 'guest', 'Beef']),
    );
    expect(rows).toHaveLength(1);
    expect(notices).toEqual(['Ignored columns: Main course']);
  });
});

it('splits fields into entries and joins them again', () => {
  const meals = { main: 'beef', starter: 'soup' };
  expect(entriesOf({ meals })).toEqual({ 'meals.main': 'beef', 'meals.starter': 'soup' });
  expect(fieldsWithEntries({ 'meals.main': 'fish' }, { meals })).toEqual({
    meals: { main: 'fish', starter: 'soup' },
  });
  expect(fieldsWithEntries({ 'meals.main': null, 'meals.starter': null }, { meals })).toEqual({
    meals: null,
  });
  expect(fieldsWithEntries({}, { meals })).toEqual({});
});
