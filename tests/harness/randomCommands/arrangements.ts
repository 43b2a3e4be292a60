import type {
  ArrangementCommand,
  ArrangementToggle,
  SavedSeatingCommand,
} from '../../../api/arrangements/commands.ts';
import type { ArrangementState } from '../../../api/arrangements/evolve.ts';
import { snapshotOf } from '../../../api/arrangements/snapshot.ts';
import { type ActivePlan, idWithin } from '../../../api/eventPlans/state.ts';
import type { FloorObject } from '../../../schema/planFacts.ts';
import { type Named, type Numbers, pick, type RandomCommands } from './named.ts';

const objectNamed = (name: string): FloorObject => ({
  kind: 'bar',
  name,
  shape: { type: 'point' },
  place: { x: 0, y: 0, rotation: 0 },
  point: null,
  isSolid: false,
});

/**
 * A table and the room as they might have been saved: in another place, under other names, everybody
 * moved by one seat, some of them pinned, and with an object that no longer exists.
 */
const savedOf = (plan: ActivePlan, tableId: string, c: number) => {
  const { tables } = plan.tables.has(tableId) ? snapshotOf(plan, tableId) : { tables: [] };
  const { objects = [] } = snapshotOf(plan, null);
  const people = tables.flatMap(({ seats }) => seats.flatMap(([, , , , who]) => who ?? []));
  const gone = objectNamed(`o${c}`);
  return {
    arrangementId: 'saved',
    name: `saved ${c}`,
    outline: plan.room.outline ?? null,
    objects: [
      ...objects.slice(c % 3).map(({ objectId, object }, n) => ({
        objectId,
        object: { ...object, name: `o${c + n + 1}`, place: { ...object.place, x: c * 20 } },
      })),
      { objectId: idWithin(plan, `${plan.eventId} gone ${c}`), object: gone },
    ],
    pinnedIds: people.slice(c),
    tables: tables.map((table) => ({
      ...table,
      name: `s${c}`,
      tags: c % 2 ? ['saved'] : [],
      place: { ...table.place, x: c * 20 },
      seats: table.seats.map(([seatId, position, x, y], n): (typeof table.seats)[number] => [
        seatId,
        position,
        x,
        y,
        table.seats.at(n - 1)?.[4] ?? null,
      ]),
    })),
  };
};

/** A table's seats with people's names, for as many as there are of both. */
const namesFor = (plan: ActivePlan, tableId: string) => {
  const seatIds = plan.tables.get(tableId)?.seatIds ?? [];
  const names = [...plan.attendees.values()].map(({ person }) => person.name).sort();
  return new Map(seatIds.slice(0, names.length).map((id, n) => [id, names[n] ?? '']));
};

export const arrangementCommands = {
  rename: ({ a, c }) => ({
    type: 'RenameArrangement',
    changes: { name: `plan ${a}`, ...(c % 2 && { description: `as of ${c}` }) },
  }),
  share: () => ({ type: 'ShareArrangement' }),
  unshare: () => ({ type: 'UnshareArrangement' }),
  discard: () => ({ type: 'DeleteArrangement' }),
  showEvent: () => ({ type: 'ShowEventOnLink' }),
  hideEvent: () => ({ type: 'HideEventOnLink' }),
} satisfies Record<string, (named: Named) => Unaddressed>;

type Unaddressed =
  | Omit<Extract<ArrangementCommand, { type: 'RenameArrangement' }>, 'arrangementId'>
  | { type: ArrangementToggle | 'DeleteArrangement' };

export const refreshed = (
  arrangementId: string,
  state: ArrangementState,
  plan: ActivePlan,
): ArrangementCommand => ({
  type: 'RefreshArrangement',
  arrangementId,
  ...snapshotOf(plan, null),
  held: state.status === 'none' ? 0 : state.held,
  isSame: false,
});

export const saved = (
  arrangementId: string,
  plan: ActivePlan,
  { a, c }: Numbers,
): ArrangementCommand => {
  const tableId = c % 2 && plan.tables.size > 0 ? pick(plan.tables.keys(), a) : null;
  return {
    type: 'SaveArrangement',
    arrangementId,
    eventId: plan.eventId,
    tableId,
    name: `plan ${a}`,
    description: null,
    isTemplate: c % 3 === 0,
    isPublic: c % 5 === 0,
    ...snapshotOf(plan, tableId),
  };
};

export const savedSeatingCommands = {
  apply: ({ eventId, table, plan, c }) => ({
    type: 'ApplyArrangement',
    eventId,
    ...savedOf(plan, table.tableId, c),
  }),
  useTemplate: ({ eventId, table, plan, c }) => ({
    type: 'UseTemplate',
    eventId,
    ...savedOf(plan, table.tableId, c),
    names: namesFor(plan, table.tableId),
  }),
} satisfies RandomCommands<SavedSeatingCommand>;
