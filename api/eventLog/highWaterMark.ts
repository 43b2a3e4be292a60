import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { startPosition } from '../core/eventLog.ts';
import { readRows } from './postgresReads.ts';
import { toPosition } from './postgresSchema.ts';

export type HighWaterMark = {
  /** The position up to which all is final, looked up anew. */
  refresh: () => Promise<Position>;
  /** The same, without looking where the mark already lies behind `position`. */
  atLeastAfter: (position: Position) => Promise<Position>;
};

const longestLookMs = 5_000;

/**
 * Takes the appends' lock exclusively for an instant, which waits out those in flight: every
 * position that is visible then is final. Readers of one process share one look.
 */
export const createHighWaterMark = (pool: Pool): HighWaterMark => {
  let mark = startPosition;
  let looking: Promise<Position> | undefined;
  let next: Promise<Position> | undefined;

  const look = async (): Promise<Position> => {
    const found = await lookUp(pool);
    if (found !== undefined && found > mark) mark = found;
    return mark;
  };

  // A look that began before the caller asked may miss what the caller knows to be there, so the
  // caller joins the one after it.
  const refresh = (): Promise<Position> => {
    if (!looking) {
      looking = look().finally(() => {
        looking = undefined;
      });
      return looking;
    }
    next ??= looking
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  };

  return { refresh, atLeastAfter: async (position) => (mark > position ? mark : refresh()) };
};

/** Undefined where an append was in flight for longer than the lock's timeout. */
const lookUp = async (pool: Pool): Promise<Position | undefined> => {
  const query = { name: 'event_log_mark', text: 'SELECT event_log.high_water_mark() AS mark' };
  const [row] = await readRows<{ mark: string | null }>(pool, query, longestLookMs);
  return row?.mark ? toPosition(row.mark) : undefined;
};
