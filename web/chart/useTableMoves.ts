import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { createMovingTables } from './movingTables.ts';
import { type Spans, snapped, spansOf, turned, turnedTowards } from './snapping.ts';
import type { ChartTable, Place, TableOnFloor } from './types.ts';
import type { FloorView } from './useViewport.ts';
import { isNear } from './viewport.ts';

type Point = { x: number; y: number };

/** What the gesture has grabbed: a table, or its handle for turning. */
export type Grip =
  | { what: 'move'; table: ChartTable; others: readonly Spans[] }
  | { what: 'turn'; table: ChartTable };

/** In pixels: a table this close to a line snaps to it. */
const reach = 7;
/** In milliseconds: after this pause, the key presses become one command. */
const keysRest = 500;

const onTheFloor = ({ x, y, rotation }: Place): Place => {
  const within = (value: number) =>
    Math.min(limits.floor, Math.max(-limits.floor, Math.round(value * 10) / 10));
  return { x: within(x), y: within(y), rotation: turned(rotation) };
};

const isSamePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.rotation === b.rotation;

type Options = {
  tables: readonly TableOnFloor[];
  floor: FloorView;
  /** Returns whether it succeeded. */
  onTableMoved: (table: ChartTable, place: Place) => Promise<boolean>;
};

/**
 * Moves and turns tables by pointer and keyboard. Changes show at once; each gesture is one
 * command.
 */
export const useTableMoves = ({ tables, floor, onTableMoved }: Options) => {
  const [moving] = useState(createMovingTables);
  const byKeys = useRef<{ table: ChartTable; timer: ReturnType<typeof setTimeout> } | null>(null);

  useEffect(() => {
    if (tables) moving.settle();
  }, [tables, moving]);

  const planned = (id: string) => tables.find(({ table }) => table.id === id)?.table;
  const shown = (table: ChartTable): ChartTable => ({ ...table, ...moving.placeOf(table.id) });

  const put = (id: string) => {
    const table = planned(id);
    const place = moving.placeOf(id);
    if (!place) return;
    if (!table || isSamePlace(table, place)) moving.release(id);
    else void moving.send(id, place, () => onTableMoved(table, place));
  };
  /** Sends the pending key presses as a command now. */
  const finishKeys = () => {
    const done = byKeys.current;
    if (!done) return;
    clearTimeout(done.timer);
    byKeys.current = null;
    put(done.table.id);
  };
  const finishLater = useEffectEvent(finishKeys);
  useEffect(() => () => finishLater(), []);

  return {
    moving,
    finishKeys,
    take: (table: ChartTable): Grip => {
      finishKeys();
      const { size } = floor;
      const others = tables
        .filter((one) => one.table.id !== table.id)
        .map((one) => shown(one.table))
        .filter((one) => !size || isNear(floor.now(), size, one));
      return { what: 'move', table: shown(table), others: others.map(spansOf) };
    },
    takeHandle: (table: ChartTable): Grip => {
      finishKeys();
      return { what: 'turn', table: shown(table) };
    },
    /** In pixels: `by` is the distance since the start, `at` the current position. */
    drag: (grip: Grip, by: Point, at: Point, isFree: boolean) => {
      const { table } = grip;
      if (grip.what === 'turn') {
        const rotation = turnedTowards(table, floor.pointAt(at.x, at.y), isFree);
        return moving.hold(table.id, { x: table.x, y: table.y, rotation });
      }
      const { scale } = floor.now();
      const held = { ...table, x: table.x + by.x / scale, y: table.y + by.y / scale };
      if (isFree) return moving.hold(table.id, onTheFloor(held));
      const { place, guides } = snapped(held, grip.others, reach / scale);
      return moving.hold(table.id, onTheFloor(place), guides);
    },
    drop: ({ table }: Grip, isCanceled: boolean) => {
      if (isCanceled) moving.release(table.id);
      else put(table.id);
    },
    /** One step by a key. Consecutive steps become one command. */
    step: (table: ChartTable, change: (place: Place) => Place) => {
      if (byKeys.current?.table.id !== table.id) finishKeys();
      clearTimeout(byKeys.current?.timer);
      moving.hold(table.id, onTheFloor(change(shown(table))));
      byKeys.current = { table, timer: setTimeout(() => finishLater(), keysRest) };
    },
    /** Reverts moves by keys that are not a command yet. Returns whether there were any. */
    rollBack: (): boolean => {
      const undone = byKeys.current;
      if (!undone) return false;
      clearTimeout(undone.timer);
      byKeys.current = null;
      moving.release(undone.table.id);
      return true;
    },
  };
};

export type TableMoves = ReturnType<typeof useTableMoves>;
