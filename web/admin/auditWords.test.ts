import { expect, it } from 'vitest';
import { adminActions } from '../../schema/vocabulary.ts';
import { actionTitle, personOf, whatChanged, whoAndWhom } from './auditWords.ts';

const mira = { firstName: 'Mira', lastName: 'Lund', email: 'mira@example.com' };
const nameless = { firstName: null, lastName: null, email: 'grace@example.com' };

it('writes an action in capitals, with spaces for underscores', () => {
  expect(actionTitle('user_role_changed')).toBe('USER ROLE CHANGED');
  for (const action of adminActions) expect(actionTitle(action)).toMatch(/^[A-Z ]+$/);
});

it('names people by name, or else by address, or else as Somebody', () => {
  expect([mira, nameless, null].map(personOf)).toEqual([
    'Mira Lund',
    'grace@example.com',
    'Somebody',
  ]);
});

it('gives the actor, and the target if there is one', () => {
  expect(whoAndWhom(mira, nameless)).toBe('Mira Lund → grace@example.com');
  expect(whoAndWhom(mira, null)).toBe('Mira Lund');
});

it('keeps actor and target, before and after apart where they read from right to left', () => {
  const [leila, omar] = ['ليلى', 'عمر'].map((firstName) => ({
    ...mira,
    firstName,
    lastName: null,
  }));
  expect(whoAndWhom(leila, omar)).toBe('\u2068ليلى\u2069 → \u2068عمر\u2069');
  expect(whatChanged({ name: 'حفل' }, { name: 'عشاء' })).toBe('\u2068حفل\u2069 → \u2068عشاء\u2069');
});

it.each([
  [{ role: 'user' }, { role: 'moderator' }, 'User → Moderator'],
  [{ membershipLevel: 'basic' }, { membershipLevel: 'enterprise' }, 'Basic → Enterprise'],
  [{ isActive: true }, { isActive: false }, 'Active → Inactive'],
  [null, { membershipLevel: 'basic' }, 'Basic'],
  [{ name: 'Gala', location: 'Oslo' }, { name: 'Spring gala' }, 'Gala → Spring gala'],
  [{ name: 'Gala', status: 'active' }, null, 'Gala'],
  [null, { operation: 'adminStats' }, 'Tried to read the statistics'],
  [
    null,
    { operation: 'setUserRole', times: 2 },
    'Tried to change a role · 2 more times in that minute',
  ],
  [null, { operation: 'brandNew' }, 'Tried what only admins may do (brandNew)'],
  [null, { count: 5000 }, '5,000 users'],
  [null, { count: 5000, format: 'csv' }, '5,000 entries'],
  [null, { count: 1, format: 'jsonl' }, '1 entry'],
  [{ description: 'a' }, { description: 'b' }, ''],
  ['odd', 7, ''],
])('describes %j and %j as "%s"', (before, after, words) => {
  expect(whatChanged(before, after)).toBe(words);
});
