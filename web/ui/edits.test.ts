import { describe, expect, it } from 'vitest';
import { attendeeFields } from '../../schema/inputs/attendees.ts';
import { inputOf, valuesOf } from '../attendees/attendeeForm.ts';
import type { AttendeeFormFragment } from '../gql/graphql.ts';
import {
  differing,
  type Edits,
  isOvertaken,
  withEdit,
  withEdits,
  withEditsOf,
  withoutSaved,
} from './edits.ts';

const opened = { name: 'Ada', tags: ['press'], meals: { main: 'beef', starter: 'soup' } as Meals };
type Meals = Record<string, string>;

const edited = (changes: Partial<typeof opened>, edits: Edits = {}, present = opened): Edits =>
  (Object.keys(changes) as (keyof typeof opened)[]).reduce(
    (so, name) => withEdit(present, so, name, changes[name]),
    edits,
  );

describe('edits of what others change meanwhile', () => {
  it('stay, while everything else follows', () => {
    const edits = edited({ name: 'Ada B.' });
    const now = { ...opened, tags: ['press', 'jury'], meals: { main: 'fish' } };
    expect(withEdits(now, edits)).toEqual({ ...now, name: 'Ada B.' });
    expect(isOvertaken(now, edits, 'name')).toBe(false);
    expect(isOvertaken(now, edits, 'tags')).toBe(false);
  });

  it('of a record are kept key by key, including removed ones', () => {
    const { starter: _, ...main } = opened.meals;
    const edits = edited({ meals: { ...main, dessert: 'cake' } });
    const now = { ...opened, meals: { main: 'fish', starter: 'soup', wine: 'red' } };
    expect(withEdits(now, edits).meals).toEqual({ main: 'fish', wine: 'red', dessert: 'cake' });
    expect(isOvertaken(now, edits, 'meals')).toBe(false);
    const since = edited({ meals: { ...withEdits(now, edits).meals, wine: 'white' } }, edits, now);
    expect(Object.keys(since)).toEqual(['meals.starter', 'meals.dessert', 'meals.wine']);
    expect(isOvertaken({ ...now, meals: { starter: 'salad' } }, since, 'meals')).toBe(true);
  });

  it('of a list are kept item by item, ignoring case', () => {
    const edits = edited({ tags: ['jury', 'late'] });
    const now = { ...opened, tags: ['speaker', 'Press', 'LATE'] };
    expect(withEdits(now, edits).tags).toEqual(['speaker', 'late', 'jury']);
    expect(edited({ tags: ['press'] }, edits)).toEqual({});
    expect(withEditsOf(now.tags, opened.tags, [])).toEqual(['speaker', 'LATE']);
  });

  it('are overtaken by another value, not by the same', () => {
    const edits = edited({ name: 'Ada B.' });
    expect(isOvertaken({ ...opened, name: 'Lady Ada' }, edits, 'name')).toBe(true);
    expect(isOvertaken({ ...opened, name: 'Ada B.' }, edits, 'name')).toBe(false);
    expect(isOvertaken({ ...opened, name: 'Lady Ada', tags: [] }, edits, 'tags')).toBe(false);
  });

  it('are empty once the typed value is there', () => {
    expect(edited({ name: 'Ada' }, edited({ name: 'Ada B.' }))).toEqual({});
    const now = { ...opened, name: 'Lady Ada' };
    const back = edited({ name: 'Ada' }, edited({ name: 'Ada B.' }), now);
    expect(withEdits(now, back).name).toBe('Ada');
    expect(edited({ name: 'Lady Ada' }, back, now)).toEqual({});
  });

  it('are forgotten once they are saved, except what was typed since', () => {
    const saved = edited({ name: 'Ada B.', tags: [] });
    const since = edited({ name: 'Ada Byron' }, saved);
    expect(Object.keys(withoutSaved(since, saved))).toEqual(['name']);
  });
});

const ada = {
  name: 'Ada',
  title: 'CEO',
  allergies: [{ substance: 'nuts', severity: 'allergy' }],
  custom: { room: '7' },
} as unknown as AttendeeFormFragment;
const asTyped = (changes: object) => inputOf({ ...valuesOf(ada), ...changes }, ada.custom);
const differs = (changes: object) =>
  differing(attendeeFields.parse(asTyped(changes)), asTyped(changes), asTyped({}));

it('returns the differences of an input', () => {
  expect(differs({ title: 'CFO' })).toEqual({ title: 'CFO' });
  expect(differs({ title: ' ', allergies: {} })).toEqual({ title: null, allergies: null });
  expect(differs({ custom: { room: '8' } })).toEqual({ custom: { room: '8' } });
  expect(differs({})).toEqual({});
});
