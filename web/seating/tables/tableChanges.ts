import { limits } from '../../../schema/limits.ts';
import { mayHaveEndSeats } from '../../../schema/seatLayout.ts';
import { seatsToRemove } from '../../../schema/seatsToRemove.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import type { TableView } from '../planView.ts';

const { min, max, step } = limits.resize;

/** The next even capacity up or down; null at the bounds (specification, section 9). */
export const nextCapacity = (capacity: number, direction: 'up' | 'down'): number | null => {
  const next =
    direction === 'up'
      ? Math.floor(capacity / step) * step + step
      : Math.ceil(capacity / step) * step - step;
  return next >= min && next <= max ? next : null;
};

/** Why the end seats cannot be switched; null if they can. */
export const endSeatsBlocked = ({ table }: TableView): string | null => {
  if (table.layout === 'circular') return t('end-seats-circular');
  if (!table.endSeats && !mayHaveEndSeats(table.layout, table.capacity)) {
    return t('end-seats-small', { from: limits.endSeatsFrom });
  }
  const after = table.capacity + (table.endSeats ? -2 : 2);
  return after < min || after > max ? t('end-seats-bounds', { min, max }) : null;
};

/** The names of the people who would lose their seat if the table had this many seats fewer. */
export const displacedBy = ({ seats, people }: TableView, fewer: number): string[] => {
  const standing = seats.map((_, index) => ({
    isTaken: people[index] !== undefined,
    name: people[index]?.name ?? '',
  }));
  return seatsToRemove(standing, fewer)
    .filter(({ isTaken }) => isTaken)
    .map(({ name }) => name);
};
