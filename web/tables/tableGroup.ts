import { capacitiesOf, mayHaveEndSeats, type TableShape } from '../../schema/tables/seatLayout.ts';
import { namesCounted, numberMark } from '../../schema/tables/tableNames.ts';
import type { TableLayout } from '../../schema/vocabulary.ts';
import { t } from '../texts/en/tables.ftl';

/** Tables of one shape in the form. Numbers are kept as typed. */
export type TableGroup = {
  count: string;
  layout: TableLayout;
  capacity: string;
  endSeats: boolean;
  /** The name of the first table. */
  name: string;
  perRow: string;
};

/** The usual number of seats for each shape. */
export const usualCapacity: Record<TableLayout, number> = {
  rectangular: 8,
  circular: 8,
  oval: 8,
  halfRound: 6,
  uShape: 18,
  longTable: 24,
  row: 20,
};

/** NaN, which no schema accepts, for text that is not a whole number. 8.5 seats must not become 8. */
export const whole = (text: string): number => {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) ? number : Number.NaN;
};

export const shapeOf = ({ layout, capacity, endSeats }: TableGroup): TableShape => ({
  layout,
  capacity: whole(capacity),
  endSeats: endSeats && mayHaveEndSeats(layout, whole(capacity)),
});

export const isPossible = ({ layout, capacity }: Omit<TableShape, 'endSeats'>): boolean => {
  const { min, max, step } = capacitiesOf(layout);
  return capacity >= min && capacity <= max && capacity % step === 0;
};

/** The first name as a pattern: "Table 4" counts from 4; "Bar" becomes "Bar 1" if there are several. */
export const counted = (name: string, count: number): { name: string; from: number } => {
  const first = name.trim();
  const [, before, number] = /^(.*?)(\d{1,5})$/su.exec(first) ?? [];
  if (before !== undefined && number !== undefined)
    return { name: `${before}${numberMark}`, from: Number(number) };
  return { name: first !== '' && count > 1 ? `${first} ${numberMark}` : first, from: 1 };
};

/** "Table 1 … Table 12". */
export const namesPreview = ({ name: first, count: typed }: TableGroup): string => {
  const count = whole(typed);
  if (first.trim() === '' || !(count >= 1)) return t('first-name-hint');
  const { name, from } = counted(first, count);
  const [one = ''] = namesCounted(name, from, 1);
  const [last = ''] = namesCounted(name, from + count - 1, 1);
  return count === 1 ? one : t('names-preview', { first: one, last });
};
