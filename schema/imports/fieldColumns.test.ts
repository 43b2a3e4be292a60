import { describe, expect, it } from 'vitest';
import type { GuestField } from '../entities/guestField.ts';
import type { FieldKind } from '../guestFields/fieldKinds.ts';
import { attendeesOf } from './csv.ts';
import { fieldColumns } from './fieldColumns.ts';

const field = (kind: FieldKind, name: string = kind): GuestField => ({
  fieldId: kind,
  name,
  kind,
  choices: kind === 'choice' ? [{ choiceId: 'grand', name: 'Grand Hotel' }] : [],
});
const kinds = ['text', 'number', 'yesNo', 'choice', 'date'] as const;
const columns = fieldColumns(kinds.map((kind) => field(kind)));
const read = (kind: FieldKind, text: string) =>
  attendeesOf(
    { header: ['name', 'tag', kind], records: [['Mira', 'guest', text]] },
    undefined,
    columns,
  );

describe('the columns of custom fields', () => {
  it.each<[FieldKind, string, unknown]>([
    ['text', 'Room 7', 'Room 7'],
    ['number', '-1.5', -1.5],
    ['number', '007', 7],
    ['number', '.5', 0.5],
    ['number', '1,5', 1.5],
    ['number', '-0,125', -0.125],
    ['number', '1.234,56', 1234.56],
    ['number', '1,234.5', 1234.5],
    ['yesNo', 'X', true],
    ['yesNo', 'no', false],
    ['choice', ' grand  HOTEL', 'grand'],
    ['date', '2027-03-04', '2027-03-04'],
    ['date', '2027-03-04 00:00:00', '2027-03-04'],
    ['date', '4.3.2027', '2027-03-04'],
    ['date', '2027/3/4', '2027-03-04'],
  ])('read a %s: %j', (kind, text, value) => {
    const { rows, errors } = read(kind, text);
    expect(errors).toEqual([]);
    expect(rows[0]?.custom).toEqual({ [kind]: value });
  });

  it.each<[FieldKind, string]>([
    ['text', 'x'.repeat(1001)],
    ['number', '1,500'],
    ['number', '1e9'],
    ['number', '1.'],
    ['number', '.'],
    ['number', '1,23,4.5'],
    ['date', '31.2.2027'],
    ['date', '4.3.27'],
    ['number', 'many'],
    ['number', '9'.repeat(400)],
    ['yesNo', 'maybe'],
    ['yesNo', 'constructor'],
    ['choice', 'Plaza'],
    ['date', '04/03/2027'],
    ['date', '2027-02-29'],
    ['date', '2027-03-04 18:00'],
  ])('refuse as a %s, by row and field: %j', (kind, text) => {
    const { rows, errors } = read(kind, text);
    expect(rows).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^Row 2: ${kind}: [A-Z]`));
  });

  it('ignore empty cells', () => {
    expect(read('yesNo', ' ').rows[0]?.custom ?? null).toBeNull();
  });

  it('read what they write', () => {
    const values = { text: 'a', number: 0.5, yesNo: false, choice: 'grand', date: '2027-03-04' };
    for (const [n, kind] of kinds.entries()) {
      const column = columns[n];
      expect(column?.read(column.textOf(values[kind]))).toEqual({ value: values[kind] });
    }
  });

  it.each([1e21, 1e-7, -1.7976931348623157e308, 0.1, 1234.5])(
    'write the number %d as they read it',
    (value) => {
      const [column] = fieldColumns([field('number')]);
      expect(column?.read(column.textOf(value))).toEqual({ value });
    },
  );

  it.each([
    'Notes (custom field)',
    // Lists exported earlier call fields by this name.
    'Notes (own field)',
  ])('have a second name if another column has theirs: %s', (second) => {
    const notes = fieldColumns([field('text', 'Notes')]);
    const { rows } = attendeesOf(
      {
        header: ['name', 'tag', 'notes', second],
        records: [['Mira', 'guest', 'Speaks', 'Loudly']],
      },
      undefined,
      notes,
    );
    expect(rows).toMatchObject([{ notes: 'Speaks', custom: { text: 'Loudly' } }]);
  });
});
