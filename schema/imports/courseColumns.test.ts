import { describe, expect, it } from 'vitest';
import { courseColumns } from './courseColumns.ts';
import { attendeesOf } from './csv.ts';

const option = (optionId: string, name: string) => ({ optionId, name, fits: [] });
const columns = courseColumns({
  courses: [
    { courseId: 'one', name: 'Starter', options: [option('soup', 'Pea soup')] },
    { courseId: 'two', name: 'Notes', options: [option('beef', 'Beef'), option('eel', 'Eel')] },
  ],
});
const read = (header: string[], ...records: string[][]) =>
  attendeesOf({ header, records }, undefined, columns);

describe('the columns of courses', () => {
  it('contain options by name, ignoring case; an empty cell is no choice', () => {
    const { rows, errors, notices } = read(
      ['name', 'tag', 'starter', 'Notes (course)', 'notes'],
      ['Mira', 'guest', ' PEA soup', 'eel', 'Speaks'],
      ['Ada', 'guest', '', '', ''],
    );
    expect([errors, notices]).toEqual([[], []]);
    expect(rows).toMatchObject([
      { name: 'Mira', notes: 'Speaks', meals: { one: 'soup', two: 'eel' } },
      { name: 'Ada', notes: null },
    ]);
    expect(rows[1]?.meals ?? null).toBeNull();
  });

  it('are refused by row and course if an option is not on the menu', () => {
    const { errors } = read(
      ['name', 'tag', 'Starter'],
      ['Mira', 'guest', 'Pea soup'],
      ['Ada', 'guest', 'Caviar'],
    );
    expect(errors).toEqual(['Row 3: Starter: Caviar is not on the menu']);
  });

  it('read what they write', () => {
    for (const { read: readCell, textOf } of columns.slice(1))
      for (const text of ['Beef', 'Eel']) {
        const { value = '' } = readCell(text) as { value?: string };
        expect(textOf(value)).toBe(text);
      }
  });
});
