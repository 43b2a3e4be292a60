import type { SavedSeating, SnapshotTable } from '../../schema/domainEvents.ts';
import type { Corner } from '../../schema/entities/floorObject.ts';
import type { RoomBackground, RoomOutline } from '../../schema/entities/room.ts';
import { limits } from '../../schema/limits.ts';
import type { WholeObject } from '../../schema/planChange.ts';
import type { Place } from '../../schema/planFacts.ts';
import { folded } from '../../schema/text/folding.ts';
import { type ActivePlan, idWithin, isWaiting } from '../eventPlans/state.ts';
import { seated } from '../placement/evolve.ts';
import { withTable } from '../planChange/apply.ts';
import { withObject } from '../planChange/applyObjects.ts';
import { standing } from '../tables/reshape.ts';
import { namesIn } from './objectsAsSaved.ts';
import { type Move, movedBy, placesBeside } from './placeBeside.ts';

/** The names of the people in a template, by its seats. */
export type SeatedNames = ReadonlyMap<string, string>;

/**
 * The plan with a template's tables beside its own, with new ids, and the objects around them, unless the
 * plan has an object of the same name. A room without an outline or a background takes the template's. People
 * are found by id within the template's own event, elsewhere by name: exactly one person of the template and
 * one of the event must have that name, in any letter case. Plus-ones without a name are never matched. Only
 * people who wait for a seat are seated. The plan gets none of the template's names.
 */
export const withTemplate = (
  plan: ActivePlan,
  { tables: template, objects = [], outline, background }: SavedSeating,
  names: SeatedNames,
  id: (n: number) => string,
): ActivePlan => {
  const { places, by } = placesBeside(
    template.map(({ layout, endSeats, place, seats }) => ({
      layout,
      endSeats,
      place,
      capacity: seats.length,
    })),
    [...plan.tables.values()].map(standing),
  );
  const ids = idsOf(template, objects, id);
  const tables = template.map(({ tableId, name, layout, endSeats, tags, seats }, index) => ({
    tableId: ids.get(tableId) as string,
    order: plan.nextOrder + index,
    name,
    layout,
    endSeats,
    place: places[index] as Place,
    tags,
    seats: seats.map(([seatId, position, x, y]) => ({
      seatId: ids.get(seatId) as string,
      position,
      x,
      y,
    })),
  }));
  const { taken } = matchTakers(plan, template, names);
  const room = {
    outline: plan.room.outline ?? (outline && outlineMoved(outline, by)) ?? null,
    background: plan.room.background ?? (background && backgroundMoved(background, by)) ?? null,
  };
  return seated(
    objectsToAdd(plan, objects, by)
      .map(({ objectId, object }) => ({ objectId: ids.get(objectId) as string, object }))
      .reduce(withObject, tables.reduce(withTable, { ...plan, room })),
    taken.map(([seatId, attendeeId]) => [ids.get(seatId) as string, attendeeId]),
  );
};

const outlineMoved = (outline: RoomOutline, by: Move): RoomOutline => {
  const points = outline.points.map(([x, y]): Corner => {
    const moved = onFloorMoved(by, { x, y, rotation: 0 });
    return [moved.x, moved.y];
  });
  return { ...outline, points };
};

const backgroundMoved = (background: RoomBackground, by: Move): RoomBackground => ({
  ...background,
  ...onFloorMoved(by, background),
});

/** The objects whose names the plan lacks, moved together with the tables. */
const objectsToAdd = (
  plan: ActivePlan,
  objects: readonly WholeObject[],
  by: Move,
): WholeObject[] => {
  const taken = namesIn(plan.objects);
  return objects
    .filter(({ object }) => !taken.has(folded(object.name)))
    .map(({ objectId, object }) => ({
      objectId,
      object: { ...object, place: onFloorMoved(by, object.place) },
    }));
};

/** A place, moved together with the tables and kept on the floor. */
const onFloorMoved = (by: Move, place: Place): Place => {
  const { x, y, rotation } = movedBy(by, place);
  return { x: onFloor(x), y: onFloor(y), rotation };
};

const onFloor = (at: number): number => Math.min(limits.floor, Math.max(-limits.floor, at));

/** Maps the template's ids to new ones: tables first, then seats, then objects. */
const idsOf = (
  template: readonly SnapshotTable[],
  objects: readonly WholeObject[],
  id: (n: number) => string,
) => {
  const old = [
    ...template.map(({ tableId }) => tableId),
    ...template.flatMap(({ seats }) => seats.map(([seatId]) => seatId)),
    ...objects.map(({ objectId }) => objectId),
  ];
  return new Map(old.map((one, n) => [one, id(n)]));
};

type Takers = {
  /** Pairs of [the template's seat, the attendee who takes it]. */
  taken: [seatId: string, attendeeId: string][];
  /** The number of the template's seats whose name several people have. */
  ambiguous: number;
};

/** Matches people of the plan with seats of a template. */
export const matchTakers = (
  plan: ActivePlan,
  template: readonly SnapshotTable[],
  names: SeatedNames,
): Takers => {
  const { attendees } = plan;
  const byId = occupantsWhoAreHere(plan, template);
  const known = new Set(byId.values());
  const seats = byName([...names].flatMap(([id, name]) => (byId.has(id) ? [] : [[name, id]])));
  const people = byName(
    [...attendees].flatMap(([id, { person, isNamed }]) =>
      known.has(id) || !isNamed ? [] : [[person.name, id]],
    ),
  );
  const shared = [...seats].flatMap(([name, seatIds]): [string[], string[]][] => {
    const namesakes = people.get(name);
    return namesakes ? [[seatIds, namesakes]] : [];
  });
  const isClear = ([seatIds, who]: [string[], string[]]) => seatIds.length + who.length === 2;
  const clear = shared.filter(isClear).map(([[seatId], [who]]) => [seatId, who]);
  const taken = [...byId, ...(clear as [string, string][])];
  return {
    taken: taken.filter(([, who]) => {
      const attendee = attendees.get(who);
      return attendee !== undefined && isWaiting(attendee);
    }),
    ambiguous: shared
      .filter((one) => !isClear(one))
      .reduce((sum, [seatIds]) => sum + seatIds.length, 0),
  };
};

/** People found by id, in the template's own event or in a copy of it. */
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

/** Groups [name, id] pairs by folded name. */
const byName = (named: readonly (readonly string[])[]): Map<string, string[]> => {
  const all = new Map<string, string[]>();
  for (const [name = '', id = ''] of named)
    all.set(folded(name), [...(all.get(folded(name)) ?? []), id]);
  return all;
};
