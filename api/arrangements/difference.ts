import { isDeepStrictEqual } from 'node:util';
import type { SnapshotTable } from '../../schema/domainEvents.ts';
import type { Difference } from '../../schema/entities/arrangement.ts';
import type { Held } from './savedSeating.ts';

/** The number of entries that differ between two maps. */
const differing = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): number =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  ).length;

const seatsIn = ({ tables, names, pinnedIds = [] }: Held) => {
  const pinned = new Set(pinnedIds);
  return new Map(
    tables.flatMap(({ seats }) =>
      seats.map(([seatId, , , , attendeeId]) => {
        const name = attendeeId === null ? null : (names[attendeeId] ?? null);
        return [seatId, { attendeeId, name, isPinned: pinned.has(attendeeId ?? '') }] as const;
      }),
    ),
  );
};

/** The place and shape of a table. Its people are compared by seat. */
const standing = ({ seats, tags = [], ...table }: SnapshotTable) => ({
  ...table,
  tags,
  seats: seats.map(([seatId, position, x, y]) => ({ seatId, position, x, y })),
});

const tablesIn = ({ tables }: Held) =>
  new Map(tables.map((table) => [table.tableId, standing(table)]));

const objectsIn = ({ objects = [] }: Held) =>
  new Map(objects.map(({ objectId, object }) => [objectId, object]));

/** The room's outline and background, each as one object. An arrangement of a single table has neither. */
const roomIn = ({ outline, background }: Held) =>
  new Map(Object.entries({ outline: outline ?? null, background: background ?? null }));

/** The counts of what differs between two seatings. */
export const differenceOf = (before: Held, after: Held): Difference => ({
  seats: differing(seatsIn(before), seatsIn(after)),
  tables: differing(tablesIn(before), tablesIn(after)),
  objects:
    differing(objectsIn(before), objectsIn(after)) + differing(roomIn(before), roomIn(after)),
});

/** Whether nothing differs. */
export const isNothing = ({ seats, tables, objects }: Difference): boolean =>
  seats + tables + objects === 0;
