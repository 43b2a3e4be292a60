import type { Guide } from './snapping.ts';
import type { Place } from './types.ts';

/**
 * The places of tables that the member has moved, until the plan has them: `held` during the gesture, `sent`
 * while the command is in flight, `done` after it succeeded. Only these tables render again, not the whole
 * floor.
 */
type Moving = { place: Place; state: 'held' | 'sent' | 'done' };

/** By table. */
export type Places = ReadonlyMap<string, Place>;

const none: readonly Guide[] = [];

export const createMovingTables = () => {
  const moving = new Map<string, Moving>();
  const listeners = new Set<() => void>();
  let guides = none;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    placeOf: (id: string): Place | undefined => moving.get(id)?.place,
    guides: (): readonly Guide[] => guides,
    hold: (places: Places, along: readonly Guide[] = none) => {
      for (const [id, place] of places) moving.set(id, { place, state: 'held' });
      guides = along;
      notify();
    },
    /** Returns the tables to their places in the plan. */
    release: (ids: readonly string[]) => {
      for (const id of ids) moving.delete(id);
      guides = none;
      notify();
    },
    /**
     * Keeps the tables at their new places while `command` is in flight. Returns them if the result is
     * false.
     */
    send: async (places: Places, command: () => Promise<boolean>) => {
      const sent = [...places].map(([id, place]): [string, Moving] => [
        id,
        { place, state: 'sent' },
      ]);
      for (const [id, own] of sent) moving.set(id, own);
      guides = none;
      notify();
      const isDone = await command();
      for (const [id, own] of sent) {
        // The table was grabbed again meanwhile. That gesture decides.
        if (moving.get(id) !== own) continue;
        if (isDone) own.state = 'done';
        else moving.delete(id);
      }
      if (!isDone) notify();
    },
    /** A new plan has arrived. It includes every successful move. */
    settle: () => {
      for (const [id, { state }] of moving) if (state === 'done') moving.delete(id);
      notify();
    },
  };
};

export type MovingTables = ReturnType<typeof createMovingTables>;
