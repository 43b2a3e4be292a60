import { attendeeRoles } from '../../schema/vocabulary.ts';
import { byName } from '../texts/formats.ts';
import type { Analytics, AnalyticsTable } from './eventAnalytics.ts';

type Totals = Record<
  'people' | 'seated' | 'held' | 'declined' | 'waiting' | 'checkedIn' | 'seats' | 'free',
  number
>;

/** The totals at the top. Everybody is seated, held, waiting in the pool, or declined. */
export const totalsOf = ({ roles, tables }: Pick<Analytics, 'roles' | 'tables'>): Totals => {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const people = sum(roles.map(({ attendees }) => attendees));
  const seated = sum(roles.map((role) => role.seated));
  const held = sum(roles.map((role) => role.held));
  const declined = sum(roles.map((role) => role.declined));
  const seats = sum(tables.map(({ capacity }) => capacity));
  return {
    people,
    seated,
    held,
    declined,
    waiting: people - seated - held - declined,
    checkedIn: sum(roles.map(({ checkedIn }) => checkedIn)),
    seats,
    free: seats - seated,
  };
};

/** The moments at which the number of seats, people or seats taken changed. Check-ins change none of them. */
export const seatMoments = ({ moments }: Pick<Analytics, 'moments'>): Analytics['moments'] =>
  moments.filter((moment, index) => {
    const before = moments[index - 1];
    return !before || seatCounts.some((count) => moment[count] !== before[count]);
  });

const seatCounts = ['seats', 'attendees', 'seated'] as const;

/** Every role in the product's order, including those without people. */
export const everyRole = (roles: Analytics['roles']): Analytics['roles'] =>
  attendeeRoles.map(
    (role) =>
      roles.find((one) => one.role === role) ?? {
        __typename: 'RoleAnalytics',
        role,
        attendees: 0,
        seated: 0,
        held: 0,
        declined: 0,
        checkedIn: 0,
      },
  );

/** Whether the event has neither people nor tables, so that no chart has anything to show. */
export const isEmpty = ({ roles, tables }: Pick<Analytics, 'roles' | 'tables'>): boolean =>
  roles.length === 0 && tables.length === 0;

export const tableOrders = ['added', 'name', 'free', 'taken'] as const;
export type TableOrder = (typeof tableOrders)[number];

const freeAt = ({ capacity, seated }: AnalyticsTable): number => capacity - seated;

const compare: Record<TableOrder, (a: AnalyticsTable, b: AnalyticsTable) => number> = {
  added: () => 0,
  name: byName,
  free: (a, b) => freeAt(b) - freeAt(a),
  taken: (a, b) => b.seated - a.seated || freeAt(a) - freeAt(b),
};

/** Ties keep the order in which the tables were added. */
export const tablesBy = (order: TableOrder, tables: readonly AnalyticsTable[]): AnalyticsTable[] =>
  tables.toSorted(compare[order]);
