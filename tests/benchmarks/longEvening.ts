import pg from 'pg';
import { eventIdOf, newId } from '../../api/core/ids.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { createChangeFeed } from '../../projections/engine/feed/changeFeed.ts';
import type { EventPlanEvent, Position } from '../../schema/domainEvents.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { NewEvent } from '../../schema/ports/eventLog.ts';
import { createNotices } from '../../schema/ports/notices.ts';
import { sealed } from '../harness/sealing.ts';
import { layOutEvent, type SignedIn } from './ourServer.ts';

type Seat = { id: string; attendeeId: string | null };
type Activity = { lastRevision: number };

const people = 1_500;
const tables = 200;
const page = 500;
/** The time between two moves, so that the history covers a period. */
const everyMs = 2_000;
/** Projecting twenty thousand events takes a few seconds, or a minute on a busy machine. */
const projectedWithinMs = 120_000;

/**
 * An event with 1,500 people at 200 tables whose stream has `length` domain events: the room is laid out,
 * everybody is seated, and then people are moved between seats, each in a step of its own.
 */
export const longEvening = async (
  server: SignedIn,
  databaseUrl: string,
  length: number,
): Promise<{ eventId: string; last: number }> => {
  const { eventId } = await layOutEvent(server, tables, people);
  await server.call('POST', '/api/seats/auto-assign', { eventId });
  const begun = await server.call<Activity>('GET', `/api/events/${eventId}/activity`);
  const seats = await server.call<Seat[]>('GET', `/api/seats/all?event=${eventId}`);
  const taken = seats.flatMap(({ id, attendeeId }) => (attendeeId ? [{ id, attendeeId }] : []));
  const free = seats.filter(({ attendeeId }) => !attendeeId).map(({ id }) => id);

  const moves: EventPlanEvent[] = [];
  for (let n = 0; begun.lastRevision + 1 + moves.length < length; n += 1) {
    const mover = taken[(n * 7_919) % taken.length];
    const to = free[(n * 104_729) % free.length];
    if (!mover || !to) throw new Error('there are people, and seats that are free');
    const { id: seatId, attendeeId } = mover;
    const data = { eventId, seatId: to, attendeeId, from: { in: 'seat' as const, seatId } };
    moves.push({ type: 'SeatAssigned', data });
    free[free.indexOf(to)] = seatId;
    mover.id = to;
  }
  await shown(databaseUrl, () => append(databaseUrl, eventId, moves, BigInt(begun.lastRevision)));
  return { eventId, last: begun.lastRevision + moves.length };
};

/** Appends, and waits until the read models show the result. */
const shown = async (connectionString: string, appended: () => Promise<Position>) => {
  const notices = createNotices({ connectionString });
  await notices.start();
  const feed = createChangeFeed({ notices, connectionString });
  await feed.start();
  try {
    await feed.waitFor(await appended(), projectedWithinMs);
  } finally {
    await feed.stop();
    await notices.stop();
  }
};

const append = async (
  connectionString: string,
  eventId: string,
  moves: readonly EventPlanEvent[],
  behind: bigint,
): Promise<Position> => {
  const pool = new pg.Pool({ connectionString, max: 2 });
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  const since = Date.now();
  let last: Position = '';
  for (let start = 0; start < moves.length; start += page) {
    const batch = moves.slice(start, start + page).map((move, n) => {
      const commandId = newId();
      const at = new Date(since + (start + n) * everyMs).toISOString();
      return {
        ...move,
        id: eventIdOf(commandId, 0),
        metadata: { actorId: 'bench', at, commandId },
      };
    }) as NewEvent[];
    const expected = behind + BigInt(start);
    last = (await log.append(eventPlanStream(eventId), batch, { expected })).position;
  }
  await log.close();
  await pool.end();
  return last;
};
