import { expect, it } from 'vitest';
import type { GuestField } from '../../schema/entities/guestField.ts';
import { columnsByName, repeatedColumn } from '../../schema/imports/columns.ts';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import { capabilitiesOf } from '../../schema/permissions.ts';
import { guestColumnsFor } from './guestColumns.ts';

const everything = capabilitiesOf(
  { id: 'mira', role: 'user' },
  { createdByUserId: 'mira', isPublic: false },
);

it.each(['VIP', 'table', 'Near', 'apart from', 'Seat', 'Meals', 'Plus ones', 'Shoe size'])(
  'of a custom field called “%s” comes back by the import as that field',
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
