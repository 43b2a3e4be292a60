import { isDeclined } from '../attendees/replies.ts';
import { replyFrom } from './replyText.ts';
import { roleFrom } from './roleWords.ts';
import type { Found } from './wishes/findPeople.ts';
import { yesOrNo } from './yesOrNo.ts';

type Records = readonly (readonly string[])[];
type Fits = (column: number, name: string) => boolean;
/** The columns that have been found, by field. */
type Mapped = Readonly<Partial<Record<string, number>>>;

/** Enough rows to recognise what a column contains. */
const mostLookedAt = 500;

/** A number of people other than 0 without a plus before it. */
const atLeastOne = /^[1-9]\d{0,2}\b/;

/** Columns of these names may count the guest or only those whom they bring. */
const mayCountTheGuest = new Set(['guests', 'number of guests']);

/** Columns that may have replies or something else. */
export const maySayOther = ['guest status', 'registration status', 'approval status', 'status'];

/** Columns with tables, whether or not the event has these yet. */
const namesTables = new Set(['table', 'table name']);

/**
 * Whether the cells of a column fit the meaning of its name. A type may be "Adult", and a relationship
 * "Friend". Whether somebody has allergies does not say which. A number of guests includes the guest if
 * everybody who has not declined has one, because most people bring nobody. A table's number may be one of
 * another room, and a status that of an order.
 */
export const fittingCells = (
  records: Records,
  tablesCalled: Found,
): { [field: string]: (mapped: Mapped) => Fits } => {
  const seen = records.slice(0, mostLookedAt);
  const cellsOf = (column: number, rows: Records) => rows.map((row) => row[column]?.trim() ?? '');
  const saysWhich = () => (column: number) => {
    const answers = cellsOf(column, seen).filter(Boolean).map(yesOrNo);
    return !answers.includes(true) || answers.includes(undefined);
  };
  return {
    diet: saysWhich,
    allergies: saysWhich,
    access: saysWhich,
    tag: () => (column) => {
      const filled = cellsOf(column, seen).filter(Boolean);
      return filled.length === 0 || filled.filter(roleFrom).length * 2 >= filled.length;
    },
    reply: () => (column, name) => {
      const filled = maySayOther.includes(name) ? cellsOf(column, records).filter(Boolean) : null;
      return !filled || (filled.length > 0 && filled.every(replyFrom));
    },
    table: () => (column, name) => {
      const filled = cellsOf(column, records).filter(Boolean);
      const isTable = (cell: string) => tablesCalled(cell).size === 1;
      return namesTables.has(name) || (filled.length > 0 && filled.every(isTable));
    },
    'plus ones': ({ reply }) => {
      const coming = seen.filter((row) => {
        const answer = replyFrom(row[reply ?? -1] ?? '');
        return row.some(Boolean) && !(answer && isDeclined(answer));
      });
      return (column, name) =>
        !mayCountTheGuest.has(name) ||
        coming.length === 0 ||
        !cellsOf(column, coming).every((cell) => atLeastOne.test(cell));
    },
  };
};
