import { randomUUID } from 'node:crypto';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { rebuild } from '../../projections/engine/rebuild.ts';
import { projectors } from '../../projections/projectors.ts';
import { poison } from '../../projections/testing/plans.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { sealed } from './sealing.ts';

/** The time of the event that cannot be projected. */
export const poisonedAt = '2026-05-01T18:00:00.000Z';

export type PoisonedPlans = {
  log: EventLog;
  /** Appends a domain event that no read model can store. Returns its position. */
  poison: (eventId: string) => Promise<string>;
  /** Corrects what was recorded, as only somebody with the database's password can. */
  mend: () => Promise<unknown>;
  /** Damages the sealed data of the event's stream beyond repair. */
  damage: (eventId: string) => Promise<unknown>;
  /** Destroys a person's key, as described in the operations guide. */
  destroyKey: (personId: string) => Promise<unknown>;
  /** The effect of `npm run projections -- rebuild`. */
  rebuild: () => Promise<unknown>;
  /** The effect of `npm run projections -- resume`. */
  resume: (eventId: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Opens a planner's log as its operator can. */
export const openPoisonedPlans = async (databaseUrl: string): Promise<PoisonedPlans> => {
  const pool = createPool(databaseUrl);
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  const options = { connectionString: databaseUrl, log, projectors };
  const changeLog = (change: string) =>
    pool.query(`
      ALTER TABLE event_log.events DISABLE TRIGGER USER;
      UPDATE event_log.events SET data = ${change};
      ALTER TABLE event_log.events ENABLE TRIGGER USER;
    `);
  return {
    log,
    poison: async (eventId) => {
      const metadata = { commandId: randomUUID(), actorId: 'organiser', at: poisonedAt };
      const event = { id: randomUUID(), ...poison(eventId), metadata } as unknown as NewEvent;
      const appended = await log.append(eventPlanStream(eventId), [event], { expected: 'any' });
      return appended.position;
    },
    mend: () => changeLog(`replace(data::text, '"a dozen"', '12')::json`),
    damage: (eventId) =>
      changeLog(
        `replace(data::text, '"sealed":"', '"sealed":"AAAA')::json
          WHERE stream = '${eventPlanStream(eventId)}'`,
      ),
    destroyKey: (personId) =>
      pool.query(
        'UPDATE app.person_keys SET wrapped_key = NULL, destroyed_at = now() WHERE person_id = $1',
        [personId],
      ),
    rebuild: () => rebuild(options),
    resume: (eventId) => rebuild({ ...options, resume: eventPlanStream(eventId) }),
    close: async () => {
      await log.close();
      await pool.end();
    },
  };
};
