import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { startPosition } from '../../schema/ports/eventLog.ts';
import { readRows } from './postgresReads.ts';
import { toPosition } from './postgresSchema.ts';

export type HighWaterMark = {
  /** The known mark. All events up to this position are final. */
  known: () => Position;
  /** Remembers the mark that was read with a page. */
  learn: (position: Position) => void;
  /** Looks the mark up. Returns the known mark if an append takes too long. */
  refresh: () => Promise<Position>;
};

const longestLookMs = 5_000;

/**
 * The position up to which the log is final. A lookup waits for the appends in flight, so that all positions
 * that are visible by then are final. Callers in one process share a lookup.
 */
export const createHighWaterMark = (pool: Pool): HighWaterMark => {
  let mark = startPosition;
  let looking: Promise<Position> | undefined;
  let next: Promise<Position> | undefined;

  const learn = (position: Position): void => {
    if (position > mark) mark = position;
  };

  const look = async (): Promise<Position> => {
    const query = { name: 'event_log_mark', text: 'SELECT event_log.high_water_mark() AS mark' };
    const [row] = await readRows<{ mark: string | null }>(pool, query, longestLookMs);
    if (row?.mark) learn(toPosition(row.mark));
    return mark;
  };

  // A lookup in progress may miss events that the caller knows of, so the caller joins the next lookup.
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

  return { known: () => mark, learn, refresh };
};
