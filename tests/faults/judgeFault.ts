import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Judgement, judge } from './check/judge.ts';
import { keysOfEvents } from './check/keysOfEvents.ts';
import type { LogEvent } from './check/logEvent.ts';
import { readEventStore } from './check/readEventStore.ts';
import { differences, picturesAmiss } from './check/readModels.ts';
import { readPostgresLog } from './check/readPostgresLog.ts';
import type { Stage, Struck } from './fault.ts';
import { planStream } from './load/command.ts';
import { send, wireOf } from './load/request.ts';
import type { CommandRecord } from './records.ts';
import { shipped } from './stage/bundle.ts';
import { signedIn } from './stage/cookies.ts';
import { ownEnvironment } from './stage/planner.ts';
import { ran } from './stage/run.ts';

/** The result of a fault. */
export type Result = Judgement & {
  /** How often the fault struck, if that is counted. */
  strikes: number;
  verify: string;
  audit: string;
  /** The reasons, apart from the columns, why the fault counts as failed. */
  wrong: string[];
  remarks: string[];
  recoveriesMs: number[];
};

type ReadBack = { judgement: Judgement; shown: string[] };

const mostReadings = 5;

/** Reads everything back: the log, the read models, and the product's own checks. */
export const judgeFault = async (stage: Stage, struck: Struck): Promise<Result> => {
  const wrong = [...(struck.wrong ?? [])];
  const program = struck.checkedBy ?? shipped.projections;
  const env = struck.movedTo?.env ?? stage.calmEnv;
  const client = new pg.Client({
    connectionString: struck.movedTo?.databaseUrl ?? stage.databaseUrl,
  });
  await client.connect();
  try {
    const { judgement, shown } = await readAtRest(struck, env, client, wrong);
    const [verify, audit] = await Promise.all([
      lastLineOf(program, env, ['verify']),
      lastLineOf(program, env, ['audit', 'verify']),
    ]);
    return {
      ...judgement,
      verify: verify === 'equal' && shown.length > 0 ? `otherwise: ${shown[0]}` : verify,
      audit: audit.startsWith('whole') ? 'whole' : audit,
      wrong: [...wrong, ...judgement.impossible],
      strikes: struck.loads.reduce((sum, load) => sum + load.strikeCount(), 0),
      remarks: struck.remarks ?? [],
      recoveriesMs: struck.loads.flatMap((load) => load.recoveries()),
    };
  } finally {
    await client.end();
  }
};

/**
 * Reads once nothing arrives any more. A request that its client gave up may still be carried out between
 * reading the log and reading the read models.
 */
const readAtRest = async (
  struck: Struck,
  env: Record<string, string>,
  client: pg.Client,
  wrong: string[],
): Promise<ReadBack> => {
  const records = struck.loads.flatMap((load) => load.records);
  for (let readings = 1; ; readings += 1) {
    const last = await projectAll(struck).catch((error: Error) => {
      wrong.push(`the last command: ${error.message}`);
    });
    const log = await logOf(env, client);
    const keys = await keysOfEvents(log, client, env.MASTER_KEY ?? '');
    const judgement = judge(records, log, keys);
    const shown = await shownOtherwise(client, records, judgement);
    const kept = struck.loads.flatMap(({ plans }) =>
      plans.flatMap(({ eventId, images }) => images.map((imageId) => ({ eventId, imageId }))),
    );
    shown.push(...(await picturesAmiss(client, kept)));
    const isAtRest =
      log.at(-1)?.stream === last && (await logOf(env, client)).length === log.length;
    if (isAtRest || last === undefined) return { judgement, shown };
    if (readings < mostReadings) continue;
    wrong.push('the log does not come to rest');
    return { judgement, shown };
  }
};

const shownOtherwise = async (
  client: pg.Client,
  records: readonly CommandRecord[],
  { plans }: Judgement,
): Promise<string[]> => {
  const streams = new Set(records.map(({ stream }) => stream));
  const shown: string[] = [];
  for (const [stream, plan] of plans) {
    if (!streams.has(stream)) continue;
    shown.push(...(await differences(client, stream.replace('eventPlan-', ''), plan)));
  }
  return shown;
};

const logOf = (env: Record<string, string>, client: pg.Client): Promise<LogEvent[]> =>
  env.EVENTSTORE_URL ? readEventStore(env.EVENTSTORE_URL) : readPostgresLog(client);

/** A command is answered once everything before it is shown. Returns its stream. */
const projectAll = async ({ alive }: Struck): Promise<string> => {
  const [cookie = ''] = await signedIn(alive.url, ['organiser@example.com']);
  const body = { name: 'After the fault' };
  const call = { via: 'rest' as const, method: 'POST', path: '/api/events', body };
  const wire = wireOf(call, randomUUID(), { cookie });
  for (let tries = 1; ; tries += 1) {
    const { status, body: text } = await send(alive.url, wire, { timeoutMs: 15_000 });
    if (status === 201) return planStream(JSON.parse(text).id);
    if (tries === 4) throw new Error(`${status} ${text.slice(0, 200)}`);
  }
};

const lastLineOf = async (
  program: string,
  env: Record<string, string>,
  task: readonly string[],
): Promise<string> => {
  const { code, output } = await ran(process.execPath, [program, ...task], {
    env: { ...ownEnvironment(), ...env, LOG_LEVEL: 'silent' },
  });
  const lines = output.trim().split('\n');
  return code === 0 ? (lines.at(-1) ?? '') : (lines.slice(-3).join(' | ') ?? '');
};
