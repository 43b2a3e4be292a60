import type { Guide } from './snapping.ts';
import type { Place } from './types.ts';

/**
 * The places of tables that the member has moved, until the plan has them: `held` during the
 * gesture, `sent` while the command is in flight, `done` after it succeeded. Only these tables
 * render again, not the floor.
 */
type Moving = { place: Place; state: 'held' | 'sent' | 'done' };

const none: readonly Guide[] = [];

export const createMovingTables = () => {
  const moving = new Map<string, Moving>();
  const listeners = new Set<() => void>();
  let guides = none;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    placeOf: (id: string): Place | undefined => moving.get(id)?.place,
    guides: (): readonly Guide[] => guides,
    hold: (id: string, place: Place, along: readonly Guide[] = none) => {
      moving.set(id, { place, state: 'held' });
      guides = along;
      tell();
    },
    /** Returns the table to its place in the plan. */
    release: (id: string) => {
      moving.delete(id);
      guides = none;
      tell();
    },
    /**
     * Keeps the table at its new place while `command` is in flight. Returns it if the result is
     * false.
     */
    send: async (id: string, place: Place, command: () => Promise<boolean>) => {
      const own: Moving = { place, state: 'sent' };
      moving.set(id, own);
      guides = none;
      tell();
      const isDone = await command();
      // The table was grabbed again meanwhile: the later gesture decides.
      if (moving.get(id) !== own) return;
      if (isDone) own.state = 'done';
      else {
        moving.delete(id);
        tell();
      }
    },
    /** A new plan has arrived, which includes every successful move. */
    settle: () => {
      for (const [id, { state }] of moving) if (state === 'done') moving.delete(id);
      tell();
    },
  };
};

export type MovingTables = ReturnType<typeof createMovingTables>;
