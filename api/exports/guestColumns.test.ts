import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allergySeverities } from '../../schema/attendees/allergies.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import type { GuestField } from '../../schema/entities/guestField.ts';
import { columnsByName, repeatedColumn } from '../../schema/imports/columns.ts';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import { attendeesOf } from '../../schema/imports/csv.ts';
import type { CsvTable } from '../../schema/imports/csvTable.ts';
import { readGuestTable } from '../../schema/imports/guestFile.ts';
import { attendeeFields } from '../../schema/inputs/attendees.ts';
import { capabilitiesOf } from '../../schema/permissions.ts';
import { csvText } from '../../schema/text/csvText.ts';
import { workbookOf } from '../workbooks/workbookOf.ts';
import type { PlacedGuest } from './guestColumn.ts';
import { guestColumnsFor } from './guestColumns.ts';

const everything = capabilitiesOf(
  { id: 'mira', role: 'user' },
  { createdByUserId: 'mira', isPublic: false },
);

it.each(['VIP', 'table', 'Near', 'apart from', 'Seat', 'Meals', 'Plus ones', 'Shoe size'])(
  'of a custom field called “%s” is imported as that field again',
  (name) => {
    const field: GuestField = { fieldId: 'own', name, kind: 'text', choices: [] };
    const ofEvent = columnsOfEvent({ menu: { courses: [] }, fields: [field] });
    const header = guestColumnsFor(everything, ofEvent).map((column) => column.name);
    expect(columnsByName(header, ofEvent).columns).toMatchObject({
      'custom.own': header.length - 1,
    });
    expect(repeatedColumn(header, ofEvent)).toBeUndefined();
  },
);

const text = (most: number) =>
  fc.string({
    unit: fc.constantFrom(
      'a',
      'No',
      '7',
      "'",
      '=',
      '-',
      '+',
      '@',
      '"',
      ';',
      ',',
      '(',
      ')',
      ':',
      ' ',
    ),
    minLength: 1,
    maxLength: most,
  });
const guest = fc.record({
  name: text(8),
  title: text(8),
  notes: fc.array(text(4)).map((lines) => lines.join('\n')),
  phone: text(8),
  externalId: text(5),
  diets: fc.array(text(6), { maxLength: 3 }),
  allergies: fc.array(
    fc.record({ substance: text(6), severity: fc.constantFrom(...allergySeverities) }),
    { maxLength: 3 },
  ),
  access: fc.array(text(6), { maxLength: 3 }),
});

it.each([
  ['CSV', (names: string[], cells: (string | number)[]) => csvText([cells], names)],
  ['Excel', (names: string[], cells: (string | number)[]) => workbookOf('Guests', names, [cells])],
])('are imported unchanged from %s, whatever they contain', (_, fileOf) => {
  fc.assert(
    fc.property(guest, (written) => {
      const { data } = attendeeFields.safeParse({ ...written, attendeeRole: 'guest' });
      fc.pre(data !== undefined);
      const person = { ...noPerson, tags: [], reply: 'none', holdingFor: [], ...data };
      const columns = guestColumnsFor(everything, []);
      const cells = columns.map(({ cellOf }) => cellOf(person as unknown as PlacedGuest));
      const file = fileOf(
        columns.map(({ name }) => name),
        cells,
      );
      const { table } = readGuestTable(
        typeof file === 'string' ? new TextEncoder().encode(file) : file,
      );
      const { rows, errors } = attendeesOf(table as CsvTable);
      expect(errors).toEqual([]);
      expect(rows[0]).toMatchObject(data as object);
    }),
  );
});
