import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { startPosition } from '../../schema/ports/eventLog.ts';
import { readRows } from './postgresReads.ts';
import { toPosition } from './postgresSchema.ts';

export type Mark = {
  /** All events up to here are final. */
  position: Position;
  /** Whether the lookup began after the request. */
  isNew: boolean;
};

export type HighWaterMark = {
  /** Looks the mark up. */
  refresh: () => Promise<Mark>;
  /** The known mark if it is after `position`, else a new one. */
  atLeastAfter: (position: Position) => Promise<Mark>;
};

const longestLookMs = 5_000;

/**
 * Takes the appends' lock exclusively for an instant, which waits for appends in flight: all visible
 * positions are final then. Readers of one process share a lookup.
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

  // A lookup in progress may miss events that the caller knows of, so the caller joins the next one.
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

/** Undefined if an append took longer than the lock's timeout. */
const lookUp = async (pool: Pool): Promise<Position | undefined> => {
  const query = { name: 'event_log_mark', text: 'SELECT event_log.high_water_mark() AS mark' };
  const [row] = await readRows<{ mark: string | null }>(pool, query, longestLookMs);
  return row?.mark ? toPosition(row.mark) : undefined;
};
