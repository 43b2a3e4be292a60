import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { editPeopleInput, importAttendeesInput } from './attendees.ts';
import { mergeGuestsInput, previewMergeInput } from './guestLists.ts';
import { longList } from './longList.ts';

describe('a list of thousands of entries', () => {
  const words = longList(z.array(z.string().min(1)));
  const checked = (entries: string[][]) =>
    words.safeParse(entries).error?.issues.map(({ path, code }) => `${path.join('.')} ${code}`);
  const many = <T>(entry: T): T[] => Array.from({ length: 1_000 }, () => entry);

  it('reports everything wrong in it', () => {
    const entries = many(['fine']).with(499, ['']).with(999, ['fine', '']);
    expect(checked(entries)).toEqual(['499.0 too_small', '999.1 too_small']);
  });

  it('is checked until a hundred issues are found, and the rest is refused', () => {
    const issues = checked(many(Array(30).fill(''))) ?? [];
    expect(issues.slice(118, 122)).toEqual([
      '3.28 too_small',
      '3.29 too_small',
      '4 custom',
      '5 custom',
    ]);
    expect(checked(many(['fine']))).toBeUndefined();
  });
});

describe('an input with a long list', () => {
  const wrong = Array.from({ length: 1_000 }, () => ({
    tags: Array(50).fill(''),
    cells: Array(50).fill({}),
    near: 0,
  }));

  it.each([
    ['importAttendees', importAttendeesInput, { attendees: wrong }],
    ['importAttendees', importAttendeesInput, { attendees: [{ name: 'Ada' }], wishes: wrong }],
    ['editPeople', editPeopleInput, { edits: wrong }],
    ['previewMerge', previewMergeInput, { rows: wrong }],
    ['mergeGuests', mergeGuestsInput, { answers: { rows: wrong } }],
  ])('is not checked completely if it breaks thousands of rules: %s, %#', (_, input, fields) => {
    const issues = input.safeParse(fields).error?.issues ?? [];
    expect(issues.length).toBeGreaterThan(1_000);
    expect(issues.length).toBeLessThan(1_500);
  });

  it('is refused if wishes follow people with as many issues as are reported', () => {
    const known = { eventId: 'dinner', source: 'api' };
    const attendees = [1, 2, 3].map(() => ({ name: 'Ada', tags: Array(50).fill('') }));
    const parsed = importAttendeesInput.safeParse({ ...known, attendees, wishes: [null] });
    expect(parsed.success).toBe(false);
  });
});
