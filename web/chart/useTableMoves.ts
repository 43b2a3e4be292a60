import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSamePlace } from '../../schema/rooms/onFloor.ts';
import { keyPause } from './floorKeys.ts';
import { createMovingTables } from './movingTables.ts';
import { type Spans, snapped, spansOf, turned, turnedTowards, withinFloor } from './snapping.ts';
import type { ChartTable, Place, Point, TableOnFloor } from './types.ts';
import type { FloorView } from './useViewport.ts';
import { isNear } from './viewport.ts';

/** The part that the gesture has grabbed: a table, or its rotation handle. */
export type Grip =
  | { what: 'move'; table: ChartTable; group: readonly ChartTable[]; others: readonly Spans[] }
  | { what: 'turn'; table: ChartTable };

/**
 * A table as the plan has it, and the changed parts of its place. Others may change the other parts
 * meanwhile.
 */
export type MovedTable = { table: ChartTable; changes: Partial<Place> };

/** In pixels: a table this close to a line snaps to it. */
const reach = 7;

const onTheFloor = ({ x, y, rotation }: Place): Place => ({
  x: withinFloor(Math.round(x * 10) / 10),
  y: withinFloor(Math.round(y * 10) / 10),
  rotation: turned(rotation),
});

/** The changed parts of a place. `x` and `y` change together; `rotation` is separate. */
const changedPlace = (from: Place, { x, y, rotation }: Place): Partial<Place> => ({
  ...((x !== from.x || y !== from.y) && { x, y }),
  ...(rotation !== from.rotation && { rotation }),
});

/** Collects key presses on the same tables. After a pause, or on unmounting, `put` makes them one command. */
const useKeyPresses = (put: (tableIds: readonly string[]) => void) => {
  type Pressed = { ids: readonly string[]; timer: ReturnType<typeof setTimeout> };
  const pressed = useRef<Pressed | null>(null);
  const drop = (): readonly string[] | undefined => {
    const dropped = pressed.current;
    clearTimeout(dropped?.timer);
    pressed.current = null;
    return dropped?.ids;
  };
  const finish = () => {
    const ids = drop();
    if (ids) put(ids);
  };
  const finishLater = useEffectEvent(finish);
  useEffect(() => () => finishLater(), []);
  return {
    finish,
    /** Forgets the presses. Returns the tables that they moved, if there were any. */
    drop,
    press: (ids: readonly string[]) => {
      if (pressed.current?.ids.join() !== ids.join()) finish();
      clearTimeout(pressed.current?.timer);
      pressed.current = { ids, timer: setTimeout(() => finishLater(), keyPause) };
    },
  };
};

type Options = {
  tables: readonly TableOnFloor[];
  /** Tables that move together. */
  chosenIds: ReadonlySet<string>;
  floor: FloorView;
  /** Returns whether it succeeded. */
  onTablesMoved: (moves: readonly MovedTable[]) => Promise<boolean>;
};

/**
 * Moves and turns tables by pointer and keyboard. Changes show at once; each gesture is one
 * command.
 */
export const useTableMoves = ({ tables, chosenIds, floor, onTablesMoved }: Options) => {
  const [moving] = useState(createMovingTables);
  useEffect(() => {
    if (tables) moving.settle();
  }, [tables, moving]);

  /** The place where each held table was shown when it was taken. The plan may not have that place yet. */
  const taken = useRef(new Map<string, Place>());
  const planned = (id: string) => tables.find(({ table }) => table.id === id)?.table;
  const shown = (table: ChartTable): ChartTable => ({ ...table, ...moving.placeOf(table.id) });
  /** The table, with all tables that are selected together with it. */
  const groupOf = (table: ChartTable): ChartTable[] =>
    chosenIds.has(table.id)
      ? tables.filter((one) => chosenIds.has(one.table.id)).map((one) => shown(one.table))
      : [shown(table)];

  const hold: typeof moving.hold = (places, guides) => {
    for (const id of places.keys()) {
      const table = planned(id);
      if (table && !taken.current.has(id)) taken.current.set(id, shown(table));
    }
    moving.hold(places, guides);
  };
  const release = (ids: readonly string[]) => {
    for (const id of ids) taken.current.delete(id);
    moving.release(ids);
  };
  const put = (ids: readonly string[]) => {
    const places = new Map<string, Place>();
    const moves = ids.flatMap((id): MovedTable[] => {
      const [table, from, place] = [planned(id), taken.current.get(id), moving.placeOf(id)];
      if (!table || !from || !place || isSamePlace(from, place)) return [];
      places.set(id, place);
      return [{ table, changes: changedPlace(from, place) }];
    });
    release(ids.filter((id) => !places.has(id)));
    for (const id of places.keys()) taken.current.delete(id);
    if (moves.length > 0) void moving.send(places, () => onTablesMoved(moves));
  };
  const keys = useKeyPresses(put);

  return {
    moving,
    /** Sends the pending key presses as a command now. */
    finishKeys: keys.finish,
    take: (table: ChartTable): Grip => {
      keys.finish();
      const { size } = floor;
      const group = groupOf(table);
      const own = new Set(group.map(({ id }) => id));
      const others = tables
        .filter((one) => !own.has(one.table.id))
        .map((one) => shown(one.table))
        .filter((one) => !size || isNear(floor.now(), size, one));
      return { what: 'move', table: shown(table), group, others: others.map(spansOf) };
    },
    takeHandle: (table: ChartTable): Grip => {
      keys.finish();
      return { what: 'turn', table: shown(table) };
    },
    /** `by` is the distance since the start, `at` the current position, both in pixels. */
    drag: (grip: Grip, by: Point, at: Point, isFree: boolean) => {
      const { table } = grip;
      if (grip.what === 'turn') {
        const rotation = turnedTowards(table, floor.pointAt(at.x, at.y), isFree);
        return hold(new Map([[table.id, { x: table.x, y: table.y, rotation }]]));
      }
      const { scale } = floor.now();
      const held = { ...table, x: table.x + by.x / scale, y: table.y + by.y / scale };
      const free = { place: held, guides: [] };
      const { place, guides } = isFree ? free : snapped(held, grip.others, reach / scale);
      const moved = { x: place.x - table.x, y: place.y - table.y };
      const places = grip.group.map((one): [string, Place] => [
        one.id,
        onTheFloor({ x: one.x + moved.x, y: one.y + moved.y, rotation: one.rotation }),
      ]);
      return hold(new Map(places), guides);
    },
    drop: (grip: Grip, isCanceled: boolean) => {
      const ids = grip.what === 'move' ? grip.group.map(({ id }) => id) : [grip.table.id];
      if (isCanceled) release(ids);
      else put(ids);
    },
    /** One step by a key. Consecutive steps become one command. */
    step: (table: ChartTable, change: (place: Place) => Place) => {
      const group = groupOf(table);
      keys.press(group.map(({ id }) => id));
      hold(new Map(group.map((one) => [one.id, onTheFloor(change(one))])));
    },
    /** Takes back moves by keys that are not a command yet. Returns whether there were any. */
    rollBack: (): boolean => {
      const undone = keys.drop();
      if (undone) release(undone);
      return undone !== undefined;
    },
  };
};

export type TableMoves = ReturnType<typeof useTableMoves>;
