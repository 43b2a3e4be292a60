import { randomUUID } from 'node:crypto';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { rebuild } from '../../projections/engine/rebuild.ts';
import { projectors } from '../../projections/projectors.ts';
import { poison } from '../../projections/testing/plans.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { sealed } from './sealing.ts';

/** When what cannot be projected happened. */
export const poisonedAt = '2026-05-01T18:00:00.000Z';

export type PoisonedPlans = {
  log: EventLog;
  /** Appends a domain event that no read model can keep, and answers its position. */
  poison: (eventId: string) => Promise<string>;
  /** Puts right what was recorded, as only somebody with the database's password can. */
  mend: () => Promise<unknown>;
  /** What `npm run projections -- resume` does. */
  resume: (eventId: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The log of a planner, as its operator reaches it. */
export const openPoisonedPlans = async (databaseUrl: string): Promise<PoisonedPlans> => {
  const pool = createPool(databaseUrl);
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  return {
    log,
    poison: async (eventId) => {
      const metadata = { commandId: randomUUID(), actorId: 'organiser', at: poisonedAt };
      const event = { id: randomUUID(), ...poison(eventId), metadata } as unknown as NewEvent;
      const appended = await log.append(eventPlanStream(eventId), [event], { expected: 'any' });
      return appended.position;
    },
    mend: () =>
      pool.query(`
        ALTER TABLE event_log.events DISABLE TRIGGER USER;
        UPDATE event_log.events SET data = replace(data::text, '"a dozen"', '12')::json;
        ALTER TABLE event_log.events ENABLE TRIGGER USER;
      `),
    resume: (eventId) =>
      rebuild({
        connectionString: databaseUrl,
        log,
        projectors,
        resume: eventPlanStream(eventId),
      }),
    close: async () => {
      await log.close();
      await pool.end();
    },
  };
};
