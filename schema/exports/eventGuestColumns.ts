import { shownBy } from '../entities/attendee.ts';
import { knownColumns } from '../imports/columns.ts';
import { type EventColumn, partsOfKey } from '../imports/eventColumns.ts';
import { folded } from '../text/folding.ts';
import type { GuestColumn } from './guestColumns.ts';

/**
 * Columns for an event's own definitions, each called by its first name that no other column has, and that
 * no import reads as anything else.
 */
export const eventGuestColumns = (
  eventColumns: readonly EventColumn[],
  others: readonly GuestColumn[],
): GuestColumn[] => {
  const taken = new Set([...others.map(({ name }) => folded(name)), ...knownColumns]);
  return eventColumns.map(({ key, names, textOf }) => {
    const [first = ''] = names;
    const name = names.find((one) => !taken.has(folded(one))) ?? first;
    taken.add(folded(name));
    const [field, id] = partsOfKey(key);
    return {
      name,
      shownBy: shownBy[field],
      cellOf: (guest) => {
        const value = guest[field]?.[id];
        return value === undefined ? '' : textOf(value);
      },
    };
  });
};
