import type { Knex } from 'knex';
import type { Pool } from 'pg';
import type { Position } from '../../schema/domainEvents.ts';
import type { ChangeFeed } from '../../schema/ports/changeFeed.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import type { RunnerStatus } from '../../schema/ports/runnerStatus.ts';
import type { SetAsideStream } from '../../schema/setAside.ts';
import { inTime } from '../pipeline/inTime.ts';
import type { SetAsideNow } from '../queries/setAside.ts';

export type Check = { ok: boolean; detail?: string };
export type Readiness = {
  check: () => Promise<{ isReady: boolean; checks: Record<string, Check> }>;
  /** Reports "not ready" from now on, so that a load balancer sends no more requests. */
  drain: () => void;
};

const fine: Check = { ok: true };
const answerWithinMs = 2_000;
const maxLagSeconds = 10;
const maxNamed = 10;

type Parts = {
  pool: Pool;
  read: Knex;
  log: EventLog;
  feed: ChangeFeed;
  setAside: Pick<SetAsideNow, 'all'>;
  runner: { status: () => RunnerStatus } | undefined;
};

/** Checks whether PostgreSQL and the event log answer, and whether the read models keep up. */
export const createReadiness = ({ pool, read, log, feed, setAside, runner }: Parts): Readiness => {
  let isDraining = false;
  /** A head of the log that the read models had not reached, and when it was seen. */
  let missed: { head: Position; since: number } | undefined;

  /** A standby, or a server with a full disk, may answer queries and refuse every write. */
  const postgresql = async (): Promise<Check> => {
    const [{ rows }] = await Promise.all([
      pool.query<{ readOnly: string }>(
        `SELECT current_setting('transaction_read_only') AS "readOnly"`,
      ),
      read.raw('SELECT 1'),
    ]);
    return rows[0]?.readOnly === 'on' ? { ok: false, detail: 'read-only' } : fine;
  };

  const projections = async (): Promise<Check> => {
    const status = runner?.status();
    if (status?.error) return { ok: false, detail: `projections stopped: ${status.reason}` };
    const head = await log.head();
    const reached = feed.reached();
    // Under load there is always a newer event, so only read models that do not pass a seen head are behind.
    if (missed && reached >= missed.head) missed = undefined;
    if (reached < head) missed ??= { head, since: performance.now() };
    const lag = missed ? (performance.now() - missed.since) / 1000 : 0;
    const detail = `${lag.toFixed(1)} s behind${setAsideText(setAside.all())}`;
    return { ok: lag <= maxLagSeconds, detail };
  };

  return {
    check: async () => {
      const [database, eventLog, behind] = await Promise.all([
        within(postgresql),
        within(() => log.head().then(() => fine)),
        within(projections),
      ]);
      const checks: Record<string, Check> = {
        postgresql: database,
        eventLog,
        projections: behind,
        ...(isDraining ? { process: { ok: false, detail: 'shutting down' } } : {}),
      };
      return { isReady: Object.values(checks).every(({ ok }) => ok), checks };
    },
    drain: () => {
      isDraining = true;
    },
  };
};

/**
 * Lists streams that are set aside. A single plan set aside is no reason to take the process out of service.
 */
const setAsideText = (streams: readonly SetAsideStream[]): string => {
  if (streams.length === 0) return '';
  const named = streams.slice(0, maxNamed).map(({ stream }) => stream);
  const more = streams.length > maxNamed ? ' …' : '';
  return `; ${streams.length} set aside: ${named.join(', ')}${more}`;
};

/** The result of a check, or a failure if it does not answer in time. */
const within = (ask: () => Promise<Check>): Promise<Check> =>
  inTime(ask(), answerWithinMs).catch(() => ({ ok: false, detail: 'no answer' }));
