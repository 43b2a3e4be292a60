import type { SnapshotTable } from '../../schema/domainEvents.ts';
import type { Standing } from '../../schema/seatLayout.ts';
import { type ActivePlan, placed, type TableState } from '../eventPlans/state.ts';
import { placesBeside } from './placeBeside.ts';

/** What those were called who sit in a template, by its seats. */
export type SeatedNames = ReadonlyMap<string, string>;

/**
 * The plan with a template's tables beside its own, each with new ids, and with whoever bears a name
 * of the template on that seat. A name settles it where exactly one person of the template and
 * exactly one of the event bear it, whatever its case; only who waits in the pool is seated. Names
 * are all that a template keeps of people, and they stay out of the plan.
 */
export const withTemplate = (
  plan: ActivePlan,
  template: readonly SnapshotTable[],
  names: SeatedNames,
  id: (n: number) => string,
): ActivePlan => {
  const places = placesBeside(
    template.map(({ layout, endSeats, place, seats }) => ({
      layout,
      endSeats,
      place,
      capacity: seats.length,
    })),
    [...plan.tables.values()].map(standing),
  );
  const ids = idsOf(template, id);
  const tables = template.map(({ tableId, name, layout, endSeats, seats }, index) => ({
    tableId: ids.get(tableId) as string,
    table: {
      order: plan.nextOrder + index,
      name,
      layout,
      endSeats,
      place: places[index] as Standing['place'],
      seatIds: seats.map(([seatId]) => ids.get(seatId) as string),
    },
    seats,
  }));
  const furnished: ActivePlan = {
    ...plan,
    nextOrder: plan.nextOrder + tables.length,
    tables: plan.tables.withMutations((changing) => {
      for (const { tableId, table } of tables) changing.set(tableId, table);
    }),
    seats: plan.seats.withMutations((changing) => {
      for (const { tableId, seats } of tables)
        for (const [seatId, position, x, y] of seats)
          changing.set(ids.get(seatId) as string, { tableId, position, x, y, attendeeId: null });
    }),
  };
  return takers(plan, names).reduce(
    (now, [seatId, who]) => placed(now, who, { in: 'seat', seatId: ids.get(seatId) as string }),
    furnished,
  );
};

const standing = ({ layout, endSeats, place, seatIds }: TableState): Standing => ({
  layout,
  endSeats,
  place,
  capacity: seatIds.length,
});

/** The new id of each table and seat: the first table has the first. */
const idsOf = (template: readonly SnapshotTable[], id: (n: number) => string) => {
  const old = [
    ...template.map(({ tableId }) => tableId),
    ...template.flatMap(({ seats }) => seats.map(([seatId]) => seatId)),
  ];
  return new Map(old.map((one, n) => [one, id(n)]));
};

/** Pairs of [the template's seat, who takes it]. */
const takers = ({ attendees }: ActivePlan, names: SeatedNames): [string, string][] => {
  const seats = onlyOnes([...names].map(([seatId, name]) => [name, seatId]));
  const people = onlyOnes([...attendees].map(([who, { person }]) => [person.name, who]));
  return [...seats].flatMap(([name, seatId]): [string, string][] => {
    const who = people.get(name);
    return who && attendees.get(who)?.placement.in === 'pool' ? [[seatId, who]] : [];
  });
};

/** What has its name for itself. */
const onlyOnes = (named: readonly [name: string, id: string][]): Map<string, string> => {
  const only = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, id] of named) {
    const word = wordOf(name);
    if (only.has(word)) shared.add(word);
    only.set(word, id);
  }
  for (const word of shared) only.delete(word);
  return only;
};

const wordOf = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
