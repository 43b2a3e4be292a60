import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangementDecider } from '../../api/arrangements/decider.ts';
import { type CommandHandler, createCommandHandler } from '../../api/core/handleCommand.ts';
import { newId } from '../../api/core/ids.ts';
import type { SnapshotStore } from '../../api/core/snapshots.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { createSnapshotStore } from '../../api/eventLog/snapshotStore.ts';
import type { EventPlanCommand } from '../../api/eventPlans/commands.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { rebuild } from '../../projections/engine/rebuild.ts';
import type { Runner } from '../../projections/engine/runner.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { arrangementStream, eventPlanStream } from '../../schema/ids.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { createPool, createReadDatabase } from '../../schema/ports/postgres.ts';
import { isRefusal } from '../../schema/refusal.ts';
import { details } from '../harness/dinners.ts';
import { brokenRows, rowsByFold, rowsOf } from '../harness/planRows.ts';
import { brokenIn, foldOf, planText } from '../harness/planTruth.ts';
import { type Played, runStep, type Step, stepsOf } from '../harness/randomCommands.ts';
import { type ReadSide, startReadSide } from '../harness/readSide.ts';
import { sealed } from '../harness/sealing.ts';

const writerCount = 4;
const pools: pg.Pool[] = [];
const logs: EventLog[] = [];
let side: ReadSide;
let read: Knex;
let snapshots: SnapshotStore;
let runner: Runner;

/** The log as a separate process opens it. */
const openLog = async (url: string): Promise<EventLog> => {
  const pool = createPool(url, { max: 4 });
  pools.push(pool);
  return sealed(await createPostgresEventStore({ pool }), pool);
};

beforeAll(async () => {
  side = await startReadSide(openLog);
  read = createReadDatabase(side.url);
  snapshots = createSnapshotStore(side.pool);
  for (let n = 0; n < writerCount; n += 1) logs.push(await openLog(side.url));
  runner = side.startRunner();
});
afterAll(async () => {
  await read.destroy();
  for (const log of logs) await log.close();
  await side.end();
  for (const pool of pools) await pool.end();
});

const command = (writer: CommandHandler, about: EventPlanCommand) =>
  writer.handle(eventPlanDecider, eventPlanStream(about.eventId), about, {
    commandId: newId(),
    actorId: 'organiser',
  });

const newPlan = async (writer: CommandHandler): Promise<Played> => {
  const eventId = newId();
  await command(writer, { type: 'CreateEventPlan', eventId, ownerId: 'organiser', details });
  return { eventId, arrangementIds: [], log: side.log };
};

/** Makes the plan so long that a snapshot is taken before the steps are over. */
const workedOnForLong = async ({ eventId }: Played): Promise<void> => {
  const metadata = { commandId: newId(), actorId: 'organiser', at: new Date().toISOString() };
  const events = Array.from({ length: 450 }, (_, n) => ({
    id: randomUUID(),
    type: 'EventPlanEdited' as const,
    data: {
      eventId,
      ownerId: 'organiser',
      before: { name: `dinner ${n}` },
      after: { name: `dinner ${n + 1}` },
    },
    metadata,
  }));
  await side.log.append(eventPlanStream(eventId), events, { expected: 0n });
};

/** What happens once each, after this many hundredths of the steps. */
const moments = fc.record({
  cut: fc.integer({ min: 5, max: 95 }),
  loseTheLead: fc.integer({ min: 5, max: 95 }),
  restart: fc.integer({ min: 5, max: 95 }),
  deletePlan: fc.integer({ min: 40, max: 95 }),
});
type Moments = typeof moments extends fc.Arbitrary<infer M> ? M : never;

const restart = async (): Promise<void> => {
  await runner.stop();
  runner = side.startRunner();
};

/** Tries again if others were faster, as a person would. */
const deletePlan = async (writer: CommandHandler, eventId: string): Promise<unknown> =>
  command(writer, { type: 'DeleteEventPlan', eventId }).catch((error: unknown) => {
    if (!isRefusal(error, 'CONFLICT')) throw error;
    return deletePlan(writer, eventId);
  });

