import { shownBy } from '../../schema/entities/attendee.ts';
import { knownColumns } from '../../schema/imports/columns.ts';
import {
  type EventColumn,
  type EventValue,
  partsOfKey,
} from '../../schema/imports/eventColumns.ts';
import { folded } from '../../schema/text/folding.ts';
import type { GuestColumn } from './guestColumn.ts';

/** Whether every spreadsheet keeps a number unchanged: at most 15 digits and no exponent. */
const isKeptByAll = (value: EventValue): value is number =>
  typeof value === 'number' &&
  Number(value.toPrecision(15)) === value &&
  !String(value).includes('e');

/**
 * Columns for an event's own definitions. Each gets the first of its names that no other column has and that
 * no import gives another meaning.
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
        if (value === undefined) return '';
        return isKeptByAll(value) ? value : textOf(value);
      },
    };
  });
};
