import type { Guide } from './snapping.ts';
import type { Place } from './types.ts';

/**
 * Where tables are shown that a hand has moved, until the plan says so itself: `held` while the hand
 * has it, `sent` while the command is under way, `done` when it has happened. Only the tables that
 * are in it are drawn anew, not the floor.
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
    /** Puts it back to where the plan has it. */
    release: (id: string) => {
      moving.delete(id);
      guides = none;
      tell();
    },
    /** Leaves it where it was put while `command` is under way; back where that answers false. */
    send: async (id: string, place: Place, command: () => Promise<boolean>) => {
      const own: Moving = { place, state: 'sent' };
      moving.set(id, own);
      guides = none;
      tell();
      const isDone = await command();
      // Taken up again since: the later gesture decides.
      if (moving.get(id) !== own) return;
      if (isDone) own.state = 'done';
      else {
        moving.delete(id);
        tell();
      }
    },
    /** The plan has come anew: what has happened is in it. */
    settle: () => {
      for (const [id, { state }] of moving) if (state === 'done') moving.delete(id);
      tell();
    },
  };
};

export type MovingTables = ReturnType<typeof createMovingTables>;