/** Four writers work concurrently on two plans, the second of which is deleted meanwhile. */
const play = async (
  writers: readonly CommandHandler[],
  [kept, lost]: readonly [Played, Played],
  steps: readonly Step[],
  at: Moments,
): Promise<void> => {
  const happens: [number, () => Promise<unknown>][] = [
    [at.cut, () => side.terminate('planner-runner')],
    [at.loseTheLead, () => side.terminate('planner-runner-lock')],
    [at.restart, restart],
    [at.deletePlan, () => deletePlan(writerOf(writers, 0), lost.eventId)],
  ];
  let done = 0;
  const work = async (writer: CommandHandler, own: readonly Step[]) => {
    for (const step of own) {
      await runStep(writer, (step.a + step.b) % 4 === 0 ? lost : kept, step);
      done += 1;
      // The others continue while something happens: each step number belongs to one writer only.
      const reached = done;
      for (const [percent, happen] of happens) {
        if (reached === Math.ceil((percent * steps.length) / 100)) await happen();
      }
    }
  };
  await Promise.all(
    writers.map((writer, n) =>
      work(
        writer,
        steps.filter((step) => step.writer === n),
      ),
    ),
  );
};

const writerOf = (writers: readonly CommandHandler[], n: number): CommandHandler => {
  const writer = writers[n];
  if (!writer) throw new Error(`there is no writer ${n}`);
  return writer;
};

const arrangementsOf = async ({ arrangementIds }: Played) => {
  const folded = arrangementIds.map(
    async (id) => [id, await foldOf(side.log, arrangementDecider, arrangementStream(id))] as const,
  );
  return new Map(await Promise.all(folded));
};

/** The read models show what the log contains, and every writer's memory agrees. */
const agree = async (writers: readonly CommandHandler[], played: Played): Promise<void> => {
  const stream = eventPlanStream(played.eventId);
  const plan = await foldOf(side.log, eventPlanDecider, stream);
  if (plan.status === 'active') expect(brokenIn(plan)).toEqual([]);
  const shown = await rowsOf(read, played.eventId);
  expect(shown).toMatchObject(rowsByFold(plan, await arrangementsOf(played)));
  const fromSnapshot = createCommandHandler({ log: side.log, snapshots });
  for (const writer of [...writers, fromSnapshot]) {
    expect(planText((await writer.load(eventPlanDecider, stream)).state)).toBe(planText(plan));
  }
};

const equalTheLog = async (): Promise<void> => {
  const { differences } = await verify({ connectionString: side.url, log: side.log, projectors });
  expect(differences).toEqual([]);
  expect(await brokenRows(read)).toEqual([]);
};

it.each([
  ['whatever four writers do while the runner dies', []],
  ['also where people are erased meanwhile', ['erase'] as const],
])(
  'equal a fold of the log, %s',
  async (_, erasing) => {
    const property = fc.asyncProperty(
      stepsOf(writerCount, { minLength: 400, maxLength: 500 }, erasing),
      moments,
      async (steps, at) => {
        const writers = logs.map((log) => createCommandHandler({ log, snapshots }));
        const kept = await newPlan(writerOf(writers, 0));
        const lost = await newPlan(writerOf(writers, 1));
        await workedOnForLong(kept);
        await play(writers, [kept, lost], steps, at);
        const snapshot = () =>
          snapshots.load(eventPlanStream(kept.eventId), eventPlanDecider.version);
        // An erasure removes the snapshot.
        if (erasing.length === 0) await expect.poll(snapshot).toBeDefined();
        await side.feed.waitFor(await side.log.head());
        for (const played of [kept, lost]) await agree(writers, played);
        await equalTheLog();
        await rebuild({ connectionString: side.url, log: side.log, projectors });
        for (const played of [kept, lost]) await agree(writers, played);
        await equalTheLog();
      },
    );
    await fc.assert(property, { numRuns: erasing.length === 0 ? 2 : 1, endOnFailure: true });
  },
  300_000,
);
