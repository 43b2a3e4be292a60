import type { SnapshotTable } from '../../schema/domainEvents.ts';
import { folded } from '../../schema/folding.ts';
import type { Standing } from '../../schema/seatLayout.ts';
import { type ActivePlan, idWithin, placed, type TableState } from '../eventPlans/state.ts';
import { placesBeside } from './placeBeside.ts';

/** What those were called who sit in a template, by its seats. */
export type SeatedNames = ReadonlyMap<string, string>;

/**
 * The plan with a template's tables beside its own, each with new ids, and with whoever bears a name
 * of the template on that seat. Within the same event the person's id settles it. Elsewhere a name
 * does where exactly one person of the template and exactly one of the event bear it, whatever its
 * case. Only who waits in the pool is seated. The template's names stay out of the plan.
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
  return takersOf(plan, template, names).taken.reduce(
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

type Takers = {
  /** Pairs of [the template's seat, who takes it]. */
  taken: [seatId: string, attendeeId: string][];
  /** How many names of the template stand for several people, there or in the event. */
  ambiguous: number;
};

/** Who takes which seat of a template, and whose name does not tell. */
export const takersOf = (
  plan: ActivePlan,
  template: readonly SnapshotTable[],
  names: SeatedNames,
): Takers => {
  const { attendees } = plan;
  const byId = occupantsWhoAreHere(plan, template);
  const known = new Set(byId.values());
  const seats = byName([...names].flatMap(([id, name]) => (byId.has(id) ? [] : [[name, id]])));
  const people = byName(
    [...attendees].flatMap(([id, { person }]) => (known.has(id) ? [] : [[person.name, id]])),
  );
  const shared = [...seats].flatMap(([name, seatIds]): [string[], string[]][] => {
    const namesakes = people.get(name);
    return namesakes ? [[seatIds, namesakes]] : [];
  });
  const isClear = ([seatIds, who]: [string[], string[]]) => seatIds.length + who.length === 2;
  const clear = shared.filter(isClear).map(([[seatId], [who]]) => [seatId, who]);
  const taken = [...byId, ...(clear as [string, string][])];
  return {
    taken: taken.filter(([, who]) => attendees.get(who)?.placement.in === 'pool'),
    ambiguous: shared
      .filter((one) => !isClear(one))
      .reduce((sum, [seatIds]) => sum + seatIds.length, 0),
  };
};

/** A template of the same event, or of the one that this is a copy of, knows its people by id. */
const occupantsWhoAreHere = (
  plan: ActivePlan,
  template: readonly SnapshotTable[],
): Map<string, string> =>
  new Map(
    template.flatMap(({ seats }) =>
      seats.flatMap(([seatId, , , , who]): [string, string][] => {
        const here = [who, who && idWithin(plan, who)].find((id) => id && plan.attendees.has(id));
        return here ? [[seatId, here]] : [];
      }),
    ),
  );

/** All that bear a name, by that name. */
const byName = (named: readonly (readonly string[])[]): Map<string, string[]> => {
  const all = new Map<string, string[]>();
  for (const [name = '', id = ''] of named)
    all.set(folded(name), [...(all.get(folded(name)) ?? []), id]);
  return all;
};
