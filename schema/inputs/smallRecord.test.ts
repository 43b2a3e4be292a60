import { expect, it } from 'vitest';
import { z } from 'zod';
import { attendeeFields } from './attendees.ts';
import { smallRecord } from './smallRecord.ts';

const numbered = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, value]));

it('checks no entry of a record with too many', () => {
  let checked = 0;
  const value = z.string().refine(() => {
    checked += 1;
    return true;
  });
  const record = smallRecord(z.string(), value, 3, 'Give three or fewer');
  expect(record.parse(numbered(3, 'x'))).toEqual(numbered(3, 'x'));
  expect(checked).toBe(3);
  const { error } = record.safeParse(numbered(4, 'x'));
  expect(error?.issues.map(({ message }) => message)).toEqual(['Give three or fewer']);
  expect(checked).toBe(3);
});

it.each([
  ['custom', 'Give values of 30 fields or fewer'],
  ['meals', 'Choose of 10 courses or fewer'],
])('reports one issue for too many %s of a guest, whatever they are', (field, message) => {
  const { error } = attendeeFields.safeParse({ name: 'Ada', [field]: numbered(31, {}) });
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});
