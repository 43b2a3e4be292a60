import type { PersonDifference, Whereabouts } from '../../../schema/entities/comparison.ts';
import { csvFile } from '../../../schema/text/csvText.ts';

const fields = [
  'name',
  'company',
  'attendeeRole',
  'kind',
  'from',
  'fromTable',
  'fromSeat',
  'to',
  'toTable',
  'toSeat',
  'swappedWith',
  'fields',
  'attendeeId',
] as const;

const placeCells = (which: 'from' | 'to', where: Whereabouts | null) => ({
  [which]: where?.in,
  [`${which}Table`]: where?.tableName,
  [`${which}Seat`]: where?.position,
});

/** One line for each person who differs, with a BOM. Safe to open in a spreadsheet. */
export const differencesCsv = (people: readonly PersonDifference[]): string => {
  const names = new Map(people.map(({ attendeeId, name }) => [attendeeId, name]));
  const rows = people.map(({ from, to, swappedWith, ...person }) => ({
    ...person,
    ...placeCells('from', from),
    ...placeCells('to', to),
    swappedWith: swappedWith && names.get(swappedWith),
    fields: person.fields.join(' '),
  }));
  return csvFile(rows, fields);
};
