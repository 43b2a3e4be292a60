import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { startPosition } from '../../schema/ports/eventLog.ts';
import { readRows } from './postgresReads.ts';
import { toPosition } from './postgresSchema.ts';

export type Mark = {
  /** The position up to which all is final. */
  position: Position;
  /** Whether it was looked up after it was asked for, so that nothing older lies behind it. */
  isNew: boolean;
};

export type HighWaterMark = {
  /** The mark, looked up anew. */
  refresh: () => Promise<Mark>;
  /** The same, without looking where the mark already lies behind `position`. */
  atLeastAfter: (position: Position) => Promise<Mark>;
};

const longestLookMs = 5_000;

/**
 * Takes the appends' lock exclusively for an instant, which waits out those in flight: every
 * position that is visible then is final. Readers of one process share one look.
 */
export const createHighWaterMark = (pool: Pool): HighWaterMark => {
  let mark = startPosition;
  let looking: Promise<Mark> | undefined;
  let next: Promise<Mark> | undefined;

  const look = async (): Promise<Mark> => {
    const found = await lookUp(pool);
    if (found !== undefined && found > mark) mark = found;
    return { position: mark, isNew: found !== undefined };
  };

  // A look that began before the caller asked may miss what the caller knows to be there, so the
  // caller joins the one after it.
  const refresh = (): Promise<Mark> => {
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

  return {
    refresh,
    atLeastAfter: async (position) =>
      mark > position ? { position: mark, isNew: false } : refresh(),
  };
};

/** Undefined where an append was in flight for longer than the lock's timeout. */
const lookUp = async (pool: Pool): Promise<Position | undefined> => {
  const query = { name: 'event_log_mark', text: 'SELECT event_log.high_water_mark() AS mark' };
  const [row] = await readRows<{ mark: string | null }>(pool, query, longestLookMs);
  return row?.mark ? toPosition(row.mark) : undefined;
};
