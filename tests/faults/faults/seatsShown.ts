import pg from 'pg';
import type { Follower } from '../load/follower.ts';

/** Who sits where, by plan and seat. */
export type SeatsByPlan = Map<string, Map<string, string | null>> & {
  /** The position of the read models. What they show is not older. */
  position?: string;
};

type Row = { id: string; event_id: string; attendee_id: string | null };

/** The seats of all plans in the read models. */
export const seatsOf = async (databaseUrl: string): Promise<SeatsByPlan> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // This is read first, so that what is shown is this old or newer. Receiving a change again changes
    // nothing.
    const { rows: checkpoints } = await client.query<{ position: string }>(
      'SELECT position FROM app.checkpoints',
    );
    const { rows } = await client.query<Row>('SELECT id, event_id, attendee_id FROM read.seats');
    const plans: SeatsByPlan = new Map();
    plans.position = checkpoints[0]?.position;
    for (const { id, event_id, attendee_id } of rows) {
      const seats = plans.get(event_id) ?? new Map<string, string | null>();
      plans.set(event_id, seats.set(id, attendee_id));
    }
    return plans;
  } finally {
    await client.end();
  }
};

/**
 * How many seats a subscriber has wrong. A subscriber that was told to query again is not counted.
 */
export const unlike = ({ plans }: Follower, shown: SeatsByPlan): number =>
  plans
    .filter(({ resyncs }) => resyncs === 0)
    .reduce((sum, { eventId, seats }) => sum + differing(seats, shown.get(eventId)), 0);

const differing = (
  known: ReadonlyMap<string, string | null>,
  shown: ReadonlyMap<string, string | null> = new Map(),
): number => {
  const ids = new Set([...known.keys(), ...shown.keys()]);
  return [...ids].filter((id) => known.get(id) !== shown.get(id)).length;
};
