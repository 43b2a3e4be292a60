import { limits } from '../../../schema/limits.ts';
import { capacitiesOf, mayHaveEndSeats } from '../../../schema/tables/seatLayout.ts';
import { seatsToRemove } from '../../../schema/tables/seatsToRemove.ts';
import { isExtendedLayout, type TableLayout } from '../../../schema/vocabulary.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { listText } from '../../texts/formats.ts';
import type { TableView } from '../planView.ts';

/** The capacity nearest to `capacity` that a table of this layout may have. */
export const capacityFor = (layout: TableLayout, capacity: number): number => {
  const { min, max, step } = capacitiesOf(layout);
  const within = Math.min(max, Math.max(min, capacity));
  return within - (within % step);
};

/** The capacities of a layout: even numbers within the specification's limits (section 9). */
export const sizesOf = (layout: TableLayout): { min: number; max: number; step: number } =>
  isExtendedLayout(layout) ? capacitiesOf(layout) : limits.resize;

export type Sized = Pick<TableView['table'], 'layout' | 'capacity'>;

/** The next capacity up or down; null at the bounds. */
export const nextCapacity = (
  { layout, capacity }: Sized,
  direction: 'up' | 'down',
): number | null => {
  const { min, max, step } = sizesOf(layout);
  const next =
    direction === 'up'
      ? Math.floor(capacity / step) * step + step
      : Math.ceil(capacity / step) * step - step;
  return next >= min && next <= max ? next : null;
};

/** Why the end seats cannot be switched; null if they can. */
export const endSeatsBlocked = ({ table }: TableView): string | null => {
  if (table.layout === 'circular') return t('end-seats-circular');
  if (!mayHaveEndSeats(table.layout, limits.endSeatsFrom)) return t('end-seats-never');
  if (!table.endSeats && !mayHaveEndSeats(table.layout, table.capacity)) {
    return t('end-seats-small', { from: limits.endSeatsFrom });
  }
  const { min, max } = sizesOf(table.layout);
  const after = table.capacity + (table.endSeats ? -2 : 2);
  return after < min || after > max ? t('end-seats-bounds', { min, max }) : null;
};

/** The names of the people who would lose their seats if the table had this many seats fewer. */
export const displacedBy = ({ seats, people }: TableView, fewer: number): string[] => {
  const standing = seats.map((_, index) => ({
    isTaken: people[index] !== undefined,
    name: people[index]?.name ?? '',
  }));
  return seatsToRemove(standing, fewer)
    .filter(({ isTaken }) => isTaken)
    .map(({ name }) => name);
};

/** Says what happens to the people who lose their seats. */
export const displacedText = (names: readonly string[]): string =>
  names.length > 0 ? t('displaced', { names: listText(names) }) : t('nobody-displaced');
