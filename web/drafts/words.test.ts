import { describe, expect, it } from 'vitest';
import type { Conflict, PersonToChange } from './drafts.ts';
import { conflictText, fieldsText, personText, tableNote, tableText } from './words.ts';

const seat = { in: 'seat', tableName: 'Garden', position: 2 };
const pool = { in: 'pool', tableName: null, position: null };
const held = { in: 'holding', tableName: null, position: null };
const ada = { attendeeId: 'ada', name: 'Ada Byron' };
const garden = { tableId: 'garden', name: 'Garden' };

describe('the changes of people and tables', () => {
  const person = (fields: Partial<PersonToChange>): string =>
    personText({ ...ada, what: 'moved', from: null, to: null, ...fields });

  it('give old and new places', () => {
    expect(person({ from: pool, to: seat })).toBe(
      'Ada Byron moves from the pool to Garden, seat 2',
    );
    expect(person({ what: 'added', to: held })).toBe('Ada Byron is added to the holding area');
    expect(person({ what: 'removed', from: seat })).toBe('Ada Byron leaves the event');
    expect(person({ what: 'edited', from: seat, to: seat })).toBe(
      'The details of Ada Byron change',
    );
  });

  it('describe tables, and count people if only they change', () => {
    const table = { ...garden, people: 2 };
    expect(tableText({ ...table, what: 'added' })).toBe('Garden is added');
    expect(tableText({ ...table, what: 'removed' })).toBe('Garden is removed');
    expect(tableText({ ...table, what: 'changed' })).toBe('Garden is changed');
    expect(tableText({ ...table, what: 'seating' })).toBeUndefined();
    expect(tableNote({ ...table, what: 'seating' })).toBe('2 people move');
    expect(tableNote({ ...table, what: 'added', people: 0 })).toBe('new and nobody moves');
  });

  it('give the event’s fields in words', () => {
    expect(fieldsText(['name', 'maxAttendees'])).toBe('name and number of guests');
  });
});

describe('a conflict', () => {
  const conflict = (fields: Partial<Conflict>): string =>
    conflictText({
      about: 'attendee',
      reason: 'gone',
      person: null,
      table: null,
      position: null,
      place: null,
      other: null,
      fields: [],
      ...fields,
    });

  it.each<[Partial<Conflict>, string]>([
    [{ person: ada }, 'Ada Byron is no longer in the live plan'],
    [
      { person: ada, reason: 'moved', place: seat },
      'Ada Byron was moved to Garden, seat 2 meanwhile',
    ],
    [
      { person: ada, reason: 'moved', place: held },
      'Ada Byron was moved to the holding area meanwhile',
    ],
    [{ person: ada, reason: 'changed' }, 'Ada Byron was changed meanwhile'],
    [
      { person: ada, reason: 'taken', other: { name: 'Ben' } },
      'Ben has the external ID that Ada Byron has in the draft',
    ],
    [{ about: 'table', table: garden }, 'Garden is no longer in the live plan'],
    [{ about: 'table', table: garden, reason: 'changed' }, 'Garden was changed meanwhile'],
    [
      {
        about: 'seat',
        reason: 'taken',
        person: ada,
        table: garden,
        position: 2,
        other: { name: 'Ben' },
      },
      'Ben took Garden, seat 2, where Ada Byron sits in the draft',
    ],
    [
      {
        about: 'seat',
        reason: 'kept',
        table: garden,
        position: 2,
        other: { name: 'Ben' },
      },
      'Ben sits at Garden, seat 2, which the draft removes',
    ],
    [
      { about: 'seat', reason: 'gone', person: ada, table: garden, position: 2 },
      'Garden, seat 2 is no longer there',
    ],
    [
      { about: 'event', reason: 'changed', fields: ['name'] },
      'The details of the event were changed meanwhile: name',
    ],
  ])('is described for %j', (fields, words) => {
    expect(conflict(fields).replace(/[\u2068\u2069]/g, '')).toBe(words);
  });
});
