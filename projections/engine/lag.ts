import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import { type EventLog, startPosition } from '../../schema/ports/eventLog.ts';
import { readCheckpoint } from './checkpoints.ts';

/** How far the read models are behind the log. */
export type ProjectionLag = {
  events: number;
  /** Why the projections stopped; null if unknown. */
  stopped: string | null;
};

/** Healthy projections pass any position within this time (see api/serving/readiness.ts). */
const patienceMs = 10_000;
const pollMs = 100;
const page = 1_000;

/**
 * The distance of the read models behind the log. Under load they always lag by some events, so they count as
 * behind only if the first missing event is not projected within `withinMs`. Undefined if they keep up.
 */
export const findLag = async (
  client: pg.ClientBase,
  log: EventLog,
  { withinMs = patienceMs, signal }: { withinMs?: number; signal?: AbortSignal },
): Promise<ProjectionLag | undefined> => {
  const first = await firstMissing(log, await reached(client));
  if (first === undefined) return undefined;
  const until = performance.now() + withinMs;
  for (;;) {
    if ((await reached(client)) >= first) return undefined;
    if (performance.now() >= until) break;
    await pause(pollMs, undefined, { signal });
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

/** Pages up to the present head. A page may be empty while an append is in progress. */
async function* pagesAfter(log: EventLog, position: Position, max: number) {
  const upTo = await log.head();
  for (let after = position; after < upTo; ) {
    const { events, next } = await log.readAll({ after, upTo, max });
    yield events;
    if (next === after) await pause(pollMs);
    after = next;
  }
}
