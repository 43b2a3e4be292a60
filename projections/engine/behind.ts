import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { type EventLog, startPosition } from '../../schema/ports/eventLog.ts';
import { readCheckpoint } from './checkpoints.ts';

/** What the read models lack of the log. */
export type Behind = {
  /** Domain events beyond the checkpoint. */
  events: number;
  /** What stopped the projections; null where nothing is known to have. */
  stopped: string | null;
};

/** Projections that keep up pass any position within this time (see api/serving/readiness.ts). */
const patienceMs = 10_000;
const askAgainMs = 100;
const page = 1_000;

/**
 * How far the read models are behind the log. While commands go on they always are by some events, so
 * those count as behind only where the first that is missing now does not come within `withinMs`.
 * Undefined where they keep up.
 */
export const findBehind = async (
  client: pg.ClientBase,
  log: EventLog,
  { withinMs = patienceMs, signal }: { withinMs?: number; signal?: AbortSignal } = {},
): Promise<Behind | undefined> => {
  const first = await firstMissing(log, await reached(client));
  if (first === undefined) return undefined;
  const until = performance.now() + withinMs;
  for (;;) {
    if ((await reached(client)) >= first) return undefined;
    if (performance.now() >= until) break;
    await pause(askAgainMs, undefined, { signal });
  }
  const checkpoint = await readCheckpoint(client);
  const events = await countAfter(log, checkpoint?.position ?? startPosition);
  return { events, stopped: checkpoint?.stopped ?? null };
};

const reached = async (client: pg.ClientBase): Promise<Position> =>
  (await readCheckpoint(client))?.position ?? startPosition;

const firstMissing = async (log: EventLog, position: Position): Promise<Position | undefined> => {
  for await (const events of pagesAfter(log, position, 1)) if (events[0]) return events[0].position;
  return undefined;
};

const countAfter = async (log: EventLog, position: Position): Promise<number> => {
  let count = 0;
  for await (const events of pagesAfter(log, position, page)) count += events.length;
  return count;
};

/** Up to the head as of now. An append may hold up the log's readers for an instant. */
async function* pagesAfter(log: EventLog, position: Position, max: number) {
  const upTo = await log.head();
  for (let after = position; after < upTo; ) {
    const { events, next } = await log.readAll({ after, upTo, max });
    yield events;
    if (next === after) await pause(askAgainMs);
    after = next;
  }
}
